import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, screen } from '@testing-library/svelte';
import type { Client } from '$lib/api/client';
import type { HintLine } from '$lib/api/types';
import { aloud } from '$lib/shell/aloud.svelte';
import { Coach } from '$lib/table/coach.svelte';
import HintNote from '$lib/table/HintNote.svelte';
import { Desk } from '$lib/table/desk.svelte';
import { view } from './fixtures';

const line = (...actions: string[]): HintLine =>
  ({
    actions,
    steps: actions.map((text, i) => ({ view: view({ ply: 4 + i }), action: { text } })),
    after: view({ ply: 4 + actions.length }),
  }) as unknown as HintLine;
const LINES = [line('place', 'meeple'), line('pass')];

let position = '4';
let answer: (lines: readonly HintLine[]) => void = () => {};
const api = { hint: () => new Promise((resolve) => (answer = (lines) => resolve({ lines }))) } as unknown as Client;

/** A coach who has advised. */
async function advised(): Promise<Coach> {
  const coach = new Coach(new Desk('abc', api, () => 0), () => position);
  const asked = coach.ask();
  answer(LINES);
  await asked;
  return coach;
}

beforeEach(() => {
  position = '4';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('is heard with the best line: what it is worth and what it does', async () => {
  const coach = await advised();
  const done = (text: string) => ({ view: view(), action: { text, fields: { kind: 'place' }, clauses: [], preview: {} } });
  const lines = coach.advice!.lines.map((one) => ({
    ...one,
    steps: one.actions.map(done),
    worth: 6.2,
    settled: [],
    standing: 0,
    plans: [],
    denies: 0,
    chances: 0,
    then: [],
  }));
  const session = { coach: { advice: { lines, chosen: 0 }, showing: null }, names: ['Odile', 'Wen'], latest: { view: view() } };
  const say = vi.spyOn(aloud, 'say');
  render(HintNote, { session, module: {} } as never);
  await vi.advanceTimersByTimeAsync(200);
  expect(say.mock.lastCall?.[0]).toMatch(/^Advice: .* Line 1: \+6\.2, Place, Meeple$/);
});

it('shows a line done on the table as it is, not on what is watched again', async () => {
  const coach = await advised();
  const lines = coach.advice!.lines.map((one) => ({ ...one, steps: [], worth: 1, settled: [], standing: 0, plans: [], denies: 0, chances: 0, then: [] }));
  const done: string[] = [];
  const session = {
    coach: { advice: { lines, chosen: 0 }, showing: null, show: () => done.push('show') },
    skip: () => done.push('skip'),
    names: ['Odile', 'Wen'],
    latest: { view: view() },
  };
  render(HintNote, { session, module: {} } as never);
  screen.getByRole('button', { name: 'Show me' }).click();
  expect(done).toEqual(['skip', 'show']);
});

describe('a coach', () => {
  it('shows the best line first, then the one that is chosen, and beside it the one that is pointed at', async () => {
    const coach = await advised();
    expect(coach.hint).toEqual(['place', 'meeple']);
    coach.point(1);
    expect(coach.hint).toEqual(['pass']);
    coach.point(null);
    expect(coach.hint).toEqual(['place', 'meeple']);
    coach.choose(1);
    expect(coach.hint).toEqual(['pass']);
  });

  it('keeps to himself what he thought of an older position', async () => {
    const coach = new Coach(new Desk('abc', api, () => 0), () => position);
    const asked = coach.ask();
    expect(coach.asked).toBe(true);
    position = '5';
    answer(LINES);
    await asked;
    expect([coach.advice, coach.asked]).toEqual([null, false]);
  });

  it('shows a line done step by step, then the table again', async () => {
    const coach = await advised();
    coach.show();
    expect([coach.hint, coach.shown?.ply]).toEqual([null, 5]);
    vi.advanceTimersByTime(1100);
    expect(coach.shown?.ply).toBe(6);
    vi.advanceTimersByTime(2200);
    expect([coach.showing, coach.shown, coach.hint]).toEqual([null, null, ['place', 'meeple']]);
  });

  it('stops at once when asked again, or when the advice is dropped', async () => {
    const coach = await advised();
    coach.show();
    coach.show();
    expect(coach.showing).toBeNull();
    coach.show();
    coach.drop();
    vi.advanceTimersByTime(5000);
    expect([coach.showing, coach.advice, coach.hint]).toEqual([null, null, null]);
  });

  it('lends his voice to a lesson', () => {
    const coach = new Coach(new Desk('abc', api, () => 0), () => position);
    coach.suggest(['place']);
    expect(coach.hint).toEqual(['place']);
    coach.drop();
    expect(coach.hint).toBeNull();
  });
});
