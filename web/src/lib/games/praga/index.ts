/** Praga Caput Regni in the browser: what the shell asks of a game's folder. */
import type { StoryEntry } from '$lib/api/types';
import type { Card, GameContext, Happening, Sketch, Told } from '../types';
import Board from './Board.svelte';
import { PragaController } from './controller.svelte';
import Decide from './Decide.svelte';
import Goods from './Goods.svelte';
import Under from './Under.svelte';
import type { PragaView } from './view';

export { Board, Decide, Goods, Under };
export { round, summary, titleBlock, turn } from './words';
export { describe } from './log';
export { causes } from './causes';
export { ifEnded } from './ended';
export { counted, records } from './ending';

/** What is not wanted at first sight, what things are and what has happened, is fetched when a table opens, after the board. */
let later: typeof import('./later') | null = null;
export const card = (thing: string, context: GameContext<PragaView>): Card | null => later?.card(thing, context) ?? null;
export const happened = (before: PragaView, after: PragaView, told: Told): readonly Happening[] => later?.happened(before, after, told) ?? [];
export const sketch = (entry: StoryEntry): Sketch | null => later?.sketch(entry) ?? null;

export function createController(context: GameContext<PragaView>): PragaController {
  void import('./later').then((found) => (later = found));
  return new PragaController(context);
}
