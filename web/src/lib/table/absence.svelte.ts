/** Somebody who is away on their turn, as soon as it is worth a word. */
import type { Absent } from '$lib/api/types';

/** Seconds before somebody who is away is spoken of: whoever loads the page anew is back by then. */
const NOTICED = 5;

export class Absence {
  /** Who is spoken of. */
  noticed = $state.raw<Absent | null>(null);

  /** Takes what the table says; returns how to stop waiting. */
  follow(absent: Absent | null): () => void {
    const wait = absent && absent.left > 0 ? Math.max(0, NOTICED - absent.away) : 0;
    this.noticed = wait > 0 ? null : absent;
    const timer =
      absent && wait > 0
        ? setTimeout(() => (this.noticed = { ...absent, away: absent.away + wait, left: Math.max(0, absent.left - wait) }), wait * 1000)
        : undefined;
    return () => clearTimeout(timer);
  }
}
