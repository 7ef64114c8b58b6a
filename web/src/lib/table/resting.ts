/**
 * A mouse points at something by going there. What the page brings beneath one that rests (it is scrolled or laid out anew, a dialog
 * closes, the board changes) is told to the page all the same; it counts as pointed at once the mouse moves, or a press says so.
 */

const TOLD = ['pointerover', 'pointerenter', 'pointermove', 'pointerdown'] as const;
const brought = new WeakSet<Event>();

/** Whether an event tells of what has come beneath a mouse that rests. */
export const rests = (event: Event): boolean => brought.has(event);

/** Holds back what is entered while a mouse rests, until it moves; then what has come beneath it is told once more. Returns what ends it. */
export function followMouse(): () => void {
  /** Where the mouse was last, as far as it is known: where it is first seen, it may have rested before the page came. */
  let last: string | null = null;
  let waiting: PointerEvent[] = [];

  function heed(event: PointerEvent) {
    const { type, pointerType, clientX, clientY, target } = event;
    if (pointerType !== 'mouse') return;
    const here = `${clientX} ${clientY}`;
    const comes = type === 'pointerover' || type === 'pointerenter';
    if (type !== 'pointerenter') waiting = waiting.filter((one) => (one.target as Node).contains(target as Node));
    if (type !== 'pointerdown' && (here === last || (comes && last === null))) {
      if (!comes) return;
      brought.add(event);
      waiting.push(event);
      if (type === 'pointerenter') event.stopImmediatePropagation();
      return;
    }
    const before = last;
    last = ''; // wherever that was, what is told now was pointed at
    for (const one of waiting.splice(0)) one.target!.dispatchEvent(new PointerEvent(one.type, one));
    last = comes ? before : here; // what is entered on the way is told before the move
  }

  for (const type of TOLD) addEventListener(type, heed, true);
  return () => {
    for (const type of TOLD) removeEventListener(type, heed, true);
  };
}
