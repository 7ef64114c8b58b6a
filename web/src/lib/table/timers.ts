/** What is to happen after a while, and can be called off all at once. */
export class Timers {
  readonly #running = new Set<ReturnType<typeof setTimeout>>();

  /** Does something after so many milliseconds, unless it is called off before. */
  after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      act();
    }, ms);
    this.#running.add(timer);
  }

  /** Calls off all that has not happened yet. */
  clear(): void {
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
  }
}
