/** How a seat is asked for, by whoever sits down: fetched then. */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { ApiError } from '$lib/api/client';
import { hashOf, tagOf } from './hashes';
import { keep, recall } from './storage';

/** A random number for the shuffle, what announces it, and the key of the call by which it is announced. */
export interface Announced {
  readonly nonce: string;
  readonly seal: string;
  readonly key: string;
}

const BYTES = 16;
/** Letters of what is wanted that are kept as they are. */
const LONG = 2000;
const random = (): string => bytesToHex(randomBytes(BYTES));

/** A fresh number and what announces it. */
export function announced(): Announced {
  const nonce = random();
  return { nonce, seal: hashOf(nonce), key: random() };
}

/**
 * Asks for seats, `wanted` being the table or what it is to be like, a whole record even. While no answer has come, whoever asks for the same
 * again asks with the same key, also once the page was left: seats that were given already are these.
 */
export async function ask<T>(wanted: string, call: (asked: Announced) => Promise<T>): Promise<T> {
  const what = wanted.length > LONG ? tagOf(wanted) : wanted;
  const before = recall<(Announced & { readonly what: string }) | null>('asking', null);
  const asked = before?.what === what ? before : announced();
  keep('asking', { ...asked, what });
  try {
    const answer = await call(asked);
    keep('asking', null);
    return answer;
  } catch (error) {
    const { status } = error instanceof ApiError ? error : { status: 0 };
    if (status >= 400 && status < 429) keep('asking', null);
    throw error;
  }
}
