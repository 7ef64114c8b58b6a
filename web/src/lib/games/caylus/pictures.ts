/** What stands on the board, from the symbols that Python draws with too; a building's picture has its id. */
import source from '$bastide/games/caylus/pictures/symbols.svg?raw';
import { addSymbols, isSymbol, use } from '$lib/art/sprite';

addSymbols(source);

/** Whether a building, by its id in the component table, has a picture. */
export const hasPicture = (id: string): boolean => isSymbol(`caylus-${id}`);

export type GoodName = 'food' | 'wood' | 'stone' | 'cloth' | 'gold' | 'any';

export const good = (kind: GoodName, x: number, y: number, scale = 1): string =>
  use(kind === 'stone' ? 'bastide-good-stone' : `caylus-good-${kind}`, x, y, scale);

/** A building (foot at (x, y)), a piece or a sign. */
export const picture = (id: string, x = 0, y = 0, scale = 1, more = ''): string => use(`caylus-${id}`, x, y, scale, more);
