import carcassonne from '$bastide/games/carcassonne/words/en.ftl?raw';
import ja from '$bastide/games/carcassonne/words/ja.ftl?raw';
import chinese from '$bastide/games/carcassonne/words/zh-Hant.ftl?raw';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { StoryEntry, TurnInfo } from '$lib/api/types';
import * as carcassonneModule from '$lib/games/carcassonne';
import { inLine } from '$lib/games/carcassonne/sketch';
import type { GameModule } from '$lib/games/types';
import { addText, setLanguage } from '$lib/i18n/fluent.svelte';
import { begun, doings, doingsText, shownBy, sinceMine, type Source } from '$lib/table/doings';
import Log from '$lib/table/Log.svelte';
import { turnsOf } from '$lib/table/turns';
import { pieces, sentencePieces, trueMinus } from '$lib/table/words';
import { entry, scored } from './fixtures';

addText(carcassonne);
const NAMES = ['Odile', 'Wen'];
const module = carcassonneModule as unknown as GameModule;
const place = (ply: number, seat: number, x: number, y: number) => ({ ply, seat, key: 'carcassonne-did-place', args: { tile: 'N', x, y } });
const figure = (ply: number, seat: number) => ({ ply, seat, key: 'carcassonne-then-figure', args: { type: 'road' } });
const turn = (ply: number, seat: number, number: number, more: Partial<TurnInfo> = {}): TurnInfo => ({
  ply,
  seat,
  turn: number,
  deeds: [place(ply, seat, 1, -1)],
  changes: [{}, {}],
  ...more,
});
const log = (ply: number, seat: number, key: string, whose: number | null, number: number, args = {}): StoryEntry =>
  entry(ply, seat, `carcassonne-log-${key}`, { turn: number, whose, args });
const STORY = [
  log(0, 0, 'draw', 0, 1, { tile: 'D', left: 70 }),
  log(1, 0, 'place', 0, 1, { tile: 'D', x: 1, y: 0, r: 1 }),
  log(2, 0, 'meeple', 0, 1, { type: 'road', tile: 'D', segment: 'road.0', x: 1, y: 0 }),
  log(3, 1, 'draw', 1, 2, { tile: 'N', left: 69 }),
  log(4, 1, 'place', 1, 2, { tile: 'N', x: 1, y: -1, r: 0 }),
];
const TURNS = [
  turn(1, 0, 1, { deeds: [{ ...place(1, 0, 1, 0), args: { tile: 'D', x: 1, y: 0 } }, figure(2, 0)], changes: [{ points: 3 }, {}] }),
  turn(4, 1, 2, { changes: [{ points: 4 }, { points: -1 }] }),
];
const source = (more: Partial<Source> = {}): Source => ({ game: 'carcassonne', names: NAMES, module: null, story: STORY, ledger: [], ...more });
const text = (found: { did: readonly { text: string }[] }) => found.did.map((piece) => piece.text).join('');

