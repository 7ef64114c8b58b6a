/** The tables this browser sits at, and the tokens that prove it. */
import { keep, recall } from './storage';

export interface Held {
  /** Token by seat number. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly game: string;
  /** When it was last used, in milliseconds since 1970. */
  readonly at: number;
}

const KEEP = 40;

class HeldTables {
  all = $state<Record<string, Held>>(recall('tables', {}));

  #store(next: Record<string, Held>): void {
    const newest = Object.entries(next)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, KEEP);
    this.all = Object.fromEntries(newest);
    keep('tables', this.all);
  }

  /** Tokens of a table, lowest seat first. */
  tokens(id: string): string[] {
    const held = this.all[id];
    if (!held) return [];
    return Object.entries(held.tokens)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, token]) => token);
  }

  tokenOf(id: string, seat: number): string | null {
    return this.all[id]?.tokens[String(seat)] ?? null;
  }

  add(id: string, game: string, tokens: Readonly<Record<string, string>>): void {
    const before = recall<Record<string, Held>>('tables', {});
    this.#store({ ...before, [id]: { game, tokens: { ...before[id]?.tokens, ...tokens }, at: Date.now() } });
  }

  forget(id: string): void {
    const { [id]: _gone, ...rest } = recall<Record<string, Held>>('tables', {});
    this.#store(rest);
  }
}

export const held = new HeldTables();
