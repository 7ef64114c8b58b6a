/** Carcassonne's symbols, put into the page: the very file that Python's drawings use. */
import source from '$bastide/games/carcassonne/pictures/symbols.svg?raw';
import { addSymbols, use } from '$lib/art/sprite';

addSymbols(source);

export { source, use };
