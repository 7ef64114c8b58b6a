// What is said to who cannot see it. A region that comes together with its words is not read by screen readers, so
// that all of it goes through one that is always there (`Aloud.svelte`).

/** Milliseconds for which a text has to stand before it is said: what only flashes by is not. */
const MOMENT = 150;
/** Milliseconds after which what was said goes: who reads on through the page does not come upon it. */
const KEPT = 5000;
/** Milliseconds between two: of several that come at the same moment some screen readers say one. */
const APART = 250;

interface Said {
  readonly id: number;
  readonly text: string;
}

export class Voice {
  #next = 0;
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  lines = $state.raw<readonly Said[]>([]);

  /** Says a text after those that wait. */
  say(text: string): void {
    this.#waiting.push(text);
    if (this.#timer === undefined) this.#go();
  }

  #go(): void {
    const text = this.#waiting.shift();
    this.#timer = text === undefined ? undefined : setTimeout(() => this.#go(), APART);
    if (text === undefined) return;
    const one = { id: this.#next++, text };
    this.lines = [...this.lines, one];
    setTimeout(() => (this.lines = this.lines.filter((line) => line !== one)), KEPT);
  }
}

export const aloud = new Voice();

/** Says a text when it comes and whenever it changes; where there is nothing, nothing is said. */
export function spoken(text: () => string, voice = aloud): void {
  let last = '';
  $effect(() => {
    const now = text();
    if (now === last) return;
    const timer = setTimeout(() => {
      last = now;
      if (now) voice.say(now);
    }, MOMENT);
    return () => clearTimeout(timer);
  });
}
