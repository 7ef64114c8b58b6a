/** A mouse that rests: what the page brings beneath it is pointed at only once the mouse moves. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GameContext, GameModule } from '$lib/games/types';
import Inspector from '$lib/table/Inspector.svelte';
import { Parts } from '$lib/table/parts.svelte';
import { followMouse, rests } from '$lib/table/resting';
import type { Session } from '$lib/table/session.svelte';
import { bare, view } from './fixtures';

const context = { view: view(), position: '1', openRule: () => {} } as unknown as GameContext;
const module = { card: (thing: string) => ({ title: thing, lines: [] }) } as unknown as GameModule;
const told: string[] = [];
let at: readonly [number, number] = [0, 0];
let lies: Element | null = null;

const the = (id: string): Element => document.getElementById(id)!;
function tell(type: string, on: Element, more: PointerEventInit = {}) {
  on.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: !/enter|leave/.test(type), clientX: at[0], clientY: at[1], ...more }));
}
const above = (one: Element | null): Element[] => (one ? [...above(one.parentElement), one] : []);

/** As a browser tells that something else lies beneath the pointer: what was left, what it has come over, what it has entered. */
function beneath(on: Element, more?: PointerEventInit) {
  const [left, entered] = [above(lies?.isConnected ? lies : null), above(on)];
  if (lies?.isConnected) tell('pointerout', lies, more);
  for (const one of left.toReversed()) if (!entered.includes(one)) tell('pointerleave', one, more);
  tell('pointerover', on, more);
  for (const one of entered) if (!left.includes(one)) tell('pointerenter', one, more);
  lies = on;
  flushSync();
}
/** The pointer goes somewhere. */
function go(x: number, on: Element, more?: PointerEventInit) {
  at = [x, 5];
  if (on !== lies) beneath(on, more);
  tell('pointermove', on, more);
  flushSync();
}
const wait = (ms = 500) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};
const card = () => screen.queryByRole('note')?.dataset.card ?? null;

beforeEach(() => {
  document.body.innerHTML = '<main class="room"><p id="sheet"><b id="a" data-thing="a:1"></b><b id="b" data-thing="b:2"><i id="in"></i></b></p></main>';
  lies = null;
  told.length = 0;
  for (const id of ['sheet', 'a', 'b', 'in']) {
    the(id).addEventListener('pointerenter', () => told.push(`into ${id}`));
    the(id).addEventListener('pointerleave', () => told.push(`out of ${id}`));
  }
  vi.useFakeTimers();
  const stop = followMouse();
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
});

describe('a card', () => {
  beforeEach(() => void render(Inspector, { props: { context, module } }));

  it('opens where a mouse has gone, as soon as ever', () => {
    go(10, the('a'));
    wait(349);
    expect(card()).toBe(null);
    wait(1);
    expect(card()).toBe('a:1');
    go(20, the('b'));
    wait(120);
    expect(card()).toBe('b:2');
  });

  it('of what has come beneath a mouse that rests opens once it moves by a pixel', () => {
    go(10, the('sheet'));
    beneath(the('in'));
    wait();
    tell('pointermove', the('in')); // told by some browsers, from where it was
    wait();
    expect(card()).toBe(null);
    go(11, the('in'));
    wait(349);
    expect(card()).toBe(null);
    wait(1);
    expect(card()).toBe('b:2');
  });

  it('closes when its thing leaves the mouse, or is gone, and no other opens', () => {
    go(10, the('a'));
    wait();
    beneath(the('b'));
    wait();
    expect(card()).toBe(null);
    go(11, the('b'));
    wait();
    expect(card()).toBe('b:2');
    the('b').remove();
    beneath(the('a'));
    wait();
    expect(card()).toBe(null);
  });

  it('that was about to open does not, where its thing leaves the mouse', () => {
    go(10, the('a'));
    wait(200);
    beneath(the('b'));
    wait();
    expect(card()).toBe(null);
  });

  it('of what was pressed where it had come to lie stays away, as after any press', () => {
    go(10, the('sheet'));
    beneath(the('a'));
    tell('pointerdown', the('a'));
    tell('pointerup', the('a'));
    go(11, the('a'));
    wait();
    expect(card()).toBe(null);
  });

  it('waits where a page has come beneath a mouse, for the first that is seen of it', () => {
    at = [10, 5];
    beneath(the('a'));
    wait();
    expect(card()).toBe(null);
    go(11, the('a'));
    wait();
    expect(card()).toBe('a:1');
  });

  it('is asked for by a pen as before', () => {
    beneath(the('sheet'), { pointerType: 'pen' });
    beneath(the('a'), { pointerType: 'pen' });
    wait();
    expect(card()).toBe('a:1');
  });
});

describe('what is entered', () => {
  it('by a mouse that goes there is told at once, from the outside in', () => {
    go(10, the('in'));
    expect(told).toEqual(['into sheet', 'into b', 'into in']);
  });

  it('by a page that moves beneath a mouse is told when the mouse moves, unless it has left again', () => {
    go(10, the('sheet'));
    beneath(the('a'));
    beneath(the('in'));
    expect(told).toEqual(['into sheet', 'out of a']);
    go(11, the('in'));
    go(12, the('in'));
    expect(told).toEqual(['into sheet', 'out of a', 'into b', 'into in']);
  });

  it('by a mouse that goes on within what came beneath it is told in its order', () => {
    go(10, the('a'));
    beneath(the('b'));
    go(30, the('in'));
    expect(told.slice(2)).toEqual(['out of a', 'into b', 'into in']);
  });

  it('and left at once by the mouse is not told', () => {
    go(10, the('sheet'));
    beneath(the('b'));
    go(90, the('a'));
    expect(told).toEqual(['into sheet', 'out of b', 'into a']);
  });

  it('by a finger is told at once, wherever a mouse rests', () => {
    go(0, the('sheet'));
    beneath(the('a'), { pointerType: 'touch' });
    expect(told).toEqual(['into sheet', 'into a']);
  });
});

describe('before cards are here', () => {
  function asked(): Parts {
    const parts = new Parts(bare({ ready: true }), {} as Session);
    const ask = (event: Event) => parts.ask(event as PointerEvent);
    for (const type of ['pointerover', 'pointerdown']) {
      addEventListener(type, ask, true);
      onTestFinished(() => removeEventListener(type, ask, true));
    }
    return parts;
  }

  it('a mouse that rests asks for nothing and has nothing fetched ahead', () => {
    const parts = asked();
    at = [10, 5];
    beneath(the('a'));
    expect([parts.lively, parts.pointed, parts.first]).toEqual([false, false, null]);
    go(11, the('a'));
    expect([parts.lively, parts.pointed, rests(parts.first!)]).toEqual([true, true, false]);
  });

  it('a thing that has left the mouse meanwhile has no card, nor what has come in its place', () => {
    const parts = asked();
    go(10, the('a'));
    beneath(the('b'));
    render(Inspector, { props: { context, module, first: parts.first } });
    wait();
    expect(card()).toBe(null);
  });

  it('a thing that was pressed meanwhile has no card', () => {
    const parts = asked();
    go(10, the('a'));
    tell('pointerdown', the('a'));
    render(Inspector, { props: { context, module, first: parts.first } });
    wait();
    expect(card()).toBe(null);
  });
});
