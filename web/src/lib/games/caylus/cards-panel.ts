/** Cards for the panels of the seats: what each number there is, and what it is worth. */
import type { Card, GameContext } from '../types';
import { endWords, lineName, sectionName, wareWords } from './names';
import { coinSketch, pointSketch, wareSketch, workerSketch, markSketch } from './sketches';
import { LINES, RESOURCES, SECTIONS, type Resource } from './tables';
import type { CaylusView } from './view';

type Context = GameContext<CaylusView>;
/** Workers of a seat in the box (CAY-003). */
const WORKERS = 6;

export function panelCard(kind: string, id: string, context: Context): Card | null {
  const [seat, ware] = id.split('.');
  switch (kind) {
    case 'seat':
      return seatCard(Number(seat), context);
    case 'score':
      return scoreCard(Number(seat), context);
    case 'good':
      return goodCard(Number(seat), ware ?? '', context);
    default:
      return null;
  }
}

function seatCard(seat: number, { view, names, t }: Context): Card | null {
  const s = view.seats[seat];
  if (!s) return null;
  const houses = SECTIONS.flatMap((id, i) => (s.houses[i] ? [t('caylus-card-houses-of', { name: sectionName(id, t), n: s.houses[i] })] : []));
  const favours = LINES.flatMap((line) => (s.favours[line] ? [`${lineName(line, t)} ${s.favours[line]}`] : []));
  return {
    title: names[seat] ?? '',
    picture: markSketch(seat),
    lines: [
      ...(s.place === null ? [] : [t('caylus-card-seat-place', { place: s.place })]),
      ...(s.passed === null ? [] : [t('caylus-card-passing', { n: s.passed })]),
      ...(s.inn ? [t('caylus-card-seat-inn')] : []),
      ...(houses.length ? [t('caylus-card-seat-castle', { what: houses.join(t('caylus-ui-comma')) })] : []),
      ...(favours.length ? [t('caylus-card-seat-favours', { what: favours.join(t('caylus-ui-comma')) })] : []),
      t('caylus-ui-goods', { deniers: s.deniers, income: s.income, workers: s.workers, ...s.cubes }),
    ],
    rule: 'CAY-008',
  };
}

function scoreCard(seat: number, { view, names, t }: Context): Card | null {
  const s = view.seats[seat];
  if (!s) return null;
  return {
    title: wareWords('points', s.score, t),
    kind: names[seat] ?? '',
    picture: pointSketch(),
    lines: [...(view.phase_name === 'over' ? [] : [t('caylus-card-if-ended', { points: s.if_ended })]), endWords(t)],
    rule: 'CAY-284',
  };
}

function goodCard(seat: number, ware: string, { view, names, t }: Context): Card | null {
  const s = view.seats[seat];
  if (!s) return null;
  const kind = names[seat] ?? '';
  if (ware === 'deniers')
    return {
      title: wareWords('deniers', s.deniers, t),
      kind,
      picture: coinSketch(),
      lines: [t('caylus-card-deniers'), t('caylus-card-income', { income: s.income }), endWords(t)],
      rule: 'CAY-050',
    };
  if (ware === 'workers')
    return {
      title: t('caylus-card-workers', { workers: s.workers }),
      kind,
      picture: workerSketch(seat),
      lines: [t('caylus-card-workers-of', { all: WORKERS }), ...(s.inn ? [t('caylus-card-seat-inn')] : [])],
      rule: 'CAY-003',
    };
  if (!RESOURCES.includes(ware as Resource)) return null;
  return {
    title: wareWords(ware as Resource, s.cubes[ware as Resource], t),
    kind,
    picture: wareSketch(ware as Resource),
    lines: [t(ware === 'gold' ? 'caylus-card-gold' : ware === 'food' ? 'caylus-card-food' : 'caylus-card-cube'), endWords(t)],
    rule: ware === 'gold' ? 'CAY-005' : 'CAY-004',
  };
}
