/**
 * One table as this browser knows it: the latest snapshot, the live line, and everything a person can
 * do there. It is also the context that a game's board reads.
 */
import { api as defaultApi, ApiError, type Client } from '$lib/api/client';
import {
  TERMINAL,
  type ChatMessage,
  type HintLine,
  type LedgerEntry,
  type LegalAction,
  type LiveFrame,
  type Look,
  type Refusal,
  type SeatChange,
  type Snapshot,
  type StoryEntry,
  type Table,
  type TableNotice,
  type UndoWay,
  type View,
} from '$lib/api/types';
import type { Counting, GameContext, GameModule, Mode } from '$lib/games/types';
import { hasText, t } from '$lib/i18n';
import { errorNotice, plainArgs, type Notice } from '$lib/i18n/errors';
import { Line } from '$lib/live/connection.svelte';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import { play, type SoundName } from '$lib/state/sound';
import { Past } from './past.svelte';
import { Pointing, type Pointed } from './pointer';
import { stepOf } from './told';
import { Telling, type How } from './telling.svelte';
import { seatNames } from './words';

/** Moves tried on a private copy that starts at `ply`. */
export interface Plan {
  /** Tells one plan from the next: what was staged in one is not staged in another. */
  readonly number: number;
  readonly ply: number;
  readonly actions: readonly string[];
  readonly steps: readonly { readonly actions: number; readonly look: Look }[];
}

export interface SessionOptions {
  readonly api?: Client;
  readonly socket?: (url: string) => WebSocket;
  /** Leaves the live line closed; tests use it. */
  readonly quiet?: boolean;
}

/** Notices about something that whoever reads them has just done. */
const OWN_ACTS = /-(joined|left|left-open|reclaimed|undo-asked|undo-withdrawn|undo-refused|rematch-offered|rematch-accepted)$/;
/** Milliseconds for which a notice is shown. */
const TOLD = 9000;

/** Milliseconds for which each step of an advised line is shown, and its end. */
const STEP_SHOWN = 1100;
const END_SHOWN = 2200;

export interface Advice {
  readonly lines: readonly HintLine[];
  readonly chosen: number;
  readonly pointed: number | null;
}

/** More actions at once are a jump that nobody wants to see told. */
const JUMP = 24;

/** What a person is asked before more than a free step is taken back. */
export interface UndoQuestion {
  readonly to: 'step' | 'turn';
  readonly question: UndoWay['question'];
  readonly consent: boolean;
}

/** The address of a table's live line. */
const liveUrl = (id: string, base: Location = location): string =>
  `${base.protocol === 'https:' ? 'wss' : 'ws'}://${base.host}/api/tables/${encodeURIComponent(id)}/live`;

export class Session implements GameContext {
  readonly id: string;
  table = $state.raw<Table>()!;
  /** The table as it is; commands speak of this. What the page shows follows as it is told. */
  latest = $state.raw<Snapshot>()!;
  readonly telling: Telling<Snapshot>;
  readonly #past: Past;
  chat = $state.raw<readonly ChatMessage[]>([]);
  unread = $state(0);
  /** What happened here and was no move, the oldest first. */
  notices = $state.raw<readonly TableNotice[]>([]);
  /** Those that have just come and are shown for a while. */
  fresh = $state.raw<readonly TableNotice[]>([]);
  /** Whether somebody reminds this browser's person, until they look. */
  nudged = $state(false);
  busy = $state(false);
  /** What a coach advises, until the position changes: lines, the one that is chosen, and the one that is pointed at. */
  advice = $state.raw<Advice | null>(null);
  hinting = $state(false);
  /** How many steps of the chosen line are shown done on the sheet; null while the table is shown as it is. */
  showing = $state<number | null>(null);
  #showTimer: ReturnType<typeof setTimeout> | undefined;
  highlight = $state.raw<StoryEntry | LedgerEntry | null>(null);
  overlay = $state<string | null>(null);
  notice = $state.raw<(Notice & { readonly kind: 'refusal' | 'error' | 'news' }) | null>(null);
  /** The rule a person wants to read; the drawer opens there. */
  rule = $state<string | null>(null);
  /** A question about an undo that waits for its answer. */
  asking = $state.raw<UndoQuestion | null>(null);
  plan = $state.raw<Plan | null>(null);
  #plans = 0;
  /** What somebody else on turn points at; of an older position it is void. */
  #pointed = $state.raw<Pointed | null>(null);
  readonly #pointing = new Pointing((action) => this.line?.send({ type: 'point', action }));
  /** When the clocks in `latest` were right, in milliseconds. */
  clockAt = $state(Date.now());
  line = $state.raw<Line | null>(null);
  readonly t = t;
  readonly #api: Client;
  #thoughtful = 0;
  /** Whether the line was lost and what came meanwhile is still to come. */
  #returning = false;
  /** Whether this browser has an undo or a redo under way. */
  #revising = false;
  /** Whether somebody else has been asked since this browser was told of its turn. */
  #elsewhere: boolean;

