/** The position as the server sends it (contract-carrara). */
import type { LegalAction, View } from '$lib/api/types';
import { outlookOf, type Outlook } from '$lib/table/phrases';
import { COLOURS, type CardClass, type Category, type Colour, type Currency } from './box';

export type Phase = 'start' | 'cards' | 'display' | 'turn' | 'refill' | 'buy' | 'pay' | 'upgrade' | 'after' | 'over';
export type Marble = Readonly<Record<Colour, number>>;
export type Objects = Readonly<Record<string, number>>;
export type Scored = 'type' | 'city' | 'category';

export interface Measured {
  readonly kind: string;
  readonly need?: number;
  readonly vp?: number;
  readonly size?: number;
  readonly cost?: number;
  readonly category?: string;
  readonly kinds?: readonly string[];
  readonly cities?: readonly string[];
  readonly coins_per_vp?: number;
}
export interface Card {
  readonly id: string;
  readonly class: CardClass;
  readonly condition: Measured;
  readonly rate: Measured;
  readonly confidence: string;
}
export interface Tile {
  readonly type: string;
  readonly category: Category;
  readonly cost: number;
  readonly object: string;
}
export interface CityState {
  readonly id: string;
  readonly colour: Colour;
  readonly accepts: readonly Colour[];
  readonly value: number;
  readonly currency: Currency;
  readonly minimum: number;
  readonly scored_by: number | null;
}
export interface Progress {
  readonly class: CardClass;
  readonly have: number | null;
  readonly need: number;
  readonly met: boolean | null;
}
export interface SeatState {
  readonly score: number;
  readonly coins: number | null;
  readonly marble: Marble | null;
  readonly objects: Objects | null;
  readonly markers: number;
  readonly types_scored: readonly string[];
  readonly cities_scored: readonly string[];
  readonly categories_scored: readonly string[];
  readonly buildings: Readonly<Record<string, readonly string[]>>;
  readonly values: Readonly<Record<string, { readonly value: number; readonly currency: Currency; readonly upgraded: boolean }>>;
  readonly upgrades: readonly string[];
  readonly objectives: readonly Progress[];
  readonly may_announce: boolean | null;
  readonly if_ended: number | null;
  readonly final: readonly { readonly cause: string; readonly points: number }[] | null;
}
export type Pending =
  | { readonly kind: 'buy'; readonly segment: string; readonly blocks: Marble; readonly coins: number }
  | { readonly kind: 'pay'; readonly tile: string; readonly city: string; readonly old: string | null; readonly blocks: Marble; readonly owed: number }
  | { readonly kind: 'upgrade'; readonly tile: string; readonly city: string };

export interface CarraraView extends View {
  readonly turn: number;
  readonly round: number;
  readonly first: number;
  readonly mode: 'base' | 'advanced';
  readonly open: boolean;
  readonly modules: Readonly<Record<string, boolean>>;
  readonly phase: Phase;
  /** Whose turn it is, at chance nodes too. */
  readonly seat: number;
  readonly wheel: readonly { readonly segment: string; readonly blocks: Marble; readonly prices: Marble }[];
  readonly rotated: boolean | null;
  readonly bag: { readonly empty: boolean; readonly total: number | null; readonly blocks: Marble | null };
  readonly display: readonly (string | null)[];
  readonly stack: number;
  readonly cost8: readonly string[];
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly cities: readonly CityState[];
  readonly categories: readonly { readonly id: Category; readonly value: number; readonly currency: Currency }[];
  readonly objects: readonly { readonly id: string; readonly type: string; readonly supply: number; readonly sale: boolean }[];
  readonly price: number;
  readonly upgrades: readonly {
    readonly id: string;
    readonly what: 'city' | 'category';
    readonly which: string;
    readonly value: number;
    readonly currency: Currency;
    readonly seat: number | null;
  }[];
  readonly cards: readonly Card[];
  readonly pending: Pending | null;
  readonly seats: readonly SeatState[];
  readonly ending: { readonly by: 'announcement' | 'buildings'; readonly seat: number; readonly last: number } | null;
  readonly last: ({ readonly kind: string; readonly seat: number; readonly ply: number } & Readonly<Record<string, unknown>>) | null;
  readonly reconstructed: readonly string[];
}

export interface Preview extends Outlook {
  readonly cost: number | null;
  readonly payments: readonly Marble[] | null;
  readonly scored:
    | readonly {
        readonly tile: string;
        readonly city: string;
        readonly value: number;
        readonly points: number;
        readonly coins: number;
        readonly object: boolean;
      }[]
    | null;
  readonly objectives: readonly Progress[] | null;
}

export const NONE: Marble = { white: 0, yellow: 0, red: 0, green: 0, blue: 0, black: 0 };

const NO_FACTS = { cost: null, payments: null, scored: null, objectives: null };
/** Read the preview of a legal action; an empty one if the server sent none. */
export const previewOf = (action: LegalAction): Preview => ({ ...NO_FACTS, ...outlookOf(action) });

export const total = (blocks: Marble): number => COLOURS.reduce((n, c) => n + (blocks[c] ?? 0), 0);

/** Add blocks of one colour (or take them away). */
export const plus = (blocks: Marble, colour: Colour, by = 1): Marble => ({ ...blocks, [colour]: (blocks[colour] ?? 0) + by });

/** The blocks one by one, the most valuable first. */
export const oneByOne = (blocks: Marble): Colour[] => COLOURS.flatMap((c) => Array.from({ length: blocks[c] ?? 0 }, () => c));

/** Kinds and counts of objects, without those of which there are none. */
export const listed = (objects: Objects): { kind: string; count: number }[] =>
  Object.entries(objects)
    .filter(([, n]) => n > 0)
    .map(([kind, count]) => ({ kind, count }));
