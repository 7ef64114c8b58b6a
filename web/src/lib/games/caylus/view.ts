/** The position as the server sends it (docs/building/contract-caylus.md). */
import type { LegalAction, View } from '$lib/api/types';
import { outlookOf, type Outlook } from '$lib/table/phrases';
import type { CastleState } from './castle';
import { SECTIONS, type Amounts, type BuildingClass, type LineName, type Resource, type SectionName } from './tables';

export type Seat = number;
export type PhaseName = 'setup' | 'income' | 'place' | 'special' | 'provost' | 'activate' | 'castle' | 'end' | 'over';

export interface RoadSpace {
  readonly space: number;
  readonly building: string | null;
  readonly class: BuildingClass | null;
  readonly owner: Seat | null;
  readonly worker: Seat | null;
  /** The seat that will own the residence the lawyer has paid for. */
  readonly pending: Seat | null;
  readonly trigger: SectionName | null;
}
export interface CaylusSeat {
  readonly score: number;
  readonly if_ended: number;
  readonly deniers: number;
  readonly cubes: Readonly<Record<Resource, number>>;
  readonly workers: number;
  readonly income: number;
  /** The number on the bridge, once passed. */
  readonly passed: number | null;
  readonly place: number | null;
  readonly favours: Readonly<Record<LineName, number>>;
  /** Lines chosen in this phase. */
  readonly used: readonly LineName[];
  readonly given: number;
  readonly houses: readonly number[];
  readonly inn: boolean;
}
export interface CastleSection {
  readonly id: SectionName;
  readonly parts: number;
  /** How many houses each seat has in it. */
  readonly houses: readonly number[];
  readonly free: number;
  readonly points: number;
  readonly scored: boolean;
  readonly current: boolean;
}
export interface CaylusView extends View {
  readonly turn: number;
  readonly phase: number;
  readonly phase_name: PhaseName;
  readonly ask: string;
  readonly order: readonly Seat[];
  readonly passed: readonly Seat[];
  readonly price: number;
  readonly provost: number;
  readonly bailiff: number;
  readonly columns: number;
  readonly road: readonly RoadSpace[];
  readonly special: Readonly<{
    gate: Seat | null;
    trading_post: Seat | null;
    merchants_guild: Seat | null;
    joust_field: Seat | null;
    stables: readonly (Seat | null)[];
    inn: readonly (Seat | null)[];
  }>;
  readonly castle: { readonly workers: readonly (Seat | null)[]; readonly sections: readonly CastleSection[] };
  readonly seats: readonly CaylusSeat[];
  readonly stock: Readonly<Record<string, number>>;
  readonly active: { readonly space: number; readonly building: string; readonly seat: Seat } | null;
  readonly special_active: string | null;
  readonly favours_waiting: number;
  readonly building: { readonly kind: string | null; readonly discount: string | null };
  readonly scoring: SectionName | null;
  readonly options: { readonly simplified_favour: boolean; readonly jeweller: boolean; readonly late_lawyer: boolean };
}

export interface Preview extends Outlook {
  readonly price: number | null;
  readonly active: boolean | null;
  readonly provost: { readonly from: number; readonly to: number; readonly active: readonly number[]; readonly idle: readonly number[] } | null;
  readonly build: {
    readonly building: string;
    readonly space: number | null;
    readonly cost: Amounts;
    readonly points: number;
    readonly favours: number;
    readonly income: number;
    readonly pending: boolean;
  } | null;
  readonly batch: { readonly section: SectionName; readonly points: number; readonly left: number; readonly best: Seat | null } | null;
  readonly favour: { readonly line: LineName; readonly from: number; readonly to: number; readonly column: number | null; readonly waiting: number } | null;
}

const NONE = { price: null, active: null, provost: null, build: null, batch: null, favour: null };
/** Read the preview of a legal action; an empty one if the server sent none. */
export const previewOf = (action: LegalAction): Preview => ({ ...NONE, ...outlookOf(action) });

/** Workers on a special building, circle by circle. */
export function workersOn(view: CaylusView, special: string): readonly (Seat | null)[] {
  const found = view.special[special as keyof CaylusView['special']];
  return typeof found === 'number' || found === null ? [found] : found;
}

export const spaceOf = (view: CaylusView, n: number): RoadSpace | null => view.road.find((s) => s.space === n) ?? null;

export const sectionOf = (view: CaylusView, id: SectionName): CastleSection | null => view.castle.sections.find((s) => s.id === id) ?? null;

export const currentSection = (view: CaylusView): SectionName | null => view.castle.sections.find((s) => s.current && !s.scored)?.id ?? null;

/** How many houses stand in a section. */
export const built = (section: CastleSection): number => section.parts - section.free;

/** Whose the houses of a section are, one after the other. */
export const builders = (section: CastleSection): readonly Seat[] => section.houses.flatMap((count, seat) => Array.from({ length: count }, () => seat));

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
export function orderOfPlay(view: CaylusView): readonly Seat[] {
  if (view.phase_name === 'provost') return view.passed;
  if (view.phase_name === 'castle') return view.castle.workers.filter((s): s is Seat => s !== null);
  return view.order;
}
