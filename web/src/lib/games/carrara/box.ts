/**
 * What is in the box, read from the components that the server plays by: a value corrected there changes the drawing,
 * and nothing else has to be touched.
 */
import { componentsOf } from '../box';
import type { CardClass, Category, Colour, Currency } from './shape';

export type { CardClass, Category, Colour, Currency } from './shape';

export const COLOURS: readonly Colour[] = ['white', 'yellow', 'red', 'green', 'blue', 'black'];
/** How sure a value is; `reconstructed` values are stand-ins that players are told about. */

export interface City {
  readonly id: string;
  readonly colour: Colour;
  readonly accepts: readonly Colour[];
  readonly currency: Currency;
  readonly value: number;
  /** Buildings needed before the city can be scored. */
  readonly least: number;
}
export interface BuildingType {
  readonly id: string;
  readonly category: Category;
  readonly object: string;
}
export interface Building {
  readonly id: string;
  readonly type: string;
  readonly category: Category;
  readonly cost: number;
  readonly object: string;
}
export interface Upgrade {
  readonly id: string;
  readonly kind: 'city' | 'category';
  readonly target: string;
  readonly currency: Currency;
  readonly value: number;
}
export interface Measure {
  readonly kind: string;
  readonly p2?: number;
  readonly p3?: number;
  readonly p4?: number;
  readonly size?: number;
  readonly vp?: number;
  readonly cost?: number;
  readonly category?: Category;
  readonly kinds?: readonly string[];
  readonly cities?: readonly string[];
  readonly coins_per_vp?: number;
}
export interface Card {
  readonly id: string;
  readonly class: CardClass;
  readonly condition: Measure;
  readonly final_scoring: Measure;
}

interface Sure {
  source: string;
}
export interface ComponentTable {
  marble: ({ id: Colour; code: string; count: number; base_price: number } & Sure)[];
  wheel: { segments: string[]; fill_target: number };
  wheel_price: ({ segment: string; index: number } & Record<Colour, number> & Sure)[];
  city: ({
    id: string;
    colour: Colour;
    accepts: Colour[];
    currency: Currency;
    value: number;
    min_buildings_to_score: number;
  } & Sure)[];
  objects: { supply_per_kind: number; for_sale_on_board_per_kind: number; sale_price_coins: number };
  object: ({ id: string; building_type: string } & Sure)[];
  building_type: ({ id: string; category: Category; object: string } & Sure)[];
  building: ({ id: string; type: string; category: Category; cost: number; object: string } & Sure)[];
  display: { open_buildings: number };
  player_setup: { scoring_markers_for_play: number };
  base_objective: Card[];
  final_scoring: { coins_per_vp: number; announcer_bonus_vp: number; surplus_object_vp_expansion_only: number };
  expansion_category: ({ id: Category; currency: Currency; value: number } & Sure)[];
  expansion_building: ({ id: string; type: string; category: Category; cost: number; object: string } & Sure)[];
  upgrade_tile: ({ id: string; target_kind: 'city' | 'category'; target: string; currency: Currency; new_value: number } & Sure)[];
  expansion_card: Card[];
}

const TABLE = componentsOf<ComponentTable>('carrara');

export const PRICES: readonly Readonly<Record<Colour, number>>[] = TABLE.wheel_price;
export const OBJECTS: readonly string[] = TABLE.object.map((o) => o.id);
export const SITES = TABLE.display.open_buildings;
export const MARKERS = TABLE.player_setup.scoring_markers_for_play;
const CARDS = new Map<string, Card>([...TABLE.base_objective, ...TABLE.expansion_card].map((c) => [c.id, c]));
/** Return a thing of the box; an unknown name is a fault of the sender and is named. */
const finder =
  <T>(what: string, known: ReadonlyMap<string, T>) =>
  (id: string): T => {
    const found = known.get(id);
    if (!found) throw new Error(`unknown ${what} ${id}`);
    return found;
  };
export const cardOf = finder('card', CARDS);
/** The number of a card's condition at this table. */
export const needOf = (measure: Measure, players: number): number => measure[`p${players}` as 'p2'] ?? 0;
