/** A part of the page that is fetched when it is wanted. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { tick, type Component } from 'svelte';
import { t } from '$lib/i18n';
import Icon from '$lib/shell/Icon.svelte';
import Later from '$lib/shell/Later.svelte';

it('is fetched once more where it did not come, instead of being gone until the page is loaded again', async () => {
  const load = vi
    .fn<() => Promise<{ default: Component<{ name: string }> }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: Icon as Component<{ name: string }> });
  const { container } = render(Later<{ name: string }>, { props: { load, give: { name: 'clock' } } });
  expect((await screen.findByRole('alert')).textContent).toContain(t('shell-blank-part'));
  await fireEvent.click(screen.getByRole('button', { name: t('shell-try-again') }));
  await vi.waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is fetched once more by itself when the line is back, and not where it is here', async () => {
  const load = vi
    .fn<() => Promise<{ default: Component<{ name: string }> }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: Icon as Component<{ name: string }> });
  const { container } = render(Later<{ name: string }>, { props: { load, give: { name: 'clock' } } });
  await screen.findByRole('alert');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
  dispatchEvent(new Event('online'));
  await tick();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is asked for once more after every line that was too short for it', async () => {
  const load = vi
    .fn<() => Promise<{ default: Component<{ name: string }> }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: Icon as Component<{ name: string }> });
  const { container } = render(Later<{ name: string }>, { props: { load, give: { name: 'clock' } } });
  await screen.findByRole('alert');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await screen.findByRole('alert');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
  // a rejection that nobody heard fails the run
});

it('is shut by whoever does not want it any more, where it could be shut if it had come', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  const close = vi.fn();
  const { unmount } = render(Later<{ close: () => void }>, { props: { load, give: { close } } });
  await screen.findByRole('alert');
  await fireEvent.click(screen.getByRole('button', { name: t('shell-close') }));
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  render(Later<{ name: string }>, { props: { load, give: { name: 'clock' } } });
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: t('shell-close') })).toBeNull();
});

it('is seen and heard to come where it was pressed for, and comes without a word where it was not', async () => {
  const load = () => new Promise<{ default: Component<{ name: string }> }>(() => {});
  const { unmount } = render(Later<{ name: string }>, { props: { load, give: { name: 'clock' }, seen: 'within' } });
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  unmount();
  render(Later<{ name: string }>, { props: { load, give: { name: 'clock' } } });
  expect(screen.queryByRole('status')).toBeNull();
});
