/** The position as the server sends it: what of it the board asks for more than once. */
import type { LegalAction } from '$lib/api/types';
import { outlookOf, type Outlook } from '$lib/table/phrases';
import { COLOURS } from './box';
import type { Colour, Facts, Seat } from './shape';

export type { Card, CityState, Measured, Progress, View as CarraraView } from './shape';

export type Preview = Outlook & Facts;

export type Marble = Readonly<Record<Colour, number>>;
export type Objects = NonNullable<Seat['objects']>;
/** What can be scored. */
export type Scored = 'type' | 'city' | 'category';

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