describe('what a turn did', () => {
  it('is one sentence, with the points of its seat apart and what others won', () => {
    const first = doings(TURNS[0]!, source());
    expect([text(first), first.points, first.gains]).toEqual(['tile D at 1,0, robber on the road', 3, '']);
    const second = doings(TURNS[1]!, source());
    expect([text(second), second.points, second.gains]).toEqual(['tile N at 1,−1', -1, 'Odile: +4 points']);
    expect(doingsText(TURNS[1]!, source())).toBe('Wen: tile N at 1,−1; −1 point; Odile: +4 points');
  });

  it('says once what is done several times in a row, and whose decision it was', () => {
    const many = turn(9, 0, 5, { deeds: [figure(9, 0), figure(10, 0), figure(11, 1)] });
    expect(text(doings(many, source()))).toBe('robber on the road (2 times), Wen: robber on the road');
    expect(text(doings(turn(9, 0, 5, { deeds: [] }), source()))).toBe('nothing');
  });

  it('is “so far” where goods are known before there is a word for what was done', () => {
    const paid = (ply: number, number: number) => turn(ply, 1, number, { deeds: [], changes: [{}, { points: -2 }] });
    expect(doingsText(paid(6, 3), source())).toBe('Wen: so far; −2 points');
    expect(text(doings(paid(1, 1), source()))).toBe('');
  });

  it('is not told of a turn that has only begun', () => {
    const idle = turn(6, 0, 3, { deeds: [] });
    expect([begun(idle, [...TURNS, idle]), begun(idle, [idle, ...TURNS]), begun(TURNS[1]!, TURNS)]).toEqual([true, false, false]);
    const gained = turn(6, 0, 3, { deeds: [], changes: [{ points: 1 }, {}] });
    expect(begun(gained, [gained])).toBe(false);
    const drawn = log(6, 0, 'draw', 0, 3, { tile: 'V', left: 68 });
    const page = render(Log, { story: [...STORY, drawn], turns: [...TURNS, idle], game: 'carcassonne', names: NAMES, module });
    expect(screen.queryByText('nothing')).toBeNull();
    expect(page.container.querySelectorAll('.did')).toHaveLength(2);
    page.unmount();
  });

  it('leaves out what is counted only at the end of the game', () => {
    const ledger = [scored(5, 1, 7, 'field'), scored(5, 1, 2, 'road')];
    const last = turn(4, 1, 2, { changes: [{}, { points: 9 }] });
    expect(doings(last, source({ ledger, module })).points).toBe(2);
    expect(doings(last, source({ ledger })).points).toBe(9);
  });

  it('draws tiles instead of their letters, for who sees them', () => {
    const found = doings(TURNS[0]!, source({ module })).did;
    expect([found[1]?.text, found[1]?.sketch === inLine('D', 1)]).toEqual(['D', true]);
    expect(found.map((piece) => piece.text).join('')).toBe('tile D at 1,0, robber on the road');
    const placed = sentencePieces(STORY[4]!, NAMES, module);
    expect(placed.map((piece) => [piece.text, !!piece.sketch])).toEqual([
      ['Wen places tile ', false],
      ['N', true],
      [' at 1,−1.', false],
    ]);
    expect(sentencePieces(STORY[2]!, NAMES, module)).toEqual([{ text: 'Odile places a robber on the road.' }]);
    expect(pieces(() => 'no letter', {}, inLine('D'))).toEqual([{ text: '', sketch: inLine('D') }, { text: 'no letter' }]);
  });

  it.each([
    ['ja', ja],
    ['zh-Hant', chinese],
  ] as const)('has the drawing where the letter would stand, in %s too', async (lang, texts) => {
    await setLanguage(lang);
    addText(texts);
    const placed = sentencePieces(STORY[1]!, NAMES, module);
    await setLanguage('en');
    addText(carcassonne);
    expect(placed.map((piece) => [piece.text, !!piece.sketch])[1]).toEqual(['D', true]);
    expect(placed[0]!.text + placed[2]!.text).not.toContain('D');
  });

  it('writes a true minus before numbers and nowhere else', () => {
    expect(trueMinus('tile A-3 at -1,-12 (−4), U1-05, 3-5')).toBe('tile A-3 at −1,−12 (−4), U1-05, 3-5');
    expect(trueMinus('タイルA-3を-4,-3に置く')).toBe('タイルA-3を−4,−3に置く');
  });

  it('is shown on the board by what was decided, not by what was drawn', () => {
    expect(shownBy(TURNS[1]!, STORY)).toBe(STORY[4]);
    expect(shownBy(turn(8, 0, 3), STORY)).toBe(null);
  });
});

