import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import FreeingBar from '$lib/table/FreeingBar.svelte';
import { Session } from '$lib/table/session.svelte';
import { seat, snapshot, table } from './fixtures';

const seated = table({ you: [0], seats: [table().seats[0]!, seat(1, 'person', 'Wen')] });

describe('a vote about a seat', () => {
  it('is answered by whoever is asked, and taken back by whoever has agreed', async () => {
    const freeSeat = vi.fn(() => Promise.resolve({ table: seated }));
    const session = await Session.open('abc', {
      api: { freeSeat, table: () => Promise.resolve({ table: seated, snapshot: snapshot(4), notices: [] }) } as unknown as Client,
      quiet: true,
    });
    const shown = (accepted: number[], waiting: number[]) => {
      const { unmount } = render(FreeingBar, { props: { session, freeing: { seat: 1, accepted, waiting } } });
      const names = screen.queryAllByRole('button').map((one) => one.textContent);
      return { names, unmount };
    };
    for (const [accepted, waiting, names] of [
      [[2], [0], ['Yes', 'No']],
      [[2], [], []],
    ] as [number[], number[], string[]][]) {
      const asked = shown(accepted, waiting);
      expect(asked.names).toEqual(names);
      asked.unmount();
    }
    expect(shown([0], [2]).names).toEqual(['Withdraw']);
    await fireEvent.click(screen.getByRole('button'));
    expect(freeSeat).toHaveBeenCalledWith('abc', 1, false, expect.anything());
  });
});
