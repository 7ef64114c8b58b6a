/** A phone's way back, where the browser tells a page of it. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('opens as well where no browser tells of it', async () => {
    vi.stubGlobal('CloseWatcher', undefined);
    screenOf(390);
    const node = drawer();
    await fireEvent.click(screen.getAllByRole('tab')[0]!);
    expect(node.classList).toContain('open');
  });
});
