/** Where a game turned, and its best and worst turn, from what a bot expected turn by turn. */
import type { Review } from '$lib/api/types';
import type { TurnStart } from '$lib/replay/graph';

export interface Turning {
  /** Where the turn begins that turned the game, and where it ends. */
  readonly ply: number;
  readonly end: number;
  /** Who gained by it. */
  readonly seat: number;
  /** By how many expected points. */
  readonly change: number;
}
export interface Judged {
  readonly ply: number;
  readonly seat: number;
  readonly turn: number;
  readonly gain: number;
}

/** Expected points that are worth a word. */
const WORTH = 2;
const MOST = 3;

/** By how much a seat is expected to win; alone, what it is expected to score. */
function lead(values: readonly number[], seat: number): number {
  const rivals = values.filter((_, other) => other !== seat);
  return (values[seat] ?? 0) - (rivals.length > 0 ? Math.max(...rivals) : 0);
}
/** Who is expected to win, if only one is. */
function leader(values: readonly number[]): number | null {
  const best = Math.max(...values);
  const first = values.indexOf(best);
  return values.length > 1 && values.indexOf(best, first + 1) < 0 ? first : null;
}

/**
 * The turns that changed the expected lead most, the greatest first; one after which somebody else leads counts double.
 * The last turn is none: there it only becomes known what was expected.
 */
export function turningPoints({ moments, values }: Pick<Review, 'moments' | 'values'>): Turning[] {
  const found: (Turning & { readonly weight: number })[] = [];
  for (let i = 0; i + 2 < moments.length; i++) {
    const [before, after] = [values[i]!, values[i + 1]!];
    const gains = after.map((_, seat) => lead(after, seat) - lead(before, seat));
    const change = Math.max(...gains);
    const [old, now] = [leader(before), leader(after)];
    const other = old !== null && now !== null && old !== now;
    found.push({ ply: moments[i]!, end: moments[i + 1]!, seat: gains.indexOf(change), change, weight: other ? 2 * change : change });
  }
  return found
    .filter(({ change }) => change >= WORTH)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ weight: _, ...turning }) => turning);
}

/** The turns by which somebody's own decisions won and lost most; the last turn is left out, as above. */
export function bestAndWorst({ gains }: Pick<Review, 'gains'>, turns: readonly TurnStart[]): { readonly best: Judged | null; readonly worst: Judged | null } {
  const judged = turns.slice(0, -1).map(({ ply, seat, turn }, i) => ({ ply, seat, turn, gain: gains[i] ?? 0 }));
  const best = judged.reduce<Judged | null>((found, one) => (one.gain > (found?.gain ?? 0.5) ? one : found), null);
  const worst = judged.reduce<Judged | null>((found, one) => (one.gain < (found?.gain ?? -0.5) ? one : found), null);
  return { best, worst };
}
