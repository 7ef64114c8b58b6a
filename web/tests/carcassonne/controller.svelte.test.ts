import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CarcassonneController } from '$lib/games/carcassonne/controller.svelte';
import { askOf, guide } from '$lib/games/carcassonne/ask';
import { Bench, LEGAL, LOOKED, settle, VIEW } from './bench.svelte';
import { meeple } from './fixtures';

let table: Bench;
let hand: CarcassonneController;
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  hand.key({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: document.body, ...more } as KeyboardEvent);

beforeEach(() => {
  table = new Bench();
  hand = new CarcassonneController(table);
});

describe('what is said', () => {
  it('stands once: how many places in the headline, what to do or what a place completes in the bar', async () => {
    const words = {
      view: VIEW,
      names: table.names,
      you: [0],
      seat: 0,
      planning: false,
      t: (id: string, args = {}) => `${id} ${JSON.stringify(args)}`,
    } as unknown as Parameters<typeof guide>[1];
    const said = () => [askOf(hand, words)?.detail, guide(hand, words)];
    const places = 'carcassonne-ask-cells {"cells":3}';
    expect(said()).toEqual([places, 'carcassonne-ask-point {}']);
    hand.hover('-1,0');
    expect(said()).toEqual([places, 'carcassonne-ask-point {}']);
    const told = [{ key: 'carcassonne-then-completes', args: { type: 'road', tiles: 3, points: 3, owners: [0] } }];
    table.legal = LEGAL.map((one) => ({ ...one, preview: { changes: [], told, plain: true } }));
    expect(said()).toEqual([places, 'Carcassonne-then-completes {"type":"road","tiles":3,"points":3,"owners":"Odile","count":1}']);
    hand.choose('-1,0');
    expect(guide(hand, words)).toBe('carcassonne-ask-looking {}');
    await settle();
    // what the tile completes begins the line like a sentence; where figures may stand is seen
    expect(said()[0]).toMatch(/^Carcassonne-then-completes [^;]*$/);
  });
});

describe('a tile that is being dragged', () => {
  it('is let go where the position changes under the hand, so that the next one can be set', async () => {
    hand.locate = () => [-1, 0];
    hand.carry(10, 10);
    expect(hand.ghost?.set).toBe(false);
    table.position = 'later'; // a clock ran out, or the game was taken back: there is no tile left to drop
    hand.choose('1,0');
    expect(hand.ghost?.set).toBe(true);
    await settle();
    expect(hand.choices.length).toBeGreaterThan(0);
  });
});

it('a place whose answer was lost is given up only if it is still the one in question', async () => {
  const { look } = table;
  let lose!: () => void;
  table.look = vi.fn((actions: readonly string[]) =>
    actions[0]!.includes('1,0') && !actions[0]!.includes('-1,0') ? new Promise<never>((_, fail) => (lose = () => fail(new Error('lost')))) : look(actions),
  );
  hand.choose('1,0');
  hand.choose('-1,0');
  await settle();
  expect(hand.choices.length).toBeGreaterThan(0);
  lose();
  await settle();
  expect(hand.set?.key).toBe('-1,0');
  hand.choose('1,0');
  await settle();
  lose();
  await settle();
  expect(hand.set).toBeNull();
});

it('letters mean the same where capitals are locked', () => {
  press('F');
  expect(table.overlay).toBe('fields');
  hand.hover('-1,0');
  press('R');
  expect(hand.ghost?.rotation.r).toBe(3);
  press('R', { shiftKey: true });
  expect(hand.ghost?.rotation.r).toBe(1);
});

