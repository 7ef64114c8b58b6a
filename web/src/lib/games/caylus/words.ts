/** What the board asks and tells: the line on top, every choice in words, the position for who cannot see it. */
import type { StoryEntry } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import { Phrases } from '$lib/table/phrases';
import type { BlockCell } from '../types';
import { specialId, type Choice } from './moves';
import { amountWords, buildingLines, doesWords, exchangeWords, joined, lineName, nameOf, sectionName, signed, wareWords } from './names';
import { buildingOf, exchange, RESOURCES, SPECIALS, type Amounts, type Building, type LineName, type Resource } from './tables';
import { built, spaceOf, workersOn, type CaylusView, type RoadSpace } from './view';

/** A place for a worker: its name, and the number of its space. */
function placeName(place: string, space: number | null, building: string | null, t: Translate): string {
  if (place === 'castle') return nameOf('castle', t);
  if (place !== 'road') return nameOf(specialId(place), t);
  return t('caylus-ui-on-space', { name: building ? nameOf(building, t) : t('caylus-ui-site'), space: space ?? 0 });
}
/** The name of a choice, short enough for a button. */
export function labelOf(c: Choice, view: CaylusView, t: Translate): string {
  const f = c.fields;
  switch (c.kind) {
    case 'worker':
    case 'move':
      return placeName(f.place as string, f.space as number | null, f.building as string | null, t);
    case 'pass':
      return t('caylus-ui-pass', { number: view.passed.length + 1 });
    case 'skip':
      return t(view.ask === 'gate' ? 'caylus-ui-skip-gate' : view.ask === 'guild' || view.ask === 'provost' ? 'caylus-ui-skip-provost' : 'caylus-ui-skip');
    case 'provost':
      return t('caylus-ui-provost', { steps: signed(Number(f.steps)), space: view.provost + Number(f.steps) });
    case 'joust':
      return t('caylus-ui-joust');
    case 'inn':
      return t(f.stay ? 'caylus-ui-inn-stay' : 'caylus-ui-inn-return');
    case 'offer': {
      const offer = offerOf(c, view);
      return offer ? exchangeWords(offer, t) : t('caylus-ui-offer', { number: Number(f.number) });
    }
    case 'build':
      return nameOf(f.building as string, t);
    case 'site':
    case 'transform':
      return placeName('road', Number(f.space), spaceOf(view, Number(f.space))?.building ?? null, t);
    case 'batch':
      return cubesWords(f.cubes as readonly Resource[], t);
    case 'done':
      return t('caylus-ui-done');
    case 'favour':
      return f.column === null
        ? t('caylus-ui-favour-none', { line: lineName(f.line as LineName, t) })
        : t('caylus-ui-favour', { line: lineName(f.line as LineName, t), column: Number(f.column) });
    case 'tile':
      return nameOf(f.building as string, t);
    case 'order':
      return String(Number(f.seat) + 1);
    default:
      return wareWords(f.cube as Resource, cubesIn(c, view), t);
  }
}

/** Cubes in words, in the order of the panels. */
export const cubesWords = (cubes: readonly Resource[], t: Translate): string =>
  joined(
    RESOURCES.filter((w) => cubes.includes(w)).map((w) => wareWords(w, cubes.filter((one) => one === w).length, t)),
    t,
  );

/** How many cubes a single cube word stands for: a production gives its printed number. */
function cubesIn(c: Choice, view: CaylusView): number {
  const change = c.preview.changes[view.current]?.[c.fields.cube as Resource] ?? 0;
  return Math.max(1, Math.abs(change));
}
/** The printed offer a choice stands for. */
export function offerOf(c: Choice, view: CaylusView): readonly [pay: Amounts, gain: Amounts] | null {
  const effect = view.active ? buildingOf(view.active.building).effect : null;
  return effect?.kind === 'exchange' ? exchange(effect, Number(c.fields.number) - 1) : null;
}

