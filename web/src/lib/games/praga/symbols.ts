/** Praga's symbols, put into the page: the very file that Python's drawings use. */
import source from '$bastide/games/praga/pictures/symbols.svg?raw';
import { addSymbols, isSymbol, use } from '$lib/art/sprite';

addSymbols(source);

export { isSymbol, use };
