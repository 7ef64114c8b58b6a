import ui from '$bastide/games/carcassonne/words/ui.en.ftl?raw';
import { describe, expect, it } from 'vitest';
import type { LegalAction, View } from '$lib/api/types';
import * as carcassonne from '$lib/games/carcassonne';
import type { CarcassonneView, Preview } from '$lib/games/carcassonne/view';
import { placementGain } from '$lib/games/carcassonne/words';
import { addText, t } from '$lib/i18n/fluent.svelte';
import { hintLines } from '$lib/table/hint';
import { meeple, place } from './fixtures';

addText(ui);
const names = ['Odile', 'Wen'];
const preview = (owners: number[]) =>
  ({ points: [0, 0], feature: null, completes: [{ type: 'road', tiles: 4, points: 4, owners, cells: [] }] }) as unknown as Preview;

describe('a preview', () => {
  it('says whose points they are when they are another’s', () => {
    const gain = (owners: number[]) => placementGain(preview(owners), { seat: 0, names }, t);
    expect(gain([0])).toBe('completes the road of 4 tiles for 4 points');
    expect(gain([1])).toBe('completes the road of 4 tiles: 4 points for Wen');
    expect(gain([0, 1])).toBe('completes the road of 4 tiles: 4 points for Odile, Wen');
    expect(gain([])).toBe('completes the road of 4 tiles for 0 points');
  });
});

describe('a hint', () => {
  const view = { current: 0 } as unknown as View;
  const step = (action: LegalAction) => ({ view, action });

  it('is a sentence for each decision, without notation', () => {
    const laid = place('P', -1, 2, 1, preview([1]) as unknown as LegalAction['preview']);
    const lines = hintLines([step(laid), step(meeple(null))], names, carcassonne as never, t);
    expect(lines.map((line) => line.words)).toEqual(['Place the tile on −1,2, turned once, completes the road of 4 tiles: 4 points for Wen', 'Nobody']);
  });

  it('folds what is done several times into one line', () => {
    const lines = hintLines([step(meeple(null)), step(meeple(null))], names, carcassonne as never, t);
    expect(lines).toEqual([{ words: 'Nobody', times: 2 }]);
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
