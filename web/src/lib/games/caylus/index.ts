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
export { card } from './cards';
export { happened } from './happened';
export { sketch } from './story';
export { ifEnded } from './ended';
export { counted, records } from './ending';

export const createController = (context: GameContext<CaylusView>): CaylusController => new CaylusController(context);

export const causes = {
  settled: ['carried', 'visitors', 'buildings', 'residences', 'church', 'tailor', 'jeweller', 'castle', 'favours', 'penalty'],
  final: ['final-gold', 'final-cubes', 'final-deniers'],
} as const;
