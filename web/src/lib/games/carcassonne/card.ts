/** What each thing of the town is: a picture, what it is worth and to whom, the rule. */
import { figure, seatColour } from '$lib/art/seats';
import { capital } from '$lib/table/phrases';
import type { Card, GameContext, Sketch } from '../types';
import { singleTile } from './art';
import { byCell, outlineOf } from './outlines';
import { segmentsOf } from './shapes';
import { tileSketch } from './sketch';
import { cellIn, featuresBySegment, thingParts } from './things';
import { kindOf, KINDS } from './tiles';
import { featureAt, type CarcassonneView, type Feature } from './view';
import { legalCells, meepleChoices } from './moves';
import { cellName, describeFeature, describeFigure, figureName, gainOf, tileWords } from './words';

type Context = GameContext<CarcassonneView>;

/** Meeples that each seat begins with in hand (CAR-014). */
const MEEPLES = 7;
/** A larger feature is shown without its tiles. */
const DRAWN = 24;
const RULES = { city: ['CAR-072', 'CAR-102'], road: ['CAR-063', 'CAR-101'], cloister: ['CAR-081', 'CAR-104'], field: ['CAR-112', 'CAR-112'] } as const;

export function card(thing: string, context: Context): Card | null {
  const [kind, id] = thingParts(thing);
  switch (kind) {
    case 'tile':
      return tileCard(id, context);
    case 'city':
    case 'road':
    case 'field':
    case 'cloister': {
      const feature = context.view.features.find((f) => f.type === kind && f.id === Number(id));
      return feature ? featureCard(feature, context) : null;
    }
    case 'figure':
      return figureCard(id, context);
    case 'kind':
      return id in KINDS ? kindCard(id, context) : null;
    case 'hand':
    case 'ghost':
      return context.view.tile ? { ...kindCard(context.view.tile, context), kind: context.t('carcassonne-card-hand') } : null;
    case 'cell':
      return cellCard(id, context);
    case 'spot':
      return spotCard(id, context);
    case 'good':
      return supplyCard(Number(id.split('.')[0]), context);
    case 'seat':
    case 'score':
      return seatCard(Number(id), context);
    default:
      return null;
  }
}

const picture = (kind: string, r = 0): Sketch => tileSketch(kind, r);

/** A feature in one sentence. */
function inShort(feature: Feature, { names, t }: Context): string {
  const { title, lines } = describeFeature(feature, names, t);
  return t('carcassonne-card-of-tile', { feature: title, words: lines.join(t('carcassonne-ui-comma')) });
}

function tileCard(id: string, context: Context): Card | null {
  const { view, names, t } = context;
  const cell = cellIn(id);
  const tile = cell && view.tiles.find((one) => one.x === cell[0] && one.y === cell[1]);
  if (!tile) return null;
  const features = featuresBySegment(view);
  const lines = segmentsOf(tile.kind).flatMap((segment) => {
    const feature = features.get(`${id},${segment}`);
    return feature ? [feature] : [];
  });
  return {
    title: capital(tileWords(tile.kind, t)),
    kind: tile.seat === null ? t('carcassonne-card-start') : t('carcassonne-card-placed', { name: names[tile.seat] ?? '' }),
    picture: picture(tile.kind, tile.r),
    lines: [...new Set(lines)].map((feature) => inShort(feature, context)),
    rule: 'CAR-024',
    row: { table: 'tile', id: tile.kind },
  };
}

function featureCard(feature: Feature, { view, names, t }: Context): Card {
  const { title, lines } = describeFeature(feature, names, t);
  const standing = feature.meeples.flatMap((count, seat) => (count ? [t('carcassonne-card-meeples', { name: names[seat] ?? '', count })] : []));
  return {
    title,
    picture: featureSketch(feature, view),
    lines: [...lines, ...(standing.length > 1 ? standing : [])],
    rule: RULES[feature.type][feature.complete ? 0 : 1],
  };
}