  private constructor(id: string, table: Table, snapshot: Snapshot, notices: readonly TableNotice[], options: SessionOptions) {
    this.id = id;
    this.#api = options.api ?? defaultApi;
    this.table = table;
    this.latest = snapshot;
    this.notices = notices;
    this.#past = new Past(snapshot, () => this.you);
    this.#elsewhere = !this.you.includes(snapshot.view.current);
    this.telling = new Telling(snapshot, {
      pace: () => settings.tempo,
      sound: play,
      passed: (step, how) => {
        this.#elsewhere ||= !this.you.includes(step.after.view.current);
        this.#past.mark(step, how);
      },
      settled: () => this.#ring(),
    });
    document.addEventListener('visibilitychange', this.#hide);
    if (!options.quiet)
      this.line = new Line({
        url: liveUrl(id),
        tokens: () => this.tokens,
        since: () => this.latest.seq,
        notice: () => this.notices.at(-1)?.id ?? 0,
        receive: (frame) => this.receive(frame),
        opened: (again) => {
          this.#returning = again;
          if (again) void this.refresh();
        },
        ...(options.socket && { socket: options.socket }),
      });
  }

  /** Fetches a table and goes live; throws `ApiError` when there is none. */
  static async open(id: string, options: SessionOptions = {}): Promise<Session> {
    const client = options.api ?? defaultApi;
    const { table, snapshot, notices } = await client.table(id, held.tokens(id));
    return new Session(id, table, snapshot, notices, options);
  }

  // ---- what a board reads

  get tokens(): readonly string[] {
    return held.tokens(this.id);
  }
  get you(): readonly number[] {
    return this.table.you;
  }
  /** Own seats at which a stand-in plays. */
  get lost(): readonly number[] {
    return this.table.state === 'running' ? this.table.lost : [];
  }
  get mode(): Mode {
    return this.plan ? 'plan' : 'play';
  }
  get planning(): boolean {
    return this.plan !== null;
  }
  get snapshot(): Snapshot {
    return this.telling.shown;
  }
  get view(): View {
    return this.plan?.steps.at(-1)?.look.view ?? this.#shown ?? this.snapshot.view;
  }
  /** The scores as far as their points have arrived. */
  get scores(): readonly number[] {
    return this.plan ? this.view.scores : this.telling.scores;
  }
  get legal(): readonly LegalAction[] {
    if (this.plan) return this.plan.steps.at(-1)?.look.legal ?? [];
    if (this.showing !== null) return [];
    return this.table.state === 'running' && this.present ? this.latest.legal : [];
  }
  get story(): readonly StoryEntry[] {
    const { plan } = this;
    if (!plan) return this.snapshot.story;
    return [...this.latest.story.filter((entry) => entry.ply < plan.ply), ...(plan.steps.at(-1)?.look.story ?? [])];
  }
  get ledger(): readonly LedgerEntry[] {
    return this.snapshot.ledger;
  }
  /** The last position of which this browser's person knows: while the past is told again, the present one. */
  get known(): Snapshot {
    return this.telling.again ? this.latest : this.telling.shown;
  }
  /** Whether the position on the sheet is that of the table. */
  get present(): boolean {
    return this.telling.caughtUp;
  }
  get current(): number {
    return this.view.current;
  }
  get seat(): number | null {
    if (this.you.length === 0) return null;
    return this.you.includes(this.current) ? this.current : (this.you[0] ?? null);
  }
  get names(): readonly string[] {
    return seatNames(this.table);
  }
  get touched(): ReadonlySet<string> {
    return this.#past.touched;
  }
  counting = $state.raw<Counting | null>(null);
  get settings(): GameContext['settings'] {
    return { confirm: settings.confirm, asks: settings.asks, motion: settings.moves };
  }
  get position(): string {
    if (this.plan) return `plan ${this.plan.number} ${this.plan.ply} ${this.plan.actions.join(';')}`;
    return `${this.telling.again ? 'again ' : ''}${this.snapshot.seq}${this.showing === null ? '' : ` shown ${this.showing}`}`;
  }
  /** True when a seat of this browser is asked for a decision. */
  get mine(): boolean {
    return !this.plan && this.showing === null && this.present && this.table.state === 'running' && this.you.includes(this.latest.view.current);
  }
  /** The ways back that the seats of this browser have. */
  get undoStep(): UndoWay | null {
    return this.latest.undo.step;
  }
  get undoTurn(): UndoWay | null {
    return this.latest.undo.turn;
  }
  /** True when something that was taken back can be done again. */
  get mayRedo(): boolean {
    return this.latest.undo.redo !== null;
  }
  /** True once the game is over and its end has been told. */
  get over(): boolean {
    return this.table.state === 'over' && this.telling.idle;
  }

  /** What somebody else on turn points at now. */
  get pointed(): Pointed | null {
    const { latest } = this;
    const pointed = this.#pointed;
    return pointed && !this.plan && this.present && pointed.ply === latest.ply && pointed.seat === latest.view.current ? pointed : null;
  }
  get pace(): number {
    return this.telling.pace;
  }
  get hovered(): string | null {
    return this.pointed?.action.text ?? null;
  }
  /** Tells the others what this browser's person points at; nothing while it is not their turn. */
  point(action: string | null): void {
    this.#pointing.point(this.mine ? action : null, this.latest.ply);
  }

  // ---- what the server pushes

  receive(frame: LiveFrame): void {
    switch (frame.type) {
      case 'snapshot':
        this.#take(frame);
        break;
      case 'table': {
        const before = this.table.state;
        this.table = frame.table;
        if (before === 'open' && frame.table.state !== 'open') void this.refresh();
        break;
      }
      case 'chat':
        this.#hear(frame.message);
        break;
      case 'notice':
        this.#note(frame.notice);
        break;
      case 'presence':
        this.table = {
          ...this.table,
          seats: this.table.seats.map((seat, i) => ({ ...seat, present: frame.seats[i] ?? seat.present })),
        };
        break;
      case 'undo':
        this.#amend({ ...this.latest, undo: { ...this.latest.undo, request: frame.request } });
        break;
      case 'point':
        this.#pointed = frame.action && { seat: frame.seat, ply: frame.ply, action: frame.action };
        break;
      case 'error':
        this.#say(new ApiError(frame.error.code, 0, frame.error));
        break;
      default:
    }
  }

  #note(notice: TableNotice): void {
    if (this.notices.some((one) => one.id === notice.id)) return;
    this.notices = [...this.notices, notice];
    const mine = notice.seat !== null && held.tokenOf(this.id, notice.seat) !== null;
    if (mine && notice.key === 'shell-notice-nudged') {
      this.nudged = true;
      play('turn');
    }
    if (mine && OWN_ACTS.test(notice.key)) return;
    this.fresh = [...this.fresh, notice];
    setTimeout(() => this.dismiss(notice.id), TOLD);
  }

