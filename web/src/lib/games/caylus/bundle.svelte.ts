/**
 * Several actions that are given at once: batches for the castle, the cubes of a price that is open. The cheapest are
 * proposed, each can be changed, and the referee is asked on a private copy what they come to.
 */
import type { Look, LegalAction } from '$lib/api/types';
import type { GameContext } from '../types';
import { RESOURCES, type Resource } from './tables';
import type { CaylusView } from './view';

/** What can be given several times in a row. */
const KINDS: Readonly<Partial<Record<CaylusView['ask'], string>>> = { batch: 'batch', pay: 'pay' };
/** More are never given at once. */
const MOST = 12;

export interface Proposal {
  readonly actions: readonly string[];
  /** Points that they bring. */
  readonly points: number;
  /** Whether the same would be asked once more. */
  readonly more: boolean;
}

const cubesOf = (action: LegalAction): readonly Resource[] => {
  const { cube, cubes } = action.fields;
  return Array.isArray(cubes) ? (cubes as Resource[]) : [cube as Resource];
};

/** The action that costs least: no gold if that can be, and of what there is most. */
export function cheapest(legal: readonly LegalAction[], kind: string, view: CaylusView): LegalAction | null {
  const held = view.seats[view.current]?.cubes;
  const worth = (a: LegalAction): number => cubesOf(a).reduce((sum, cube) => sum + (cube === 'gold' ? 100 : -(held?.[cube] ?? 0)), 0);
  const order = (a: LegalAction): number => RESOURCES.indexOf(cubesOf(a)[0]!);
  return legal.filter((a) => a.fields.kind === kind).sort((a, b) => worth(a) - worth(b) || order(a) - order(b))[0] ?? null;
}

export class Bundle {
  readonly #context: GameContext<CaylusView>;
  #made = $state.raw<{ readonly position: string; readonly proposals: readonly Proposal[]; readonly count: number } | null>(null);
  #asked = 0;

  constructor(context: GameContext<CaylusView>) {
    this.#context = context;
  }

  readonly #kind = $derived.by(() => KINDS[this.#context.view.ask] ?? null);
  readonly #now = $derived.by(() => (this.#made && this.#made.position === this.#context.position ? this.#made : null));
  /** One more each: the first has one action. */
  readonly proposals = $derived.by((): readonly Proposal[] => this.#now?.proposals ?? []);
  /** What is chosen of them; null: nothing. */
  readonly chosen = $derived.by((): Proposal | null => (this.#now ? (this.#now.proposals[this.#now.count - 1] ?? null) : null));
  readonly count = $derived.by(() => this.#now?.count ?? 0);
  /** Whether a price is paid: all of it or nothing. */
  readonly whole = $derived.by(() => this.#kind === 'pay');

  /** Thinks of the cheapest, once for a position; a price is proposed at once, batches are only counted. */
  async propose(): Promise<void> {
    if (!this.#kind || this.#now || this.#context.legal.length === 0 || this.#context.mode === 'replay') return;
    await this.#build([], (all) => (this.whole ? all.length : 0));
  }

  /** Takes so many of them; 0: none. */
  take(count: number): void {
    if (this.#now) this.#made = { ...this.#now, count };
  }

  /** Begins with another action, and goes on with the cheapest. */
  async start(action: string): Promise<void> {
    await this.#build([action], (all) => (this.whole ? all.length : 1));
  }

  /** Puts another action in the place of one that is chosen, the next that is possible. */
  async change(nth: number): Promise<void> {
    const { chosen } = this;
    const kind = this.#kind;
    if (!chosen || !kind) return;
    const all = this.#context.legal.filter((a) => a.fields.kind === kind).map((a) => a.text);
    const from = all.indexOf(chosen.actions[nth]!);
    for (let step = 1; step < all.length; step++) {
      const other = all[(from + step) % all.length]!;
      const tried = chosen.actions.map((text, i) => (i === nth ? other : text));
      const look = await this.#look(tried);
      if (!look || look.refusal || look.actions.length < tried.length) continue;
      await this.#build(tried, () => tried.length);
      return;
    }
  }

  /** What is sent: batches end with saying that there are no more. */
  get actions(): readonly string[] {
    const { chosen } = this;
    if (!chosen) return [];
    return chosen.more && !this.whole ? [...chosen.actions, 'done'] : chosen.actions;
  }

  async #look(actions: readonly string[]): Promise<Look<CaylusView> | null> {
    try {
      return await this.#context.look(actions);
    } catch {
      return null;
    }
  }

  /** Goes on from some actions with the cheapest as long as the same is asked of the same seat. */
  async #build(first: readonly string[], count: (all: readonly Proposal[]) => number): Promise<void> {
    const asked = ++this.#asked;
    const { position, view } = this.#context;
    const kind = this.#kind;
    const seat = view.current;
    if (!kind) return;
    const all: Proposal[] = [];
    let actions: string[] = [];
    let legal = this.#context.legal;
    let now = view;
    for (let i = 0; i < MOST; i++) {
      const next = first[i] ?? cheapest(legal, kind, now)?.text;
      if (next === undefined) break;
      actions = [...actions, next];
      const look = await this.#look(actions);
      if (asked !== this.#asked || position !== this.#context.position) return;
      if (!look || look.refusal) break;
      const more = look.view.ask === view.ask && look.view.current === seat;
      all.push({ actions, points: (look.view.scores[seat] ?? 0) - (view.scores[seat] ?? 0), more });
      if (!more) break;
      legal = look.legal;
      now = look.view;
    }
    this.#made = { position, proposals: all, count: Math.min(all.length, count(all)) };
  }
}
