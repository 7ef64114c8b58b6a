/**
 * What each thing on the table is. A thing's name is its kind and its id: `space:3` and `stone:3` (the road), `special:gate`,
 * `yard:1`, `section:walls`, `part:walls.2`, `favour:deniers.3`, `line:deniers`, `provost:`, `bailiff:`, `bridge:`,
 * `passing:2`, `phase:4`, `stock:mason`, `worker:road.3`, and in the panels `seat:0`, `score:0`, `good:0.wood`.
 */
import type { Card, GameContext } from '../types';
import { boardCard } from './cards-board';
import { castleCard } from './cards-castle';
import { panelCard } from './cards-panel';
import { roadCard } from './cards-road';
import type { CaylusView } from './view';

export function card(thing: string, context: GameContext<CaylusView>): Card | null {
  const cut = thing.indexOf(':');
  const kind = cut < 0 ? thing : thing.slice(0, cut);
  const id = cut < 0 ? '' : thing.slice(cut + 1);
  return roadCard(kind, id, context) ?? castleCard(kind, id, context) ?? boardCard(kind, id, context) ?? panelCard(kind, id, context);
}
