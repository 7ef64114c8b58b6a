/** The hand of whoever is on turn: this browser tells what its person points at, and hears it of others. */
import type { LegalAction } from '$lib/api/types';

/** Milliseconds between two words about it: four a second at most. */
const PACE = 250;

interface Aim {
  readonly action: string | null;
  readonly ply: number;
}

/** Tells changes, the first at once, those that follow soon after it a little later; what is stale by then is never told. */
export class Pointing {
  /** What somebody else on turn points at; of an older position it is void. */
  heard = $state.raw<Pointed | null>(null);
  readonly #tell: (action: string | null) => void;
  #told: Aim = { action: null, ply: 0 };
  #wanted: Aim = this.#told;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (action: string | null) => void) {
    this.#tell = tell;
  }

  /** Notes what is pointed at, in the position after so many actions. */
  point(action: string | null, ply: number): void {
    this.#wanted = { action, ply };
    if (this.#timer === undefined) this.#say();
  }

  #say = (): void => {
    this.#timer = undefined;
    const { action, ply } = this.#wanted;
    if (action === this.#told.action && (action === null || ply === this.#told.ply)) return;
    this.#told = this.#wanted;
    this.#tell(action);
    this.#timer = setTimeout(this.#say, PACE);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** What somebody else points at, in the position after so many actions. */
export interface Pointed {
  readonly seat: number;
  readonly ply: number;
  readonly action: LegalAction;
}
