/** The position as the server sends it: what of it the board asks for more than once. */
import type { LegalAction } from '$lib/api/types';
import { outlookOf } from '$lib/table/phrases';
import type { CastleState } from './castle';
import type { Outlook as Preview, RoadSpace, Seat as CaylusSeat, Section as CastleSection, SectionName, View as CaylusView } from './shape';
import { SECTIONS, type Amounts } from './tables';

export type { Outlook as Preview, Phase as PhaseName, RoadSpace, Seat as CaylusSeat, View as CaylusView } from './shape';

const NONE = { workers: [], price: null, active: null, provost: null, build: null, batch: null, favour: null };
/** Read the preview of a legal action; an empty one if the server sent none. */
export const previewOf = (action: LegalAction): Preview => ({ ...NONE, ...outlookOf(action) });

/** Workers on a special building, circle by circle. */
export function workersOn(view: CaylusView, special: string): readonly (number | null)[] {
  const found = view.special[special as keyof CaylusView['special']];
  return typeof found === 'number' || found === null ? [found] : found;
}

export const spaceOf = (view: CaylusView, n: number): RoadSpace | null => view.road.find((s) => s.space === n) ?? null;

export const sectionOf = (view: CaylusView, id: SectionName): CastleSection | null => view.castle.sections.find((s) => s.id === id) ?? null;

export const currentSection = (view: CaylusView): SectionName | null => view.castle.sections.find((s) => s.current && !s.scored)?.id ?? null;

/** How many houses stand in a section. */
export const built = (section: CastleSection): number => section.parts - section.free;

/** Whose the houses of a section are, one after the other. */
export const builders = (section: CastleSection): readonly number[] => section.houses.flatMap((count, seat) => Array.from({ length: count }, () => seat));

/** What the drawing of the castle needs. */
export const castleState = (view: CaylusView): CastleState =>
  Object.fromEntries(
    SECTIONS.map((id) => {
      const s = sectionOf(view, id);
      return [id, { houses: s ? builders(s) : [], scored: s?.scored ?? false }];
    }),
  ) as CastleState;

/** The space on which the next wood or stone building will stand; null when the road is full. */
export const nextSite = (view: CaylusView): number | null => view.road.find((s) => s.building === null)?.space ?? null;

/** Whether a seat can pay a cost from what it holds, the free cubes of the cost last. */
export function affords(seat: CaylusSeat, cost: Amounts): boolean {
  if ((cost.deniers ?? 0) > seat.deniers) return false;
  const left = { ...seat.cubes };
  for (const w of ['food', 'wood', 'stone', 'cloth', 'gold'] as const) {
    left[w] -= cost[w] ?? 0;
    if (left[w] < 0) return false;
  }
  const plain = left.food + left.wood + left.stone + left.cloth - (cost.any_except_gold ?? 0);
  return plain >= 0 && plain + left.gold >= (cost.any ?? 0);
}

/** Seats in the order in which they act: passing order on the bridge, turn order elsewhere. */
export function orderOfPlay(view: CaylusView): readonly number[] {
  if (view.phase_name === 'provost') return view.passed;
  if (view.phase_name === 'castle') return view.castle.workers.filter((s): s is number => s !== null);
  return view.order;
}
