/** Praga Caput Regni in the browser: what the shell asks of a game's folder. */
import type { Card, GameContext } from '../types';
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

/** What is only wanted once somebody points at something: fetched when a table opens, after the board. */
let cards: typeof import('./cards') | null = null;
export const card = (thing: string, context: GameContext<PragaView>): Card | null => cards?.card(thing, context) ?? null;

export function createController(context: GameContext<PragaView>): PragaController {
  void import('./cards').then((found) => (cards = found));
  return new PragaController(context);
}
