/** The end of a game: where points come from as they are counted, and what stands out. */
import type { LedgerEntry } from '$lib/api/types';
import { greatest, listed, mostOf } from '$lib/end/records';
import type { Translate } from '$lib/i18n';
import type { GameRecord } from '../types';
import type { Seat } from './shape';
import type { CarraraView } from './view';

/** The type, city or category that is scored, and its buildings; what a seat holds where that is counted. */
export function counted(entry: LedgerEntry, view: CarraraView): readonly string[] {
  const { seat, cause } = entry;
  const { what, which, tiles = [] } = entry.args as { readonly what?: string; readonly which?: string; readonly tiles?: readonly string[] };
  if (what !== undefined && which !== undefined) return tiles.length > 0 ? tiles.map((tile) => `tile:${tile}`) : [`${what}:${which}`];
  if (cause === 'coins') return [`good:${seat}.coins`];
  const objects = Object.keys(view.seats[seat]?.objects ?? {}).map((object) => `good:${seat}.${object}`);
  if (cause === 'surplus') return objects;
  if (cause === 'object-card') return ['objective:object', ...objects];
  if (cause === 'bonus-card') return ['objective:bonus'];
  return cause === 'building-card' ? ['objective:building', `cities:${seat}`, ...built(view.seats[seat]).map((tile) => `tile:${tile}`)] : [];
}

const built = (seat: Seat | undefined): readonly string[] => Object.values(seat?.buildings ?? {}).flat();

export function records(view: CarraraView, ledger: readonly LedgerEntry[], t: Translate): readonly GameRecord[] {
  const points = (n: number): string => t('shell-points', { points: n });
  const cost = (tile: string): number => view.tiles[tile]?.cost ?? 0;
  const objects = (seat: Seat): number => Object.values(seat.objects ?? {}).reduce((sum, n) => sum + n, 0);
  return listed([
    [t('carrara-ui-record-scoring'), greatest(ledger, ['type', 'city', 'category'], (entry) => entry.points), points],
    [t('carrara-ui-record-buildings'), mostOf(view.seats, (seat) => built(seat).length)],
    [t('carrara-ui-record-cost'), mostOf(view.seats, (seat) => built(seat).reduce((sum, tile) => sum + cost(tile), 0))],
    [t('carrara-ui-record-objects'), mostOf(view.seats, objects)],
  ]);
}
