import carcassonne from '$bastide/games/carcassonne/words/en.ftl?raw';
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import type { LegalAction, LiveFrame } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { addText } from '$lib/i18n/fluent.svelte';
import { held } from '$lib/state/seats.svelte';
import { Pointing } from '$lib/table/pointer.svelte';
import { Session } from '$lib/table/session.svelte';
import Waiting from '$lib/table/Waiting.svelte';
import { snapshot, table, view, whole } from './fixtures';
addText(carcassonne);

const PLACE = { action: 5, text: 'place N 1,-1 r0', fields: { kind: 'place', tile: 'N', x: 1, y: -1, r: 0 }, preview: null } as unknown as LegalAction;
const frame = (ply: number, seat: number, action: LegalAction | null = PLACE) => ({ type: 'point', seat, ply, action }) as LiveFrame;

async function open(current: number): Promise<Session> {
  const now = snapshot(4, { view: view({ ply: 4, current }) });
  const api = { table: () => Promise.resolve({ table: table({ you: [0] }), snapshot: now, notices: [] }) } as unknown as Client;
  return Session.open('abc', { api, quiet: true });
}

beforeEach(() => {
  localStorage.clear();
  held.all = {};
});

describe('what others point at', () => {
  it('is known until the position changes or they turn away', async () => {
    const session = await open(1);
    expect(session.hovered).toBe(null);
    session.receive(frame(4, 1));
    expect(session.hovered).toBe('place N 1,-1 r0');
    session.receive(frame(4, 1, null));
    expect(session.hovered).toBe(null);
    session.receive(frame(3, 1));
    expect(session.hovered).toBe(null);
    session.receive(frame(4, 1));
    session.receive(whole(snapshot(5, { view: view({ ply: 5, current: 1 }) })));
    expect(session.hovered).toBe(null);
  });

  it('is said in the bar of who waits, beside what lies in the hand', async () => {
    const session = await open(1);
    const module = { hand: () => ({ box: '0 0 1 1', svg: '<rect/>' }) } as unknown as GameModule;
    const { container } = render(Waiting, { session, module });
    expect(container.textContent).toContain('Meanwhile');
    expect(container.querySelector('[data-thing="hand:1"] rect')).not.toBe(null);
    session.receive(frame(4, 1));
    await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe(`${session.names[1]} points at: place the tile at 1,−1, not turned`));
  });
});

describe('what is told to others', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is told at once, then four times a second at most, and only what is new', () => {
    const told: (string | null)[] = [];
    const pointing = new Pointing((action) => told.push(action));
    pointing.point(null, 4);
    expect(told).toEqual([]);
    for (const action of ['a', 'b', 'c']) pointing.point(action, 4);
    expect(told).toEqual(['a']);
    vi.advanceTimersByTime(250);
    expect(told).toEqual(['a', 'c']);
    pointing.point('d', 4);
    pointing.point('c', 4);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['a', 'c']);
    pointing.point('c', 5);
    expect(told).toEqual(['a', 'c', 'c']);
    pointing.point(null, 5);
    pointing.stop();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['a', 'c', 'c']);
  });
});
