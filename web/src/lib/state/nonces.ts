/**
 * This browser's random numbers for shuffles. Each is announced by its SHA-256 when seats are taken, and sent once every
 * seat is taken: by then nobody can choose a number of their own to go with it.
 */
import type { Client } from '$lib/api/client';
import type { Announced } from './asking';
import { keep, recall } from './storage';

/** What this browser remembers of a table's shuffle, to hold the server to it. */
export interface Kept {
  readonly nonce: string;
  /** The commitment that the server had made before the number was sent. */
  readonly commitment: string | null;
  /** What every seat had announced before the number was sent. */
  readonly seals: readonly (string | null)[] | null;
  readonly at: number;
}

/** So many tables are remembered. */
const KEEP = 200;

/** A fresh number and what announces it; only who sits down fetches what makes hashes. */
export const announce = async (): Promise<Announced> => (await import('./asking')).announced();

/** Asks for seats with such a number and a key: the same until an answer has come, which may have been lost. */
export const ask = async <T>(what: string, call: (asked: Announced) => Promise<T>): Promise<T> => (await import('./asking')).ask(what, call);

const all = () => recall<Record<string, Kept>>('nonces', {});

function store(id: string, kept: Kept): void {
  const newest = Object.entries({ ...all(), [id]: kept }).sort(([, a], [, b]) => b.at - a.at);
  keep('nonces', Object.fromEntries(newest.slice(0, KEEP)));
}

/** Remembers the number that was announced at a table. */
export function remember(id: string, nonce: string, commitment: string | null): void {
  store(id, { nonce, commitment, seals: null, at: Date.now() });
}

export const keptOf = (id: string): Kept | null => all()[id] ?? null;

/** Sends this browser's number, having noted what all the others have announced. */
export async function reveal(id: string, api: Client, tokens: readonly string[]): Promise<void> {
  const kept = keptOf(id);
  if (!kept) return;
  if (!kept.seals) {
    const { commitment, seats } = await api.shuffle(id);
    store(id, { ...kept, commitment: kept.commitment ?? commitment, seals: seats.map((seat) => seat.seal) });
  }
  await api.sendNonce(id, kept.nonce, tokens);
}
