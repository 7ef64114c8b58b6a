/** Cards for the castle and the table of royal favours. */
import type { Card, GameContext } from '../types';
import { signsOfReward } from './meanings';
import { lineName, nameOf, rewardWords, sectionName } from './names';
import { crownSketch, houseSketch, markSketch, sectionSketch, wareSketch, workerSketch } from './sketches';
import { CASTLE, CASTLE_SPACES, LINES, NO_BATCH, REWARDS, SECTIONS, type LineName, type SectionName } from './tables';
import { builders, built, currentSection, sectionOf, type CaylusView } from './view';
import { capital } from '$lib/table/phrases';

type Context = GameContext<CaylusView>;

export function castleCard(kind: string, id: string, context: Context): Card | null {
  switch (kind) {
    case 'castle':
    case 'yard':
      return yardCard(Number(id) || null, context);
    case 'batch':
      return batchCard(context);
    case 'section':
      return id in CASTLE ? sectionCard(id as SectionName, context) : null;
    case 'part':
    case 'house':
      return partCard(id, context);
    case 'favours':
      return favoursCard(context);
    case 'line':
      return LINES.includes(id as LineName) ? lineCard(id as LineName, context) : null;
    case 'favour':
      return squareCard(id, context);
    case 'marker':
      return markerCard(id, context);
    default:
      return null;
  }
}

const nowWords = (view: CaylusView, t: Context['t']): string[] => {
  const now = currentSection(view);
  return now ? [t('caylus-ui-batch-now', { section: sectionName(now, t), points: CASTLE[now].batch })] : [];
};

/** A place for a worker at the castle; null: all of them. */
function yardCard(place: number | null, { view, names, t }: Context): Card | null {
  if (place !== null && (place < 1 || place > CASTLE_SPACES)) return null;
  const seat = place === null ? null : (view.castle.workers[place - 1] ?? null);
  const shut = place !== null && place > view.players;
  return {
    title: nameOf('castle', t),
    kind: place === null ? undefined : t('caylus-card-place', { place }),
    picture: seat === null ? undefined : workerSketch(seat),
    lines: [
      capital(t('caylus-does-castle')),
      ...nowWords(view, t),
      t('caylus-ui-no-batch', { points: -NO_BATCH }),
      t(shut ? 'caylus-card-place-shut' : 'caylus-card-place-order'),
      ...(seat === null ? [] : [t('caylus-ui-worked', { name: names[seat] ?? '' })]),
    ],
    rule: 'CAY-203',
    row: { table: 'castle', id: '' },
  };
}

const batchCard = ({ view, t }: Context): Card => ({
  title: t('caylus-ui-batch'),
  picture: wareSketch('food'),
  lines: [t('caylus-card-batch'), t('caylus-card-batch-gold'), ...nowWords(view, t), t('caylus-card-best')],
  signs: (['food', 'any'] as const).map((w) => ({ sketch: wareSketch(w), means: t(`caylus-sign-${w}`) })),
  rule: 'CAY-203',
});

/** What a section gives by the number of houses: "no house: −2 points; 1 house: nothing; 2 or more: 1 favour". */
function scoringWords(id: SectionName, t: Context['t']): string {
  const { favours, penalty } = CASTLE[id];
  const parts: string[] = [t('caylus-card-scoring-none', { points: -penalty })];
  for (let i = 1; i < favours.length;) {
    let last = i;
    while (last + 1 < favours.length && favours[last + 1] === favours[i]) last++;
    const open = last === favours.length - 1;
    parts.push(t('caylus-card-scoring', { from: i, to: last, range: open ? 'more' : last > i ? 'span' : 'exact', favours: favours[i]! }));
    i = last + 1;
  }
  return parts.join(t('caylus-card-semicolon'));
}

function sectionCard(id: SectionName, context: Context): Card | null {
  const { view, names, t } = context;
  const s = sectionOf(view, id);
  if (!s) return null;
  const houses = s.houses.flatMap((n, seat) => (n ? [t('caylus-card-houses-of', { name: names[seat] ?? '', n })] : []));
  const opens = SECTIONS.indexOf(id);
  return {
    title: sectionName(id, t),
    kind: nameOf('castle', t),
    picture: sectionSketch(id),
    lines: [
      t('caylus-card-section-batch', { points: CASTLE[id].batch }),
      t('caylus-card-section-built', { built: built(s), parts: s.parts }),
      ...(houses.length ? [houses.join(t('caylus-ui-comma'))] : []),
      s.scored ? t('caylus-card-section-scored') : t('caylus-card-section-when', { space: CASTLE[id].trigger }),
      scoringWords(id, t),
      // where every favour is worth the same there are no columns
      ...(view.options.simplified_favour && id !== 'towers' ? [] : [t(`caylus-card-opens-${opens}`)]),
    ],
    rule: ['CAY-240', 'CAY-241', 'CAY-242'][opens],
    row: { table: 'castle_section', id },
  };
}

