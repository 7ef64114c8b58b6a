import carcassonne from '$bastide/games/carcassonne/words/en.ftl?raw';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import type { TurnInfo } from '$lib/api/types';
import { addText } from '$lib/i18n/fluent.svelte';
import { held } from '$lib/state/seats.svelte';
import { Lately } from '$lib/table/lately.svelte';
import { Session } from '$lib/table/session.svelte';
import Since from '$lib/table/Since.svelte';
import { entry, snapshot, table, view, whole } from './fixtures';
addText(carcassonne);

const turn = (ply: number, seat: number): TurnInfo => ({
  ply,
  seat,
  turn: ply,
  deeds: [{ ply, seat, key: 'carcassonne-did-place', args: { tile: 'N', x: ply, y: 0 } }],
  changes: [{}, { points: seat }],
});
const STORY = [entry(2, 1, 'carcassonne-log-place', { args: { tile: 'N', x: 2, y: 0 } })];
const at = (seq: number, turns: readonly TurnInfo[], current: number) => snapshot(seq, { turns, story: STORY, view: view({ ply: seq, current }) });

async function open(turns: readonly TurnInfo[], current = 0, more: Partial<Parameters<typeof table>[0]> = {}) {
  const api = {
    table: () => Promise.resolve({ table: table({ you: [0], ...more }), snapshot: at(4, turns, current), notices: [] }),
    look: (_: string, actions: readonly string[]) => Promise.resolve({ view: view(), legal: [], story: [], ply: 4, actions, refusal: null }),
  };
  const session = await Session.open('abc', { api: api as unknown as Client, quiet: true });
  return { session, since: new Lately(session) };
}
function shown(session: Session, since: Lately, folded = false) {
  const source = { game: 'carcassonne', names: ['Odile', 'Wen'], module: null, story: session.latest.story, ledger: [] };
  return render(Since, { session, since, source, folded });
}
const lines = (container: Element) => [...container.querySelectorAll('li')].map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim());

beforeEach(() => {
  localStorage.clear();
  held.all = {};
});

