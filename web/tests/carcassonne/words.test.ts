import words from '$bastide/games/carcassonne/words/en.ftl?raw';
import ui from '$bastide/games/carcassonne/words/ui.en.ftl?raw';
import { describe, expect, it } from 'vitest';
import type { LegalAction, View } from '$lib/api/types';
import * as carcassonne from '$lib/games/carcassonne';
import type { CarcassonneView, Preview } from '$lib/games/carcassonne/view';
import { legalCells, meepleChoices, type LegalCell, type MeepleChoice } from '$lib/games/carcassonne/moves';
import { describeCell, describeFigure, describePlace, gainOf, shortGain } from '$lib/games/carcassonne/words';
import { addText, t } from '$lib/i18n/fluent.svelte';
import { stepsOf } from '$lib/table/hint';
import { meeple, place } from './fixtures';
addText(words);
addText(ui);
const names = ['Odile', 'Wen'];
const preview = (owners: number[]): Preview => ({
  changes: names.map((_, seat) => (owners.includes(seat) ? { points: 4 } : ({} as Record<string, number>))),
  told: [{ key: 'carcassonne-then-completes', args: { type: 'road', tiles: 4, points: 4, owners } }],
  plain: true,
  feature: null,
  brings: true,
});
const data = (p: Preview) => p as unknown as LegalAction['preview'];
const knight: Preview = {
  changes: [{}, {}],
  told: [{ key: 'carcassonne-then-stands', args: { type: 'city', tiles: 2, points: 2, later: 4 } }],
  plain: true,
  feature: { type: 'city', tiles: 2, open: 1, points: 2, if_completed: 4 },
  brings: true,
};
const looker = { seat: 0, names };

describe('a preview', () => {
  it('says whose points they are when they are another’s', () => {
    const gain = (owners: number[]) => gainOf(preview(owners), looker, t);
    expect(gain([0])).toBe('+4 points; completes the road of 4 tiles');
    expect(gain([1])).toBe('completes the road of 4 tiles; Wen: +4 points');
    expect(gain([0, 1])).toBe('+4 points; completes the road of 4 tiles; Wen: +4 points');
    expect(gain([])).toBe('completes an unclaimed road of 4 tiles, worth 4 points');
  });
  it('of a figure says where it stands and what that is worth, and a button says it in signs', () => {
    const [choice, nobody] = meepleChoices([meeple('city.0', data(knight)), meeple(null, data(preview([1])))]) as [MeepleChoice, MeepleChoice];
    expect(describeFigure(choice, looker, t)).toBe('Knight in the city of 2 tiles: 2 points if the game ended now, 4 when completed');
    expect(shortGain(choice, 0, t)).toBe('2 → 4');
    expect(describeFigure(nobody, looker, t)).toBe('Nobody; completes the road of 4 tiles; Wen: +4 points');
  });
  it('of a cell comes after where it lies', () => {
    const [cell] = legalCells([place('P', -1, 2, 1, data(preview([0])))]) as [LegalCell];
    expect(describeCell(cell, null, looker, t)).toBe('cell −1,2, one rotation; +4 points; completes the road of 4 tiles');
    expect(describeCell(cell, cell.rotations[0]!, looker, t)).toContain('one rotation, turned once; +4 points');
    expect(describePlace(cell, cell.rotations[0]!, t)).toBe('cell −1,2, one rotation, turned once');
  });
});

describe('a hint', () => {
  const view = { game: 'carcassonne', current: 0 } as unknown as View;
  const step = (action: LegalAction) => ({ view, action });

  it('is a sentence for each decision, without notation', () => {
    const steps = [step(place('P', -1, 2, 1, data(preview([1])))), step(meeple('city.0', data(knight))), step(meeple(null))];
    expect(stepsOf(steps, names, t).map((line) => line.words)).toEqual([
      'Place the tile at −1,2, turned once; completes the road of 4 tiles; Wen: +4 points',
      'Place a meeple; knight in the city of 2 tiles: 2 points if the game ended now, 4 when completed',
      'Place no meeple',
    ]);
  });

  it('folds what is done several times into one line', () => {
    const lines = stepsOf([step(meeple(null)), step(meeple(null))], names, t);
    expect(lines).toEqual([{ words: 'Place no meeple', times: 2 }]);
  });
});

describe('the title block', () => {
  it('draws the tile in hand instead of its letter', () => {
    const cells = carcassonne.titleBlock({ tile: 'D', tiles: [], stack: { fixed: false, total: 70 } } as unknown as CarcassonneView, t);
    expect(cells[1]?.[1]).toBe('City, Road, Field');
    expect(cells[1]?.[2]?.props.kind).toBe('D');
    expect(carcassonne.titleBlock({ tile: null, tiles: [], stack: { fixed: false, total: 0 } } as unknown as CarcassonneView, t)).toHaveLength(1);
  });
});
