/** What an entry of the log, or a bot's suggestion, is about: the key of something on the sheet. */
import type { LedgerEntry, StoryEntry } from '$lib/api/types';
import { placeKey, type Choice } from './moves';

/** The key that an entry of the log or the ledger points at; null if it is about nothing that is drawn. */
export function toldKey(entry: Pick<StoryEntry | LedgerEntry, 'args'> | null): string | null {
  if (!entry) return null;
  const { place, plaza, grid, region, seal, space, tile, track, action, bonus } = entry.args;
  if (typeof place === 'string') return placeKey(place);
  if (typeof plaza === 'string') return `plaza ${plaza}`;
  if (typeof grid === 'string') return `grid ${grid}`;
  if (typeof region === 'number') return `road ${region}`;
  if (typeof seal === 'string') return `seal ${seal}`;
  if (typeof space === 'number') return `span ${space}`;
  if (typeof space === 'string') return placeKey(space);
  if (typeof track === 'string') return `track ${track}`;
  if (typeof bonus === 'string') return `wealth ${bonus}`;
  if (typeof action === 'string') return action === 'mines' || action === 'quarries' ? `track ${action}` : `act ${action}`;
  return typeof tile === 'string' ? tileKey(tile) : null;
}
const tileKey = (tile: string): string => {
  if (tile.startsWith('A-')) return `tile ${tile}`;
  if (tile.startsWith('PT-')) return `token ${tile}`;
  return tile.startsWith('T') ? `use ${tile}` : `take ${tile}`;
};

/** The spots of what a bot suggests to do first. */
export const hintedKeys = (hint: readonly string[] | null, choices: readonly Choice[]): readonly string[] =>
  choices.find((c) => c.text === hint?.[0])?.spots ?? [];
