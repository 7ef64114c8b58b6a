/** What others have done since this browser's last action: the positions that came, and the things that were touched. */
import type { Snapshot, TurnInfo } from '$lib/api/types';
import type { Step } from './told';
import type { How } from './telling.svelte';

/** No more positions than this are kept, and no more are fetched. */
const MOST = 60;
const FETCHED = 16;

const NOTHING: ReadonlySet<string> = new Set();

/** The turn in which a position was reached: the last that began before it. */
const turnOf = ({ ply, turns }: Pick<Snapshot, 'ply' | 'turns'>): TurnInfo | null => turns.filter((turn) => turn.ply < ply).at(-1) ?? null;

export class Past {
  touched = $state.raw(NOTHING);
  /** The positions since the last action, the first of them the one it led to. */
  #kept = $state.raw<readonly Snapshot[]>([]);
  /** Whether the kept ones begin with that. */
  #whole = $state(false);
  readonly #you: () => readonly number[];

  constructor(first: Snapshot, you: () => readonly number[]) {
    this.#kept = [first];
    this.#you = you;
  }

  /** The ply from which there are deeds of others to be watched again; null where there are none. */
  get from(): number | null {
    const last = this.#kept.at(-1)!;
    const ply = this.#whole ? this.#kept[0]!.ply : this.#startOf(last);
    return this.#othersSince(last, ply) ? ply : null;
  }

  #othersSince(snapshot: Snapshot, ply: number): boolean {
    const you = this.#you();
    return snapshot.story.some((entry) => entry.ply >= ply && entry.actor !== null && !you.includes(entry.actor));
  }

  /** After the last action of this browser's seats; for those who look on, the beginning of the last turn. */
  #startOf(snapshot: Snapshot): number {
    const you = this.#you();
    if (you.length === 0) return turnOf(snapshot)?.ply ?? 0;
    const mine = snapshot.story.filter((entry) => entry.actor !== null && you.includes(entry.actor)).at(-1);
    return mine ? mine.ply + 1 : 0;
  }

  /** Takes the next position; `mine` when an action of this browser led to it. */
  keep(before: Snapshot, next: Snapshot, mine: boolean): void {
    if (next.ply <= before.ply) {
      this.#kept = [next];
      this.#whole = false;
      this.touched = NOTHING;
    } else if (mine) {
      this.#kept = [next];
      this.#whole = true;
    } else if (this.#begins(before, next)) {
      this.#kept = [before, next];
      this.#whole = true;
    } else {
      this.#kept = [...this.#kept, next].slice(-MOST);
      this.#whole &&= this.#kept.length < MOST;
    }
  }

  amend(next: Snapshot): void {
    this.#kept = [...this.#kept.slice(0, -1), next];
  }

  /** Whether the last turn that a spectator sees began with this step. */
  #begins(before: Snapshot, next: Snapshot): boolean {
    return this.#you().length === 0 && before.ply <= (turnOf(next)?.ply ?? 0);
  }

  /** Marks what a step has touched, once its position is on the sheet. */
  mark(step: Step<Snapshot>, how: How): void {
    const you = this.#you();
    const others = this.#othersSince(step.after, step.before.ply);
    const mine = how === 'once' || (you.length > 0 && you.includes(step.actor));
    const before = mine || this.#begins(step.before, step.after) ? NOTHING : this.touched;
    const things = mine && !others ? [] : step.happenings.flatMap((one) => one.things ?? []);
    if (before.size > 0 || things.length > 0) this.touched = new Set([...before, ...things]);
    else this.touched = NOTHING;
  }

  /** The kept positions; those missing at their beginning are fetched, one for each turn. */
  async all(fetch: (ply: number) => Promise<Snapshot>): Promise<readonly Snapshot[]> {
    const { from } = this;
    const kept = this.#kept;
    if (this.#whole || from === null) return kept;
    const turns = kept[0]!.turns.map((turn) => turn.ply).filter((ply) => ply > from && ply < kept[0]!.ply);
    const missing = from < kept[0]!.ply ? [from, ...turns].slice(-FETCHED) : [];
    const found = await Promise.all(missing.map(fetch));
    const all = [...found, ...kept.filter((one) => one.ply >= from)];
    if (this.#kept === kept) {
      this.#kept = all;
      this.#whole = true;
    }
    return all;
  }
}
