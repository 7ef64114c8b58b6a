/** The tables this browser sits at, and the tokens that prove it. */
import { keep, recall } from './storage';

export interface Held {
  /** Token by seat number. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly game: string;
  /** When it was last used, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it is known here how the game ended. */
  readonly over?: boolean;
  /** The last message there that was read. */
  readonly read?: number;
}

/** So many finished games are remembered; a seat in a game that goes on is never given up. */
const KEEP = 40;

class HeldTables {
  all = $state<Record<string, Held>>(recall('tables', {}));

  constructor() {
    // another page of this browser has sat down or left
    addEventListener('storage', ({ key }) => key === 'bastide.tables' && (this.all = recall('tables', {})));
  }

  #store(next: Record<string, Held>): void {
    const newest = Object.entries(next).sort(([, a], [, b]) => b.at - a.at);
    const finished = newest.filter(([, held]) => held.over).slice(KEEP);
    const gone = new Set(finished.map(([id]) => id));
    this.all = Object.fromEntries(newest.filter(([id]) => !gone.has(id)));
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

  /** Tables with their tokens, as the server wants to know of them. */
  proofs(ids: readonly string[]) {
    return ids.map((id) => ({ id, tokens: this.tokens(id) }));
  }

  tokenOf(id: string, seat: number): string | null {
    return this.all[id]?.tokens[String(seat)] ?? null;
  }

  add(id: string, game: string, tokens: Readonly<Record<string, string>>): void {
    const before = recall<Record<string, Held>>('tables', {});
    this.#store({ ...before, [id]: { ...before[id], game, tokens: { ...before[id]?.tokens, ...tokens }, at: Date.now() } });
  }

  /** Notes of games whether one has seen how they ended. */
  note(states: Readonly<Record<string, boolean>>): void {
    const before = recall<Record<string, Held>>('tables', {});
    const changed = Object.entries(states).filter(([id, over]) => before[id] && (before[id].over ?? false) !== over);
    if (changed.length > 0) this.#store({ ...before, ...Object.fromEntries(changed.map(([id, over]) => [id, { ...before[id]!, over }])) });
  }

  /** Notes which message of a table's talk is the last that was read. */
  read(id: string, message = 0): void {
    const before = recall<Record<string, Held>>('tables', {});
    if (before[id] && message > (before[id].read ?? 0)) this.#store({ ...before, [id]: { ...before[id], read: message } });
  }

  forget(id: string): void {
    const { [id]: _gone, ...rest } = recall<Record<string, Held>>('tables', {});
    this.#store(rest);
  }
}

export const held = new HeldTables();
