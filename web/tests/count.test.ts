import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LedgerEntry, View } from '$lib/api/types';
import { Count } from '$lib/end/count.svelte';
import CountShow from '$lib/end/CountShow.svelte';
import { countSteps, scoresBefore, stepsOfLedger, type Causes } from '$lib/end/steps';
import * as carcassonne from '$lib/games/carcassonne/ending';
import { causes as carcassonneCauses } from '$lib/games/carcassonne/causes';
import * as carrara from '$lib/games/carrara/ending';
import * as caylus from '$lib/games/caylus/ending';
import * as praga from '$lib/games/praga/ending';
import { causes as pragaCauses } from '$lib/games/praga/causes';
import type { Counting, GameModule } from '$lib/games/types';
import { addGameTexts, t } from '$lib/i18n';
import { aloud } from '$lib/shell/aloud.svelte';
import Log from '$lib/table/Log.svelte';
import found from './endings.json';
import { entry, scored, view } from './fixtures';

interface Ending {
  readonly game: string;
  readonly told: number;
  readonly scores: readonly number[];
  readonly ledger: readonly LedgerEntry[];
  readonly view: View;
}
const ENDINGS = found as unknown as readonly Ending[];
const CAUSES: Readonly<Record<string, Causes>> = {
  carcassonne: carcassonneCauses,
  caylus: {
    settled: ['carried', 'visitors', 'buildings', 'residences', 'church', 'tailor', 'jeweller', 'castle', 'favours', 'penalty'],
    final: ['final-gold', 'final-cubes', 'final-deniers'],
  },
  carrara: {
    settled: ['carried', 'type', 'city', 'category', 'announcement'],
    final: ['object-card', 'building-card', 'bonus-card', 'surplus', 'coins'],
  },
  praga: pragaCauses,
};
const MODULES = { carcassonne, caylus, carrara, praga } as unknown as Readonly<Record<string, Required<Pick<GameModule, 'counted' | 'records'>>>>;
const MODULE = { causes: { settled: ['city'], final: ['road-open', 'field'] } } as unknown as GameModule;
const WHOLE = ENDINGS.filter(({ view: { seats } }) => seats !== undefined);

for (const game of ['carcassonne', 'caylus', 'carrara', 'praga']) await addGameTexts(game);

afterEach(() => vi.useRealTimers());

