/** What the board says: every sentence comes from the game's texts, with plain arguments. */
import type { StoryEntry } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import { capital, Phrases } from '$lib/table/phrases';
import type { BlockCell } from '../types';
import type { LegalCell, MeepleChoice, Rotation } from './moves';
import { segmentParts, segmentsOf, spotOf } from './shapes';
import TileFace from './TileFace.svelte';
import { TOTAL_TILES } from './tiles';
import type { CarcassonneView, Feature, Preview } from './view';

/** Numbers as the sheet writes them: a true minus sign. */
export const signed = (n: number): string => String(n).replace('-', '−');
export const cellName = (x: number, y: number): string => `${signed(x)},${signed(y)}`;

const list = (parts: readonly string[], t: Translate): string => parts.filter(Boolean).join(t('carcassonne-ui-comma'));

export const figureName = (segment: string | null, t: Translate): string =>
  t(`carcassonne-ui-figure-${segment === null ? 'none' : segmentParts(segment).type}`);

const featureName = (type: string, t: Translate): string => t(`carcassonne-ui-feature-${type}`);

/** What is on a tile, in words: "city, road, field". */
export function tileWords(kind: string, t: Translate): string {
  const types = segmentsOf(kind).map((segment) => segmentParts(segment).type);
  return list(
    [...new Set(types)].map((type) => featureName(type, t)),
    t,
  );
}

const namesOf = (seats: readonly number[], names: readonly string[], t: Translate): string =>
  list(
    seats.map((s) => names[s] ?? String(s + 1)),
    t,
  );

/** Who looks at a preview: their points are told without a name. */
export interface Looker {
  readonly seat: number | null;
  readonly names: readonly string[];
}

/** What a placement or a figure brings. */
export const gainOf = (p: Preview, looker: Looker, t: Translate): string => new Phrases('carcassonne', looker.names, t).outlook(p, looker.seat);

/** Parts of a sentence one after the other. */
const chained = (parts: readonly string[], t: Translate): string => parts.filter(Boolean).join(t('shell-then'));

/** A legal cell in words: where it lies, how many rotations it has, and which one the tile in hand has. */
export function describePlace(cell: LegalCell, rotation: Rotation | null, t: Translate): string {
  const where = t('carcassonne-ui-cell', { cell: cellName(cell.x, cell.y), rotations: cell.rotations.length });
  return list([where, rotation ? t('carcassonne-name-rotation', { r: rotation.r }) : ''], t);
}
/** The same, with what the first rotation, or the one in hand, brings. */
export const describeCell = (cell: LegalCell, rotation: Rotation | null, looker: Looker, t: Translate): string =>
  chained([describePlace(cell, rotation, t), gainOf((rotation ?? cell.rotations[0]!).preview, looker, t)], t);

/** What a figure brings in a few signs, for a button: `+8`, or points now and when closed. */
export function shortGain(choice: MeepleChoice, seat: number | null, t: Translate): string {
  const now = seat === null ? 0 : (choice.preview.changes[seat]?.points ?? 0);
  const f = choice.preview.feature;
  if (now > 0) return `+${now}`;
  if (choice.segment === null || !f) return '';
  return f.type === 'field' ? String(f.points) : t('carcassonne-ui-gain-short', { points: f.points, closed: f.if_completed });
}

const SIDES = ['right', 'bottom-right', 'bottom', 'bottom-left', 'left', 'top-left', 'top', 'top-right'] as const;
const ARROWS = {
  right: '→',
  'bottom-right': '↘',
  bottom: '↓',
  'bottom-left': '↙',
  left: '←',
  'top-left': '↖',
  top: '↑',
  'top-right': '↗',
  middle: '·',
} as const;

/** A tile as it lies, or would lie. */
interface Laid {
  readonly kind: string;
  readonly r: number;
}

/** Where on its tile a segment lies. */
function sideOf({ kind, r }: Laid, segment: string): keyof typeof ARROWS {
  const [x, y] = spotOf(kind, r, segment);
  if (Math.hypot(x - 50, y - 50) < 12) return 'middle';
  return SIDES[(Math.round(Math.atan2(y - 50, x - 50) / (Math.PI / 4)) + 8) % 8]!;
}
/** The same as an arrow; a dot in the middle. */
export const whereabouts = (tile: Laid, segment: string): string => ARROWS[sideOf(tile, segment)];