describe('place, meeple, confirm', () => {
  it('sends tile and figure together', async () => {
    hand.choose('1,0');
    expect(hand.ghost?.set).toBe(true);
    expect(hand.ready).toBe(false);
    await settle();
    expect(table.look).toHaveBeenCalledWith(['place U 1,0 r1']);
    expect(hand.choices.map((c) => c.segment)).toEqual(['road.0', 'field.0', null]);
    await hand.pick('road.0');
    expect(hand.ready).toBe(true);
    expect(table.submit).not.toHaveBeenCalled();
    await hand.confirm();
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(['place U 1,0 r1', 'meeple road.0']);
  });

  it('sends at once without the confirm setting', async () => {
    table.settings = { ...table.settings, confirm: false, asks: 'never' };
    hand.choose('1,0');
    await settle();
    await hand.pick(null);
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(['place U 1,0 r1', 'meeple none']);
  });

  it('is heard once: at once where it waits, as it comes where it does not', async () => {
    hand.choose('1,0');
    await settle();
    table.sound.mockClear();
    const figure = hand.choices.find((choice) => choice.segment !== null)!.segment;
    await hand.pick(figure);
    expect(table.sound.mock.calls).toEqual([['figure']]);
    await hand.pick(null);
    table.settings = { ...table.settings, confirm: false, asks: 'never' };
    await hand.pick(figure);
    expect(table.submit).toHaveBeenCalledTimes(1);
    expect(table.sound).toHaveBeenCalledTimes(1);
  });

  it('needs no choice where only nobody may go', async () => {
    table.looked = [meeple(null)];
    hand.choose('1,0');
    await settle();
    expect(hand.figure).toBeNull();
    expect(hand.ready).toBe(true);
  });

  it('finishes a tile that is already laid', async () => {
    table.view = {
      ...VIEW,
      phase: 'meeple',
      tile: null,
      last: { x: 1, y: 0, seat: 0 },
      tiles: [...VIEW.tiles, { kind: 'U', x: 1, y: 0, r: 1, seat: 0, ply: 1 }],
    };
    table.legal = LOOKED;
    expect(hand.spots.map((s) => [s.segment, s.choice !== null])).toEqual([
      ['road.0', true],
      ['field.0', true],
      ['field.1', false],
    ]);
    await hand.pick('field.0');
    await hand.confirm();
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(['meeple field.0']);
  });

  it('steps back figure first, then ghost', async () => {
    hand.choose('1,0');
    await settle();
    await hand.pick('road.0');
    hand.cancel();
    expect([hand.figure, hand.ghost?.set]).toEqual([undefined, true]);
    hand.cancel();
    expect([hand.ghost, hand.staged]).toEqual([null, false]);
  });

  it('forgets what was staged for an older position', async () => {
    hand.choose('1,0');
    await settle();
    table.position = '8';
    expect(hand.staged).toBe(false);
    expect(hand.ghost).toBeNull();
    expect(hand.choices).toEqual([]);
  });

  it('ignores answers that come too late', async () => {
    hand.choose('1,0');
    table.position = '8';
    await settle();
    hand.choose('-1,0');
    expect(hand.choices).toEqual([]);
  });

  it('offers nothing while a move travels or in a replay', () => {
    table.busy = true;
    expect(hand.cells).toEqual([]);
    table.busy = false;
    table.mode = 'replay';
    expect([hand.cells, hand.ask]).toEqual([[], null]);
  });
});

describe('turning', () => {
  it('turns by choosing the cell again, by turn and by angle, among legal rotations', () => {
    hand.choose('-1,0');
    expect(hand.ghost!.rotation.r).toBe(1);
    hand.choose('-1,0');
    expect(hand.ghost!.rotation.r).toBe(3);
    hand.turn(1);
    expect(hand.ghost!.rotation.r).toBe(1);
    hand.turnToward(2.8);
    expect(hand.ghost!.rotation.r).toBe(3);
  });

  it('keeps the wanted rotation from cell to cell where it is legal', () => {
    hand.choose('-1,0');
    hand.turn(1);
    hand.choose('1,0');
    expect(hand.ghost!.rotation.r).toBe(1);
    hand.choose('-1,0');
    expect(hand.ghost!.rotation.r).toBe(1);
  });

  it('turns a ghost that only hovers', () => {
    hand.hover('-1,0');
    expect(hand.ghost).toMatchObject({ set: false, rotation: { r: 1 } });
    hand.turn(1);
    expect(hand.ghost!.rotation.r).toBe(3);
    hand.choose('-1,0');
    expect(hand.ghost!.rotation.r).toBe(3);
  });

  it('says why the only rotation is the only one', async () => {
    hand.choose('1,0');
    hand.turn(1);
    await settle();
    expect(table.look).toHaveBeenLastCalledWith(['place U 1,0 r2']);
    expect(table.refuse).toHaveBeenLastCalledWith(expect.objectContaining({ rule: 'CAR-024' }), 'cell:1,0');
    expect([hand.refused?.x, hand.ghost?.set]).toEqual([1, true]);
  });
});

describe('refusals', () => {
  it('pins the referee’s answer to a cell', async () => {
    await hand.explainPlace(0, -1);
    expect(table.look).toHaveBeenCalledWith(['place U 0,-1 r0']);
    expect(table.refuse).toHaveBeenLastCalledWith(expect.objectContaining({ rule: 'CAR-024' }), 'cell:0,-1');
  });
  it('asks for a closed spot with the ghost laid', async () => {
    hand.choose('1,0');
    await settle();
    await hand.pick('field.1');
    expect(table.look).toHaveBeenLastCalledWith(['place U 1,0 r1', 'meeple field.1']);
    expect(table.refuse).toHaveBeenLastCalledWith(expect.objectContaining({ rule: 'CAR-037' }), 'spot:field.1');
    expect(hand.figure).toBeUndefined();
  });
});

