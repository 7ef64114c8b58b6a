/** What a person has chosen so far and not yet sent. */
import type { Move } from './moves';
import type { Marble } from './view';

/** What is chosen so far, for one position only. */
export type Draft =
  | { readonly kind: 'single'; readonly move: Move; readonly what: string }
  /** `turns`: the wheel turns first, and takes the blocks to the next segment. */
  | { readonly kind: 'buy'; readonly segment: number; readonly blocks: Marble; readonly turns: boolean }
  | { readonly kind: 'build'; readonly tile: string; readonly city: string | null; readonly old: string | null; readonly paid: Marble | null }
  | { readonly kind: 'pay'; readonly paid: Marble | null };

/** A list opened in the decision bar. */
export type Menu = 'build' | 'score' | null;
/** What the pointer or the focus is on, by the name of a choice: `score type palazzo`, `city lucca`, `tile porta_3`. */
export type Pointed = string | null;
/** Whether the keyboard points: a finger leaves the focus on what it has tapped, and points at nothing any more. */
export const byKey = ({ currentTarget }: FocusEvent): boolean => (currentTarget as Element).matches(':focus-visible');
