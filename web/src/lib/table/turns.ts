/** The story cut into turns, and each into what was done in one go. The server says which turn an entry belongs to, and whose it was. */
import type { StoryEntry, TurnInfo } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { t } from '$lib/i18n';

export interface Line {
  readonly entry: StoryEntry;
  /** Where it stands in the whole story. */
  readonly index: number;
}

/** What was done in one go: in a turn that all seats share, one seat's; else the whole turn. */
export interface Go {
  readonly key: string;
  /** What the server told of it; null for what belongs to nobody's go, as the set-up. */
  readonly told: TurnInfo | null;
  /** In the order in which things happened. */
  readonly lines: readonly Line[];
}

export interface Turn {
  readonly key: string;
  /** The number that the game's panel shows; 0 for the set-up. */
  readonly number: number;
  /** Null in the set-up and in a turn that all seats share. */
  readonly whose: number | null;
  /** The newest first. */
  readonly goes: readonly Go[];
}

interface Growing {
  number: number;
  whose: number | null;
  goes: { told: TurnInfo | null; lines: Line[] }[];
}

/** The turns of a story, the newest first. */
export function turnsOf(story: readonly StoryEntry[], told: readonly TurnInfo[] = []): Turn[] {
  const turns: Growing[] = [];
  let at = -1;
  story.forEach((entry, index) => {
    const open = turns.at(-1);
    const number = entry.turn ?? open?.number ?? 0;
    const whose = entry.turn === null ? (open?.whose ?? null) : entry.whose;
    if (open?.number !== number || open.whose !== whose) turns.push({ number, whose, goes: [] });
    while (told[at + 1] && told[at + 1]!.ply <= entry.ply) at++;
    // a tile is drawn for the next seat in the last go of the one before
    const mine = [told[at], whose === null ? undefined : told[at + 1]].find((one) => one?.turn === number && (whose === null || one.seat === whose)) ?? null;
    const { goes } = turns.at(-1)!;
    if (goes.length === 0 || goes.at(-1)!.told !== mine) goes.push({ told: mine, lines: [] });
    goes.at(-1)!.lines.push({ entry, index });
  });
  return turns
    .map(({ number, whose, goes }, i) => ({
      key: `${i}`,
      number,
      whose,
      goes: goes.map((go) => ({ ...go, key: `${go.lines[0]!.index}` })).reverse(),
    }))
    .reverse();
}

/** What a turn is called, as the game counts: "Turn 21", "Round 3". */
export const turnName = (number: number, module: GameModule | null): string => module?.turn?.(number, t) ?? t('shell-log-turn', { turn: number });

/** The heading of a turn in the log. */
export function turnTitle(turn: Pick<Turn, 'number' | 'whose'>, names: readonly string[], module: GameModule | null): string {
  if (turn.number === 0) return t('shell-log-setup');
  const title = turnName(turn.number, module);
  return turn.whose === null || names.length < 2 ? title : t('shell-log-turn-of', { turn: title, name: names[turn.whose] ?? '' });
}
