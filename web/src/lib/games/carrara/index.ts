/** The Palaces of Carrara in the browser: what the shell asks of a game's folder. */
import type { GameContext } from '../types';
import Board from './Board.svelte';
import { CarraraController } from './controller.svelte';
import Decide from './Decide.svelte';
import Goods from './Goods.svelte';
import Under from './Under.svelte';
import type { CarraraView } from './view';

export { Board, Decide, Goods, Under };
export { round, summary, titleBlock } from './words';
export { describe } from './log';

export const createController = (context: GameContext<CarraraView>): CarraraController => new CarraraController(context);

export const causes = {
  settled: ['carried', 'type', 'city', 'category', 'announcement'],
  final: ['object-card', 'building-card', 'bonus-card', 'surplus', 'coins'],
} as const;

export const cards = () => import('./cards');
export const later = () => import('./later');
export const ends = () => import('./ends');
