/** Carcassonne in the browser: what the shell asks of a game's folder. */
import type { GameContext } from '../types';
import Board from './Board.svelte';
import { CarcassonneController } from './controller.svelte';
import Decide from './Decide.svelte';
import Goods from './Goods.svelte';
import Under from './Under.svelte';
import type { CarcassonneView } from './view';

export { Board, Decide, Goods, Under };
export { card } from './card';
export { happened } from './happened';
export { hand, sketch } from './sketch';
export { describe, round, summary, titleBlock } from './words';
export { causes } from './causes';
export { ifEnded } from './ended';
export { counted, records } from './ending';

export const createController = (context: GameContext<CarcassonneView>): CarcassonneController => new CarcassonneController(context);
