import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Rule } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { addText } from '$lib/i18n/fluent.svelte';
import Ledger from '$lib/table/Ledger.svelte';
import { ledgerRows } from '$lib/table/ledger';
import Log from '$lib/table/Log.svelte';
import { pieces, searchRules, sections } from '$lib/table/rules';
import Rulebook from '$lib/table/Rulebook.svelte';
import { turnsOf } from '$lib/table/turns';
import { sentence } from '$lib/table/words';
import { entry, scored, view } from './fixtures';

addText('test-log-place = { $name } places { $tile } at { $x },{ $y }\ntest-log-score = { $name } scores\ntest-log-over = Won by { $winners } ({ $count })\n');

const first = { turn: 1, whose: 0 };
const second = { turn: 2, whose: 1 };
const STORY = [
  entry(0, 1, 'test-log-start', { turn: 0 }),
  entry(1, 0, 'test-log-draw', first),
  entry(2, 0, 'test-log-place', { ...first, args: { tile: 'N', x: 1, y: -1 } }),
  entry(2, 1, 'test-log-score', { ...first, actor: 0, points: 4, rule: 'CAR-072' }),
  entry(3, 1, 'test-log-draw', second),
  entry(4, 1, 'test-log-place', { ...second, args: { tile: 'U', x: 2, y: -1 } }),
];

describe('the log', () => {
  it('is cut into turns, the newest first, set-up apart', () => {
    const turns = turnsOf(STORY);
    expect(turns.map((turn) => turn.number)).toEqual([2, 1, 0]);
    expect(turns[1]?.goes.map((go) => go.lines.map(({ index }) => index))).toEqual([[1, 2, 3]]);
  });

  it('is cut where the number or the player changes, whatever the messages are called', () => {
    const log = (turn: number, whose: number | null) => entry(turn, whose, 'test-log-score', { turn, whose, points: 3 });
    const turns = turnsOf([log(34, 1), log(34, 1), log(35, 0), log(35, 1), log(36, null)]);
    expect(turns.map((turn) => [turn.number, turn.whose, turn.goes.flatMap((go) => go.lines).length])).toEqual([
      [36, null, 1],
      [35, 1, 1],
      [35, 0, 1],
      [34, 1, 2],
    ]);
  });

  it('heads a turn as the panel counts, with whose it was', () => {
    const { container } = render(Log, { story: STORY, names: ['Odile', 'Wen'], module: null });
    const heads = () => [...container.querySelectorAll('.turn')].map((head) => head.textContent);
    expect(heads()).toEqual(['Turn 2 · Wen', 'Turn 1 · Odile', 'Set-up']);
  });

  it('calls a turn what the game calls it, and names nobody who plays alone', () => {
    const module = { turn: (number: number) => `Round ${number}` } as unknown as GameModule;
    const { container } = render(Log, { story: [entry(1, 0, 'test-log-place', { turn: 3, whose: 0 })], names: ['Odile'], module });
    expect(container.querySelector('.turn')?.textContent).toBe('Round 3');
  });

  it('tells sentences with names and lists', () => {
    expect(sentence(STORY[2]!, ['Odile', 'Wen'], null)).toBe('Odile places N at 1,−1');
    expect(sentence(entry(9, null, 'test-log-over', { args: { winners: [0, 1] } }), ['Odile', 'Wen'], null)).toBe('Won by Odile, Wen (2)');
  });

  it('points at the board on hover and links points to their rule', async () => {
    const point = vi.fn();
    const openRule = vi.fn();
    render(Log, { story: STORY, names: ['Odile', 'Wen'], module: null, point, openRule });
    const line = screen.getByText('Odile places N at 1,−1').closest('li')!;
    await fireEvent.pointerEnter(line);
    expect(point).toHaveBeenLastCalledWith(STORY[2]);
    expect(screen.getByText('+4')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'CAR-072' }));
    expect(openRule).toHaveBeenCalledWith('CAR-072');
  });

  it('leads to a moment in a replay', async () => {
    const jump = vi.fn();
    render(Log, { story: STORY, names: ['Odile', 'Wen'], module: null, jump, ply: 3 });
    await fireEvent.click(screen.getByRole('button', { name: 'Show step 5' }));
    expect(jump).toHaveBeenCalledWith(5);
    expect(screen.getByText('Wen places U at 2,−1').closest('li')!.classList.contains('later')).toBe(true);
  });

  it('says when nothing has happened', () => {
    render(Log, { story: [], names: [], module: null });
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });
});

