/** Cards for the road and the street: buildings, sites, paving stones, special buildings, the two men who walk there. */
import type { Card, GameContext } from '../types';
import { buildingLines, doesWords, nameOf, sectionName, specialWords } from './names';
import { buildingSketch, personSketch, sectionSketch, workerSketch } from './sketches';
import { signsOfBuilding } from './meanings';
import { buildingOf, CASTLE, SECTIONS, SPECIALS, TRIGGERS } from './tables';
import { affords, nextSite, spaceOf, workersOn, type CaylusView } from './view';

type Context = GameContext<CaylusView>;

export function roadCard(kind: string, id: string, context: Context): Card | null {
  switch (kind) {
    case 'space':
    case 'tile':
      return spaceCard(Number(id), context);
    case 'stone':
      return stoneCard(Number(id), context);
    case 'special':
      return specialCard(id, context);
    case 'stock':
      return stockCard(id, context);
    case 'provost':
      return provostCard(context);
    case 'bailiff':
      return bailiffCard(context);
    case 'worker':
      return workerCard(id, context);
    default:
      return null;
  }
}

/** A space of the road: the building on it, or the site. */
function spaceCard(n: number, context: Context): Card | null {
  const { view, names, t } = context;
  const s = spaceOf(view, n);
  if (!s) return null;
  if (s.building === null) return siteCard(n, context);
  const b = buildingOf(s.building);
  const { title, lines } = buildingLines(s.building, t, view.options.late_lawyer);
  if (b.income) lines.push(t('caylus-card-income-phase'));
  if (s.owner !== null) lines.push(t(b.worker ? 'caylus-ui-owned-visits' : 'caylus-ui-owned', { name: names[s.owner] ?? '' }));
  if (s.worker !== null) lines.push(t('caylus-ui-worked', { name: names[s.worker] ?? '' }));
  if (s.pending !== null) lines.push(t('caylus-ui-pending-of', { name: names[s.pending] ?? '' }));
  lines.push(b.worker ? reachedWords(n, view, t) : t('caylus-card-no-workers'));
  return {
    title,
    kind: t('caylus-card-kind-space', { kind: t(`caylus-card-kind-${b.class}`), space: n }),
    picture: buildingSketch(b.id) ?? undefined,
    lines,
    signs: signsOfBuilding(b, t),
    rule: b.rule,
    row: { table: 'building', id: b.id },
  };
}

/** Whether the provost, where he is, lets a space work. */
const reachedWords = (n: number, view: CaylusView, t: Context['t']): string => t(n <= view.provost ? 'caylus-card-reached' : 'caylus-then-beyond');

/** What the bailiff sets off on a space; nothing on most. */
function triggerWords(n: number, view: CaylusView, t: Context['t']): readonly string[] {
  const section = TRIGGERS[n];
  if (!section) return [];
  const scored = view.castle.sections.some((s) => s.id === section && s.scored);
  return [t(scored ? 'caylus-card-trigger-done' : 'caylus-card-trigger', { section: sectionName(section, t) })];
}

function siteCard(n: number, { view, t }: Context): Card {
  const next = nextSite(view) === n;
  return {
    title: t('caylus-card-site'),
    kind: t('caylus-card-space', { space: n }),
    lines: [t(next ? 'caylus-card-site-next' : 'caylus-card-site-later'), ...triggerWords(n, view, t)],
    rule: 'CAY-156',
  };
}

function stoneCard(n: number, { view, t }: Context): Card | null {
  if (!spaceOf(view, n)) return null;
  const section = TRIGGERS[n];
  return {
    title: t('caylus-card-space', { space: n }),
    picture: section ? sectionSketch(section) : undefined,
    lines: [
      ...triggerWords(n, view, t),
      n === view.provost ? t('caylus-card-provost-here') : n < view.provost ? t('caylus-card-reached') : t('caylus-card-unreached'),
      ...(n === view.bailiff ? [t('caylus-card-bailiff-here')] : []),
    ],
    rule: section ? 'CAY-234' : 'CAY-130',
  };
}

const SPECIAL_RULES: Readonly<Record<string, string>> = {
  gate: 'CAY-092',
  trading_post: 'CAY-100',
  merchants_guild: 'CAY-101',
  joust_field: 'CAY-105',
  stables: 'CAY-110',
  inn: 'CAY-116',
};
/** The special buildings of which more is to be said than what they do. */
const MORE: ReadonlySet<string> = new Set(['gate', 'stables', 'inn']);