describe('what others did since', () => {
  const plies = (turns: readonly TurnInfo[]) => turns.map((one) => [one.ply, one.deeds.length]);

  it('begins after the last decision of one’s own, in whoever’s turn it was', () => {
    const turns = [turn(1, 0, 1), turn(4, 1, 2), turn(7, 2, 3), turn(9, 1, 4)];
    expect(plies(sinceMine(turns, [0]))).toEqual([
      [4, 1],
      [7, 1],
      [9, 1],
    ]);
    expect(plies(sinceMine(turns, [1]))).toEqual([]);
    const asked = [...turns.slice(0, 3), turn(9, 1, 4, { deeds: [place(9, 1, 0, 0), figure(10, 0)] }), turn(12, 2, 5)];
    expect(plies(sinceMine(asked, [0]))).toEqual([[12, 1]]);
    expect(plies(sinceMine(turns, [0], 4))).toEqual([
      [7, 1],
      [9, 1],
    ]);
  });

  it('joins several goes of one seat in a row, and leaves out who did nothing', () => {
    const phases = [
      turn(1, 0, 3),
      turn(4, 1, 3, { changes: [{}, { points: 2 }] }),
      turn(6, 1, 3, { changes: [{}, { points: 3 }] }),
      turn(8, 2, 3, { deeds: [] }),
    ];
    const found = sinceMine(phases, [0]);
    expect(plies(found)).toEqual([[4, 2]]);
    expect(found[0]?.changes).toEqual([{}, { points: 5 }]);
  });
});

describe('the log of turns', () => {
  it('puts a draw before the go it is for, and the steps of a go in their order', () => {
    const found = turnsOf(STORY, TURNS);
    expect(found.map((one) => [one.number, one.goes.map((go) => [go.told?.ply, go.lines.map(({ index }) => index)])])).toEqual([
      [2, [[4, [3, 4]]]],
      [1, [[1, [0, 1, 2]]]],
    ]);
  });

  it('has the goes of a shared turn newest first, and what belongs to none of them apart', () => {
    const shared = (ply: number, seat: number, number: number) => log(ply, seat, 'place', null, number);
    const story = [shared(3, 0, 1), shared(4, 1, 1), shared(4, 0, 2), shared(5, 0, 2)];
    const found = turnsOf(story, [turn(3, 0, 1), turn(4, 1, 1), turn(5, 0, 2)]);
    expect(found.map((one) => one.goes.map((go) => go.told?.ply ?? null))).toEqual([
      [5, null],
      [4, 3],
    ]);
  });

  it('opens the newest turn, folds the others, and opens what one wants', async () => {
    const point = vi.fn();
    const { container } = render(Log, { story: STORY, turns: TURNS, game: 'carcassonne', names: NAMES, module, point });
    const steps = () => [...container.querySelectorAll('.step')].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());
    const heads = () => [...container.querySelectorAll('.did')];
    expect(steps()).toEqual(['Wen draws tile N.', 'Wen places tile N at 1,−1.']);
    expect(heads().map((head) => head.querySelector('.pts')?.textContent)).toEqual(['−1', '+3']);
    const folds = screen.getAllByRole('button', { name: /^tile [ND] at 1,/ });
    expect(folds.map((fold) => fold.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    await fireEvent.click(folds[1]!);
    expect(steps()).toHaveLength(5);
    await fireEvent.click(folds[0]!);
    expect(steps()).toEqual(['Odile draws tile D.', 'Odile places tile D at 1,0.', 'Odile places a robber on the road.']);
    await fireEvent.click(screen.getByRole('button', { name: 'Show every step of every turn' }));
    expect(steps()).toHaveLength(5);
    await fireEvent.pointerEnter(heads()[1]!);
    expect(point).toHaveBeenLastCalledWith(STORY[1]);
  });

  it('follows a replay: the turn at the moment is open and marked', async () => {
    const jump = vi.fn();
    const { container, rerender } = render(Log, { story: STORY, turns: TURNS, game: 'carcassonne', names: NAMES, module, jump, ply: 2 });
    const steps = () => [...container.querySelectorAll('.step')].map((one) => one.getAttribute('aria-current'));
    expect(steps()).toEqual([null, 'step', null]);
    expect(container.querySelector('.did')?.classList.contains('later')).toBe(true);
    await rerender({ ply: 5 });
    expect(steps()).toEqual([null, 'step']);
    await fireEvent.click(screen.getByRole('button', { name: 'Show step 3' }));
    expect(jump).toHaveBeenCalledWith(3);
  });
});
