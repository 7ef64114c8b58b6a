import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import type { Review, ReviewLine } from '$lib/api/types';
import Mistakes from '$lib/end/Mistakes.svelte';
import type { GameModule } from '$lib/games/types';
import Graph from '$lib/replay/Graph.svelte';
import { lucks, withoutLuck } from '$lib/replay/graph';
import { addText } from '$lib/i18n/fluent.svelte';
import { foretold, worthOf } from '$lib/table/hint';
import { lineWords } from '$lib/table/lines';

const line = (worth: number, action: string): ReviewLine => ({
  actions: [action],
  follows: [],
  worth,
  settled: [{ cause: 'city', points: 4 }],
  standing: -1,
  prospects: worth - 3,
  plans: [{ cause: 'meeples', points: -1.2 }],
  denies: 2.4,
  chances: worth - 4.2,
  story: [],
  then: [],
});
const mistake = (ply: number, seat: number, loss: number) => ({
  ply,
  seat,
  turn: ply,
  loss,
  played: line(1, `done ${ply}`),
  better: [line(1 + loss, `best ${ply}`)],
});
const REVIEW: Review = {
  moments: [1, 3, 5],
  values: [
    [10, 10],
    [14, 9],
    [20, 12],
  ],
  luck: [
    [0, 0],
    [3, -1],
    [3, -1],
  ],
  gains: [2, 1],
  draws: [
    { ply: 0, luck: [0, 0] },
    { ply: 2, luck: [3, -1] },
  ],
  mistakes: [mistake(3, 1, 5), mistake(1, 0, 2)],
};
const MODULE = { titleBlock: () => [], causes: { settled: [], final: [] } } as unknown as GameModule;
const TURNS = [
  { ply: 1, seat: 0, turn: 1 },
  { ply: 3, seat: 1, turn: 2 },
];
const given = { id: 'abc', game: 'carcassonne', names: ['Ada', 'Bo'], module: MODULE, turns: TURNS, review: REVIEW };

afterEach(() => vi.restoreAllMocks());

describe('luck', () => {
  it('is taken out of what was expected, and told of each draw', () => {
    expect(withoutLuck(REVIEW).values).toEqual([
      [10, 10],
      [11, 10],
      [17, 13],
    ]);
    expect(lucks(REVIEW)).toEqual([{ ply: 2, seat: 0, points: 4 }]);
  });

  it('stands on the graph where somebody wants to see it', async () => {
    const { container } = render(Graph, { ledger: [], analysis: REVIEW, names: ['Ada', 'Bo'], plies: 5, ply: 5, go: () => {} });
    const box = screen.getByRole('checkbox', { name: /without luck/ });
    expect([...container.querySelectorAll('figcaption b')].map((one) => one.textContent)).toEqual(['20', '12']);
    expect(container.querySelectorAll('path.luck')).toHaveLength(0);
    await fireEvent.click(box);
    expect([...container.querySelectorAll('figcaption b')].map((one) => one.textContent)).toEqual(['17', '13']);
    expect(container.querySelectorAll('path.luck')).toHaveLength(1);
  });

  it('is not spoken of where nothing is drawn', async () => {
    const bare = { ledger: [], names: ['Ada', 'Bo'], plies: 5, ply: 5, go: () => {} };
    const { rerender } = render(Graph, { ...bare, analysis: null });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /without luck/ }).disabled).toBe(true);
    await rerender({ ...bare, analysis: { ...REVIEW, draws: [] } });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('mistakes', () => {
  it('are those of who looks back, with what was better, why, and the way there', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([]);
    render(Mistakes, { ...given, you: [1] });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('5 points given away')).toBeTruthy();
    expect(screen.getByText(/done 3/)).toBeTruthy();
    expect(screen.getByText(/best 3/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Show this moment Turn \d/ }).getAttribute('href')).toBe('/t/abc/replay?ply=3');
    await fireEvent.click(screen.getByRole('button', { name: /^Play it again from here Turn \d/ }));
    expect((screen.getByLabelText('Your seat') as HTMLSelectElement).value).toBe('1');
  });

  it('are everybody’s for who only watched, and are looked at more closely on request', async () => {
    const call = vi.spyOn(api, 'review').mockResolvedValue({ ...REVIEW, mistakes: [] });
    render(Mistakes, { ...given, you: [] });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Look more closely' }));
    await vi.waitFor(() => expect(screen.getByText('The bot found nothing that was clearly better.')).toBeTruthy());
    expect(call).toHaveBeenCalledWith('abc', true);
  });

  it('say once what reads the same, and one point as one', () => {
    const alike = { ...mistake(3, 1, 1), better: [line(3, 'best'), line(2, 'next'), line(1.5, 'best')] };
    render(Mistakes, { ...given, you: [1], review: { ...REVIEW, mistakes: [alike] } });
    expect(screen.getByText('1 point given away')).toBeTruthy();
    expect([...document.querySelectorAll('.worth')].map((one) => one.textContent)).toEqual(['+1', '+3', '+2']);
  });

  it('name what the log passes over', () => {
    addText('carcassonne-act-meeple-none = place no meeple\npraga-act-end = end the turn\ncaylus-act-pay = pay { $cube }');
    const said = (game: string, action: string): string => lineWords(line(1, action), game, ['Ada', 'Bo'], MODULE);
    expect(said('carcassonne', 'meeple none')).toBe('Place no meeple');
    expect(said('praga', 'end turn')).toBe('End the turn');
    expect(said('caylus', 'pay food')).toBe('pay food');
    expect(said('caylus', 'unheard of')).toBe('unheard of');
  });

  it('are sentences with what stands between two sentences of the language, in Chinese nothing', () => {
    addText('told-one = 一。\ntold-two = 二。\nshell-sentence-separator = { "" }');
    const entry = (key: string) => ({ ply: 1, seat: 0, key, args: {}, rule: '', points: 0 }) as unknown as ReviewLine['story'][number];
    const both = { ...line(1, 'x'), story: [entry('told-one'), entry('told-two')], then: [entry('told-two'), entry('told-one')] };
    expect(lineWords(both, 'carcassonne', ['Ada', 'Bo'], MODULE)).toBe('一。二。');
    expect(foretold(both, ['Ada', 'Bo'], MODULE)).toBe('二。一。');
  });

  it('have reasons that add up to their worth', () => {
    const reasons = worthOf(line(6, 'x'), 'carcassonne', (id) => id);
    expect(reasons.reduce((sum, one) => sum + one.points, 0)).toBeCloseTo(6);
  });
});
