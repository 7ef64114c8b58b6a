/** Caylus in the browser: what the shell asks of a game's folder. */
import type { GameContext } from '../types';
import Board from './Board.svelte';
import { CaylusController } from './controller.svelte';
import Decide from './Decide.svelte';
import Goods from './Goods.svelte';
import Under from './Under.svelte';
import type { CaylusView } from './view';

export { Board, Decide, Goods, Under };
export { describe, round, summary, titleBlock, turn } from './words';
export { sketch } from './story';

export const createController = (context: GameContext<CaylusView>): CaylusController => new CaylusController(context);

export const causes = {
  settled: ['carried', 'visitors', 'buildings', 'residences', 'church', 'tailor', 'jeweller', 'castle', 'favours', 'penalty'],
  final: ['final-gold', 'final-cubes', 'final-deniers'],
} as const;

export const cards = () => import('./cards');
export const later = () => import('./happened');
export const ends = () => import('./ends');
