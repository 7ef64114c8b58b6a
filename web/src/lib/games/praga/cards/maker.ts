/** What makes a card: a function from the table and the parts of a thing's id. */
import type { Card, GameContext } from '../../types';
import type { PragaView } from '../view';

export type Context = GameContext<PragaView>;
/** Makes the card of one kind of thing out of the parts of its id. */
export type Maker = (c: Context, ...id: readonly string[]) => Card | null;
