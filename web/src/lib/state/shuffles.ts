/** What this browser can check of a shuffle. */
import type { Shuffle } from '$lib/api/types';
import { hashOf, tagOf } from './hashes';
import type { Kept } from './nonces';

export type Check = 'commitment' | 'number' | 'others' | 'table' | 'secret';

/** What this browser can check of a shuffle, each thing with whether it holds. */
export function checks(id: string, shuffle: Shuffle, kept: Kept | null, you: readonly number[]): readonly (readonly [Check, boolean])[] {
  const found: [Check, boolean][] = [];
  if (kept?.commitment) found.push(['commitment', kept.commitment === shuffle.commitment]);
  const own = you.map((seat) => shuffle.seats[seat]).filter((seat) => seat?.state === 'open' || seat?.state === 'late');
  if (kept && own.length > 0) found.push(['number', own.every((seat) => seat?.nonce === kept.nonce)]);
  if (kept?.seals) found.push(['others', shuffle.seats.every((seat, i) => !seat.nonce || hashOf(seat.nonce) === kept.seals?.[i])]);
  if (shuffle.table) found.push(['table', shuffle.table === tagOf(id)]);
  if (shuffle.secret && shuffle.commitment) found.push(['secret', hashOf(shuffle.secret) === shuffle.commitment]);
  return found;
}
