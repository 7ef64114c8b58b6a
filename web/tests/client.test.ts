import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ApiError, Client } from '$lib/api/client';
import { address, type Answer, type Body, type Route } from '$lib/api/routes';
import type { Json, MovedAnswer, Moves } from '$lib/api/schema';
import { errorNotice } from '$lib/i18n/errors';

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const make = (fetch: (input: string, init?: RequestInit) => Promise<Response>) => new Client({ fetch, retries: [0, 0] });

describe('calls', () => {
  it('sends moves again after a lost answer, with the same seq and actions', async () => {
    const bodies: unknown[] = [];
    const fetch = vi.fn((_: string, init?: RequestInit) => {
      bodies.push(JSON.parse(init?.body as string));
      if (bodies.length === 1) return Promise.reject(new TypeError('connection lost'));
      return Promise.resolve(reply(200, { seq: 8, snapshot: { seq: 8 } }));
    });
    const answer = await make(fetch).moves('abc', 7, ['place N 1,-1 r2', 'meeple none'], ['tok']);
    expect(answer.seq).toBe(8);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
    expect(bodies[0]).toEqual({ seq: 7, actions: ['place N 1,-1 r2', 'meeple none'] });
  });

  it('asks again where an answer breaks off, or is another page than the server’s', async () => {
    const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('connection lost')) }));
    const portal = () => new Response('<html>Sign in to use this network</html>', { headers: { 'Content-Type': 'text/html' } });
    for (const wrong of [broken, portal]) {
      const fetch = vi.fn(() => Promise.resolve(fetch.mock.calls.length === 1 ? wrong() : reply(200, { seq: 8 })));
      expect((await make(fetch).moves('abc', 7, ['pass'], ['tok'])).seq).toBe(8);
      const never = vi.fn(() => Promise.resolve(wrong()));
      await expect(make(never).nudge('abc', ['tok'])).rejects.toMatchObject({ code: 'network' });
      expect(never).toHaveBeenCalledTimes(1);
    }
  });

  it('waits no longer for the rest of an answer than for its beginning', async () => {
    const fetch = (_: string, init?: RequestInit) => {
      const body = new ReadableStream({ start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError'))) });
      return Promise.resolve(new Response(body, { status: 200 }));
    };
    const client = new Client({ fetch, retries: [], timeout: 20 });
    await expect(client.moves('abc', 7, ['pass'], ['tok'])).rejects.toMatchObject({ code: 'network' });
    await expect(client.record('abc', [])).rejects.toMatchObject({ code: 'network' });
  });

  it('does not repeat what would happen twice', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('connection lost')));
    await expect(make(fetch).nudge('abc', ['tok'])).rejects.toMatchObject({ code: 'network' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks again for a seat or a table with the key that names the call', async () => {
    const keys: unknown[] = [];
    const fetch = vi.fn((_: string, init?: RequestInit) => {
      keys.push((init?.headers as Record<string, string>)['Idempotency-Key']);
      return keys.length % 2 ? Promise.reject(new TypeError('connection lost')) : Promise.resolve(reply(200, { seat: 1, token: 'tok', table: {} }));
    });
    expect((await make(fetch).join('abc', 'Odile', 'seal', 'one')).token).toBe('tok');
    await make(fetch).create({ game: 'caylus', seats: [] }, 'two');
    await make(fetch).leave('abc', ['tok']);
    await make(fetch).learn('caylus', 'first', 'Odile', 'three');
    await make(fetch).playOn('abc', { ply: 0, seat: 0, name: 'Odile', bot: 'random' }, 'four');
    await make(fetch).importRecord('bastide-record 1\n', 'five');
    const alone = ['three', 'three', 'four', 'four', 'five', 'five'];
    expect(keys).toEqual(['one', 'one', 'two', 'two', undefined, undefined, ...alone]);
  });

  it('says until when somebody may not talk', () => {
    const muted = (until: string | null) => errorNotice(new ApiError('muted', 403, { code: 'muted', message: '…', until })).text;
    expect(muted(null)).toBe('Those who run this server do not let you talk.');
    expect(muted('2026-12-04T14:00:00Z')).toMatch(/^Those who run this server do not let you talk\. This ends on Dec 4, 2026, 2:00\sPM\.$/);
  });

  it('waits for a server that restarts, then gives up with its own error', async () => {
    const fetch = vi.fn(() => Promise.resolve(reply(503, { error: { code: 'busy', message: 'too busy' } })));
    await expect(make(fetch).games()).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('tells a stale seq apart and keeps the current one', async () => {
    const fetch = () => Promise.resolve(reply(409, { error: { code: 'stale-seq', message: 'look again', seq: 12 } }));
    await expect(make(fetch).moves('abc', 7, ['pass'], ['tok'])).rejects.toMatchObject({ code: 'stale-seq', seq: 12, status: 409 });
  });

  it('sends one token as bearer and several in the seats header', async () => {
    const seen: Record<string, string>[] = [];
    const fetch = (_: string, init?: RequestInit) => {
      seen.push(init?.headers as Record<string, string>);
      return Promise.resolve(reply(200, { table: {}, snapshot: {} }));
    };
    await make(fetch).table('abc', ['one']);
    await make(fetch).table('abc', ['one', 'two']);
    expect(seen[0]?.Authorization).toBe('Bearer one');
    expect(seen[0]?.['X-Bastide-Seats']).toBeUndefined();
    expect(seen[1]?.['X-Bastide-Seats']).toBe('one,two');
  });

  it('keeps ids and languages inside the address', async () => {
    const urls: string[] = [];
    const fetch = (url: string) => {
      urls.push(url);
      return Promise.resolve(reply(200, []));
    };
    await make(fetch).rules('carcassonne', 'zh-Hant');
    await make(fetch).replay('../x', 3, []);
    expect(urls).toEqual(['/api/rules/carcassonne?lang=zh-Hant', '/api/tables/..%2Fx/replay?ply=3']);
  });

  it('have the types that the server declares, and only addresses that it has', () => {
    expectTypeOf<Answer<'/api/tables/{table_id}/moves', 'post'>>().toEqualTypeOf<MovedAnswer>();
    expectTypeOf<Body<'/api/tables/{table_id}/moves', 'post'>>().toEqualTypeOf<Moves>();
    expectTypeOf<Body<'/api/tables/{table_id}/nudge', 'post'>>().toEqualTypeOf<undefined>();
    expectTypeOf<MovedAnswer['snapshot']['story'][number]['args']>().toEqualTypeOf<{ readonly [key: string]: Json }>();
    expectTypeOf<'/api/tables/{table_id}/moves'>().not.toExtend<Route<'get'>>();
    expectTypeOf<'/api/tabels'>().not.toExtend<Route<'get'>>();
  });

  it('leave out of an address what is not asked', () => {
    expect(address('/api/tables', {}, { game: undefined, state: 'open' })).toBe('/api/tables?state=open');
    expect(address('/api/games')).toBe('/api/games');
  });

  it('understands a page that is not JSON', async () => {
    const fetch = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 500 }));
    await expect(make(fetch).nudge('abc', [])).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('what a person reads', () => {
  it('has a sentence per code, and the rule of a refusal', () => {
    expect(errorNotice(new ApiError('network', 0)).text).toMatch(/^No answer from the server/);
    expect(errorNotice(new ApiError('illegal-action', 422, { message: 'Edges do not match.', rule: 'CAR-024' }))).toEqual({
      text: 'The rules do not allow this: Edges do not match.',
      rule: 'CAR-024',
    });
  });

  it('falls back on the server’s words, then on a plain sentence', () => {
    expect(errorNotice(new ApiError('brand-new', 418, { message: 'I am a teapot.' })).text).toBe('I am a teapot.');
    expect(errorNotice(new ApiError('brand-new', 418)).text).toMatch(/Something went wrong/);
    expect(errorNotice(new Error('bug')).text).toMatch(/Something went wrong/);
  });
});