describe('dragging from the hand', () => {
  it('sets the ghost where it is dropped, and explains a cell that is not legal', async () => {
    hand.locate = (x) => (x > 500 ? [1, 0] : x > 100 ? [0, -1] : null);
    hand.carry(600, 0);
    expect(hand.ghost).toMatchObject({ set: false, cell: { key: '1,0' } });
    hand.drop(600, 0);
    expect(hand.ghost).toMatchObject({ set: true, cell: { key: '1,0' } });
    hand.carry(200, 0);
    hand.drop(200, 0);
    await settle();
    expect(table.refuse).toHaveBeenLastCalledWith(expect.objectContaining({ rule: 'CAR-024' }), 'cell:0,-1');
    hand.drop(0, 0);
    expect(hand.ghost?.cell.key).toBe('1,0');
  });
});

describe('keys', () => {
  it('play a turn', async () => {
    const focused: string[] = [];
    hand.focusCell = (key) => focused.push(key);
    expect(press('ArrowRight')).toBe(true);
    expect(press('ArrowRight')).toBe(true);
    expect(focused).toEqual(['-1,0', '1,0']);
    expect(press('ArrowLeft')).toBe(true);
    expect(hand.ghost).toMatchObject({ set: false, cell: { key: '-1,0' } });
    press('ArrowDown');
    expect(hand.ghost?.cell.key).toBe('0,1');
    press('ArrowUp');
    expect(hand.ghost?.cell.key).toBe('-1,0');
    press('r');
    press('Enter');
    expect(hand.ghost).toMatchObject({ set: true, rotation: { r: 3 } });
    await settle();
    press('Enter');
    expect(table.submit).not.toHaveBeenCalled();
    press('2');
    expect(hand.figure).toBe('field.0');
    press('ArrowRight');
    expect(hand.figure).toBeNull();
    press('1');
    press('Enter');
    expect(table.submit).toHaveBeenCalledExactlyOnceWith(['place U -1,0 r3', 'meeple road.0']);
  });

  it('step back with Escape as far as there is something', async () => {
    hand.choose('1,0');
    await settle();
    press('1');
    expect([press('Escape'), hand.figure]).toEqual([true, undefined]);
    expect([press('Escape'), hand.staged]).toEqual([true, false]);
    table.overlay = 'fields';
    expect([press('Escape'), table.overlay]).toEqual([true, null]);
    expect(press('Escape')).toBe(false);
  });

  it('leave other buttons, modifiers and the replay alone', () => {
    const button = document.createElement('button');
    hand.choose('1,0');
    expect(press('Enter', { target: button })).toBe(false);
    expect(press('r', { ctrlKey: true })).toBe(false);
    table.mode = 'replay';
    expect(press('ArrowLeft')).toBe(false);
    expect(press('9')).toBe(false);
  });

  it('switch overlays and move the sheet', () => {
    press('f');
    expect(table.overlay).toBe('fields');
    press('o');
    expect(table.overlay).toBe('open');
    press('o');
    expect(table.overlay).toBeNull();
    hand.camera.frame({ x0: 0, y0: 0, x1: 300, y1: 300 }, { width: 400, height: 400 });
    const { k } = hand.camera.viewport;
    expect(press('+')).toBe(true);
    expect(hand.camera.viewport.k).toBeGreaterThan(k);
    press('0');
    expect(hand.camera.viewport.k).toBeCloseTo(k);
    const { x } = hand.camera.viewport;
    expect(press('ArrowLeft', { shiftKey: true })).toBe(true);
    expect(hand.camera.viewport.x).toBeGreaterThan(x);
  });
});

describe('planning', () => {
  it('draws a chosen or a random tile on the private copy', async () => {
    table.mode = 'plan';
    table.legal = [{ action: 1, text: 'draw A', fields: { kind: 'draw', tile: 'A' }, preview: null }];
    expect(hand.draws).toEqual([{ tile: 'A', text: 'draw A' }]);
    await hand.draw();
    await hand.draw('draw A');
    expect(table.submit.mock.calls).toEqual([[['draw ?']], [['draw A']]]);
    table.mode = 'play';
    expect(hand.draws).toEqual([]);
  });
});