/** A choice in a sentence: what it costs, what it brings, whom else it helps. */
export function describeChoice(c: Choice, view: CaylusView, seat: number | null, names: readonly string[], t: Translate): string {
  return [labelOf(c, view, t), new Phrases('caylus', names, t).outlook(c.preview, seat)].filter(Boolean).join(t('shell-then'));
}

/** The cubes that a choice gives away. */
export function cubesOfChoice(c: Choice | undefined): readonly Resource[] {
  const { cube, cubes } = c?.fields ?? {};
  return Array.isArray(cubes) ? (cubes as Resource[]) : typeof cube === 'string' ? [cube as Resource] : [];
}
export const titleBlock = (): readonly BlockCell[] => [];
/** Which turn and phase it is; nothing before the first. */
export const round = (view: CaylusView, t: Translate): string =>
  view.turn === 0 ? '' : t('caylus-ui-round', { turn: view.turn, phase: view.phase_name === 'over' ? 7 : view.phase });
export const turn = (number: number, t: Translate): string => t('caylus-ui-turn-title', { turn: number });

/** The position in a short paragraph, for who cannot see it. */
export function summary(view: CaylusView, t: Translate, names: readonly string[]): string {
  const who = (seats: readonly number[]): string =>
    joined(
      seats.map((s) => names[s] ?? String(s + 1)),
      t,
    );
  const parts = [
    t('caylus-ui-summary', {
      turn: view.turn,
      phase: t(`caylus-ui-phase-${view.phase_name}`),
      order: who(view.order) || t('caylus-ui-summary-undrawn'),
      provost: view.provost,
      bailiff: view.bailiff,
    }),
    view.passed.length ? t('caylus-ui-summary-passed', { names: who(view.passed), price: view.price }) : '',
    ...view.castle.sections.map((s) => t('caylus-ui-summary-section', { section: sectionName(s.id, t), built: built(s), parts: s.parts })),
    ...view.road
      .filter((s) => s.worker !== null)
      .map((s) => t('caylus-ui-summary-worker', { name: names[s.worker!] ?? '', place: placeName('road', s.space, s.building, t) })),
    ...SPECIALS.flatMap((s) =>
      workersOn(view, s.id).flatMap((w) => (w === null ? [] : [t('caylus-ui-summary-worker', { name: names[w] ?? '', place: nameOf(s.id, t) })])),
    ),
  ];
  return parts.filter(Boolean).join(t('shell-sentence-separator'));
}

/** Words for the arguments of a log sentence that plain data cannot say: lists of cubes. */
export function describe(args: StoryEntry['args'], t: Translate): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  const counts: Partial<Record<Resource, number>> = {};
  for (const w of RESOURCES) if (typeof args[w] === 'number') counts[w] = args[w];
  if (Array.isArray(args.cubes)) for (const w of RESOURCES) counts[w] = args.cubes.filter((cube) => cube === w).length;
  if (RESOURCES.every((w) => w in counts)) out.cubes = amountWords(counts, t);
  return out;
}

/** A space of the road for who cannot see it: what stands there, whose it is, who works on it. */
export function placeWords(s: RoadSpace, view: CaylusView, names: readonly string[], t: Translate): string {
  const b = buildingOf(s.building!);
  return joined(
    [
      placeName('road', s.space, s.building, t),
      doesWords(b, t),
      s.owner === null ? '' : t('caylus-ui-owned', { name: names[s.owner] ?? '' }),
      s.worker === null ? '' : t('caylus-ui-worked', { name: names[s.worker] ?? '' }),
      b.worker && s.space > view.provost ? t('caylus-then-beyond') : '',
    ],
    t,
  );
}

/** A row of the supply for who cannot see it. */
export function supplyWords(b: Building, left: number, able: boolean, late: boolean, t: Translate): string {
  const { lines } = buildingLines(b.id, t, late);
  return joined([...lines, left === 0 ? t('caylus-ui-stock-gone') : able ? t('caylus-ui-stock-able') : ''], t);
}