/** The feature on its tiles, as it lies in the town. */
function featureSketch(feature: Feature, view: CarcassonneView): Sketch {
  const tiles = byCell(view.tiles);
  const { area, line, open } = outlineOf(feature, tiles);
  const cells = [...new Set(feature.segments.map(([x, y]) => `${x},${y}`))].map((key) => tiles.get(key)!);
  const xs = cells.map((c) => c.x * 100);
  const ys = cells.map((c) => c.y * 100);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) + 100 - x, Math.max(...ys) + 100 - y];
  const ground = cells.length > DRAWN ? '' : cells.map((c) => `<g transform="translate(${c.x * 100},${c.y * 100})">${singleTile(c.kind, c.r)}</g>`).join('');
  const colour = feature.owners.length > 0 ? seatColour(feature.owners[0]!) : 'var(--focus)';
  const stroke = `fill="none" stroke="${colour}" stroke-width="${Math.max(4, w / 30)}"`;
  return {
    box: `${x - 6} ${y - 14} ${w + 12} ${h + 20}`,
    svg: `${ground}<path d="${area}" fill="${colour}" opacity=".28"/><path d="${line}" ${stroke}/><path d="${open}" ${stroke} stroke-dasharray="5 4"/>`,
  };
}

function figureCard(id: string, context: Context): Card | null {
  const { view, names, t } = context;
  const m = view.meeples.find((one) => `${one.x},${one.y},${one.segment}` === id);
  const feature = m && featureAt(view, m.x, m.y, m.segment);
  if (!m || !feature) return null;
  return {
    title: t('carcassonne-card-figure', { figure: figureName(m.segment, t), name: names[m.seat] ?? '' }),
    picture: { box: '-20 -34 40 40', svg: figure(m.seat, 0, 0) },
    lines: [inShort(feature, context), t(feature.type === 'field' ? 'carcassonne-card-stays' : 'carcassonne-card-returns')],
    rule: feature.type === 'field' ? 'CAR-090' : 'CAR-055',
  };
}

function kindCard(id: string, { view, t }: Context): Card {
  const left = view.stack.left[id] ?? 0;
  return {
    title: capital(tileWords(id, t)),
    picture: picture(id),
    lines: [t('carcassonne-ui-stack-kind', { tile: id, left, count: kindOf(id).count })],
    rule: 'CAR-003',
    row: { table: 'tile', id },
  };
}

function cellCard(id: string, { view, legal, names, seat, planning, t }: Context): Card | null {
  const at = cellIn(id);
  if (!at) return null;
  const title = t('carcassonne-card-cell', { cell: cellName(at[0], at[1]) });
  const cell = legalCells(legal).find((one) => one.key === id);
  if (!cell) return { title, lines: [t('carcassonne-card-cell-closed')], rule: 'CAR-024' };
  const looker = { seat: planning ? view.current : seat, names };
  const gains = [...new Set(cell.rotations.map((one) => gainOf(one.preview, looker, t)).filter(Boolean))];
  return { title, lines: [t('carcassonne-card-rotations', { rotations: cell.rotations.length }), ...gains.map(capital)], rule: 'CAR-024' };
}

function spotCard(segment: string, { view, legal, names, seat, planning, t }: Context): Card {
  const looker = { seat: planning ? view.current : seat, names };
  const choice = meepleChoices(legal).find((one) => one.segment === segment);
  return { title: figureName(segment, t), lines: choice ? [describeFigure(choice, looker, t)] : [], rule: choice ? 'CAR-035' : 'CAR-037' };
}

function seatCard(seat: number, { view, names, t }: Context): Card | null {
  const owner = view.seats[seat];
  if (!owner) return null;
  const figures = view.meeples.filter((m) => m.seat === seat).length;
  return {
    title: names[seat] ?? '',
    picture: { box: '-20 -34 40 40', svg: figure(seat, 0, 0) },
    lines: [
      t('carcassonne-card-score', { points: view.scores[seat] ?? 0 }),
      ...(owner.if_ended === null ? [] : [t('carcassonne-card-ended', { points: owner.if_ended })]),
      t('carcassonne-card-out', { count: figures }),
    ],
    rule: 'CAR-050',
  };
}

function supplyCard(seat: number, { view, names, t }: Context): Card | null {
  const owner = view.seats[seat];
  if (!owner) return null;
  return {
    title: t('carcassonne-card-supply', { name: names[seat] ?? '' }),
    picture: { box: '-20 -34 40 40', svg: figure(seat, 0, 0) },
    lines: [t('carcassonne-card-supply-of', { left: owner.supply, all: MEEPLES }), t('carcassonne-card-returns')],
    rule: 'CAR-014',
  };
}
