/** A phone's way back, where the browser tells a page of it. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onBack } from '$lib/state/back';
import Drawer from '$lib/table/Drawer.svelte';

/** What the browser knows to be open, the latest last. */
const open: Watcher[] = [];
class Watcher {
  onclose: (() => void) | null = null;
  constructor() {
    open.push(this);
  }
  destroy() {
    if (open.includes(this)) open.splice(open.indexOf(this), 1);
  }
}
const back = () => {
  const last = open.pop();
  last?.onclose?.();
};

const pane = createRawSnippet(() => ({ render: () => '<p>what is told</p>' }));
const drawer = () => render(Drawer, { tab: 'log', open: false, pane }).container.querySelector('.drawer')!;
const screenOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width <= Number(/max-width: (\d+)/.exec(query)?.[1]), addEventListener: () => {} }));

beforeEach(() => {
  open.length = 0;
  vi.stubGlobal('CloseWatcher', Watcher);
});
afterEach(() => vi.unstubAllGlobals());

describe('the drawer', () => {
  it('is shut by it on a phone, and then the page is left', async () => {
    screenOf(390);
    const node = drawer();
    expect(open).toEqual([]);
    await fireEvent.click(screen.getAllByRole('tab')[0]!);
    expect(node.classList).toContain('open');
    back();
    await vi.waitFor(() => expect(node.classList).not.toContain('open'));
    expect(open).toEqual([]);
    await fireEvent.click(screen.getAllByRole('tab')[1]!);
    expect(node.classList).toContain('open');
    await fireEvent.click(screen.getAllByRole('tab')[1]!);
    expect(open).toEqual([]);
  });

  it('asks nothing of it where it is always seen', async () => {
    screenOf(1280);
    drawer();
    await fireEvent.click(screen.getAllByRole('tab')[1]!);
    expect(open).toEqual([]);
  });

  it('leaves the keys to the browser with which one goes back', async () => {
    drawer();
    const tab = screen.getAllByRole('tab')[1]!;
    await fireEvent.click(tab);
    for (const held of [{ altKey: true }, { metaKey: true }]) expect(await fireEvent.keyDown(tab, { key: 'ArrowLeft', ...held })).toBe(true);
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(await fireEvent.keyDown(tab, { key: 'ArrowLeft' })).toBe(false);
    expect(tab.getAttribute('aria-selected')).toBe('false');
  });

  it('opens as well where no browser tells of it', async () => {
    vi.stubGlobal('CloseWatcher', undefined);
    screenOf(390);
    const node = drawer();
    await fireEvent.click(screen.getAllByRole('tab')[0]!);
    expect(node.classList).toContain('open');
  });
});

describe('where the browser does not tell of it', () => {
  /** What the history holds, and where in it one stands. */
  let entries: unknown[] = [];
  let at = 0;
  const go = (to: number) => {
    at = to;
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const back = async () => {
    go(at - 1);
    await settled();
  };
  const settled = () => new Promise((done) => setTimeout(done, 20));

  beforeEach(() => {
    [entries, at] = [[null], 0];
    vi.stubGlobal('CloseWatcher', undefined);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: /coarse|max-width: 759/.test(query), addEventListener: () => {} }));
    vi.stubGlobal('history', {
      get state() {
        return entries[at];
      },
      pushState: (state: unknown) => {
        entries = [...entries.slice(0, at + 1), state];
        at += 1;
      },
      replaceState: (state: unknown) => (entries[at] = state),
      back: () => setTimeout(() => go(at - 1)), // as in browsers, a moment later
    });
  });

  it('it shuts the topmost, and leaves the page when nothing is open', async () => {
    const shut: string[] = [];
    const ends = ['drawer', 'dialog'].map((name, i) => {
      const end: () => void = onBack(() => {
        shut.push(name);
        end();
      }, i === 1);
      return end;
    });
    expect(ends).toHaveLength(2);
    await settled();
    expect(entries).toHaveLength(2);
    await back();
    expect([shut, at]).toEqual([['dialog'], 1]);
    await back();
    expect([shut, at]).toEqual([['dialog', 'drawer'], 0]);
  });

  it('what is shut otherwise leaves no entry, and one dialog may take the place of another', async () => {
    const menu = onBack(() => expect.unreachable());
    await settled();
    menu();
    let shut = 0;
    const pair = onBack(() => void (shut += 1));
    await settled();
    expect([entries.length, at]).toEqual([2, 1]);
    pair();
    await settled();
    expect(at).toBe(0);
    // one that opens while the entry is on its way out has its own
    const first = onBack(() => expect.unreachable());
    await settled();
    first();
    await new Promise((done) => setTimeout(done, 0));
    const next = onBack(() => void (shut += 1));
    await settled();
    expect([shut, at]).toEqual([0, 1]);
    await back();
    expect(shut).toBe(1);
    next();
    await settled();
  });

  it('the drawer of a phone is shut by it', async () => {
    const node = drawer();
    await fireEvent.click(screen.getAllByRole('tab')[0]!);
    await settled();
    await back();
    await vi.waitFor(() => expect(node.classList).not.toContain('open'));
    expect(at).toBe(0);
  });

  it('what one goes to from a dialog is not left again', async () => {
    const end = onBack(() => expect.unreachable());
    await settled();
    history.replaceState({ y: 0 }, ''); // as the router does
    history.pushState(null, '');
    end();
    await settled();
    expect([entries.length, at]).toEqual([3, 2]);
  });

  it('a mouse has buttons for that', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    onBack(() => expect.unreachable());
    await settled();
    expect(entries).toHaveLength(1);
  });
});
