/** The story cut into turns, the newest first. The server says which turn an entry belongs to, and whose it was. */
import type { StoryEntry } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { t } from '$lib/i18n';

export interface Turn {
  readonly key: string;
  /** The number that the game's panel shows; 0 for the set-up. */
  readonly number: number;
  /** Null in the set-up and in a turn that all seats share. */
  readonly whose: number | null;
  readonly entries: readonly { readonly entry: StoryEntry; readonly index: number }[];
}

export function turnsOf(story: readonly StoryEntry[]): Turn[] {
  const turns: { key: string; number: number; whose: number | null; entries: { entry: StoryEntry; index: number }[] }[] = [];
  story.forEach((entry, index) => {
    const open = turns.at(-1);
    const number = entry.turn ?? open?.number ?? 0;
    const whose = entry.turn === null ? (open?.whose ?? null) : entry.whose;
    if (!open || open.number !== number || open.whose !== whose) turns.push({ key: `${turns.length}`, number, whose, entries: [] });
    turns.at(-1)!.entries.push({ entry, index });
  });
  return turns.map((turn) => ({ ...turn, entries: turn.entries.reverse() })).reverse();
}

/** What a turn is called, as the game counts: "Turn 21", "Round 3". */
export const turnName = (number: number, module: GameModule | null): string => module?.turn?.(number, t) ?? t('shell-log-turn', { turn: number });

/** The heading of a turn in the log. */
export function turnTitle(turn: Pick<Turn, 'number' | 'whose'>, names: readonly string[], module: GameModule | null): string {
  if (turn.number === 0) return t('shell-log-setup');
  const title = turnName(turn.number, module);
  return turn.whose === null || names.length < 2 ? title : t('shell-log-turn-of', { turn: title, name: names[turn.whose] ?? '' });
}