  dismiss(id: number): void {
    this.fresh = this.fresh.filter((one) => one.id !== id);
  }

  #hear(message: ChatMessage): void {
    if (this.chat.some((one) => one.id === message.id)) return;
    this.chat = [...this.chat, message];
    if (message.seat === null || !this.you.includes(message.seat)) this.unread++;
  }

  /** Takes a snapshot unless it is older than what is known. */
  #take(next: Snapshot, how?: How): void {
    const before = this.latest;
    if (next.seq < before.seq) return;
    this.clockAt = Date.now();
    const state = next.view.current === TERMINAL ? 'over' : this.table.state === 'over' ? 'running' : this.table.state;
    this.table = { ...this.table, seq: next.seq, ply: next.ply, scores: next.view.scores, state };
    if (next.seq === before.seq) {
      this.#amend(next);
      return;
    }
    this.latest = next;
    this.dropAdvice();
    this.highlight = null;
    this.asking = null;
    this.notice = null;
    const way = how ?? this.#wayTo(before, next);
    this.#past.keep(before, next, this.you.includes(before.view.current));
    this.telling.take(next, way);
  }

  /** The same position with another account of the ways back. */
  #amend(next: Snapshot): void {
    this.latest = next;
    this.#past.amend(next);
    this.telling.amend(next);
  }

  /** How the next position is told: what this browser did at once, what others did in its turn, a jump not at all. */
  #wayTo(before: Snapshot, next: Snapshot): How {
    if (this.plan || this.#returning || this.#revising || next.ply <= before.ply || next.ply - before.ply > JUMP) return 'silent';
    return this.you.includes(before.view.current) ? 'once' : 'turn';
  }

  /** Rings when it has become this browser's turn, after what led to it was told. */
  #ring(): void {
    if (!this.mine) return;
    if (this.#elsewhere) play('turn');
    this.#elsewhere = false;
  }

  readonly #hide = (): void => {
    if (document.hidden) this.telling.skip();
  };

  // ---- what happened

  /** From now on a game tells what happens; what did before is marked. */
  async tells(module: Pick<GameModule, 'happened' | 'causes'>): Promise<void> {
    this.telling.module = module;
    const { from } = this.#past;
    if (!module.happened || from === null || this.table.state !== 'running') return;
    try {
      const { latest } = this;
      const before = await this.#fetchPast(from);
      if (this.latest === latest) this.#past.mark(stepOf(before, latest, module), 'silent');
    } catch {
      // without the past there are no marks on it
    }
  }

  /** A position of the past. */
  async #fetchPast(ply: number): Promise<Snapshot> {
    const { view, story, ledger, turns } = await this.#api.replay(this.id, ply, this.tokens);
    return { ...this.latest, seq: -1 - ply, ply, view, story, ledger, turns, legal: [] };
  }

  /** Whether there is something that this browser's person may want to see once more. */
  get mayWatchAgain(): boolean {
    return !this.plan && this.table.state !== 'open' && !this.telling.again && this.#past.from !== null;
  }

  /** Tells once more what happened since this browser's last action, then comes back to the present. */
  async watchAgain(): Promise<void> {
    if (!this.mayWatchAgain) return;
    try {
      const all = await this.#past.all((ply) => this.#fetchPast(ply));
      if (all.at(-1) === this.latest && !this.plan) this.telling.watch(all);
    } catch (error) {
      this.#say(error);
    }
  }

  /** Fetches the table anew. */
  async refresh(): Promise<void> {
    try {
      const { table, snapshot, notices } = await this.#api.table(this.id, this.tokens);
      this.table = table;
      for (const notice of notices) this.#note(notice);
      this.#take(snapshot, 'silent');
    } catch (error) {
      this.#say(error);
    } finally {
      this.#returning = false;
    }
  }

  // ---- what a person does

  #say(error: unknown): void {
    this.notice = { ...errorNotice(error), kind: error instanceof ApiError && error.rule ? 'refusal' : 'error' };
    if (error instanceof ApiError && error.rule) play('refuse');
  }

  async submit(actions: readonly string[]): Promise<boolean> {
    if (this.busy || actions.length === 0) return false;
    if (this.plan) return this.#tryOut(actions);
    this.telling.skip();
    this.busy = true;
    try {
      const answer = await this.#api.moves(this.id, this.latest.seq, actions, this.#speaking());
      this.notice = null;
      this.#take(answer.snapshot, 'once');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale-seq') {
        await this.refresh();
      }
      this.#say(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** All tokens, the one of the seat on turn first. */
  #speaking(): readonly string[] {
    const { current } = this.plan ? this.view : this.latest.view;
    const seat = this.you.includes(current) ? current : this.you[0];
    const first = seat === undefined ? null : held.tokenOf(this.id, seat);
    return first ? [first, ...this.tokens.filter((token) => token !== first)] : this.tokens;
  }

  look(actions: readonly string[]): Promise<Look> {
    const before = this.plan?.actions ?? [];
    return this.#api.look(this.id, [...before, ...actions], this.#speaking(), this.plan?.ply ?? this.latest.ply);
  }

  refuse(refusal: Refusal, thing?: string): void {
    const rule = refusal.rule || null;
    const text = refusal.key && hasText(refusal.key) ? t(refusal.key, plainArgs(refusal.args)) : refusal.reason;
    this.notice = { text, rule, thing: thing ?? null, kind: 'refusal' };
    play('refuse');
  }

  async explain(action: string, thing?: string): Promise<void> {
    try {
      const look = await this.look([action]);
      if (look.refusal) this.refuse(look.refusal, thing);
    } catch (error) {
      this.#say(error);
    }
  }

  openRule(id: string): void {
    this.rule = id;
  }

  sound(name: SoundName): void {
    play(name);
  }

  async askHint(): Promise<void> {
    if (this.hinting) return;
    const asked = ++this.#thoughtful;
    const { position } = this;
    this.hinting = true;
    try {
      const { lines } = await this.#api.hint(this.id, this.#speaking());
      if (asked !== this.#thoughtful || position !== this.position) return;
      this.advice = { lines, chosen: 0, pointed: null };
    } catch (error) {
      this.#say(error);
    } finally {
      this.hinting = false;
    }
  }

  // ---- what a coach advises

  /** Whether this table lets its people ask for advice. */
  get mayHint(): boolean {
    return this.table.hints && (this.mine || this.showing !== null);
  }
  /** The line that is shown, in notation; boards draw it as a ghost. */
  get hint(): readonly string[] | null {
    return this.showing === null ? (this.#line?.actions ?? this.suggested) : null;
  }
  /** What a lesson shows, in notation, until the position changes. */
  suggested = $state.raw<readonly string[] | null>(null);
  suggest(actions: readonly string[] | null): void {
    this.suggested = actions;
  }
  get #line(): HintLine | null {
    const { advice } = this;
    return advice?.lines[advice.pointed ?? advice.chosen] ?? null;
  }
  /** The steps of that line, each with its position. */
  get hintSteps(): HintLine['steps'] {
    return this.showing === null ? (this.#line?.steps ?? []) : [];
  }
  chooseAdvice(index: number): void {
    this.#showTable();
    if (this.advice) this.advice = { ...this.advice, chosen: index, pointed: null };
  }
  pointAdvice(index: number | null): void {
    if (this.advice && this.showing === null && this.advice.pointed !== index) this.advice = { ...this.advice, pointed: index };
  }
  dropAdvice(): void {
    this.#showTable();
    this.advice = null;
    this.suggested = null;
  }
  /** Shows the chosen line done on the sheet, step by step, then the table as it is again; the same call ends it at once. */
  showAdvice(): void {
    if (this.showing !== null) return this.#showTable();
    if (!this.advice) return;
    this.advice = { ...this.advice, pointed: null };
    this.#showStep(1);
  }
  #showStep(step: number): void {
    const steps = this.#line?.steps.length ?? 0;
    if (step > steps) return this.#showTable();
    this.showing = step;
    this.#showTimer = setTimeout(() => this.#showStep(step + 1), step === steps ? END_SHOWN : STEP_SHOWN);
  }
  #showTable(): void {
    clearTimeout(this.#showTimer);
    this.showing = null;
  }
  get #shown(): View | null {
    const { showing } = this;
    const line = this.#line;
    if (showing === null || !line) return null;
    return line.steps[showing]?.view ?? line.after;
  }

  /** Takes back the last decision or its turn; asks first where more is taken back, or others have to agree. */
  async undo(to: 'step' | 'turn' = 'step', sure = false): Promise<void> {
    const way = to === 'turn' ? this.undoTurn : this.undoStep;
    if (this.busy || !way) return;
    if (!sure && (way.consent || way.question)) {
      this.asking = { to, question: way.question, consent: way.consent };
      return;
    }
    this.asking = null;
    this.telling.skip();
    await this.#revise(async () => {
      const answer = await this.#api.undo(this.id, this.latest.seq, this.#speaking(), to, sure);
      this.#take(answer.snapshot, 'silent');
    });
  }

  /** Does again what the last undo took back. */
  async redo(): Promise<void> {
    if (this.busy || !this.mayRedo) return;
    await this.#revise(async () => this.#take((await this.#api.redo(this.id, this.latest.seq, this.#speaking())).snapshot, 'silent'));
  }

  async #revise(act: () => Promise<void>): Promise<void> {
    this.busy = this.#revising = true;
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale-seq') await this.refresh();
      this.#say(error);
    } finally {
      this.busy = this.#revising = false;
    }
  }

  async answerUndo(accept: boolean): Promise<void> {
    const request = this.latest.undo.request;
    if (!request) return;
    await this.#do(() => this.#api.answerUndo(this.id, request.id, accept, this.tokens));
  }

  /** Sends a line of talk; false when it could not be sent. */
  async talk(text: string): Promise<boolean> {
    const line = text.trim();
    if (!line) return false;
    return this.#do(() => this.#api.chat(this.id, line, this.#speaking()));
  }

  async join(name: string, seat?: number): Promise<boolean> {
    return this.#do(async () => {
      const answer = await this.#api.join(this.id, name, seat);
      held.add(this.id, answer.table.game, { [answer.seat]: answer.token });
      // the live line may have told before the answer was here
      this.fresh = this.fresh.filter((one) => one.seat !== answer.seat);
      this.line?.renew();
      await this.refresh();
    });
  }

  async setSeat(seat: number, change: SeatChange): Promise<boolean> {
    return this.#do(async () => {
      await this.#api.setSeat(this.id, seat, change, this.tokens);
      await this.refresh();
    });
  }

  async leave(): Promise<boolean> {
    return this.#do(async () => {
      const waiting = this.table.state === 'open';
      await this.#api.leave(this.id, this.tokens);
      // a seat left during the game may be taken back; one left before it is anybody's
      if (waiting) held.forget(this.id);
    });
  }

  async reclaim(): Promise<boolean> {
    return this.#do(async () => {
      await this.#api.reclaim(this.id, this.tokens);
      await this.refresh();
    });
  }

  async nudge(): Promise<boolean> {
    return this.#do(() => this.#api.nudge(this.id, this.tokens));
  }

  async handOver(seat: number, accept: boolean): Promise<boolean> {
    return this.#do(async () => {
      const { table } = await this.#api.handOver(this.id, seat, accept, this.tokens);
      this.table = table;
    });
  }

  async record(): Promise<string> {
    return this.#api.record(this.id, this.tokens);
  }

  async #do(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.#say(error);
      return false;
    }
  }

  // ---- planning: moves on a private copy

  async startPlan(): Promise<void> {
    this.telling.skip();
    const { ply } = this.latest;
    try {
      const look = await this.#api.look(this.id, [], this.#speaking(), ply);
      this.plan = { number: ++this.#plans, ply, actions: [], steps: [{ actions: 0, look }] };
      this.notice = null;
      this.dropAdvice();
    } catch (error) {
      this.#say(error);
    }
  }

  async #tryOut(actions: readonly string[]): Promise<boolean> {
    const { plan } = this;
    if (!plan) return false;
    this.busy = true;
    try {
      const all = [...plan.actions, ...actions];
      const look = await this.#api.look(this.id, all, this.#speaking(), plan.ply);
      if (look.refusal) {
        this.refuse(look.refusal);
        return false;
      }
      this.notice = null;
      const known = look.actions;
      this.plan = { ...plan, actions: known, steps: [...plan.steps, { actions: known.length, look }] };
    } catch (error) {
      this.#say(error);
      return false;
    } finally {
      this.busy = false;
    }
    return true;
  }

  /** Goes back to before the last decision of the plan. */
  stepBackPlan(): void {
    const { plan } = this;
    if (!plan || plan.steps.length < 2) return;
    const steps = plan.steps.slice(0, -1);
    this.plan = { ...plan, steps, actions: plan.actions.slice(0, steps.at(-1)!.actions) };
    this.notice = null;
  }

  endPlan(): void {
    this.plan = null;
    this.notice = null;
  }

  close(): void {
    this.#pointing.stop();
    clearTimeout(this.#showTimer);
    this.line?.close();
    this.telling.destroy();
    document.removeEventListener('visibilitychange', this.#hide);
  }
}