describe('the ledger', () => {
  const LEDGER = [scored(2, 0, 4, 'city'), scored(5, 1, 3, 'road'), scored(7, 0, 4, 'city'), scored(8, 1, 2, 'gift')];
  const causes = { settled: ['city', 'road'], final: ['field'] };

  it('sums by cause and seat, final causes only at the end, unknown ones last', () => {
    expect(ledgerRows(LEDGER, 2, causes, false)).toEqual([
      { cause: 'city', points: [8, 0] },
      { cause: 'road', points: [0, 3] },
      { cause: 'gift', points: [0, 2] },
    ]);
    expect(ledgerRows(LEDGER, 2, causes, true).map((row) => row.cause)).toEqual(['city', 'road', 'field', 'gift']);
  });

  it('writes a negative number with a true minus sign, as the log does', () => {
    const lost = [{ ...LEDGER[0]!, points: -3 }];
    const { container } = render(Ledger, { game: 'test', ledger: lost, view: view({ scores: [-3, 0] }), names: ['Odile', 'Wen'], module: null, over: false });
    const cells = [...container.querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells.filter((cell) => cell.includes('3'))).toEqual(['−3', '−3']);
    expect(cells.join()).not.toContain('-');
  });
  it('shows the score and what it would be if the game ended now', () => {
    render(Ledger, { game: 'test', ledger: LEDGER, view: view(), names: ['Odile', 'Wen'], module: null, over: false });
    const [points, outlook] = screen.getAllByRole('table');
    expect(within(points!).getByRole('row', { name: /Score 8 3/ })).toBeTruthy();
    expect(within(outlook!).getByRole('row', { name: /Total 12 5/ })).toBeTruthy();
  });
});

const RULES: readonly Rule[] = [
  {
    id: 'CAR-022',
    section: 'C. Placing',
    part: '',
    note: 'Of `tile.r0` and of section D.',
    text: 'The tile must lie along an edge (CAR-024, CAR-999).',
    tags: ['seed'],
  },
  { id: 'CAR-024', section: 'C. Placing', part: 'C.1 Edges', note: '', text: 'Field meets field, road meets road, city meets city.', tags: ['seed'] },
  { id: 'CAR-031', section: 'D. Meeples', part: '', note: '', text: 'At most one meeple is placed per turn. 每回合最多一名親信', tags: [] },
];

