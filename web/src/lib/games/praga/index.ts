/** Praga Caput Regni in the browser: what the shell asks of a game's folder. */
import type { GameContext } from '../types';
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

export const createController = (context: GameContext<PragaView>): PragaController => new PragaController(context);

export const cards = () => import('./cards');
export const later = () => import('./later');
export const ends = () => import('./ends');
