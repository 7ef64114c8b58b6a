/**
 * A game watched again: positions by ply, fetched when needed and kept, and the context a board reads.
 * Moves may be tried from any position on a private copy.
 */
import { api as defaultApi, type Client } from '$lib/api/client';
import type { LedgerEntry, LegalAction, Look, Mistake, Refusal, Replay, Review, Snapshot, StoryEntry, Table, TableNotice, View } from '$lib/api/types';
import type { GameContext, Mode } from '$lib/games/types';
import { hasText, t } from '$lib/i18n';
import { errorNotice, plainArgs, type Notice } from '$lib/i18n/errors';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import { Telling } from '$lib/table/telling.svelte';
import { download, seatNames } from '$lib/table/words';

export class Player implements GameContext {
  readonly id: string;
  table = $state.raw<Table>()!;
  /** The whole game: its last position, story, ledger and turns. */
  whole = $state.raw<Replay>()!;
  /** Shows the positions; a single step forward is told as it was at the table. */
  readonly telling: Telling<Replay>;
  /** What happened at the table and was no move. */
  notices = $state.raw<readonly TableNotice[]>([]);
  /** What a bot expected turn by turn; null until it is known, and for games that go on. */
  analysis = $state.raw<Review | null>(null);
  /** The ply asked for; `shown` follows as soon as it is here. */
  ply = $state(0);
  playing = $state(false);
  highlight = $state.raw<StoryEntry | LedgerEntry | null>(null);
  overlay = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  rule = $state<string | null>(null);
  plan = $state.raw<{
    /** Tells one from the next, as at a table. */
    readonly number: number;
    readonly ply: number;
    readonly steps: readonly { readonly actions: readonly string[]; readonly look: Look }[];
  } | null>(null);
  #plans = 0;
  busy = $state(false);
  /** What would have been better here, in notation; boards draw it as a ghost. */
  get hint(): readonly string[] | null {
    return this.mistake?.better[0]?.actions ?? null;
  }
  readonly hovered = null;
  get pace(): number {
    return settings.tempo;
  }
  readonly t = t;
  readonly #api: Client;
  readonly #known = new Map<number, Promise<Replay>>();
  /** How often it was started. */
  #runs = 0;

  private constructor(id: string, table: Table, whole: Replay, ply: number, shown: Replay, client: Client) {
    this.id = id;
    this.table = table;
    this.whole = whole;
    this.ply = ply;
    this.telling = new Telling(shown, { pace: () => settings.tempo });
    this.#api = client;
    this.#known.set(whole.plies, Promise.resolve(whole));
    this.#known.set(ply, Promise.resolve(shown));
  }

  static async open(id: string, ply: number | null, client: Client = defaultApi): Promise<Player> {
    const tokens = held.tokens(id);
    const { table, notices } = await client.table(id, tokens);
    const end = await client.replay(id, null, tokens);
    const whole = end.ply === end.plies ? end : await client.replay(id, end.plies, tokens);
    const at = Math.max(0, Math.min(ply ?? 0, whole.plies));
    const shown = at === whole.plies ? whole : await client.replay(id, at, tokens);
    const player = new Player(id, table, whole, at, shown, client);
    player.notices = notices;
    return player;
  }

  /** Has a bot judge a finished game; without its judgement the replay is as good. */
  async analyse(): Promise<void> {
    if (this.table.state === 'over') this.analysis = await this.#api.review(this.id).catch(() => null);
  }

  /** The largest mistakes, in the order of the game. */
  get mistakes(): readonly Mistake[] {
    return [...(this.analysis?.mistakes ?? [])].sort((a, b) => a.ply - b.ply);
  }
  /** The mistake that is made at the moment shown. */
  get mistake(): Mistake | null {
    return this.plan ? null : (this.mistakes.find(({ ply }) => ply === this.shown.ply) ?? null);
  }

  get tokens(): readonly string[] {
    return held.tokens(this.id);
  }
  get shown(): Replay {
    return this.telling.shown;
  }
  get plies(): number {
    return this.whole.plies;
  }
  /** The scores as far as their points have arrived. */
  get scores(): readonly number[] {
    return this.plan ? this.view.scores : this.telling.scores;
  }
  get view(): View {
    return this.plan?.steps.at(-1)?.look.view ?? this.shown.view;
  }
  get legal(): readonly LegalAction[] {
    return this.plan?.steps.at(-1)?.look.legal ?? [];
  }
  get snapshot(): Snapshot {
    return {
      seq: this.shown.ply,
      ply: this.shown.ply,
      view: this.shown.view,
      legal: this.legal,
      story: this.shown.story,
      ledger: this.shown.ledger,
      turns: this.whole.turns,
      undo: { free_to: null, step: null, turn: null, redo: null, request: null },
      you: [],
      thinking: false,
      clock: null,
    };
  }
  get you(): readonly number[] {
    return this.plan && this.view.current >= 0 ? [this.view.current] : [];
  }
  get seat(): number | null {
    return this.plan && this.view.current >= 0 ? this.view.current : null;
  }
  get names(): readonly string[] {
    return seatNames(this.table);
  }
  get mode(): Mode {
    return this.plan ? 'plan' : 'replay';
  }
  get sending(): boolean {
    return this.busy;
  }
  get planning(): boolean {
    return this.plan !== null;
  }
  readonly touched: ReadonlySet<string> = new Set();
  readonly counting = null;
  get settings(): GameContext['settings'] {
    return { confirm: settings.confirm, asks: settings.asks, motion: settings.moves };
  }
  get position(): string {
    return this.plan ? `plan ${this.plan.number} ${this.plan.steps.at(-1)!.actions.join(';')}` : `replay ${this.shown.ply}`;
  }

