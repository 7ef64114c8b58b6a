/** The course of a game as this browser follows it: the latest position, how the way there is told, and what can be watched again. */
import type { Snapshot, View } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { settings } from '$lib/state/settings.svelte';
import { play } from '$lib/state/sound';
import { Past } from './past.svelte';
import { stepOf } from './told';
import { Telling, type How } from './telling.svelte';

/** More actions at once are a jump that nobody wants to see told. */
const JUMP = 24;

/** What it wants to know of its table. */
export interface Follower {
  readonly you: readonly number[];
  /** Whether a seat of this browser is asked now. */
  readonly mine: boolean;
  /** Whether positions come for another reason than that somebody plays on: they are not told. */
  readonly aside: boolean;
  /** The position changes: what was about the old one goes. */
  moved(): void;
  /** The position after so many actions. */
  past(ply: number): Promise<Pick<Snapshot, 'view' | 'story' | 'ledger' | 'turns'>>;
}

export class Course {
  /** The table as it is; what the page shows follows as it is told. */
  latest = $state.raw<Snapshot>()!;
  /** When the clocks in `latest` were right, in milliseconds. */
  clockAt = $state(Date.now());
  readonly telling: Telling<Snapshot>;
  readonly #past: Past;
  readonly #table: Follower;
  /** Whether somebody else has been asked since this browser was told of its turn. */
  #elsewhere: boolean;

  constructor(snapshot: Snapshot, table: Follower) {
    this.latest = snapshot;
    this.#table = table;
    this.#past = new Past(snapshot, () => table.you);
    this.#elsewhere = !this.#yours(snapshot.view);
    this.telling = new Telling(snapshot, {
      pace: () => settings.tempo,
      sound: play,
      passed: (step, how) => {
        this.#elsewhere ||= !this.#yours(step.after.view);
        this.#past.mark(step, how);
      },
      settled: () => this.#ring(),
    });
    document.addEventListener('visibilitychange', this.#hide);
  }

  #yours(view: View): boolean {
    return this.#table.you.includes(view.current);
  }

  get touched(): ReadonlySet<string> {
    return this.#past.touched;
  }
  /** Whether there are deeds of others that could be told once more. */
  get repeatable(): boolean {
    return this.#past.from !== null && !this.telling.again;
  }

  /** Takes a snapshot that is not older than the latest. */
  take(next: Snapshot, how?: How): void {
    const before = this.latest;
    this.clockAt = Date.now();
    if (next.seq === before.seq) {
      this.amend(next);
      return;
    }
    this.latest = next;
    this.#table.moved();
    const way = how ?? this.#wayTo(before, next);
    this.#past.keep(before, next, this.#yours(before.view));
    this.telling.take(next, way);
  }

  /** The same position with another account of the ways back. */
  amend(next: Snapshot): void {
    this.latest = next;
    this.#past.amend(next);
    this.telling.amend(next);
  }

  /** How the next position is told: what this browser did at once, what others did in its turn, a jump not at all. */
  #wayTo(before: Snapshot, next: Snapshot): How {
    if (this.#table.aside || next.ply <= before.ply || next.ply - before.ply > JUMP) return 'silent';
    return this.#yours(before.view) ? 'once' : 'turn';
  }

  /** Rings when it has become this browser's turn, after what led to it was told. */
  #ring(): void {
    if (!this.#table.mine) return;
    if (this.#elsewhere) play('bell');
    this.#elsewhere = false;
  }

  readonly #hide = (): void => {
    if (document.hidden) this.telling.skip();
  };

  /** From now on a game tells what happens; what did before is marked. */
  async tells(module: Pick<GameModule, 'happened' | 'causes'>, running: boolean): Promise<void> {
    this.telling.module = module;
    const { from } = this.#past;
    if (!module.happened || from === null || !running) return;
    try {
      const { latest } = this;
      const before = await this.#fetch(from);
      if (this.latest === latest) this.#past.mark(stepOf(before, latest, module), 'silent');
    } catch {
      // without the past there are no marks on it
    }
  }

  /** A position of the past. */
  async #fetch(ply: number): Promise<Snapshot> {
    const { view, story, ledger, turns } = await this.#table.past(ply);
    return { ...this.latest, seq: -1 - ply, ply, view, story, ledger, turns, legal: [] };
  }

  /** Tells once more what happened since this browser's last action, then comes back to the present. */
  async watchAgain(): Promise<void> {
    const all = await this.#past.all((ply) => this.#fetch(ply));
    // who asked twice while it was on its way wants to see it once
    if (all.at(-1) === this.latest && this.repeatable && !this.#table.aside) this.telling.watch(all);
  }

  close(): void {
    this.telling.destroy();
    document.removeEventListener('visibilitychange', this.#hide);
  }
}
