/** What pointers do on the sheet: they move the town and pinch it, carry the tile that is set, and turn it by the wheel. */
import type { Point } from '$lib/art/pen';
import type { CarcassonneHand } from './hand.svelte';
import { cellOf, toTown } from './viewport';

/** Pixels that a press on the tile may tremble before it is carried. */
const SLACK = 8;
/** Milliseconds between two turns by the wheel. */
const NOTCH = 130;

type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The tile that is set, under a pointer that has pressed it. */
interface Carried {
  readonly id: number;
  readonly from: Point;
  moving: boolean;
}

export class Gestures {
  readonly #hand: CarcassonneHand;
  readonly #sheet: () => HTMLElement;
  #carried: Carried | null = null;
  /** Whether a drag has just ended: in a click that nobody meant. */
  #quiet = false;
  #wheeled = 0;

  constructor(hand: CarcassonneHand, sheet: () => HTMLElement) {
    this.#hand = hand;
    this.#sheet = sheet;
  }

  /** A point of the screen on the sheet. */
  local({ clientX, clientY }: At): Point {
    const sheet = this.#sheet();
    const box = sheet.getBoundingClientRect();
    return [clientX - box.left - sheet.clientLeft, clientY - box.top - sheet.clientTop];
  }
  /** The same in the town. */
  town(e: At): Point {
    return toTown(this.#hand.camera.viewport, this.local(e));
  }

  down(e: PointerEvent): void {
    // a drag by finger ends in no click at all: the one that comes after the next press is meant, wherever that is
    this.#quiet = false;
    if (e.button !== 0 || (e.target as Element).closest('[data-chrome]')) return;
    // the first finger of all: one that is still held has left elsewhere
    if (e.isPrimary) {
      this.#carried = null;
      this.#hand.camera.releaseAll();
    }
    const [x, y] = cellOf(this.town(e));
    const { set, camera } = this.#hand;
    if (set?.x === x && set.y === y) this.#carried = { id: e.pointerId, from: [e.clientX, e.clientY], moving: false };
    else camera.press(e.pointerId, this.local(e));
  }

  /** Follows a pointer; tells whether it drags the town, holds something, or only points. */
  move(e: PointerEvent): 'drags' | 'holds' | 'points' {
    const { camera } = this.#hand;
    // who lets go beyond the sheet tells nobody
    if (!e.buttons && (this.#carried?.id === e.pointerId || camera.holds(e.pointerId))) this.cancel(e);
    const carried = this.#carried;
    if (carried?.id === e.pointerId) {
      this.#carry(carried, e);
      return 'holds';
    }
    if (!camera.holds(e.pointerId)) return 'points';
    if (!camera.drag(e.pointerId, this.local(e), e.pointerType !== 'mouse')) return 'holds';
    const sheet = this.#sheet();
    if (!sheet.hasPointerCapture(e.pointerId)) sheet.setPointerCapture(e.pointerId);
    return 'drags';
  }
  #carry(carried: Carried, e: PointerEvent): void {
    if (!carried.moving && Math.hypot(e.clientX - carried.from[0], e.clientY - carried.from[1]) < SLACK) return;
    if (!carried.moving) this.#sheet().setPointerCapture(e.pointerId);
    // with its position the tile is out of the hand
    else if (!this.#hand.dragging) {
      this.#carried = null;
      return;
    }
    carried.moving = true;
    this.#hand.carry(e.clientX, e.clientY);
  }

  up(e: PointerEvent): void {
    const { camera, dragging } = this.#hand;
    if (this.#carried?.id === e.pointerId) {
      this.#quiet = this.#carried.moving;
      if (this.#quiet && dragging) this.#hand.drop(e.clientX, e.clientY);
      this.#carried = null;
    } else if (camera.holds(e.pointerId)) {
      this.#quiet = camera.dragging;
      camera.release(e.pointerId);
    }
  }
  cancel(e: PointerEvent): void {
    if (this.#carried?.id === e.pointerId) {
      this.#carried = null;
      this.#hand.dragging = null;
    }
    this.#hand.camera.release(e.pointerId);
  }
  /** Keeps the click at the end of a drag from whatever lies there. */
  swallow(e: MouseEvent): void {
    // a key presses buttons as well
    if (this.#quiet && e.detail > 0) e.stopPropagation();
    this.#quiet = false;
  }

  /** Over the tile in question, or with a modifier, the wheel turns it; else it zooms. */
  wheel(e: WheelEvent): void {
    if ((e.target as Element).closest('[data-scroll]')) return;
    e.preventDefault();
    const [x, y] = cellOf(this.town(e));
    const { ghost, camera } = this.#hand;
    const turning = ghost !== null && !e.ctrlKey && (e.altKey || e.shiftKey || (ghost.cell.x === x && ghost.cell.y === y));
    if (!turning) return camera.wheel(e, this.local(e));
    const delta = e.deltaY || e.deltaX;
    if (e.timeStamp - this.#wheeled < NOTCH || !delta) return;
    this.#wheeled = e.timeStamp;
    this.#hand.turn(delta > 0 ? 1 : -1);
  }
}
