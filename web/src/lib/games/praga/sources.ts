/** From which thing on the sheet a deed, or what is gained for a cause, comes. */
import type { StoryEntry } from '$lib/api/types';
import type { PragaView } from './view';

/** Goods that are steps on a seat's tracks. */
export const TRACK_OF: Readonly<Record<string, string>> = { mine: 'mines', quarry: 'quarries', technology: 'technology', university: 'university' };

/** Whether a tile of six sides lies on a board or in the city. */
export const SEATED = (view: PragaView, tile: string): boolean =>
  view.city.buildings.some((b) => b.tile === tile) || view.seats.some((s) => [...s.hexes, ...s.walls].some((p) => p.tile === tile));

/** The name of a thing, if all parts of its id are there. */
const named = (kind: string, ...ids: readonly unknown[]): string | null =>
  ids.every((id) => typeof id === 'string' || typeof id === 'number') ? `${kind}:${ids.join('.')}` : null;

type Source = (args: StoryEntry['args'], seat: number, view: PragaView) => string | null;
const tile: Source = ({ tile }) => (typeof tile === 'string' && tile.startsWith('PT-') ? named('token', tile) : named('tile', tile));
const SOURCES: Readonly<Record<string, Source>> = {
  // deeds
  tile,
  take: tile,
  onto: tile,
  reward: tile,
  use: tile,
  choose: tile,
  token: tile,
  dummy: tile,
  act: ({ action }, seat) => named('place', seat, action),
  bonus: (_args, seat, view) => (view.crane.taken ? `tile:${view.crane.taken}` : `seat:${seat}`),
  buy: (_args, seat) => `seat:${seat}`,
  grow: ({ action }, seat) => named('track', seat, action),
  produce: ({ action }, seat) => named('track', seat, action),
  road: ({ region, effect }) => named('road', region, effect),
  arrive: ({ region }) => named('region', region),
  span: ({ space }, _seat, view) => named('tile', view.bridge.spaces.find((s) => s.space === space)?.tile ?? null) ?? named('span', space),
  claim: ({ seal }) => named('seal', seal),
  refresh: ({ row }) => named('stack', row),
  moved: ({ grid, row, column }) => named('cell', grid, row, column),
  plaza: ({ plaza }) => named('plaza', plaza),
  discard: (_args, seat) => `seat:${seat}`,
  era: () => 'platform:',
  // causes of points that come from elsewhere than the deed before them
  crown: ({ plaza }) => named('plaza', plaza),
  overflow: ({ track }, seat) => named('track', seat, track),
  'road-tile': (_args, seat, view) => `road-tile:${Math.max(1, view.seats[seat]?.region ?? 1)}`,
  grid: ({ grid }, seat) => named('marker', grid, seat),
};
export const sourceOf: (what: string, ...rest: Parameters<Source>) => string | null = (what, ...rest) => SOURCES[what]?.(...rest) ?? null;
