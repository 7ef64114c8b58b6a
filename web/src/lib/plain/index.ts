/** A game that this build has no board for: its drawing, as the server makes it, and a button for every action. */
import type { LegalAction } from '$lib/api/types';
import type { BlockCell, GameContext } from '$lib/games/types';
import { hasText, type Translate } from '$lib/i18n';
import Board from './Board.svelte';
import { PlainController } from './controller.svelte';
import Decide from './Decide.svelte';
import Goods from './Goods.svelte';
import { actionName, type PlainView } from './words';

export { Board, Decide, Goods };
export const Under = null;

export const createController = (context: GameContext<PlainView>): PlainController => new PlainController(context);

export const titleBlock = (): readonly BlockCell[] => [];
export const round = (view: PlainView, t: Translate): string => (typeof view.turn === 'number' ? t('shell-log-turn', { turn: view.turn }) : '');
export const describeAction = (action: LegalAction, view: PlainView, _names: readonly string[], t: Translate): string =>
  actionName(action, view.game, t, hasText);

/** Causes of points are told in the order in which they came. */
export const causes = { settled: [], final: [] } as const;
