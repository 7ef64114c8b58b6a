/** Hashes, and what this browser can check of a shuffle with them. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Shuffle } from '$lib/api/types';
import type { Kept } from './nonces';

/** The SHA-256 of bytes in hex, or of a text. */
export const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));
export const tagOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

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