describe('the final count', () => {
  it.each(ENDINGS.map((one) => [`${one.game} of ${one.scores.length}`, one] as const))('of %s comes to what the ledger says', (_, one) => {
    const steps = countSteps(one.ledger, one.told, one.view.ply - 1, CAUSES[one.game]!);
    const before = scoresBefore(one.scores, steps);
    const counted = new Set(steps.flatMap(({ entries }) => entries));
    const rest = one.ledger.filter((entry) => !counted.has(entry));
    const settled = one.scores.map((_score, seat) => rest.reduce((sum, entry) => sum + (entry.seat === seat ? entry.points : 0), 0));
    expect(steps.length).toBeGreaterThan(1);
    expect(before).toEqual(settled);
    const shown = [...before];
    for (const step of steps) shown[step.seat] = shown[step.seat]! + step.points;
    expect(shown).toEqual(one.scores);
    expect(rest.every(({ cause }) => CAUSES[one.game]!.settled.includes(cause))).toBe(true);
  });

  it('goes cause by cause, first what no cause of the end is, and seat by seat within it', () => {
    const causes = { settled: ['city'], final: ['road-open', 'field'] };
    const ledger = [
      scored(2, 0, 4, 'city'),
      scored(8, 1, 3, 'city'),
      scored(8, 1, 3, 'prize'),
      scored(8, 1, 6, 'field'),
      scored(8, 1, 1, 'road-open'),
      scored(8, 0, 3, 'field'),
    ];
    const more = [...ledger, scored(8, 0, 3, 'field')];
    expect(countSteps(more, 1, 8, causes).map(({ cause, seat, points }) => [cause, seat, points])).toEqual([
      ['prize', 1, 3],
      ['road-open', 1, 1],
      ['field', 0, 6],
      ['field', 1, 6],
    ]);
    expect(stepsOfLedger(more, causes).map(({ seat }) => seat)).toEqual([1, 0, 1]);
  });

  const LEDGER = [scored(2, 0, 4, 'city'), scored(8, 1, 6, 'field'), scored(8, 0, 3, 'field')];
  const start = { view: view({ current: 0, ply: 8, scores: [4, 0] }), ledger: LEDGER.slice(0, 1) };
  const end = { view: view({ current: -4, ply: 9, scores: [7, 6] }), ledger: LEDGER };
  const counts = (pace = 1) => {
    const shown: (Counting | null)[] = [];
    return { shown, count: new Count({ causes: { settled: ['city'], final: ['field'] }, show: (one) => shown.push(one), pace: () => pace }) };
  };

  it('begins with the scores before it and lets them grow', async () => {
    vi.useFakeTimers();
    const { shown, count } = counts();
    count.follow(start, true);
    expect(count.held([4, 0])).toEqual([4, 0]);
    count.follow(end, false);
    expect([count.running, count.shown]).toEqual([true, false]); // the last action is still being told
    count.follow(end, true);
    expect([count.shown, count.held([7, 6]), count.step]).toEqual([true, [4, 0], null]);
    await vi.advanceTimersByTimeAsync(800);
    expect([count.held([7, 6]), count.step?.cause, count.step?.seat]).toEqual([[7, 0], 'field', 0]);
    expect(shown.at(-1)).toEqual({ cause: 'field', entries: [LEDGER[2]] });
    await vi.advanceTimersByTimeAsync(1500);
    expect(count.held([7, 6])).toEqual([7, 6]);
    await vi.advanceTimersByTimeAsync(1500);
    expect([count.running, count.held([7, 6]), shown.at(-1)]).toEqual([false, [7, 6], null]);
  });

  it('ends at once when it is skipped, and does not run where nothing may move or the game was over before', () => {
    vi.useFakeTimers();
    const first = counts();
    first.count.follow(start, true);
    first.count.follow(end, true);
    first.count.skip();
    expect([first.count.running, first.count.held([7, 6]), first.shown]).toEqual([false, [7, 6], [null]]);
    expect(vi.getTimerCount()).toBe(0);
    const still = counts(0);
    still.count.follow(start, true);
    still.count.follow(end, true);
    const late = counts();
    late.count.follow(end, true);
    expect([still.count.running, late.count.running]).toEqual([false, false]);
    expect(still.count.steps).toHaveLength(2);
  });

  it('is kept from the log and the ledger until it has come to it', async () => {
    vi.useFakeTimers();
    const { count } = counts();
    const counted = (seat: number, points: number) => entry(8, seat, 'test-log-final', { points, rule: 'CAR-070' });
    const settled = entry(8, 1, 'test-log-city', { points: 2, rule: 'CAR-070' });
    const story = [
      entry(7, 0, 'test-log-place'),
      entry(7, 1, 'test-log-place'),
      settled,
      counted(0, 0),
      counted(1, 6),
      counted(0, 3),
      entry(8, null, 'test-log-over'),
    ];
    count.follow(start, true);
    expect([count.open(story), count.heldLedger(LEDGER)]).toEqual([7, LEDGER]);
    count.follow(end, true);
    expect([count.open(story), count.heldLedger(LEDGER)]).toEqual([2, LEDGER.slice(0, 1)]);
    await vi.advanceTimersByTimeAsync(800);
    expect([count.open(story), count.heldLedger(LEDGER)]).toEqual([2, [LEDGER[0], LEDGER[2]]]);
    const log = render(Log, { story, until: count.open(story), names: ['Odile', 'Wen'], module: null });
    expect(log.container.textContent).not.toMatch(/test-log-(final|over)/);
    expect(log.container.querySelector('.log')!.getAttribute('data-told')).toBe('2');
    count.skip();
    expect([count.open(story), count.heldLedger(LEDGER)]).toEqual([7, LEDGER]);
    await log.rerender({ until: count.open(story) });
    expect(log.container.textContent).toMatch(/test-log-over/);
  });

  it('is said in a line that a key skips', async () => {
    vi.useFakeTimers();
    const say = vi.spyOn(aloud, 'say');
    const { count } = counts();
    count.follow(start, true);
    count.follow(end, true);
    render(CountShow, { count, game: 'carcassonne', view: end.view, names: ['Odile', 'Wen'], module: MODULE });
    await vi.advanceTimersByTimeAsync(800);
    expect(screen.getByText(/Fields: Odile \+3/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(200);
    expect(say).toHaveBeenCalledWith('Fields: Odile +3');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(count.running).toBe(false);
  });

  it('is left alone by the keys of whoever writes, or presses something beside the sheet', async () => {
    vi.useFakeTimers();
    const { count } = counts();
    count.follow(start, true);
    count.follow(end, true);
    render(CountShow, { count, game: 'carcassonne', view: end.view, names: ['Odile', 'Wen'], module: MODULE });
    const on = (html: string) => document.body.appendChild(Object.assign(document.createElement('div'), { innerHTML: html })).querySelector('.on')!;
    for (const [html, keys] of [
      ['<input class="on">', ['Enter', ' ', 'Escape']],
      ['<dialog open><button class="on"></button></dialog>', ['Enter', 'Escape']],
      ['<aside><button class="on"></button></aside>', ['Enter', ' ']],
    ] as const)
      for (const key of keys) {
        expect([html, key, await fireEvent.keyDown(on(html), { key })]).toEqual([html, key, true]);
        document.body.lastElementChild!.remove();
      }
    expect(count.running).toBe(true);
    await fireEvent.keyDown(on('<section class="board"><button class="on"></button></section>'), { key: 'Enter' });
    expect(count.running).toBe(false);
  });
});

describe('every game', () => {
  it.each(WHOLE.map((one) => [one.game, one] as const))('names the things that are counted and its records: %s', (game, one) => {
    const { counted, records } = MODULES[game]!;
    const fresh = one.ledger.slice(one.told);
    const named = fresh.filter((entry) => counted(entry, one.view).length > 0);
    expect(named.length).toBeGreaterThan(fresh.length / 2);
    for (const entry of named) for (const thing of counted(entry, one.view)) expect(thing).toMatch(/^[a-z-]+:\S+$/);
    const all = records(one.view, one.ledger, t);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(all.length).toBeLessThanOrEqual(5);
    for (const { title, value, seats, ply } of all) {
      expect(title).not.toContain('-ui-');
      expect(value).toMatch(/^\d/);
      expect(seats.length).toBeGreaterThan(0);
      expect(ply ?? 0).toBeLessThan(one.view.ply);
    }
  });
});
