/** The tile, token or seal that an entry of the log speaks of, drawn. */
import type { StoryEntry } from '$lib/api/types';
import type { Sketch } from '../types';
import { actionSketch, bridgePicture, hexPicture, pairPicture, sealPicture, technologyPicture, tokenPicture } from './cards/pictures';
import { BRIDGE_TILES, HEX_TILES, SEALS, TECHNOLOGIES, TOKENS } from './tiles';
import type { ActionName } from './view';

const ACTIONS: ReadonlySet<unknown> = new Set(['mines', 'quarries', 'upgrade', 'wall', 'building', 'road'] satisfies ActionName[]);

export function sketch({ args }: StoryEntry): Sketch | null {
  const { tile, seal, action, first, second } = args;
  if (ACTIONS.has(first) && ACTIONS.has(second)) return pairPicture([first as ActionName, second as ActionName]);
  if (typeof seal === 'string' && SEALS[seal]) return sealPicture(seal);
  if (typeof tile === 'string') {
    if (HEX_TILES[tile]) return hexPicture(HEX_TILES[tile]);
    if (TECHNOLOGIES[tile]) return technologyPicture(tile);
    if (BRIDGE_TILES[tile]) return bridgePicture(tile);
    if (TOKENS[tile]) return tokenPicture(tile);
  }
  return ACTIONS.has(action) ? actionSketch(action as ActionName) : null;
}
