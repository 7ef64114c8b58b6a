/** What turns did, in words: their decisions as one sentence, and what everybody won and lost. The server tells both. */
import type { LedgerEntry, StoryEntry, TurnInfo } from '$lib/api/types';
import type { GameModule, Sketch } from '$lib/games/types';
import { t } from '$lib/i18n';
import { Phrases, type Goods } from './phrases';
import { pieces, type Piece, trueMinus } from './words';

type Deed = TurnInfo['deeds'][number];

/** What a sentence is made of. */
export interface Doings {
  /** What was done, with the drawings of what it speaks of. */
  readonly did: readonly Piece[];
  /** What it brought beside the points of its own seat, and what others won or lost by it. */
  readonly gains: string;
  /** The points of its own seat. */
  readonly points: number;
}

/** What a sentence is told from. */
export interface Source {
  readonly game: string;
  readonly names: readonly string[];
  readonly module: GameModule | null;
  readonly story: readonly StoryEntry[];
  readonly ledger: readonly LedgerEntry[];
}

/** What a turn won and lost by seat; what is counted only at the end of the game is no part of it. */
function settled(told: TurnInfo, { ledger, module, story }: Source): Goods[] {
  const final: readonly string[] = module?.causes.final ?? [];
  const atTheEnd = ledger.filter((entry) => entry.ply >= told.ply && final.includes(entry.cause));
  if (atTheEnd.length > 0 && !isLast(told, story)) return [...told.changes];
  return told.changes.map((row, seat) => {
    const late = atTheEnd.reduce((sum, entry) => sum + (entry.seat === seat ? entry.points : 0), 0);
    return late === 0 ? row : { ...row, points: (row.points ?? 0) - late };
  });
}

/** Whether nobody decides anything in a later turn. */
const isLast = (told: TurnInfo, story: readonly StoryEntry[]): boolean =>
  !story.some(({ ply, turn, actor }) => ply > told.ply && ((turn ?? told.turn) !== told.turn || ((actor ?? -1) >= 0 && actor !== told.seat)));

/** Stories by ply, each cut once. */
const cut = new WeakMap<readonly StoryEntry[], Map<number, StoryEntry[]>>();

function told(story: readonly StoryEntry[], ply: number): readonly StoryEntry[] {
  let known = cut.get(story);
  if (!known) {
    known = new Map();
    for (const entry of story) known.set(entry.ply, [...(known.get(entry.ply) ?? []), entry]);
    cut.set(story, known);
  }
  return known.get(ply) ?? [];
}

/** The drawing of what a decision speaks of. */
function sketchOf(deed: Deed, { story, module }: Source): Sketch | null {
  if (!module?.sketch) return null;
  for (const entry of told(story, deed.ply)) {
    const sketch = module.sketch(entry);
    if (sketch) return sketch;
  }
  return null;
}

/** One decision after another; what is done several times in a row is said once. */
function didOf(turn: TurnInfo, source: Source): Piece[] {
  const phrases = new Phrases(source.game, source.names, t);
  const said: { text: string; pieces: readonly Piece[]; times: number }[] = [];
  for (const deed of turn.deeds) {
    const own = deed.seat === turn.seat;
    const say = (args: Readonly<Record<string, string | number>>): string => {
      const words = t(deed.key, args);
      return own ? words : t('shell-other', { name: source.names[deed.seat] ?? '', what: words });
    };
    const found = pieces(say, phrases.args(deed.args, deed.seat), sketchOf(deed, source));
    const text = found.map((piece) => piece.text).join('');
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else said.push({ text, pieces: found, times: 1 });
  }
  return said.flatMap((one, i): Piece[] => [
    ...(i > 0 ? [{ text: t('shell-list-separator') }] : []),
    ...one.pieces,
    ...(one.times > 1 ? [{ text: ` ${t('shell-hint-times', { times: one.times })}` }] : []),
  ]);
}

export function doings(told: TurnInfo, source: Source): Doings {
  const phrases = new Phrases(source.game, source.names, t);
  const changes = settled(told, source);
  const { points = 0, ...goods } = changes[told.seat] ?? {};
  const others = changes.map((row, seat) =>
    seat !== told.seat && Object.values(row).some(Boolean) ? t('shell-other', { name: source.names[seat] ?? '', what: phrases.changes(row) }) : '',
  );
  const gains = [phrases.changes(goods), ...others].filter(Boolean).join(t('shell-then'));
  const did = didOf(told, source);
  // in a turn that has only begun, the goods may be known before there is a word for what was done
  const unsaid = points === 0 && !gains ? 'shell-did-nothing' : isLast(told, source.story) ? 'shell-did-so-far' : null;
  return { did: did.length > 0 || unsaid === null ? did : [{ text: t(unsaid) }], gains: trueMinus(gains), points };
}

/** Whether a turn has only begun: it is the newest, and nothing was decided, won or lost in it yet. */
export const begun = (told: TurnInfo, turns: readonly TurnInfo[]): boolean =>
  told === turns.at(-1) && told.deeds.length === 0 && told.changes.every((row) => Object.values(row).every((n) => n === 0));

/** A whole sentence about a turn, in words alone: for who hears it. */
export function doingsText(told: TurnInfo, source: Source): string {
  const { did, gains, points } = doings(told, source);
  const won = points === 0 ? '' : new Phrases(source.game, source.names, t).changes({ points });
  const what = [did.map((piece) => piece.text).join(''), won, gains].filter(Boolean).join(t('shell-then'));
  return t('shell-other', { name: source.names[told.seat] ?? '', what });
}

/** The ply of the last decision of a turn; of one that has only begun, the ply before it. */
export const lastOf = ({ deeds, ply }: TurnInfo): number => deeds.at(-1)?.ply ?? ply - 1;

/** What others did since a person's last decision, and after a ply; several goes of one seat in a row are one. */
export function sinceMine(turns: readonly TurnInfo[], you: readonly number[], after = -1): TurnInfo[] {
  const mine = turns.findLastIndex((turn) => you.includes(turn.seat) || turn.deeds.some((deed) => you.includes(deed.seat)));
  const found: TurnInfo[] = [];
  for (const turn of turns.slice(mine + 1)) {
    if (lastOf(turn) <= after) continue;
    if (turn.deeds.length === 0 && turn.changes.every((row) => Object.keys(row).length === 0)) continue;
    const last = found.at(-1);
    if (last?.seat === turn.seat && last.turn === turn.turn) found[found.length - 1] = joined(last, turn);
    else found.push(turn);
  }
  return found;
}

function joined(first: TurnInfo, second: TurnInfo): TurnInfo {
  const changes = first.changes.map((row, seat) => {
    const sum: Record<string, number> = { ...row };
    for (const [good, n] of Object.entries(second.changes[seat] ?? {})) sum[good] = (sum[good] ?? 0) + n;
    return sum;
  });
  return { ...first, deeds: [...first.deeds, ...second.deeds], changes };
}

/** The entry of the log by which the board shows a turn: what its seat decided, not what was drawn for it. */
export function shownBy(told: TurnInfo, story: readonly StoryEntry[]): StoryEntry | null {
  const plies = new Set(told.deeds.map((deed) => deed.ply));
  return story.find((entry) => plies.has(entry.ply)) ?? null;
}
