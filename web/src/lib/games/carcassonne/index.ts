/** Carcassonne in the browser: what the shell asks of a game's folder. */
import type { GameContext } from '../types';
import Board from './Board.svelte';
import { CarcassonneController } from './controller.svelte';
import Decide from './Decide.svelte';
import Goods from './Goods.svelte';
import Under from './Under.svelte';
import type { CarcassonneView } from './view';

export { Board, Decide, Goods, Under };
export { hand, sketch } from './sketch';
export { describe, round, summary, titleBlock } from './words';
export { causes } from './causes';

export const createController = (context: GameContext<CarcassonneView>): CarcassonneController => new CarcassonneController(context);

export const cards = () => import('./card');
export const later = () => import('./happened');
export const ends = () => import('./ends');