/** A figure in words, and what it brings. */
export function describeFigure(choice: MeepleChoice, looker: Looker, t: Translate): string {
  const gain = gainOf(choice.preview, looker, t);
  return choice.segment !== null && gain ? capital(gain) : chained([figureName(choice.segment, t), gain], t);
}

/** The same, and where on the tile, if several of its kind may be sent from there. */
export function describeSpot(choice: MeepleChoice, choices: readonly MeepleChoice[], tile: Laid | null, looker: Looker, t: Translate): string {
  const type = (one: MeepleChoice) => one.segment && segmentParts(one.segment).type;
  const alike = choices.filter((one) => type(one) === type(choice));
  const where = tile && choice.segment && alike.length > 1 ? t('carcassonne-ui-where', { side: sideOf(tile, choice.segment) }) : '';
  return chained([describeFigure(choice, looker, t), where], t);
}

/** A feature in words, for tooltip and screen reader. */
export function describeFeature(f: Feature, names: readonly string[], t: Translate): { title: string; lines: string[] } {
  const lines: string[] = [];
  if (f.type === 'cloister') lines.push(t('carcassonne-name-around', { tiles: f.tiles }));
  else lines.push(t('carcassonne-name-tiles', { tiles: f.tiles }));
  if (f.pennants) lines.push(t('carcassonne-ui-pennants', { pennants: f.pennants }));
  if (f.type === 'field') lines.push(t('carcassonne-ui-cities', { cities: f.cities?.length ?? 0 }));
  else if (f.complete) lines.push(t('carcassonne-ui-complete'));
  else lines.push(t(`carcassonne-ui-open-${f.type}`, { open: f.open }));
  const worth = { type: f.type, later: f.if_completed };
  if (f.scores && f.owners.length) {
    for (const seat of f.owners) lines.push(t('carcassonne-ui-won', { ...worth, name: names[seat] ?? '', points: f.scores[seat]! }));
    return { title: featureName(f.type, t), lines };
  }
  lines.push(
    f.owners.length ? t('carcassonne-ui-owned', { names: namesOf(f.owners, names, t) }) : t(f.scores ? 'carcassonne-ui-outdone' : 'carcassonne-ui-unowned'),
  );
  if (f.type === 'field' ? f.owners.length : !f.complete) lines.push(t('carcassonne-worth', { ...worth, points: f.points }));
  return { title: featureName(f.type, t), lines };
}

/** What a field brings its owners, on its label: one number, or one for each in the order of their marks. */
export function fieldWorth(f: Feature): string {
  const each = f.owners.map((seat) => f.scores?.[seat] ?? f.points);
  return new Set(each).size > 1 ? each.join(' · ') : String(f.points);
}

export function titleBlock(view: CarcassonneView, t: Translate): readonly BlockCell[] {
  const laid: BlockCell = [
    t('carcassonne-ui-block-tile'),
    `${view.tiles.length} / ${view.stack.fixed ? view.tiles.length + view.stack.total + (view.tile ? 1 : 0) : TOTAL_TILES}`,
  ];
  if (!view.tile) return [laid];
  return [laid, [t('carcassonne-ui-block-hand'), tileWords(view.tile, t), { part: TileFace, props: { kind: view.tile, size: 27 } }]];
}

export const round = (view: CarcassonneView, t: Translate): string => t('carcassonne-ui-turn', { turn: view.turn });

/** The position in a short paragraph, for who cannot see it. */
export function summary(view: CarcassonneView, t: Translate, names: readonly string[]): string {
  const open = view.features
    .filter((f) => !f.complete && f.owners.length && f.type !== 'field')
    .map((f) => t('carcassonne-ui-summary-feature', { name: namesOf(f.owners, names, t), feature: featureName(f.type, t), tiles: f.tiles, open: f.open }));
  const last = view.last ? t('carcassonne-ui-summary-last', { name: names[view.last.seat] ?? '', cell: cellName(view.last.x, view.last.y) }) : '';
  return [t('carcassonne-ui-summary', { tiles: view.tiles.length, left: view.stack.total }), last, ...open].filter(Boolean).join(t('shell-sentence-separator'));
}

/** Words for the arguments of a log sentence: feature names and cells. */
export function describe(args: StoryEntry['args'], t: Translate, names: readonly string[]): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') out[key] = key === 'seat' ? (names[value] ?? value) : value;
    else if (typeof value === 'string') out[key] = value;
  }
  if (typeof args.x === 'number' && typeof args.y === 'number') out.cell = cellName(args.x, args.y);
  if (typeof args.segment === 'string') out.figure = figureName(args.segment, t);
  return out;
}
