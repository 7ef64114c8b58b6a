/** Parts of a page that did not come at first, since the line was down. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { t } from '$lib/i18n';
import SettingsDialog from '$lib/shell/SettingsDialog.svelte';
import ShareLink from '$lib/shell/ShareLink.svelte';
import Flights from '$lib/table/Flights.svelte';

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const paths = ['$lib/shell/QrCode.svelte', '$lib/shell/MyData.svelte', '$lib/shell/RecoveryWords.svelte', '$lib/table/flying'];
afterEach(() => paths.forEach((path) => vi.doUnmock(path)));

it('are asked for again: the picture of a link', async () => {
  vi.doMock('$lib/shell/QrCode.svelte', lost);
  render(ShareLink, { url: 'https://x/t/abc', label: 'Link', text: '' });
  await fireEvent.click(screen.getByText(t('shell-qr')));
  expect((await screen.findByRole('alert')).textContent).toContain(t('shell-blank-part'));
  vi.doUnmock('$lib/shell/QrCode.svelte');
  await fireEvent.click(screen.getByRole('button', { name: t('shell-try-again') }));
  expect(await screen.findByRole('img')).toBeTruthy();
});

it('are asked for again: what one may do with one’s seats and data, in the settings', async () => {
  vi.doMock('$lib/shell/MyData.svelte', lost);
  vi.doMock('$lib/shell/RecoveryWords.svelte', lost);
  render(SettingsDialog, { close: () => {} });
  await vi.waitFor(() => expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(2));
  paths.forEach((path) => vi.doUnmock(path));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(document.querySelector('.recovery')).toBeTruthy());
  expect(screen.queryAllByRole('alert', { hidden: true })).toEqual([]);
});

it('are fetched with the next line: what flies over the table', async () => {
  vi.doMock('$lib/table/flying', lost);
  const telling = { stage: null, idle: true, shown: { ply: 1 }, newest: { ply: 1 } };
  Element.prototype.animate ??= vi.fn();
  const { unmount } = render(Flights, { telling: telling as never, game: 'caylus', wanted: true });
  await new Promise((then) => setTimeout(then, 100));
  expect(telling.stage).toBeNull();
  vi.doUnmock('$lib/table/flying');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(telling.stage).not.toBeNull());
  unmount();
  expect(telling.stage).toBeNull();
});
