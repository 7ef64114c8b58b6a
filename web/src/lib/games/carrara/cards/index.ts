/** What each thing on the table is, in words: the inspector asks by `kind:id`. */
import type { Card, GameContext } from '../../types';
import type { CarraraView } from '../view';
import { bagCard, blockCard, segmentCard } from './market';
import { categoryCard, cityCard, objectCard, siteCard, stackCard, tileCard, typeCard } from './buildings';
import { citiesCard, endCard, goodCard, markersCard, objectiveCard, orderCard, scoreCard, screenCard, seatCard } from './seats';

type Context = GameContext<CarraraView>;

const CARDS: Readonly<Record<string, (id: string, context: Context) => Card | null>> = {
  bag: (_, context) => bagCard(context),
  block: blockCard,
  segment: segmentCard,
  tile: tileCard,
  site: siteCard,
  stack: (_, context) => stackCard(context),
  city: cityCard,
  type: typeCard,
  category: categoryCard,
  object: objectCard,
  objective: objectiveCard,
  markers: markersCard,
  screen: screenCard,
  good: goodCard,
  cities: citiesCard,
  seat: seatCard,
  score: scoreCard,
  order: (_, context) => orderCard(context),
  end: (_, context) => endCard(context),
};

export function card(thing: string, context: GameContext): Card | null {
  const at = thing.indexOf(':');
  return CARDS[thing.slice(0, at)]?.(thing.slice(at + 1), context as Context) ?? null;
}
