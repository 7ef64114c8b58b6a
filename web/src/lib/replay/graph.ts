/** The race: each seat's points over the game, as steps, and what a bot expected at the end, as lines. */
import type { Analysis, LedgerEntry, TurnInfo } from '$lib/api/types';

/** What a bot expected, moment by moment. */
export type Expected = Pick<Analysis, 'moments' | 'values'>;

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

/** What was expected at the beginning of the turn a moment belongs to. */
export function expectedAt(analysis: Expected, ply: number): readonly number[] {
  const index = analysis.moments.findLastIndex((moment) => moment <= ply);
  return analysis.values[Math.max(0, index)] ?? [];
}
