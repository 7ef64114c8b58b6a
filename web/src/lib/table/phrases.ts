/**
 * What an action brings, in words. The server tells it once, as numbers of one shape and as clauses (message ids with
 * arguments); the terminal has the same rules (`bastide/engine/phrases.py`).
 */
import type { LegalAction } from '$lib/api/types';
import type { Translate } from '$lib/i18n';

/** How many of each good, by name; `points` among them. */
export type Goods = Readonly<Record<string, number>>;
export interface Clause {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Whom it is about: `$name` in the message. */
  readonly seat?: number;
}
export interface Outlook {
  /** By seat what it wins, or loses where the number is negative. */
  readonly changes: readonly Goods[];
  readonly told: readonly Clause[];
  /** Whether the numbers of the seat that acts are worth saying; not where a clause says them. */
  readonly plain: boolean;
}

/** The outlook of a legal action; an empty one where the server sent none. */
export const outlookOf = (action: LegalAction): Outlook => ({ changes: [], told: [], plain: true, ...((action.preview ?? {}) as unknown as Partial<Outlook>) });

/** Arguments that hold seats. */
const SEAT_LISTS = /^(seats|owners|winners|players|order)$/;

/** Says things of one game in the language in use, with the names of those who play. */
export class Phrases {
  readonly #game: string;
  readonly #names: readonly string[];
  readonly #t: Translate;

  constructor(game: string, names: readonly string[], t: Translate) {
    this.#game = game;
    this.#names = names;
    this.#t = t;
  }

  listed(words: readonly string[]): string {
    return words.filter(Boolean).join(this.#t('shell-list-separator'));
  }
  /** How many of each: "2 food, 1 wood". */
  goods(goods: Goods): string {
    return this.listed(
      Object.entries(goods)
        .filter(([, n]) => n)
        .map(([good, count]) => this.#t(`${this.#game}-good`, { good, what: good, count })),
    );
  }
  /** What is lost, then what is won, each with its sign. */
  changes(goods: Goods): string {
    const all = Object.entries(goods);
    const say = (way: string, good: string, n: number): string => this.#t(way, { what: this.goods({ [good]: n }) });
    return this.listed([
      ...all.filter(([, n]) => n < 0).map(([good, n]) => say('shell-lost', good, -n)),
      ...all.filter(([, n]) => n > 0).map(([good, n]) => say('shell-won', good, n)),
    ]);
  }
  clause(clause: Clause): string {
    return this.#t(clause.key, this.args(clause.args, clause.seat));
  }
  /** Arguments as words and numbers; what none can be made of is left out. */
  args(args: Readonly<Record<string, unknown>>, seat?: number | null): Record<string, string | number> {
    const found: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === 'changes' && isMap(value)) found[name] = this.changes(value as Goods);
      else if (SEAT_LISTS.test(name) && Array.isArray(value)) {
        found[name] = this.listed(value.map((one) => this.#names[Number(one)] ?? ''));
        found.count = value.length;
      } else {
        const said = this.#said(value);
        if (said !== null) found[name] = said;
      }
    }
    if (seat !== undefined && seat !== null) found.name = this.#names[seat] ?? '';
    return found;
  }
  #said(value: unknown): string | number | null {
    if (typeof value === 'string' || typeof value === 'number') return value;
    if (typeof value === 'boolean') return String(value);
    if (Array.isArray(value)) {
      if (value.length > 0 && isMap(value[0])) return value.map((one) => String(this.#said(one))).join(this.#t('shell-or'));
      return value.length > 0 && value.every((one) => typeof one === 'number') ? this.listed(value.map(String)) : null;
    }
    if (!isMap(value)) return null;
    return 'key' in value ? this.clause(value as unknown as Clause) : this.goods(value as Goods);
  }

  /** What an action is: "sell wood"; its notation where the game has no words for it. A field that is null is `none`. */
  action(action: Pick<LegalAction, 'fields' | 'text'>): string {
    const id = `${this.#game}-act-${action.fields.kind}`;
    const fields = Object.fromEntries(Object.entries(action.fields).map(([name, value]) => [name, value ?? 'none']));
    const said = this.#t(id, this.args(fields));
    return said === id ? action.text : said;
  }
  /** What an action of a seat brings, in a few words: its own goods, what else happens, what others get. */
  outlook(outlook: Outlook, seat: number | null): string {
    const own = outlook.plain && seat !== null ? (outlook.changes[seat] ?? {}) : {};
    const others = outlook.changes.map((row, i) =>
      i !== seat && Object.keys(row).length ? this.#t('shell-other', { name: this.#names[i] ?? '', what: this.changes(row) }) : '',
    );
    return [this.changes(own), ...outlook.told.map((clause) => this.clause(clause)), ...others].filter(Boolean).join(this.#t('shell-then'));
  }
  /** An action and what it brings, in one line. */
  line(action: LegalAction, seat: number | null): string {
    return [this.action(action), this.outlook(outlookOf(action), seat)].filter(Boolean).join(this.#t('shell-then'));
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
