/** What the server is asked of notifications. */
import { ApiError, refusal } from '$lib/api/client';
import type { Language } from '$lib/i18n';
import { base } from '$lib/state/base';

/** How a server can tell people who are away: by push, with this public key, and by mail. */
export interface Offered {
  readonly push: string | null;
  readonly mail: boolean;
}
/** What listens for one's seats at a table. */
export interface Listening {
  readonly push: boolean;
  readonly mail: 'none' | 'unconfirmed' | 'confirmed';
}
/** Where pushes for this browser go, and the keys they are sealed with. */
export interface Push {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
}
/** What is not named stays as it is: other devices of the same person may have asked for it. */
export interface Wanted {
  readonly push?: Push;
  /** A device that is told no more. */
  readonly ended?: Push;
  readonly mail?: string | null;
  readonly language: Language;
}

const TIMEOUT = 15_000;

async function call<T>(path: string, tokens: readonly string[], body?: Wanted): Promise<T> {
  const [first] = tokens;
  let response: Response;
  try {
    response = await fetch(path, {
      method: body ? 'PUT' : 'GET',
      headers: {
        Accept: 'application/json',
        ...(first && { Authorization: `Bearer ${first}`, 'X-Bastide-Seats': tokens.join(',') }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
      credentials: 'same-origin',
      cache: 'no-store',
    });
  } catch {
    throw new ApiError('network', 0);
  }
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

const at = (id: string): string => `${base}/api/tables/${encodeURIComponent(id)}/notifications`;

export const offered = (): Promise<Offered> => call(`${base}/api/notifications`, []);
export const listening = (id: string, tokens: readonly string[]): Promise<Listening> => call(at(id), tokens);
/** Says where to tell of one's seats at a table; null ends that. */
export const listen = (id: string, tokens: readonly string[], wanted: Wanted): Promise<Listening> => call(at(id), tokens, wanted);