describe('the rulebook', () => {
  it('finds every word, ids and other scripts', () => {
    expect(searchRules(RULES, 'ROAD city').map((rule) => rule.id)).toEqual(['CAR-024']);
    expect(searchRules(RULES, 'car-031').map((rule) => rule.id)).toEqual(['CAR-031']);
    expect(searchRules(RULES, '親信')).toHaveLength(1);
    expect(searchRules(RULES, '  ')).toHaveLength(3);
    expect(sections(RULES).map((section) => [section.name, section.parts.map((part) => [part.name, part.note, part.rules.length])])).toEqual([
      [
        'C. Placing',
        [
          ['', 'Of `tile.r0` and of section D.', 1],
          ['C.1 Edges', '', 1],
        ],
      ],
      ['D. Meeples', [['', '', 1]]],
    ]);
  });

  it('cites what it knows', () => {
    const known = (id: string) => ['CAR-024', 'D', 'R.4'].includes(id);
    const cited = (sentence: string) => pieces(sentence, known).flatMap(({ text, to }) => (to ? [[text, to]] : []));
    expect(pieces('As `two` in CAR-024.', known)).toEqual([
      { text: 'As ' },
      { text: 'two', code: true },
      { text: ' in ' },
      { text: 'CAR-024', to: 'CAR-024' },
      { text: '.' },
    ]);
    expect(cited('See CAR-999, section Q, SECTION D.')).toEqual([]);
    expect(cited('Sections D and section R.4.')).toEqual([
      ['Sections D', 'D'],
      ['section R.4', 'R.4'],
    ]);
    expect([cited('2人のときはD章にも'), cited('依照 D 節')]).toEqual([[['D章', 'D']], [['D 節', 'D']]]);
    expect([cited('（R.4章）'), cited('（R.4 節）')]).toEqual([[['R.4章', 'R.4']], [['R.4 節', 'R.4']]]);
  });

  it('leads from a rule to those that it cites, and back', async () => {
    render(Rulebook, { game: 'carcassonne', load: () => Promise.resolve(RULES) });
    const [link] = await screen.findAllByRole('link', { name: 'CAR-024' });
    expect(link!.getAttribute('href')).toBe('/rules/carcassonne#CAR-024');
    const asked = () => [...document.querySelectorAll<HTMLElement>('.asked')].map((one) => one.dataset.rule ?? one.dataset.section);
    await fireEvent.click(screen.getByRole('link', { name: 'section D' }));
    expect(asked()).toEqual(['D']);
    expect(screen.queryByRole('button', { name: /Back/ })).toBeNull();
    await fireEvent.click(link!);
    expect(asked()).toEqual(['CAR-024']);
    await fireEvent.click(screen.getByRole('button', { name: 'Back to CAR-022' }));
    expect(asked()).toEqual(['CAR-022']);
    expect(location.hash).toBe('');
  });

  it('searches while typing and opens at a rule', async () => {
    const load = () => Promise.resolve(RULES);
    const { rerender } = render(Rulebook, { game: 'carcassonne', load });
    await screen.findByText('CAR-022');
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'meeple' } });
    expect(screen.queryByText('CAR-022')).toBeNull();
    expect(screen.getByText('One rule')).toBeTruthy();
    await rerender({ rule: 'CAR-024' });
    await vi.waitFor(() => expect(document.querySelector('[data-rule=CAR-024]')!.classList.contains('asked')).toBe(true));
    expect(screen.getByText('CAR-022')).toBeTruthy();
  });

  it('has tables and examples after the rules, searched like these, whose links lead there and back', async () => {
    const section = 'M. Edge cases';
    const tables = [
      {
        section,
        note: 'As section D says.',
        head: ['Case', 'Settled by'],
        rows: [
          ['corner', 'CAR-022'],
          ['meeple', 'CAR-024, CAR-999'],
        ],
      },
      { section, note: '', head: [], rows: [['EX-1 corner', 'Not next to it.']] },
    ];
    render(Rulebook, { game: 'carcassonne', load: () => Promise.resolve(RULES), add: () => Promise.resolve(tables) });
    expect(await screen.findAllByRole('heading', { name: section })).toHaveLength(1);
    const table = () => screen.getByRole('table', { name: section });
    const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent?.trim());
    expect(within(table()).getAllByRole('row').map(cells)).toEqual([tables[0]!.head, ...tables[0]!.rows]);
    expect(screen.getByText(/As/).querySelector('a')?.textContent).toBe('section D');
    await fireEvent.click(within(table()).getByRole('link', { name: 'CAR-022' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Back to M' }));
    expect(document.querySelector('.asked')?.textContent).toBe(section);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'corner' } });
    expect(within(table()).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('EX-1 corner')).toBeTruthy();
    expect(screen.queryByText(/As/)).toBeNull();
  });

  it('is read without its tables where they cannot be fetched', async () => {
    const add = () => Promise.reject(new Error('none'));
    render(Rulebook, { game: 'carcassonne', load: () => Promise.resolve(RULES), add });
    expect(await screen.findByText('CAR-022')).toBeTruthy();
  });

  it('says when it cannot be fetched', async () => {
    const { ApiError } = await import('$lib/api/client');
    render(Rulebook, { game: 'carcassonne', load: () => Promise.reject(new ApiError('network', 0)) });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^No answer from the server/));
  });
});