  #fetch(ply: number): Promise<Replay> {
    const known = this.#known.get(ply);
    if (known) return known;
    const fresh = this.#api.replay(this.id, ply, this.tokens);
    this.#known.set(ply, fresh);
    fresh.catch(() => this.#known.delete(ply));
    return fresh;
  }

  /** Shows the position after `ply` actions. */
  async go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(ply, this.plies));
    this.plan = null;
    this.ply = to;
    try {
      const found = await this.#fetch(to);
      if (this.ply === to) {
        this.telling.take(found, found.ply === this.shown.ply + 1 ? 'once' : 'silent');
        this.notice = null;
        if (to < this.plies) void this.#fetch(to + 1).catch(() => {});
      }
    } catch (error) {
      if (this.ply !== to) return;
      this.notice = errorNotice(error);
      this.ply = this.shown.ply;
      this.stop();
    }
  }

  /** The beginning of the turn before, or the end of this one. */
  turn(step: 1 | -1): number {
    const starts = [0, ...this.whole.turns.map((turn) => turn.ply), this.plies];
    if (step === 1) return starts.find((ply) => ply > this.ply) ?? this.plies;
    return starts.filter((ply) => ply < this.ply).at(-1) ?? 0;
  }

  play(every = 900, until = this.plies): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.ply >= this.plies) this.ply = -1;
    void this.#run(++this.#runs, every, until);
  }

  /** Goes on step by step; what was stopped and started again meanwhile leaves the way to the newer run. */
  async #run(run: number, every: number, until: number): Promise<void> {
    while (this.playing && run === this.#runs && this.ply < until) {
      await this.go(this.ply + 1);
      await this.telling.over();
      await new Promise((resolve) => setTimeout(resolve, every));
    }
    if (run === this.#runs) this.playing = false;
  }

  /** Plays the turn on hand to its end; at the end of a turn, the next one. */
  playTurn(every = 900): void {
    if (this.ply >= this.plies) return;
    this.stop();
    this.play(every, this.turn(1));
  }

  stop(): void {
    this.playing = false;
  }

  // ---- trying moves from here

  async startPlan(): Promise<void> {
    this.stop();
    const { ply } = this;
    try {
      const look = await this.#api.look(this.id, [], this.tokens, ply);
      if (this.ply === ply) this.plan = { number: ++this.#plans, ply, steps: [{ actions: [], look }] };
    } catch (error) {
      this.notice = errorNotice(error);
    }
  }

  async submit(actions: readonly string[]): Promise<boolean> {
    const { plan } = this;
    if (!plan || this.busy) return false;
    this.busy = true;
    const all = [...(plan.steps.at(-1)?.actions ?? []), ...actions];
    try {
      const look = await this.#api.look(this.id, all, this.tokens, plan.ply);
      if (this.plan !== plan) return false;
      if (look.refusal) {
        this.refuse(look.refusal);
        return false;
      }
      this.plan = { ...plan, steps: [...plan.steps, { actions: look.actions, look }] };
      this.notice = null;
    } catch (error) {
      this.notice = errorNotice(error);
      return false;
    } finally {
      this.busy = false;
    }
    return true;
  }

  stepBackPlan(): void {
    const { plan } = this;
    if (!plan || plan.steps.length < 2) return;
    const steps = plan.steps.slice(0, -1);
    this.plan = { ...plan, steps };
  }

  endPlan(): void {
    this.plan = null;
    this.notice = null;
  }

  look(actions: readonly string[]): Promise<Look> {
    const before = this.plan?.steps.at(-1)?.actions ?? [];
    return this.#api.look(this.id, [...before, ...actions], this.tokens, this.plan?.ply ?? this.ply);
  }

  refuse(refusal: Refusal, thing?: string): void {
    const text = refusal.key && hasText(refusal.key) ? t(refusal.key, plainArgs(refusal.args)) : refusal.reason;
    this.notice = { text, rule: refusal.rule || null, thing: thing ?? null };
  }

  async explain(action: string, thing?: string): Promise<void> {
    await this.#attempt(async () => {
      const { refusal } = await this.look([action]);
      if (refusal) this.refuse(refusal, thing);
    });
  }

  /** Opens a download of the record. */
  async save(): Promise<void> {
    await this.#attempt(async () => download(`${this.table.game}-${this.id}.txt`, await this.#api.record(this.id, this.tokens)));
  }

  /** Does something and says what went wrong. */
  async #attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.notice = errorNotice(error);
    }
  }

  openRule(id: string): void {
    this.rule = id;
  }

  sound(): void {
    // a replay is silent
  }
}
