/**
 * Calls to the server: JSON in and out, tokens of the seats this browser holds, errors with a name.
 *
 * Every call that changes something may be sent again after a lost answer: moves and undos carry the
 * sequence number they expect, so the server does them once.
 */
import { address, type Answer, type Body, type Places, type Query, type Route } from './routes';
import { dated } from '$lib/state/now';
import type {
  AppendixInfo,
  BoxAnswer,
  ErrorInfo,
  GameInfo,
  HeldTable,
  NewTable,
  RuleInfo,
  SeatChange,
  SeatsAnswer,
  ServerAnswer,
  TableInfo,
  ValueInfo,
} from './schema';
import type { Args } from './types';

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
    readonly body: Partial<ErrorInfo> = {},
  ) {
    super(body.message ?? code);
    this.rule = typeof body.rule === 'string' && body.rule ? body.rule : null;
    this.key = typeof body.key === 'string' && body.key ? body.key : null;
    this.args = body.args ?? {};
    this.seq = typeof body.seq === 'number' ? body.seq : null;
  }
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
  /** Names the call, so that it is done once however often it is sent. */
  readonly key?: string;
  /** How the browser may keep the answer; it keeps none unless this says so. */
  readonly cache?: RequestCache;
}

/** So many tables the server tells of in one answer. */
const MINE = 100;
/** Where nothing was answered, or the server is about to come back. */
const AGAIN = new Set([0, 502, 503, 504]);
type Read<T> = (response: Response) => Promise<T>;
const json = <T>(response: Response): Promise<T> => response.json() as Promise<T>;
const text = (response: Response): Promise<string> => response.text();
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks like this in every language: `{"error": {...}}`, with FastAPI's own `detail` as a last resort. */
export async function refusal(response: Response): Promise<ApiError> {
  const fallback = response.status === 404 ? 'not-found' : response.status >= 500 ? 'internal' : 'bad-request';
  try {
    const data = (await response.json()) as { error?: Partial<ErrorInfo> };
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

  /** One answer, or `ApiError`; tries again only what may be repeated. */
  async #call<T>(path: string, call: Call, read: Read<T>): Promise<T> {
    const { method = 'GET', tokens = [], repeat = method === 'GET' } = call;
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (tokens[0]) headers.Authorization = `Bearer ${tokens[0]}`;
    if (tokens.length > 1) headers['X-Bastide-Seats'] = tokens.join(',');
    if (call.key) headers['Idempotency-Key'] = call.key;
    let body = call.text;
    if (body !== undefined) headers['Content-Type'] = 'text/plain; charset=utf-8';
    else if (call.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      body = JSON.stringify(call.body);
    }
    for (let turn = 0; ; turn++) {
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), this.#timeout);
      try {
        const response = await this.#fetch(path, {
          method,
          headers,
          ...(body !== undefined && { body }),
          signal: stop.signal,
          credentials: 'same-origin',
          cache: call.cache ?? 'no-store',
        });
        dated(response.headers.get('Date'));
        if (!response.ok) throw await refusal(response);
        return await read(response);
      } catch (error) {
        // an answer that breaks off, or comes from somebody else on the way, is none
        const wrong = error instanceof ApiError ? error : new ApiError('network', 0);
        const pause = repeat ? this.#retries[turn] : undefined;
        if (pause === undefined || !AGAIN.has(wrong.status)) throw wrong;
        await wait(pause);
      } finally {
        clearTimeout(timer);
      }
    }
  }

  /** Reads what an address answers. */
  async #get<R extends Route<'get'>>(
    route: R,
    places: Places<R, 'get'>,
    call: Omit<Call, 'body'> & { readonly query?: Query<R, 'get'> } = {},
  ): Promise<Answer<R, 'get'>> {
    return this.#call(address(route, places ?? {}, call.query ?? {}), call, json<Answer<R, 'get'>>);
  }

  /** Changes something at an address, and returns what it answers. */
  async #post<R extends Route<'post'>>(route: R, places: Places<R, 'post'>, body: Body<R, 'post'>, call: Call = {}): Promise<Answer<R, 'post'>> {
    return this.#call(address(route, places ?? {}), { ...call, method: 'POST', body: body ?? {} }, json<Answer<R, 'post'>>);
  }

  /** What a game is played with here; asked for again it costs next to nothing while it is the same. */
  box(game: string): Promise<BoxAnswer> {
    return this.#get('/api/games/{game}/box', { game }, { cache: 'no-cache' });
  }

  /** The values of a game that are reconstructed, and those that were corrected on this server. */
  async values(game: string): Promise<readonly ValueInfo[]> {
    return (await this.#get('/api/games/{game}/values', { game })).values;
  }

  /** Which page the server has, and what its operators announce. */
  async server(): Promise<ServerAnswer> {
    return this.#get('/api/server', undefined);
  }

  async games(): Promise<readonly GameInfo[]> {
    return (await this.#get('/api/games', undefined)).games;
  }

  /** The public tables, of one game or of all. */
  async tables(game = '', state = 'open,running'): Promise<readonly TableInfo[]> {
    return (await this.#get('/api/tables', undefined, { query: { state, ...(game && { game }) } })).tables;
  }

  /** This device's own tables, what happened last first; those that are gone are left out. */
  async mine(held: readonly HeldTable[]): Promise<readonly TableInfo[]> {
    const parts = Array.from({ length: Math.ceil(held.length / MINE) }, (_, part) => held.slice(part * MINE, (part + 1) * MINE));
    const found = await Promise.all(parts.map((tables) => this.#post('/api/mine', undefined, { tables }, { repeat: true })));
    return found.flatMap((one) => one.tables);
  }

  lesson(game: string, lesson: string) {
    return this.#get('/api/games/{game}/lessons/{lesson}', { game, lesson });
  }

  /** A turn in pictures, and the words of the rulebook. */
  guide(game: string) {
    return this.#get('/api/games/{game}/guide', { game });
  }

  /** Opens a private table at which a lesson is played. */
  learn(game: string, lesson: string, name: string, key: string) {
    return this.#post('/api/games/{game}/lessons/{lesson}', { game, lesson }, { name }, { key, repeat: true });
  }

  /** Opens a table; the same `key` again gets the same table. */
  create(table: NewTable, key: string) {
    return this.#post('/api/tables', undefined, table, { key, repeat: true });
  }

  table(id: string, tokens: readonly string[]) {
    return this.#get('/api/tables/{table_id}', { table_id: id }, { tokens });
  }

  /** Sits down; `seal` announces a random number for the shuffle, and the same `key` again gets the same seat. */
  join(id: string, name: string, seal: string, key: string, seat?: number) {
    return this.#post('/api/tables/{table_id}/join', { table_id: id }, { name, seal, ...(seat !== undefined && { seat }) }, { key, repeat: true });
  }

  /** What may be known of how a table is shuffled. */
  shuffle(id: string) {
    return this.#get('/api/tables/{table_id}/shuffle', { table_id: id });
  }

  /** Sends the random number that was announced. */
  sendNonce(id: string, nonce: string, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/nonce', { table_id: id }, { nonce }, { tokens, repeat: true });
  }

  leave(id: string, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/leave', { table_id: id }, undefined, { tokens, repeat: true });
  }

  setSeat(id: string, seat: number, change: SeatChange, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/seats/{seat}', { table_id: id, seat }, change, { tokens });
  }

  /** Takes one's seats back from the stand-ins. */
  reclaim(id: string, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/reclaim', { table_id: id }, undefined, { tokens, repeat: true });
  }

  nudge(id: string, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/nudge', { table_id: id }, undefined, { tokens });
  }

  handOver(id: string, seat: number, accept: boolean, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/hand', { table_id: id }, { seat, accept }, { tokens });
  }

  /** Offers another game or accepts the offer; the second call of anybody leads to the same table. */
  rematch(id: string, tokens: readonly string[], seal: string): Promise<SeatsAnswer> {
    return this.#post('/api/tables/{table_id}/rematch', { table_id: id }, { seal }, { tokens, repeat: true });
  }

  /** A code that opens one's seats on another device, once. */
  pair(id: string, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/pair', { table_id: id }, undefined, { tokens });
  }

  redeem(code: string): Promise<SeatsAnswer> {
    return this.#post('/api/seat', undefined, { code });
  }

  /** Lets words to write down bring back these seats. */
  coverSeats(words: string, tables: Readonly<Record<string, readonly string[]>>) {
    return this.#post('/api/words/cover', undefined, { words, tables }, { repeat: true });
  }

  recover(words: string) {
    return this.#post('/api/words/recover', undefined, { words }, { repeat: true });
  }

  /** Makes actions at the table, all or nothing; the same call again gets the same answer. */
  moves(id: string, seq: number, actions: readonly string[], tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/moves', { table_id: id }, { seq, actions }, { tokens, repeat: true });
  }

  look(id: string, actions: readonly string[], tokens: readonly string[], ply?: number) {
    const body = { actions, ...(ply !== undefined && { ply }) };
    return this.#post('/api/tables/{table_id}/look', { table_id: id }, body, { tokens, repeat: true });
  }

  hint(id: string, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/hint', { table_id: id }, undefined, { tokens });
  }

  /** Takes back the last decision or its turn; `confirm` once a person has answered the question that stands against it. */
  undo(id: string, seq: number, tokens: readonly string[], to: 'step' | 'turn' = 'step', confirm = false) {
    return this.#post('/api/tables/{table_id}/undo', { table_id: id }, { seq, to, confirm }, { tokens, repeat: true });
  }

  redo(id: string, seq: number, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/redo', { table_id: id }, { seq }, { tokens, repeat: true });
  }

  answerUndo(id: string, request: string, accept: boolean, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/undo/answer', { table_id: id }, { request, accept }, { tokens });
  }

  chat(id: string, text: string, tokens: readonly string[], key: string) {
    return this.#post('/api/tables/{table_id}/chat', { table_id: id }, { text }, { tokens, key, repeat: true });
  }

  /** Tells those who run the server what is wrong at a table. */
  report(id: string, report: Body<'/api/tables/{table_id}/report', 'post'>, tokens: readonly string[], key: string) {
    return this.#post('/api/tables/{table_id}/report', { table_id: id }, report, { tokens, key, repeat: true });
  }

  /** Frees somebody's seat in a running game, or says what one thinks of that. */
  freeSeat(id: string, seat: number, accept: boolean, tokens: readonly string[]) {
    return this.#post('/api/tables/{table_id}/seats/{seat}/free', { table_id: id, seat }, { accept }, { tokens });
  }

  /** Everything that belongs to whoever holds these seats. */
  exportPerson(tables: Readonly<Record<string, readonly string[]>>) {
    return this.#post('/api/person/export', undefined, { tables });
  }

  /** Has everything forgotten that belongs to whoever holds these seats; returns how many they were. */
  async forgetPerson(tables: Readonly<Record<string, readonly string[]>>): Promise<number> {
    return (await this.#post('/api/person/forget', undefined, { tables })).seats;
  }

  replay(id: string, ply: number | null, tokens: readonly string[]) {
    return this.#get('/api/tables/{table_id}/replay', { table_id: id }, { tokens, query: ply === null ? {} : { ply } });
  }

  /** How a finished game went, as a bot judges it. */
  review(id: string, deep = false) {
    return this.#get('/api/tables/{table_id}/review', { table_id: id }, deep ? { query: { deep } } : {});
  }

  /** A private table that plays on from a moment of a finished game; the same `key` again gets the same table. */
  playOn(id: string, moment: Body<'/api/tables/{table_id}/onward', 'post'>, key: string) {
    return this.#post('/api/tables/{table_id}/onward', { table_id: id }, moment, { key, repeat: true });
  }

  /** The board as a drawing of its own. */
  async picture(id: string): Promise<string> {
    return this.#call(address('/api/tables/{table_id}/picture', { table_id: id }), {}, text);
  }

  async record(id: string, tokens: readonly string[]): Promise<string> {
    return this.#call(address('/api/tables/{table_id}/record', { table_id: id }), { tokens }, text);
  }

  async importRecord(record: string, key: string): Promise<Answer<'/api/records', 'post'>> {
    return this.#call('/api/records', { method: 'POST', text: record, key, repeat: true }, json<Answer<'/api/records', 'post'>>);
  }

  /** The messages of a game that this build does not know. */
  async texts(game: string, lang: string): Promise<string> {
    return this.#call(address('/api/games/{game}/texts', { game }, { lang }), {}, text);
  }

  rules(game: string, lang: string): Promise<readonly RuleInfo[]> {
    return this.#get('/api/rules/{game}', { game }, { query: { lang } });
  }

  appendices(game: string, lang: string): Promise<readonly AppendixInfo[]> {
    return this.#get('/api/rules/{game}/appendices', { game }, { query: { lang } });
  }
}

export const api = new Client();
