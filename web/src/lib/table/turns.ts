/** The story cut into turns, the newest first. */
import type { StoryEntry } from '$lib/api/types';

export interface Turn {
  readonly key: string;
  /** 0 for the set-up before anybody acts. */
  readonly number: number;
  readonly entries: readonly { readonly entry: StoryEntry; readonly index: number }[];
}

const TURN = /-log-turn$/;

/**
 * A game whose log tells when a turn begins (`…-log-turn`) is cut there. Else a turn begins when another seat starts to
 * act, or the same seat with a new draw. Points that other seats get belong to the turn in which they are scored:
 * entries of one ply never part.
 */
export function turnsOf(story: readonly StoryEntry[]): Turn[] {
  const turns: { number: number; seat: number | null; entries: { entry: StoryEntry; index: number }[] }[] = [];
  let last: StoryEntry | null = null;
  const told = story.some((entry) => TURN.test(entry.key));
  story.forEach((entry, index) => {
    const open = turns.at(-1);
    const draw = /-log-(draw|turn)$/.test(entry.key);
    const scored = /-log-(score|final|over)/.test(entry.key);
    const begins =
      !open ||
      (told
        ? TURN.test(entry.key)
        : (draw && last !== null && !/-log-(draw|set-aside|turn)$/.test(last.key)) ||
          (!draw && !scored && entry.seat !== null && open.seat !== null && entry.seat !== open.seat && last?.ply !== entry.ply));
    if (begins) turns.push({ number: 0, seat: entry.seat, entries: [] });
    const turn = turns.at(-1)!;
    turn.seat ??= scored ? null : entry.seat;
    turn.entries.push({ entry, index });
    last = entry;
  });
  let number = 0;
  const numbered = turns.map((turn, i) => {
    if (told) return { key: `${i}`, number: Number(turn.entries[0]!.entry.args.turn ?? 0), entries: turn.entries.slice().reverse() };
    const play = turn.entries.some(({ entry }) => entry.ply >= 0 && !/-log-start$/.test(entry.key));
    if (play) number++;
    return { key: `${i}`, number: play ? number : 0, entries: turn.entries.slice().reverse() };
  });
  return numbered.reverse();
}
