/** What pointers do on the sheet. */
import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CarcassonneController } from '$lib/games/carcassonne/controller.svelte';
import { Gestures } from '$lib/games/carcassonne/gestures';
import Spots from '$lib/games/carcassonne/Spots.svelte';
import { Bench, settle } from './bench.svelte';

let table: Bench;
let hand: CarcassonneController;
beforeEach(() => {
  table = new Bench();
  hand = new CarcassonneController(table);
});

describe('pointers on the sheet', () => {
  const sheet = () => {
    const root = document.createElement('div');
    Object.assign(root, { setPointerCapture: () => {}, hasPointerCapture: () => true });
    return root;
  };
  const at = (x: number, y: number, buttons: number): PointerEvent =>
    ({ clientX: x, clientY: y, buttons, button: 0, pointerId: 1, pointerType: 'mouse', target: document.body }) as unknown as PointerEvent;

  /** Takes up the tile that is set on a cell and drags it off. */
  async function carried(): Promise<Gestures> {
    hand.locate = () => [-1, 0];
    const gestures = new Gestures(hand, sheet);
    hand.choose('1,0');
    await settle();
    gestures.down(at(110, 10, 1));
    gestures.move(at(150, 10, 1));
    return gestures;
  }

  it('let go of the town where they were let go beyond the sheet', () => {
    hand.camera.frame({ x0: -300, y0: -300, x1: 300, y1: 300 }, { width: 600, height: 600 });
    const gestures = new Gestures(hand, sheet);
    gestures.down(at(10, 10, 1));
    expect(gestures.move(at(40, 40, 1))).toBe('drags');
    const { viewport } = hand.camera;
    expect(gestures.move(at(300, 300, 0))).toBe('points');
    expect([hand.camera.viewport, hand.camera.grabbing]).toEqual([viewport, false]);
    hand.destroy();
  });

  const finger = (x: number, pointerId: number, isPrimary: boolean, target: Element = document.body): PointerEvent =>
    ({ ...at(x, 10, 1), pointerId, isPrimary, pointerType: 'touch', target }) as unknown as PointerEvent;
  const click = (detail: number): MouseEvent => ({ detail, stopPropagation: vi.fn() }) as unknown as MouseEvent;

  it('that dragged the town by finger, after which no click comes, leave the next click to whatever is pressed', () => {
    const gestures = new Gestures(hand, sheet);
    const zoom = document.createElement('button');
    zoom.dataset.chrome = '';
    const drag = () => {
      gestures.down(finger(10, 1, true));
      expect(gestures.move(finger(60, 1, true))).toBe('drags');
      gestures.up(finger(60, 1, true));
    };
    drag();
    gestures.down(finger(5, 2, true, zoom));
    const [tapped, typed, meant] = [click(1), click(0), click(1)];
    gestures.swallow(tapped);
    expect(tapped.stopPropagation, 'a tap on a button').not.toHaveBeenCalled();
    drag();
    gestures.swallow(typed);
    expect(typed.stopPropagation, 'a button that is pressed by key').not.toHaveBeenCalled();
    drag();
    gestures.swallow(meant);
    expect(meant.stopPropagation, 'the click at the end of a drag by mouse').toHaveBeenCalled();
    hand.destroy();
  });

  it('forget a finger of which nobody has told that it left', () => {
    const gestures = new Gestures(hand, sheet);
    gestures.down(finger(10, 1, true));
    gestures.down(finger(40, 2, true));
    gestures.up(finger(40, 2, true));
    const tap = click(1);
    gestures.swallow(tap);
    expect(tap.stopPropagation).not.toHaveBeenCalled();
    expect(hand.camera.holds(1)).toBe(false);
    hand.destroy();
  });

  it('carry a tile no farther than its position', async () => {
    const gestures = await carried();
    expect(hand.dragging).toEqual([150, 10]);
    table.position = 'later';
    expect(gestures.move(at(160, 10, 1))).toBe('holds');
    gestures.up(at(160, 10, 0));
    expect([hand.dragging, hand.set]).toEqual([null, null]);
  });

  it('lay and turn nothing while a move is under way, and make no sound', async () => {
    const gestures = await carried();
    table.sound.mockClear();
    table.sending = true;
    gestures.up(at(160, 10, 0));
    hand.turn(1);
    hand.turnToward(3);
    expect([hand.dragging, hand.set?.key, hand.tried, table.sound.mock.calls]).toEqual([null, '1,0', ['place U 1,0 r1'], []]);
    table.sending = false;
    hand.carry(-50, 10);
    hand.drop(-50, 10);
    expect([hand.set?.key, table.sound.mock.calls]).toEqual(['-1,0', [['lay']]]);
  });

  it('that tap a cell twice choose no figure whose place came beneath the finger meanwhile', async () => {
    hand.choose('1,0');
    await settle();
    const { container } = render(Spots, { props: { controller: hand, seat: 0, looker: { seat: 0, names: [] }, t: table.t } });
    const spot = container.querySelector('[data-spot="field.0"]')!;
    await fireEvent.click(spot, { detail: 2 });
    expect(hand.figure).toBeUndefined();
    await fireEvent.click(spot, { detail: 1 });
    expect(hand.figure).toBe('field.0');
  });
});
