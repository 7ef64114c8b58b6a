/**
 * Calls to the server: JSON in and out, tokens of the seats this browser holds, errors with a name.
 *
 * Every call that changes something may be sent again after a lost answer: moves and undos carry the
 * sequence number they expect, so the server does them once.
 */
import type {
  Analysis,
  ApiErrorBody,
  Args,
  BoxValue,
  GameBox,
  GameInfo,
  HintStep,
  Look,
  NewTable,
  Replay,
  Rule,
  SeatRequest,
  Snapshot,
  Table,
  TableNotice,
  UndoRequest,
} from './types';

/** A refusal of the server, or `network` when it could not be reached at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly rule: string | null;
  readonly key: string | null;
  readonly args: Args;
  readonly seq: number | null;

  constructor(
    readonly code: string,
    readonly status: number,
    readonly body: Partial<ApiErrorBody> = {},
  ) {
    super(body.message ?? code);
    this.rule = typeof body.rule === 'string' && body.rule ? body.rule : null;
    this.key = typeof body.key === 'string' && body.key ? body.key : null;
    this.args = body.args ?? {};
    this.seq = typeof body.seq === 'number' ? body.seq : null;
  }
}

/** A table and the tokens of one's seats there. */
export interface OpenedSeats {
  readonly table: Table;
  readonly tokens: Readonly<Record<string, string>>;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export interface ClientOptions {
  readonly fetch?: Fetch;
  /** Milliseconds before each further try of a call that may be repeated. */
  readonly retries?: readonly number[];
  readonly timeout?: number;
}

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly text?: string;
  readonly tokens?: readonly string[];
  /** Whether a lost answer may be asked for again; reading always may. */
  readonly repeat?: boolean;
  /** How the browser may keep the answer; it keeps none unless this says so. */
  readonly cache?: RequestCache;
}

/** So many tables the server tells of in one answer. */
const MINE = 100;
const AGAIN = new Set([502, 503, 504]);
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks like this in every language: `{"error": {...}}`, with FastAPI's own `detail` as a last resort. */
async function refusal(response: Response): Promise<ApiError> {
  const fallback = response.status === 404 ? 'not-found' : response.status >= 500 ? 'internal' : 'bad-request';
  try {
    const data = (await response.json()) as { error?: Partial<ApiErrorBody> };
    if (data.error?.code) return new ApiError(data.error.code, response.status, data.error);
  } catch {
    // not JSON: a proxy's page, or nothing at all
  }
  return new ApiError(fallback, response.status);
}

export class Client {
  readonly #fetch: Fetch;
  readonly #retries: readonly number[];
  readonly #timeout: number;

  constructor(options: ClientOptions = {}) {
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
    this.#retries = options.retries ?? [300, 1200, 3000];
    this.#timeout = options.timeout ?? 15_000;
  }

