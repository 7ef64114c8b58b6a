/**
 * What is in the games' boxes, as the server that is played on hands it out: costs, prices, tiles, boards. There is no
 * other copy in the client, so that what is drawn is what is played, whatever whoever runs the server has corrected.
 * A game's box is fetched before its module, which reads it while it is loaded.
 */
import { api } from '$lib/api/client';
import type { Correction, GameBox } from '$lib/api/types';

const boxes = new Map<string, GameBox>();

/** Fetch the box of a game; `wanted` is the one its table names. A page that holds another one begins anew. */
export async function loadBox(game: string, wanted = ''): Promise<void> {
  const known = boxes.get(game);
  if (known && (!wanted || known.box === wanted)) return;
  if (known) {
    location.reload();
    return new Promise(() => {});
  }
  putBox(await api.box(game));
}

/** Keep a box; tests put theirs here. */
export function putBox(box: GameBox): void {
  boxes.set(box.game, box);
}

/** The components of a game whose box was fetched. */
export function componentsOf<T>(game: string): T {
  const found = boxes.get(game);
  if (!found) throw new Error(`the box of ${game} is not here yet`);
  return found.components as T;
}

/** What was corrected in a game, as far as its box is here. */
export const correctionsOf = (game: string): readonly Correction[] => boxes.get(game)?.corrections ?? [];
