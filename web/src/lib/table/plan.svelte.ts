/** Planning: moves tried on a private copy. */
import type { Look } from '$lib/api/types';
import { t } from '$lib/i18n';
import type { Desk } from './desk.svelte';

/** Moves tried on a private copy that starts at `ply`. */
export interface Plan {
  /** Tells one plan from the next: what was staged in one is not staged in another. */
  readonly number: number;
  readonly ply: number;
  readonly actions: readonly string[];
  readonly steps: readonly { readonly actions: number; readonly look: Look }[];
}

export class Planning {
  plan = $state.raw<Plan | null>(null);
  #plans = 0;
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The copy as it is now. */
  get look(): Look | null {
    return this.plan?.steps.at(-1)?.look ?? null;
  }

  #fetch(actions: readonly string[], ply: number): Promise<Look> {
    return this.#desk.api.look(this.#desk.id, actions, this.#desk.speaking, ply);
  }

  /** What actions lead to after those of the plan; without a plan, after `ply`. */
  ahead(actions: readonly string[], ply: number): Promise<Look> {
    return this.#fetch([...(this.plan?.actions ?? []), ...actions], this.plan?.ply ?? ply);
  }

  /** Begins a plan in the position after `ply`. */
  start(ply: number): Promise<boolean> {
    return this.#desk.attempt(async () => {
      const look = await this.#fetch([], ply);
      this.plan = { number: ++this.#plans, ply, actions: [], steps: [{ actions: 0, look }] };
      this.#desk.notice = null;
    });
  }

  /** Makes actions on the copy; false when they are refused. */
  async tryOut(actions: readonly string[]): Promise<boolean> {
    const { plan } = this;
    if (!plan) return false;
    return this.#desk.alone(async () => this.#extend(plan, await this.#fetch([...plan.actions, ...actions], plan.ply)));
  }

  #extend(plan: Plan, look: Look): boolean {
    // it was ended, or taken a step back, meanwhile
    if (this.plan !== plan) return false;
    if (look.refusal) {
      this.#desk.refuse(look.refusal);
      return false;
    }
    this.#desk.notice = null;
    this.plan = { ...plan, actions: look.actions, steps: [...plan.steps, { actions: look.actions.length, look }] };
    return true;
  }

  /** Goes back to before the last decision. */
  stepBack(): void {
    const { plan } = this;
    if (!plan || plan.steps.length < 2) return;
    const steps = plan.steps.slice(0, -1);
    this.plan = { ...plan, steps, actions: plan.actions.slice(0, steps.at(-1)!.actions) };
    this.#desk.notice = null;
  }

  end(): void {
    this.plan = null;
    this.#desk.notice = null;
  }

  /** Ends where the position that it starts from is taken back: `ply` actions are left. */
  rewound(ply: number): void {
    if (!this.plan || this.plan.ply <= ply) return;
    this.end();
    this.#desk.notice = { text: t('shell-plan-gone'), rule: null, kind: 'news' };
  }
}
