import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { HintLine, HintStep, View } from '$lib/api/types';
import { reasonsOf, reasonWords, signed, worthOf } from '$lib/table/hint';
import { hintedElements, thingNames } from '$lib/table/hinted';
import HintMarks from '$lib/table/HintMarks.svelte';

const t = (id: string): string => id;
const view = (open: Record<string, number>): View => ({ game: 'huts', current: 0, open }) as unknown as View;
const module = { ifEnded: (v: View) => Object.fromEntries(Object.entries((v as unknown as { open: Record<string, number> }).open).map(([k, n]) => [k, [n]])) };
const line = (more: Partial<HintLine>): HintLine => ({
  actions: [],
  steps: [],
  after: view({ road: 1, goods: 5 }),
  worth: 6.2,
  settled: [{ cause: 'city', points: 8 }],
  standing: -1,
  prospects: -0.8,
  plans: [],
  denies: 0,
  chances: -0.8,
  then: [],
  ...more,
});

describe('the reasons of a line', () => {
  const now = view({ road: 4, goods: 3 });

  it('are what it settles, what stands open by cause, and the prospects; they add up', () => {
    const found = reasonsOf(line({}), now, 0, module, t);
    expect(found).toEqual([
      { cause: 'city', points: 8 },
      { cause: 'road', points: -3 },
      { cause: 'goods', points: 2 },
      { cause: 'shell-hint-prospects', points: -0.8 },
    ]);
    expect(found.reduce((sum, one) => sum + one.points, 0)).toBeCloseTo(6.2);
  });

  it('name the end of the game where the causes are not known, or do not add up', () => {
    expect(reasonsOf(line({}), now, 0, {}, t)[1]).toEqual({ cause: 'shell-hint-standing', points: -1 });
    expect(reasonsOf(line({ standing: 3 }), now, 0, module, t)[1]).toEqual({ cause: 'shell-hint-standing', points: 3 });
  });

  it('leave out what is worth nothing, the prospects too', () => {
    const nothing = { settled: [{ cause: 'city', points: 0 }], standing: 0, worth: 0, prospects: 0, chances: 0.04, plans: [{ cause: 'meeples', points: 0 }] };
    expect(reasonsOf(line(nothing), now, 0, {}, t)).toEqual([]);
    expect(reasonWords(worthOf(line(nothing), 'huts', t), t)).toBe('');
  });

  it('tell plans and what is denied to others apart from the prospects', () => {
    const found = reasonsOf(line({ plans: [{ cause: 'meeples', points: -1.2 }], denies: 2.4, chances: -2 }), now, 0, module, t);
    expect(found.slice(3)).toEqual([
      { cause: 'meeples', points: -1.2 },
      { cause: 'shell-hint-denies', points: 2.4 },
      { cause: 'shell-hint-prospects', points: -2 },
    ]);
    expect(found.reduce((sum, one) => sum + one.points, 0)).toBeCloseTo(6.2);
  });

  it('are written with their sign', () => {
    expect([signed(6.2), signed(-1.25), signed(0)]).toEqual(['+6.2', '−1.3', '0']);
  });
});

describe('the things of a line', () => {
  const step = (fields: Record<string, string | number>): HintStep => ({ action: { fields }, view: view({}) }) as unknown as HintStep;

  it('are known by two fields together, by one, and at the seat that acts', () => {
    const names = thingNames({ kind: 'buy', segment: 'V', colour: 'red' }, 1);
    expect(names).toEqual(expect.arrayContaining([':V.red', 'segment:V', ':1.V', 'buy:V']));
  });

  it('are found on the sheet, the inner one of two, each with its step', () => {
    document.body.innerHTML = `<div class="board"><g data-thing="segment:V"><i data-thing="block:V.red"></i></g><b data-thing="city:0.lerici"></b></div>`;
    for (const element of document.querySelectorAll('[data-thing]'))
      element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 9, height: 9 }) as DOMRect;
    const found = hintedElements([step({ kind: 'buy', segment: 'V', colour: 'red' }), step({ kind: 'build', city: 'lerici' })]);
    expect(found.map(({ element, step: number }) => [element.getAttribute('data-thing'), number])).toEqual([
      ['block:V.red', 0],
      ['city:0.lerici', 1],
    ]);
  });

  it('are framed as far as they are seen on the sheet, and not where they have been moved out of it', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    document.body.innerHTML = '<div class="board sheet"><i data-thing="city:0.lerici"></i><i data-thing="segment:V"></i></div>';
    const boxes: Record<string, DOMRect> = { sheet: new DOMRect(100, 0, 300, 200), lerici: new DOMRect(380, 20, 50, 30), V: new DOMRect(200, 20, 50, 30) };
    for (const one of document.querySelectorAll('.sheet, i')) {
      const name = one.getAttribute('data-thing')?.split(/[:.]/).at(-1) ?? 'sheet';
      one.getBoundingClientRect = () => boxes[name]!;
    }
    const steps = [step({ kind: 'build', city: 'lerici' }), step({ kind: 'buy', segment: 'V' })];
    const { container } = render(HintMarks, { steps, position: '4' });
    const framed = () => {
      vi.advanceTimersByTime(200);
      flushSync();
      return [...container.querySelectorAll<HTMLElement>('.hinted')].map(({ style, textContent }) => [style.left, style.width, textContent.trim()]);
    };
    expect(framed()).toEqual([
      ['380px', '20px', '1'],
      ['200px', '50px', '2'],
    ]);
    boxes.lerici = new DOMRect(410, 20, 50, 30);
    expect(framed(), 'the other keeps its number').toEqual([['200px', '50px', '2']]);
  });
});
