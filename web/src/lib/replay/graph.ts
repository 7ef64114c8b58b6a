/** The race: each seat's points over the game, as steps, and what a bot expected at the end, as lines. */
import type { Review, LedgerEntry, StoryEntry, TurnInfo } from '$lib/api/types';

/** What a bot expected, moment by moment. */
export type Expected = Pick<Review, 'moments' | 'values'> & Partial<Pick<Review, 'luck' | 'draws'>>;

/** Where a turn begins. */
export type TurnStart = Pick<TurnInfo, 'ply' | 'seat' | 'turn'>;

export interface Step {
  readonly ply: number;
  readonly points: number;
}

export function scoreLines(ledger: readonly LedgerEntry[], players: number, plies: number): Step[][] {
  return Array.from({ length: players }, (_, seat) => {
    const steps: Step[] = [{ ply: 0, points: 0 }];
    let points = 0;
    for (const entry of ledger) {
      if (entry.seat !== seat) continue;
      points += entry.points;
      const ply = Math.min(plies, Math.max(0, entry.ply + 1));
      if (steps.at(-1)!.ply === ply) steps.pop();
      steps.push({ ply, points });
    }
    return steps;
  });
}

/** Each seat's expected final points, moment by moment. */
export function expectedLines(analysis: Expected, players: number): Step[][] {
  return Array.from({ length: players }, (_, seat) => analysis.moments.map((ply, i) => ({ ply, points: analysis.values[i]?.[seat] ?? 0 })));
}

/** The same with average luck at every draw. */
export const withoutLuck = (analysis: Expected): Expected => ({
  moments: analysis.moments,
  values: analysis.values.map((row, i) => row.map((points, seat) => points - (analysis.luck?.[i]?.[seat] ?? 0))),
});

/** A draw, whom it helped most against the others, and by how many points. */
export interface Luck {
  readonly ply: number;
  readonly seat: number;
  readonly points: number;
}

/** The draws that helped somebody, with by how much more than the rival whom they helped most. */
export function lucks(analysis: Expected): Luck[] {
  return (analysis.draws ?? []).flatMap(({ ply, luck }): Luck[] => {
    const order = luck.map((_, seat) => seat).sort((a, b) => luck[b]! - luck[a]!);
    const [first, second] = order;
    if (first === undefined) return [];
    if (second === undefined) return [{ ply, seat: first, points: luck[first]! }];
    const points = luck[first]! - luck[second]!;
    return points > 0.05 ? [{ ply, seat: first, points }] : [];
  });
}

/** The turn that a moment belongs to: the last one begun, or the next one where something was drawn for it already. */
export function turnShown<T extends TurnStart>(game: { turns: readonly T[]; story: readonly StoryEntry[] }, ply: number): T | null {
  const done = Math.max(0, ply - 1);
  const next = game.turns.find((turn) => turn.ply > done);
  const told = game.story.findLast((entry) => entry.ply <= done && entry.turn !== null);
  if (next && told?.whose === next.seat && told.turn === next.turn) return next;
  return game.turns.findLast((turn) => turn.ply <= done) ?? null;
}

/** What was expected at the beginning of the turn a moment belongs to. */
export function expectedAt(analysis: Expected, ply: number): readonly number[] {
  const index = analysis.moments.findLastIndex((moment) => moment <= ply);
  return analysis.values[Math.max(0, index)] ?? [];
}
