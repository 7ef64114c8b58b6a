/** Before which moves one is asked: by default only where something is revealed or lost. */
import type { GameContext } from '$lib/games/types';
import type { View } from '$lib/api/types';

/**
 * Tells whether actions are confirmed before they are sent. What Undo takes back freely is not: that is what leaves the
 * decision with the seat that acts. Once something is drawn, somebody else decides, or the game is over, it is too late.
 */
export async function asksFirst<V extends View>(context: GameContext<V>, actions: readonly string[]): Promise<boolean> {
  const { asks } = context.settings;
  if (asks !== 'needed') return asks === 'always';
  const ahead = await context.look(actions).catch(() => null);
  return ahead === null || ahead.refusal !== null || ahead.view.current !== context.view.current;
}
