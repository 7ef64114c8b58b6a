/**
 * The buildings, the road, the castle and the favour lines, read from the components that the server plays
 * by: a value corrected there changes the drawing, the tooltips and the supply, and nothing else has to be touched.
 */
import { componentsOf } from '../box';
import type { BuildingClass, LineName, Resource, SectionName } from './shape';

export type { BuildingClass, LineName, Resource, SectionName } from './shape';

export const RESOURCES: readonly Resource[] = ['food', 'wood', 'stone', 'cloth', 'gold'];
/** What a cost or an effect may name; `any` admits gold, `any_except_gold` does not. */
export type Ware = Resource | 'deniers' | 'any' | 'any_except_gold' | 'points';
export type Amounts = Readonly<Partial<Record<Ware, number>>>;
export const SECTIONS: readonly SectionName[] = ['dungeon', 'walls', 'towers'];
export const LINES: readonly LineName[] = ['prestige', 'deniers', 'resources', 'buildings'];

export type Effect =
  | { readonly kind: 'produce'; readonly options: readonly Amounts[] }
  | { readonly kind: 'sell'; readonly cubes: number; readonly which: Ware; readonly deniers: number }
  | { readonly kind: 'buy'; readonly which: Ware; readonly offers: readonly { readonly deniers: number; readonly cubes: number }[] }
  | { readonly kind: 'build'; readonly class: BuildingClass }
  | { readonly kind: 'lawyer'; readonly pay: Amounts; readonly points: number }
  | { readonly kind: 'exchange'; readonly offers: readonly Amounts[] };

export interface Building {
  readonly id: string;
  readonly class: BuildingClass;
  readonly count: number;
  readonly rule: string;
  readonly cost: Amounts;
  readonly points: number;
  readonly favours: number;
  readonly income: number;
  readonly effect: Effect | null;
  readonly ownerBonus: readonly Resource[];
  readonly variant: string | null;
  /** Whether workers may stand on it. */
  readonly worker: boolean;
}
export interface Special {
  readonly id: string;
  readonly capacity: number;
  readonly deniers: number;
  readonly cost: Amounts;
}
export interface Section {
  readonly id: SectionName;
  readonly parts: number;
  readonly batch: number;
  readonly trigger: number;
  readonly penalty: number;
  /** Favours by number of houses; the last entry counts for more, too. */
  readonly favours: readonly number[];
}
/** One square of the favour table. */
export type Reward = Readonly<{
  points?: number;
  deniers?: number;
  food?: number;
  cloth?: number;
  gold?: number;
  choice?: readonly Resource[];
  amount?: number;
  swap_give?: Amounts;
  swap_take?: Amounts;
  none?: boolean;
  effect?: 'carpenter' | 'mason' | 'lawyer' | 'architect';
  discount?: Amounts;
}>;

interface Table {
  road: { spaces: number; fixed_spaces: Record<string, number> };
  special_building: { id: string; capacity: number; deniers?: number; cost?: Amounts }[];
  castle_section: { id: SectionName; parts: number; points_per_batch: number; trigger_space: number; penalty_no_house: number; favours_by_houses: number[] }[];
  castle: { worker_spaces: number; no_batch_penalty: number };
  favour_line: { id: LineName; rewards: Reward[] }[];
  end_game: { points_per_gold: number; cubes_per_point: number; deniers_per_point: number };
  variant: { late_lawyer_points: { lawyer_points: number }; simplified_favour: { points_per_favour: number } };
  building: {
    id: string;
    class: BuildingClass;
    count: number;
    rule: string;
    cost?: Amounts;
    points?: number;
    favours?: number;
    income_deniers?: number;
    effect?: Effect;
    owner_bonus?: Resource[];
    variant?: string;
    worker_allowed: boolean;
  }[];
}
const TABLE = componentsOf<Table>('caylus');

export const BUILDINGS: Readonly<Record<string, Building>> = Object.fromEntries(
  TABLE.building.map((b): [string, Building] => [
    b.id,
    {
      id: b.id,
      class: b.class,
      count: b.count,
      rule: b.rule,
      cost: b.cost ?? {},
      points: b.points ?? 0,
      favours: b.favours ?? 0,
      income: b.income_deniers ?? 0,
      effect: b.effect ?? null,
      ownerBonus: b.owner_bonus ?? [],
      variant: b.variant ?? null,
      worker: b.worker_allowed,
    },
  ]),
);
/** What a building brings whoever builds it: the lawyer less, as in later printings (CAY-302). */
export const pointsOf = (b: Building, late: boolean): number => (late && b.id === 'lawyer' ? TABLE.variant.late_lawyer_points.lawyer_points : b.points);
export const SPECIALS: readonly Special[] = TABLE.special_building.map((s) => ({
  id: s.id,
  capacity: s.capacity,
  deniers: s.deniers ?? 0,
  cost: s.cost ?? {},
}));
export const SPECIAL_IDS: readonly string[] = SPECIALS.map((s) => s.id);
export const SPACES = TABLE.road.spaces;
/** Section whose scoring a road space sets off, by space. */
export const TRIGGERS: Readonly<Record<number, SectionName>> = Object.fromEntries(TABLE.castle_section.map((s) => [s.trigger_space, s.id]));
export const CASTLE_SPACES = TABLE.castle.worker_spaces;
export const NO_BATCH = TABLE.castle.no_batch_penalty;
export const CASTLE: Readonly<Record<SectionName, Section>> = Object.fromEntries(
  TABLE.castle_section.map((s) => [
    s.id,
    { id: s.id, parts: s.parts, batch: s.points_per_batch, trigger: s.trigger_space, penalty: s.penalty_no_house, favours: s.favours_by_houses },
  ]),
) as unknown as Record<SectionName, Section>;
export const REWARDS: Readonly<Record<LineName, readonly Reward[]>> = Object.fromEntries(TABLE.favour_line.map((l) => [l.id, l.rewards])) as unknown as Record<
  LineName,
  readonly Reward[]
>;
export const END = TABLE.end_game;

/** Return a building; an unknown name is a fault of the sender and is named. */
export function buildingOf(id: string): Building {
  const found = BUILDINGS[id];
  if (!found) throw new Error(`unknown building ${id}`);
  return found;
}

/** The wares of a cost in the order they are printed: what is fixed first, then what is free to choose, money last. */
const WARES: readonly Ware[] = ['stone', 'wood', 'food', 'cloth', 'gold', 'any', 'any_except_gold', 'deniers', 'points'];
export const listed = (a: Amounts): (readonly [Ware, number])[] => WARES.flatMap((w) => (a[w] ? [[w, a[w]] as const] : []));

/** What one of the exchanges of a building takes and gives; the first is number 0. */
export function exchange(e: Extract<Effect, { kind: 'sell' | 'buy' | 'exchange' }>, number: number): readonly [pay: Amounts, gain: Amounts] {
  if (e.kind === 'sell') return [{ [e.which]: e.cubes }, { deniers: e.deniers }];
  if (e.kind === 'buy') return [{ deniers: e.offers[number]!.deniers }, { [e.which]: e.offers[number]!.cubes }];
  const { points, ...rest } = e.offers[number]!;
  if (points) return [rest, { points }];
  const { gold, ...pay } = rest;
  return [pay, { gold: gold ?? 0 }];
}