  async #send(path: string, call: Call): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    const tokens = call.tokens ?? [];
    if (tokens[0]) headers.Authorization = `Bearer ${tokens[0]}`;
    if (tokens.length > 1) headers['X-Bastide-Seats'] = tokens.join(',');
    let body: string | undefined;
    if (call.text !== undefined) {
      headers['Content-Type'] = 'text/plain; charset=utf-8';
      body = call.text;
    } else if (call.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      body = JSON.stringify(call.body);
    }
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.#timeout);
    try {
      return await this.#fetch(path, {
        method: call.method ?? 'GET',
        headers,
        ...(body !== undefined && { body }),
        signal: stop.signal,
        credentials: 'same-origin',
        cache: call.cache ?? 'no-store',
      });
    } catch {
      throw new ApiError('network', 0);
    } finally {
      clearTimeout(timer);
    }
  }

  /** One answer, or `ApiError`; tries again only what may be repeated. */
  async #call(path: string, call: Call = {}): Promise<Response> {
    const repeat = call.repeat ?? (call.method ?? 'GET') === 'GET';
    for (let turn = 0; ; turn++) {
      const pause = repeat ? this.#retries[turn] : undefined;
      let response: Response;
      try {
        response = await this.#send(path, call);
      } catch (error) {
        if (pause === undefined) throw error;
        await wait(pause);
        continue;
      }
      if (response.ok) return response;
      if (AGAIN.has(response.status) && pause !== undefined) {
        await wait(pause);
        continue;
      }
      throw await refusal(response);
    }
  }

  async #json<T>(path: string, call: Call = {}): Promise<T> {
    const response = await this.#call(path, call);
    if (response.status === 204) return undefined as T;
    return (await response.json()) as T;
  }

  #table(id: string, rest = ''): string {
    return `/api/tables/${encodeURIComponent(id)}${rest}`;
  }

  /** What a game is played with here; asked for again it costs next to nothing while it is the same. */
  async box(game: string): Promise<GameBox> {
    return this.#json<GameBox>(`/api/games/${encodeURIComponent(game)}/box`, { cache: 'no-cache' });
  }

  /** The values of a game that are reconstructed, and those that were corrected on this server. */
  async values(game: string): Promise<readonly BoxValue[]> {
    return (await this.#json<{ values: readonly BoxValue[] }>(`/api/games/${encodeURIComponent(game)}/values`)).values;
  }

  async games(): Promise<readonly GameInfo[]> {
    const data = await this.#json<readonly GameInfo[] | { games: readonly GameInfo[] }>('/api/games');
    return 'games' in data ? data.games : data;
  }

  /** The public tables, of one game or of all. */
  async tables(game = '', state = 'open,running'): Promise<readonly Table[]> {
    const of = game ? `&game=${encodeURIComponent(game)}` : '';
    const data = await this.#json<readonly Table[] | { tables: readonly Table[] }>(`/api/tables?state=${state}${of}`);
    return 'tables' in data ? data.tables : data;
  }

  /** This device's own tables, what happened last first; those that are gone are left out. */
  async mine(held: readonly { readonly id: string; readonly tokens: readonly string[] }[]): Promise<readonly Table[]> {
    const parts = Array.from({ length: Math.ceil(held.length / MINE) }, (_, part) => held.slice(part * MINE, (part + 1) * MINE));
    const found = await Promise.all(
      parts.map((tables) => this.#json<{ tables: readonly Table[] }>('/api/mine', { method: 'POST', body: { tables }, repeat: true })),
    );
    return found.flatMap((one) => one.tables);
  }

  create(table: NewTable): Promise<{ table: Table; tokens: Record<string, string> }> {
    return this.#json('/api/tables', { method: 'POST', body: table });
  }

  table(id: string, tokens: readonly string[]): Promise<{ table: Table; snapshot: Snapshot; notices?: readonly TableNotice[] }> {
    return this.#json(this.#table(id), { tokens });
  }

  join(id: string, name: string, seat?: number): Promise<{ seat: number; token: string; table: Table }> {
    return this.#json(this.#table(id, '/join'), { method: 'POST', body: { name, ...(seat !== undefined && { seat }) } });
  }

  leave(id: string, tokens: readonly string[]): Promise<unknown> {
    return this.#json(this.#table(id, '/leave'), { method: 'POST', body: {}, tokens });
  }

  setSeat(id: string, seat: number, request: SeatRequest, tokens: readonly string[]): Promise<{ table: Table }> {
    return this.#json(this.#table(id, `/seats/${seat}`), { method: 'POST', body: request, tokens });
  }

  /** Takes one's seats back from the stand-ins. */
  reclaim(id: string, tokens: readonly string[]): Promise<{ table: Table }> {
    return this.#json(this.#table(id, '/reclaim'), { method: 'POST', body: {}, tokens, repeat: true });
  }

  nudge(id: string, tokens: readonly string[]): Promise<{ table: Table }> {
    return this.#json(this.#table(id, '/nudge'), { method: 'POST', body: {}, tokens });
  }

  handOver(id: string, seat: number, accept: boolean, tokens: readonly string[]): Promise<{ table: Table }> {
    return this.#json(this.#table(id, '/hand'), { method: 'POST', body: { seat, accept }, tokens });
  }

  /** Offers another game or accepts the offer; the second call of anybody leads to the same table. */
  rematch(id: string, tokens: readonly string[]): Promise<OpenedSeats> {
    return this.#json(this.#table(id, '/rematch'), { method: 'POST', body: {}, tokens, repeat: true });
  }

  /** A code that opens one's seats on another device, once. */
  pair(id: string, tokens: readonly string[]): Promise<{ code: string; expires: string }> {
    return this.#json(this.#table(id, '/pair'), { method: 'POST', body: {}, tokens });
  }

  redeem(code: string): Promise<OpenedSeats> {
    return this.#json('/api/seat', { method: 'POST', body: { code } });
  }

  /** Lets words to write down bring back these seats. */
  coverSeats(words: string, tables: Readonly<Record<string, readonly string[]>>): Promise<{ seats: number }> {
    return this.#json('/api/words/cover', { method: 'POST', body: { words, tables }, repeat: true });
  }

  recover(words: string): Promise<{ found: readonly OpenedSeats[] }> {
    return this.#json('/api/words/recover', { method: 'POST', body: { words }, repeat: true });
  }

  /** Makes actions at the table, all or nothing; the same call again gets the same answer. */
  moves(id: string, seq: number, actions: readonly string[], tokens: readonly string[]): Promise<{ seq: number; snapshot: Snapshot }> {
    return this.#json(this.#table(id, '/moves'), { method: 'POST', body: { seq, actions }, tokens, repeat: true });
  }

  look(id: string, actions: readonly string[], tokens: readonly string[], ply?: number): Promise<Look> {
    return this.#json(this.#table(id, '/look'), {
      method: 'POST',
      body: { actions, ...(ply !== undefined && { ply }) },
      tokens,
      repeat: true,
    });
  }

  hint(id: string, tokens: readonly string[]): Promise<{ actions: readonly string[]; steps: readonly HintStep[] }> {
    return this.#json(this.#table(id, '/hint'), { method: 'POST', body: {}, tokens });
  }

  /** Takes back the last decision or its turn; `confirm` once a person has answered the question that stands against it. */
  undo(id: string, seq: number, tokens: readonly string[], to: 'step' | 'turn' = 'step', confirm = false): Promise<{ request: UndoRequest | null; snapshot: Snapshot }> {
    return this.#json(this.#table(id, '/undo'), {
      method: 'POST',
      body: { seq, to, confirm },
      tokens,
      repeat: true,
    });
  }

  redo(id: string, seq: number, tokens: readonly string[]): Promise<{ snapshot: Snapshot }> {
    return this.#json(this.#table(id, '/redo'), { method: 'POST', body: { seq }, tokens, repeat: true });
  }

  answerUndo(id: string, request: string | number, accept: boolean, tokens: readonly string[]): Promise<unknown> {
    return this.#json(this.#table(id, '/undo/answer'), { method: 'POST', body: { request, accept }, tokens });
  }

  chat(id: string, text: string, tokens: readonly string[]): Promise<unknown> {
    return this.#json(this.#table(id, '/chat'), { method: 'POST', body: { text }, tokens });
  }

  replay(id: string, ply: number | null, tokens: readonly string[]): Promise<Replay> {
    return this.#json(this.#table(id, `/replay${ply === null ? '' : `?ply=${ply}`}`), { tokens });
  }

  analysis(id: string): Promise<Analysis> {
    return this.#json(this.#table(id, '/analysis'));
  }

  async record(id: string, tokens: readonly string[]): Promise<string> {
    return (await this.#call(this.#table(id, '/record'), { tokens })).text();
  }

  importRecord(text: string): Promise<{ table: Table; tokens?: Record<string, string> }> {
    return this.#json('/api/records', { method: 'POST', text });
  }

  async rules(game: string, lang: string): Promise<readonly Rule[]> {
    const data = await this.#json<readonly Rule[] | { rules: readonly Rule[] }>(
      `/api/rules/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`,
    );
    return 'rules' in data ? data.rules : data;
  }
}

export const api = new Client();