function specialCard(id: string, { view, names, t }: Context): Card | null {
  const special = SPECIALS.find((s) => s.id === id);
  if (!special) return null;
  const standing = workersOn(view, id).flatMap((w) => (w === null ? [] : [t('caylus-ui-worked', { name: names[w] ?? '' })]));
  const unused = id === 'stables' && view.players === 2;
  return {
    title: nameOf(id, t),
    kind: t('caylus-card-kind-special'),
    picture: buildingSketch(id) ?? undefined,
    lines: [specialWords(special, view.players, t), ...(MORE.has(id) && !unused ? [t(`caylus-card-${id}`)] : []), ...standing],
    rule: unused ? 'CAY-293' : (SPECIAL_RULES[id] ?? 'CAY-090'),
    row: { table: 'special_building', id },
  };
}

/** A building of the supply: what it costs and does, how many are left, whether it can be paid for. */
function stockCard(id: string, context: Context): Card | null {
  const { view, t, seat } = context;
  const b = buildingOf(id);
  const { title, lines } = buildingLines(id, t, view.options.late_lawyer);
  const left = b.class === 'residential' ? null : (view.stock[id] ?? 0);
  const me = seat === null ? null : (view.seats[seat] ?? null);
  if (b.income) lines.push(t('caylus-card-income-phase'));
  lines.push(t(`caylus-card-how-${b.class}`));
  if (left !== null) lines.push(t('caylus-card-left', { n: left }));
  if (me && left !== 0) lines.push(t(affords(me, b.cost) ? 'caylus-card-able' : 'caylus-card-unable'));
  return {
    title,
    kind: t(`caylus-card-kind-${b.class}`),
    picture: buildingSketch(id) ?? undefined,
    lines,
    signs: signsOfBuilding(b, t),
    rule: b.rule,
    row: { table: 'building', id },
  };
}

function provostCard({ view, t }: Context): Card {
  return {
    title: t('caylus-card-provost'),
    kind: t('caylus-card-space', { space: view.provost }),
    picture: personSketch('provost'),
    lines: [t('caylus-card-provost-means', { space: view.provost }), t('caylus-card-provost-moves'), t('caylus-card-provost-end')],
    rule: 'CAY-121',
  };
}

function bailiffCard({ view, t }: Context): Card {
  const next = SECTIONS.find((s) => CASTLE[s].trigger > view.bailiff && !view.castle.sections.find((one) => one.id === s)?.scored);
  return {
    title: t('caylus-card-bailiff'),
    kind: t('caylus-card-space', { space: view.bailiff }),
    picture: personSketch('bailiff'),
    lines: [
      t('caylus-card-bailiff-moves'),
      ...(next
        ? [t('caylus-card-bailiff-next', { section: sectionName(next, t), space: CASTLE[next].trigger, steps: CASTLE[next].trigger - view.bailiff })]
        : []),
      t('caylus-card-bailiff-fewer'),
    ],
    rule: 'CAY-230',
  };
}

/** The seat whose worker stands at a place: `road.3`, `gate`, `inn.1`, `yard.2`. */
function workerAt(id: string, view: CaylusView): number | null {
  const [where, nth] = id.split('.');
  if (where === 'road') return spaceOf(view, Number(nth))?.worker ?? null;
  if (where === 'yard') return view.castle.workers[Number(nth) - 1] ?? null;
  return SPECIALS.some((s) => s.id === where) ? (workersOn(view, where!)[Number(nth ?? 1) - 1] ?? null) : null;
}

function workerCard(id: string, { view, names, t }: Context): Card | null {
  const seat = workerAt(id, view);
  if (seat === null) return null;
  const [where, nth] = id.split('.');
  const space = where === 'road' ? spaceOf(view, Number(nth)) : null;
  const place = nameOf(where === 'yard' ? 'castle' : (space?.building ?? where!), t);
  const does = space?.building ? doesWords(buildingOf(space.building), t) : '';
  return {
    title: t('caylus-card-worker', { name: names[seat] ?? '' }),
    kind: place,
    picture: workerSketch(seat),
    lines: [...(does ? [does] : []), ...(space ? [reachedWords(space.space, view, t)] : [t(where === 'inn' ? 'caylus-card-inn' : 'caylus-card-worker-home')])],
    rule: 'CAY-060',
  };
}
