/** A finger on a thing: held, it asks for the thing's card; lifted in time, it is a tap, however late the page hears of it. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GameContext, GameModule } from '$lib/games/types';
import Inspector from '$lib/table/Inspector.svelte';
import { Parts } from '$lib/table/parts.svelte';
import type { Session } from '$lib/table/session.svelte';
import { bare, view } from './fixtures';

const context = { view: view(), position: '1', openRule: () => {} } as unknown as GameContext;
const module = { card: (thing: string) => ({ title: thing, lines: [] }) } as unknown as GameModule;
const tapped = vi.fn();
let thing: HTMLElement;

/** Tells the page of a finger, with the time at which it came or left. */
function finger(type: string, at: number, clientX = 0): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
  Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: at } });
  thing.dispatchEvent(event);
  flushSync();
  return event;
}

beforeEach(() => {
  document.body.innerHTML = '<main class="room"><button data-thing="a:1"></button></main>';
  thing = document.querySelector('button')!;
  thing.addEventListener('click', tapped);
  tapped.mockReset();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

describe('a finger on a thing', () => {
  it('that holds it asks for its card, and its click does nothing else', () => {
    render(Inspector, { props: { context, module } });
    finger('pointerdown', 1000);
    vi.advanceTimersByTime(500);
    finger('pointerup', 1500);
    thing.click();
    expect(screen.getByRole('note').textContent).toContain('a:1');
    expect(tapped).not.toHaveBeenCalled();
  });

  it('that a busy page hears of late has tapped it all the same', () => {
    render(Inspector, { props: { context, module } });
    finger('pointerdown', 1000);
    vi.advanceTimersByTime(500);
    finger('pointerup', 1080);
    thing.click();
    flushSync();
    expect(tapped).toHaveBeenCalledOnce();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it.each([
    ['slipped', 'pointermove'],
    ['was taken by the browser to scroll', 'pointercancel'],
  ])('that %s in time asks for no card either, however late that is heard', (_, end) => {
    render(Inspector, { props: { context, module } });
    finger('pointerdown', 1000);
    vi.advanceTimersByTime(500);
    finger(end, 1080, 40);
    thing.click();
    flushSync();
    expect([tapped.mock.calls.length, screen.queryByRole('note')]).toEqual([1, null]);
  });

  it('asks for no card of what has left the sheet meanwhile', () => {
    render(Inspector, { props: { context, module } });
    finger('pointerdown', 1000);
    thing.remove();
    vi.advanceTimersByTime(500);
    flushSync();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('that has left before cards are here asks for none', () => {
    const parts = new Parts(bare({ ready: true }), {} as Session);
    addEventListener('pointerdown', (event) => parts.ask(event), { once: true, capture: true });
    const down = finger('pointerdown', 1000);
    expect([parts.pointed, parts.first]).toEqual([true, down]);
    finger('pointerup', 1080);
    expect([parts.pointed, parts.first]).toEqual([true, null]);
    render(Inspector, { props: { context, module, first: parts.first } });
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('a pointer over things', () => {
  it('before cards are here asks for the card of what it lies on then', () => {
    const other = document.querySelector('main')!.appendChild(document.createElement('button'));
    other.dataset.thing = 'b:2';
    const parts = new Parts(bare({ ready: true }), {} as Session);
    const asked = (event: Event) => parts.ask(event as PointerEvent);
    addEventListener('pointerover', asked, true);
    onTestFinished(() => removeEventListener('pointerover', asked, true));
    for (const on of [thing, other]) on.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    render(Inspector, { props: { context, module, first: parts.first } });
    vi.advanceTimersByTime(500);
    flushSync();
    expect(screen.getByRole('note').textContent).toContain('b:2');
  });

  it('that has gone on before cards are here asks for none', () => {
    const parts = new Parts(bare({ ready: true }), {} as Session);
    const asked = (event: Event) => parts.ask(event as PointerEvent);
    addEventListener('pointerover', asked, true);
    onTestFinished(() => removeEventListener('pointerover', asked, true));
    for (const on of [thing, document.body]) on.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    render(Inspector, { props: { context, module, first: parts.first } });
    vi.advanceTimersByTime(500);
    flushSync();
    expect(screen.queryByRole('note')).toBeNull();
  });
});
