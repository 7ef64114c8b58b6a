/** The tables whose result somebody has closed for good, the latest last. */
import { keep, recall } from '$lib/state/storage';

const KEY = 'results-closed';
const KEPT = 60;

export class Closed {
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  has(): boolean {
    return recall<readonly string[]>(KEY, []).includes(this.#id);
  }

  set(closed: boolean): void {
    if (closed === this.has()) return;
    const others = recall<readonly string[]>(KEY, []).filter((id) => id !== this.#id);
    keep(KEY, closed ? [...others, this.#id].slice(-KEPT) : others);
  }
}