function partCard(id: string, { view, names, t }: Context): Card | null {
  const [name, nth] = id.split('.');
  const s = name && name in CASTLE ? sectionOf(view, name as SectionName) : null;
  const i = Number(nth);
  if (!s || !(i >= 1 && i <= s.parts)) return null;
  const seat = builders(s)[i - 1];
  const how =
    seat !== undefined
      ? t('caylus-card-part-built', { name: names[seat] ?? '' })
      : s.scored
        ? t('caylus-card-part-lost')
        : i === built(s) + 1 && s.current
          ? t('caylus-card-part-next', { points: CASTLE[s.id].batch })
          : t('caylus-card-part-open', { points: CASTLE[s.id].batch });
  return {
    title: sectionName(s.id, t),
    kind: t('caylus-card-part', { part: i, parts: s.parts }),
    picture: seat === undefined ? sectionSketch(s.id) : houseSketch(seat),
    lines: [how, s.scored ? t('caylus-card-section-scored') : t('caylus-card-section-when', { space: CASTLE[s.id].trigger }), scoringWords(s.id, t)],
    rule: 'CAY-205',
    row: { table: 'castle_section', id: s.id },
  };
}

const favoursCard = ({ view, t }: Context): Card => ({
  title: t('caylus-ui-favour-table'),
  picture: crownSketch,
  lines: view.options.simplified_favour
    ? [t('caylus-ui-favour-simple'), t('caylus-card-favour-from')]
    : [t('caylus-card-favour-how'), t('caylus-card-favour-once'), t('caylus-card-favour-from'), t('caylus-ui-detail-favour', { columns: view.columns })],
  rule: view.options.simplified_favour ? 'CAY-300' : 'CAY-252',
});

const rewardLine = (line: LineName, level: number, t: Context['t']): string =>
  t('caylus-card-reward', { column: level, what: rewardWords(REWARDS[line][level - 1] ?? {}, t) });

function markersWords(line: LineName, level: number, { view, names, t }: Context): string[] {
  const seats = view.seats.flatMap((s, seat) => (s.favours[line] === level ? [names[seat] ?? ''] : []));
  return seats.length ? [t('caylus-card-markers', { names: seats.join(t('caylus-ui-comma')) })] : [];
}

const lineCard = (line: LineName, { t }: Context): Card => ({
  title: lineName(line, t),
  kind: t('caylus-ui-favour-table'),
  picture: crownSketch,
  lines: [...REWARDS[line].map((_, i) => rewardLine(line, i + 1, t)), t('caylus-card-favour-how')],
  rule: 'CAY-257',
  row: { table: 'favour_line', id: line },
});

/** The rule of each square of a line, from column 1 on. */
const LINE_RULES: Readonly<Record<LineName, readonly number[]>> = {
  prestige: [266, 266, 266, 266, 266],
  deniers: [267, 267, 267, 267, 267],
  resources: [268, 269, 270, 271, 272],
  buildings: [273, 274, 275, 276, 277],
};

function squareCard(id: string, context: Context): Card | null {
  const { view, t } = context;
  const [line, nth] = id.split('.') as [LineName, string];
  const level = Number(nth);
  if (!LINES.includes(line) || !(level >= 0 && level <= 5) || view.options.simplified_favour) return null;
  const base = { title: lineName(line, t), row: { table: 'favour_line', id: line } };
  if (level === 0)
    return {
      ...base,
      kind: t('caylus-card-start'),
      picture: crownSketch,
      lines: [t('caylus-card-favour-zero'), ...markersWords(line, 0, context)],
      rule: 'CAY-036',
    };
  const reward = REWARDS[line][level - 1] ?? {};
  return {
    ...base,
    kind: t('caylus-ui-column', { column: level }),
    picture: crownSketch,
    lines: [
      capital(rewardWords(reward, t)),
      ...(level > view.columns ? [t('caylus-ui-column-shut', { column: level }), t(level === 5 ? 'caylus-card-opens-1' : 'caylus-card-opens-0')] : []),
      ...markersWords(line, level, context),
      t('caylus-card-favour-how'),
    ],
    signs: signsOfReward(reward, t),
    rule: `CAY-${LINE_RULES[line][level - 1]}`,
  };
}

/** A seat's marker on a line: `0.prestige`. */
function markerCard(id: string, context: Context): Card | null {
  const [seat, line] = id.split('.') as [string, LineName];
  const level = context.view.seats[Number(seat)]?.favours[line];
  const square = level === undefined ? null : squareCard(`${line}.${level}`, context);
  return square && { ...square, picture: markSketch(Number(seat)) };
}
