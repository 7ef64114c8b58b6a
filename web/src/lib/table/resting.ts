/**
 * A mouse points at something by going there. What the page brings beneath one that rests, because it is scrolled or laid out anew, a dialog
 * closes or the board changes, was not pointed at; browsers tell both in the same way, but where a mouse has gone, it has not been before.
 */

const TOLD = ['pointerover', 'pointerenter', 'pointermove', 'pointerdown'] as const;
const brought = new WeakSet<Event>();

/** Whether an event tells of what has come beneath a mouse that rests. */
export const rests = (event: Event): boolean => brought.has(event);

/**
 * Tells what a mouse that rests has come over and entered once more when it moves, or presses: as pointed at. Until then nothing on the page
 * hears that it was entered; that something else lies beneath the mouse is heard, and `rests`. Returns what ends this.
 */
export function followMouse(): () => void {
  /** Where the mouse has gone to; before it is known to have moved, the page may have come beneath it. */
  let last: string | null = null;
  let waiting: PointerEvent[] = [];

  function heed(event: PointerEvent) {
    const { type, pointerType, clientX, clientY, target } = event;
    if (pointerType !== 'mouse') return;
    const here = `${clientX} ${clientY}`;
    const comes = type === 'pointerover' || type === 'pointerenter';
    if (type !== 'pointerenter') waiting = waiting.filter((one) => (one.target as Node).contains(target as Node));
    if (comes && (last === null || here === last)) {
      brought.add(event);
      waiting.push(event);
      if (type === 'pointerenter') event.stopImmediatePropagation();
    } else if (type === 'pointerdown' || here !== last) {
      const before = last;
      last = ''; // no place: what is told now was pointed at
      for (const one of waiting.splice(0)) one.target!.dispatchEvent(new PointerEvent(one.type, one));
      last = comes ? before : here; // all that is come over and entered on the way is told before the move
    }
  }

  for (const type of TOLD) addEventListener(type, heed, true);
  return () => {
    for (const type of TOLD) removeEventListener(type, heed, true);
  };
}
