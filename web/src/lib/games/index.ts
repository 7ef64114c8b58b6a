/**
 * The games that have a board: every folder beside this file; the exports of its `index.ts` are a `GameModule`.
 * Each is fetched when its first table is opened.
 */
import { loadBox } from './box';
import type { GameModule } from './types';

const found = import.meta.glob<GameModule>('./*/index.ts');

/** What stands in for a board; its types are its own. */
const plain = async (game: string, board: string): Promise<unknown> => (await import('$lib/plain')).plainGame(game, board);

/** Whether this build has a board for a game. */
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in found;

/** The same with all that is fetched later: what tells of things and of what happened. */
export async function wholeGame(game: string, box: string, board: string): Promise<GameModule> {
  const module = await loadGame(game, box, board);
  const parts = await Promise.all([module.later?.(), module.ends?.(), module.cards?.()]);
  return Object.assign({}, module, ...parts) as GameModule;
}

/** The board, bar and controller of a game, played by the box its table names; of any other game the plain ones, with the board it brings. */
export async function loadGame(game: string, box = '', board = ''): Promise<GameModule> {
  const load = found[`./${game}/index.ts`];
  if (!load) return (await plain(game, board)) as GameModule;
  await loadBox(game, box);
  return load();
}
