/**
 * A game that this build has no board for: the board that its package brings, or its drawing as the server makes it;
 * and a button for every action.
 */
import type { GameModule } from '$lib/games/types';
import { addPlace } from '$lib/i18n';
import Board from './Board.svelte';
import { bring } from './brought';
import Brought from './Brought.svelte';
import { PlainController } from './controller.svelte';
import Decide from './Decide.svelte';
import Goods from './Goods.svelte';
import type { PlainView } from './words';

type Plain = GameModule<PlainController, PlainView>;

const drawn: Plain = {
  createController: (context) => new PlainController(context),
  Board,
  Decide,
  Under: null,
  Goods: Goods as Plain['Goods'],
  titleBlock: () => [],
  round: (view, t) => (typeof view.turn === 'number' ? t('shell-log-turn', { turn: view.turn }) : ''),
  // causes of points are told in the order in which they came
  causes: { settled: [], final: [] },
};

/** What the table shows of a game; `address` is where the server hands out the board that its package brings. */
export async function plainGame(game: string, address: string): Promise<Plain> {
  const [brought] = await Promise.all([address === '' ? null : bring(game, address), addPlace('later')]);
  return brought ? { ...drawn, Board: Brought, createController: (context) => new PlainController(context, brought) } : drawn;
}
