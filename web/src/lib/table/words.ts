/** The sentences of the log. */
import type { StoryEntry } from '$lib/api/types';
import type { GameModule, Sketch } from '$lib/games/types';
import { hasText, t } from '$lib/i18n';
import { plainArgs } from '$lib/i18n/errors';
import { Phrases } from './phrases';

export { botLevel, botName, seatName, seatNames } from './called';

/** Seconds as minutes and seconds. */
export const minutes = (seconds: number): string =>
  t('shell-clock', { minutes: Math.floor(seconds / 60), seconds: String(Math.floor(seconds % 60)).padStart(2, '0') });

/** Arguments every log sentence may use: `$name` of the seat, names for other seats, plain values. */
function storyArgs(
  entry: Pick<StoryEntry, 'key' | 'seat' | 'args'> & { points?: number; rule?: string | null },
  names: readonly string[],
  module: GameModule | null,
): Record<string, string | number> {
  const game = entry.key.split('-', 1)[0]!;
  const args: Record<string, string | number> = { ...plainArgs(entry.args), ...new Phrases(game, names, t).args(entry.args, entry.seat) };
  if (entry.points !== undefined) args.points = args.points ?? entry.points;
  Object.assign(args, module?.describe?.(entry.args, t, names));
  return args;
}

/** Negative numbers with a true minus sign: `1,-1` is `1,−1`, the tile `A-3` stays; a kana or ideograph may stand before one. */
export const trueMinus = (text: string): string => text.replace(/(?<![\p{Script=Latin}\p{N}])-(?=\d)/gu, '−');
/** A number of points as it stands in a table or beside a name. */
export const numeral = (points: number): string => trueMinus(String(points));

/** One entry of the log as a sentence. */
export function sentence(entry: StoryEntry, names: readonly string[], module: GameModule | null): string {
  return trueMinus(t(entry.key, storyArgs(entry, names, module)));
}

/** A part of a sentence; with a drawing, the words for whoever does not see it. */
export interface Piece {
  readonly text: string;
  readonly sketch?: Sketch;
}
type Words = Readonly<Record<string, string | number>>;
/** Stands for the drawing while a sentence is set; the mark before it is a space's (`i18n/spaces.ts`). */
const HERE = '\ue001';

/** A sentence in which a drawing stands for the letter of a tile, or before the words if they name none. */
export function pieces<A extends Words>(say: (args: A) => string, args: A, sketch: Sketch | null): Piece[] {
  if (!sketch) return [{ text: trueMinus(say(args)) }];
  const [before, after] = 'tile' in args ? say({ ...args, tile: HERE }).split(HERE) : [];
  if (before === undefined || after === undefined) return [{ text: '', sketch }, { text: trueMinus(say(args)) }];
  return [{ text: trueMinus(before) }, { text: String(args.tile), sketch }, { text: trueMinus(after) }];
}

/** One entry of the log in pieces, with its drawing. */
export function sentencePieces(entry: StoryEntry, names: readonly string[], module: GameModule | null): Piece[] {
  return pieces((args) => t(entry.key, args), storyArgs(entry, names, module), module?.sketch?.(entry) ?? null);
}

/** A plan of a game's evaluation in words. */
export function planName(game: string, plan: string): string {
  const id = `${game}-plan-${plan}`;
  return hasText(id) ? t(id) : plan;
}

/** A cause of points in words. */
export function causeName(game: string, cause: string): string {
  const id = `${game}-ledger-${cause}`;
  return hasText(id) ? t(id) : cause;
}

/** Opens a download of a text. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