describe('the strip of what happened since', () => {
  it('has a sentence for each turn of others, heard once it is one’s own turn', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)], 1);
    const { container } = shown(session, since);
    const heard = () => container.querySelector('[aria-live=polite]')?.textContent;
    expect(lines(container)).toEqual(['Wen: tile N at 2,0 +1']);
    expect(heard()).toBe('');
    session.receive(whole(at(5, [turn(0, 0), turn(2, 1)], 0)));
    await tick();
    expect(heard()).toBe('Wen: tile N at 2,0; +1 point');
    expect(screen.getByText('Since your last turn')).toBeTruthy();
  });

  it('is heard once, also by who tries a plan or is shown a line meanwhile', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)]);
    const { container } = shown(session, since);
    const region = container.querySelector('[aria-live=polite]')!;
    await tick();
    expect(region.textContent).toContain('Wen: tile');
    const changed = vi.fn();
    new MutationObserver(changed).observe(region, { subtree: true, childList: true, characterData: true });
    session.coach.advice = { lines: [{ actions: ['x'], steps: [{ view: view() }], after: view() } as never], chosen: 0, pointed: null };
    session.coach.show();
    await tick();
    expect(session.mine).toBe(false);
    session.coach.stop();
    await tick();
    await session.startPlan();
    await tick();
    expect([session.planning, lines(container)]).toEqual([true, []]);
    session.endPlan();
    await tick();
    expect([session.mine, lines(container).length, changed.mock.calls.length]).toEqual([true, 1, 0]);
  });

  it('shows a turn on the board that is pointed at or focused', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)]);
    const { container } = shown(session, since);
    const line = container.querySelector('li button')!;
    await fireEvent.focus(line);
    expect(session.highlight).toBe(STORY[0]);
    await fireEvent.blur(line);
    expect(session.highlight).toBe(null);
    await fireEvent.pointerEnter(line);
    expect(session.highlight).toBe(STORY[0]);
  });

  it('goes with one’s own first decision, and comes back with an undo', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)]);
    const { container } = shown(session, since);
    expect(lines(container)).toHaveLength(1);
    session.receive(whole(at(6, [turn(0, 0), turn(2, 1), turn(5, 0)], 1)));
    await tick();
    expect(lines(container)).toEqual([]);
    session.receive(whole(at(7, [turn(0, 0), turn(2, 1)], 0)));
    await tick();
    expect(lines(container)).toHaveLength(1);
  });

  it('is closed by hand until somebody does something more', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)]);
    const { container } = shown(session, since);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(lines(container)).toEqual([]);
    session.receive(whole(at(6, [turn(0, 0), turn(2, 1), turn(5, 1)], 0)));
    await tick();
    expect(lines(container)).toEqual(['Wen: tile N at 5,0 +1']);
    session.receive(whole(at(7, [turn(0, 0)], 0)));
    session.receive(whole(at(8, [turn(0, 0), turn(1, 1)], 0)));
    await tick();
    expect(lines(container)).toEqual(['Wen: tile N at 1,0 +1']);
  });

  it('that was closed when a turn had only begun tells that turn', async () => {
    const begun = { ...turn(5, 1), deeds: [], changes: [{}, {}] };
    const { session, since } = await open([turn(0, 0), turn(2, 1), begun], 1);
    const { container } = shown(session, since);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    session.receive(whole(at(6, [turn(0, 0), turn(2, 1), turn(5, 1)], 0)));
    await tick();
    expect(lines(container)).toEqual(['Wen: tile N at 5,0 +1']);
  });

  it('stays closed where somebody answered within an earlier turn after a later one had begun', async () => {
    const asked = { ...turn(2, 1), deeds: [...turn(2, 1).deeds, { ...turn(6, 1).deeds[0]!, seat: 1 }] };
    const { session, since } = await open([turn(0, 0), asked, { ...turn(5, 1), deeds: [] }], 0);
    const { container } = shown(session, since);
    expect(lines(container)).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(lines(container)).toEqual([]);
  });

  it('that was closed within a turn tells what more is done in it', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)], 1);
    const { container } = shown(session, since);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(lines(container)).toEqual([]);
    const figure = { ply: 3, seat: 1, key: 'carcassonne-then-figure', args: { type: 'road' } };
    session.receive(whole(at(5, [turn(0, 0), { ...turn(2, 1), deeds: [...turn(2, 1).deeds, figure] }], 0)));
    await tick();
    expect(lines(container)).toHaveLength(1);
    expect(container.querySelector('[aria-live=polite]')?.textContent).toContain('Wen: tile N at 2,0');
  });

  it('is folded on a phone, and heard all the same', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)]);
    const { container } = shown(session, since, true);
    expect(lines(container)).toEqual([]);
    expect(container.querySelector('[aria-live=polite]')?.textContent).toContain('Wen: tile');
  });

  it('offers to watch it again where the table can', async () => {
    const { session, since } = await open([turn(0, 0), turn(2, 1)]);
    const watchAgain = vi.fn();
    Object.defineProperties(session, { mayWatchAgain: { value: true }, watchAgain: { value: watchAgain } });
    shown(session, since);
    await fireEvent.click(screen.getByRole('button', { name: 'Watch again' }));
    expect(watchAgain).toHaveBeenCalledOnce();
  });

  it('says “so far” before one’s first turn, and nothing to who looks on or plays all seats', async () => {
    const { session, since } = await open([turn(2, 1)]);
    shown(session, since);
    expect(screen.getByText('So far')).toBeTruthy();
    for (const you of [[], [0, 1]]) {
      const other = await open([turn(0, 0), turn(2, 1)], 0, { you });
      expect([other.since.wanted, other.since.turns]).toEqual([false, []]);
    }
  });
});
