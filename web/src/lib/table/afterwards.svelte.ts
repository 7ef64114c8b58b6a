/** What may follow the sheet by a frame: the sheet shows a new position first. */

/** Milliseconds: a page that nobody sees makes no frames, and one on a busy machine makes them late. */
const LATEST = 300;

export class Afterwards<T> {
  /** The value of a frame ago. */
  value = $state.raw() as T;

  /** Follows what `read` returns; to be made while a component is. */
  constructor(read: () => T) {
    this.value = read();
    $effect(() => {
      const next = read();
      if (next === this.value) return;
      const take = () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        this.value = next;
      };
      // a message after the frame that draws the sheet: what is changed within it would be drawn with it
      let timer = setTimeout(take, LATEST);
      const frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(take);
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }
}
