/**
 * One table as this browser knows it: what its board is given, what the live line brings, and the parts by which a
 * person acts there, each in a file of its own.
 */
import { api as defaultApi, ApiError, type Client } from '$lib/api/client';
import type { LedgerEntry, LegalAction, LiveFrame, Look, Refusal, Shuffle, Snapshot, StoryEntry, Table, TableNotice, UndoWay, View } from '$lib/api/types';
import type { Counting, GameContext, GameModule, Mode } from '$lib/games/types';
import { t } from '$lib/i18n';
import type { Line } from '$lib/live/connection.svelte';
import { base } from '$lib/state/base';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import { play } from '$lib/state/sound';
import type { SoundName } from '$lib/state/strikes';
import { Coach } from './coach.svelte';
import { Course, type Follower } from './course.svelte';
import { Desk, type Said } from './desk.svelte';
import { Incoming, type Told } from './incoming.svelte';
import { News } from './news.svelte';
import { People, type Seated } from './people';
import { Planning, type Plan } from './plan.svelte';
import { Pointing, type Pointed } from './pointer.svelte';
import { Sending, type Moved } from './sending';
import type { Telling } from './telling.svelte';
import { Undoing, type UndoQuestion } from './undoing.svelte';
import { seatNames } from './words';

export interface SessionOptions {
  readonly api?: Client;
  readonly socket?: (url: string) => WebSocket;
  /** Leaves the live line closed; tests use it. */
  readonly quiet?: boolean;
}

/** Of a position that has been taken back meanwhile there is nothing to explain. */
const unlessTakenBack = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'bad-ply') return null;
  throw error;
};

/** The address of a table's live line. */
const liveUrl = (id: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}/api/tables/${encodeURIComponent(id)}/live`;

export class Session implements GameContext, Follower, Seated, Moved, Told {
  readonly id: string;
  table = $state.raw<Table>()!;
  highlight = $state.raw<StoryEntry | LedgerEntry | null>(null);
  overlay = $state<string | null>(null);
  /** The rule a person wants to read; the drawer opens there. */
  rule = $state<string | null>(null);
  counting = $state.raw<Counting | null>(null);
  line = $state.raw<Line | null>(null);
  readonly t = t;
  readonly people: People;
  readonly coach: Coach;
  readonly news: News;
  readonly #desk: Desk;
  readonly #planning: Planning;
  readonly #course: Course;
  readonly #undoing: Undoing;
  readonly #pointing = new Pointing((action) => this.line?.send({ type: 'point', action }));
  readonly #sending: Sending;
  readonly #incoming: Incoming;
  readonly #named = $derived(seatNames(this.table).join('\n'));
  /** New only where a name is: whatever says names is not said again with every position. */
  readonly #names: readonly string[] = $derived(this.#named.split('\n'));

  private constructor(id: string, table: Table, snapshot: Snapshot, notices: readonly TableNotice[], options: SessionOptions) {
    this.id = id;
    this.table = table;
    this.#desk = new Desk(id, options.api ?? defaultApi, () => this.#speaker);
    this.people = new People(this.#desk, this);
    this.coach = new Coach(this.#desk, () => this.position);
    this.news = new News(id, notices, () => this.you);
    this.#planning = new Planning(this.#desk);
    this.#course = new Course(snapshot, this);
    this.#undoing = new Undoing(this.#desk, this);
    this.#sending = new Sending(this.#desk, this);
    this.#incoming = new Incoming(this, this.#desk, this.#course, this.#planning, this.#sending, this.#pointing);
    if (!options.quiet) this.line = this.#incoming.connect(liveUrl(id), options.socket);
    void this.people.reveal();
  }

  /** Fetches a table and goes live; throws `ApiError` when there is none. */
  static async open(id: string, options: SessionOptions = {}): Promise<Session> {
    const client = options.api ?? defaultApi;
    const { table, snapshot, notices } = await client.table(id, held.tokens(id));
    return new Session(id, table, snapshot, notices, options);
  }

  // ---- what a board reads

  get tokens(): readonly string[] {
    return this.#desk.tokens;
  }
  get you(): readonly number[] {
    return this.table.you;
  }
  /** Own seats at which a stand-in plays. */
  get lost(): readonly number[] {
    return this.#goesOn ? this.table.lost : [];
  }
  /** Whether this browser's person may talk here: also while a stand-in plays at their seat, and after it has. */
  get talks(): boolean {
    return this.you.length > 0 || this.table.lost.length > 0;
  }
  get mode(): Mode {
    return this.plan ? 'plan' : 'play';
  }
  /** The table as it is; commands speak of this. What the page shows follows as it is told. */
  get latest(): Snapshot {
    return this.#course.latest;
  }
  get clockAt(): number {
    return this.#course.clockAt;
  }
  get telling(): Telling<Snapshot> {
    return this.#course.telling;
  }
  get snapshot(): Snapshot {
    return this.telling.shown;
  }
  get view(): View {
    return this.#planning.look?.view ?? this.coach.shown ?? this.snapshot.view;
  }
  /** The scores as far as their points have arrived. */
  get scores(): readonly number[] {
    return this.plan ? this.view.scores : this.telling.scores;
  }
  get legal(): readonly LegalAction[] {
    if (this.plan) return this.#planning.look?.legal ?? [];
    if (this.coach.showing !== null) return [];
    return this.table.state === 'running' && this.present ? this.latest.legal : [];
  }
  get story(): readonly StoryEntry[] {
    const { plan } = this;
    if (!plan) return this.snapshot.story;
    return [...this.latest.story.filter((entry) => entry.ply < plan.ply), ...(this.#planning.look?.story ?? [])];
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
    return this.#names;
  }
  get touched(): ReadonlySet<string> {
    return this.#course.touched;
  }
  get settings(): GameContext['settings'] {
    return { confirm: settings.confirm, asks: settings.asks, motion: settings.moves };
  }
  get position(): string {
    if (this.plan) return `plan ${this.plan.number} ${this.plan.ply} ${this.plan.actions.join(';')}`;
    const { showing } = this.coach;
    return `${this.telling.again ? 'again ' : ''}${this.snapshot.seq}${showing === null ? '' : ` shown ${showing}`}`;
  }
  /** Whether the table goes on and stands on the sheet as it is. */
  get #live(): boolean {
    return !this.plan && this.coach.showing === null && this.present && this.#goesOn;
  }
  get #goesOn(): boolean {
    return this.table.state === 'running' && !this.table.frozen;
  }
  /** True when a seat of this browser is asked for a decision. */
  get mine(): boolean {
    return this.#live && this.you.includes(this.latest.view.current);
  }
  /** True once the game is over and its end has been told. */
  get over(): boolean {
    return this.table.state === 'over' && this.telling.idle;
  }
  get aside(): boolean {
    return this.planning || this.#incoming.returning || this.#undoing.revising;
  }
  /** Whether something that changes the position is under way. */
  get sending(): boolean {
    return this.#desk.sending;
  }
  get busy(): boolean {
    return this.#desk.busy;
  }
  get notice(): Said | null {
    return this.#desk.notice;
  }
  set notice(notice: Said | null) {
    this.#desk.notice = notice;
  }

  /** What somebody else on turn points at now. */
  get pointed(): Pointed | null {
    const { latest } = this;
    const pointed = this.#pointing.heard;
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

  // ---- what the server tells

  receive(frame: LiveFrame): void {
    this.#incoming.receive(frame);
  }
  take(next: Snapshot): void {
    this.#incoming.follow(next, 'silent');
  }
  reach(next: Snapshot): void {
    this.notice = null;
    this.#incoming.follow(next, 'once');
  }
  refresh(): Promise<void> {
    return this.#incoming.refresh();
  }
  /** Whether the table was taken away meanwhile. */
  get gone(): boolean {
    return this.#incoming.gone;
  }
  moved(): void {
    this.coach.drop();
    this.highlight = null;
    this.#undoing.asking = null;
    this.notice = null;
  }

  // ---- what happened

  /** From now on a game tells what happens; what did before is marked. */
  async tells(module: Pick<GameModule, 'happened' | 'causes'>): Promise<void> {
    await this.#course.tells(module, this.table.state === 'running');
  }

  past(ply: number): ReturnType<Client['replay']> {
    return this.#desk.api.replay(this.id, ply, this.tokens);
  }

  /** Whether there is something that this browser's person may want to see once more. */
  get mayWatchAgain(): boolean {
    return !this.plan && this.table.state !== 'open' && this.#course.repeatable;
  }
  async watchAgain(): Promise<void> {
    if (!this.mayWatchAgain) return;
    // a line that is shown done would lie over what is told
    this.coach.stop();
    await this.#desk.attempt(() => this.#course.watchAgain());
  }
  /** Ends what is told. */
  skip(): void {
    this.telling.skip();
  }

  // ---- what a person does

  /** The seat that this browser speaks for: the one on turn if it is its own. */
  get #speaker(): number | undefined {
    const { current } = this.plan ? this.view : this.latest.view;
    return this.you.includes(current) ? current : this.you[0];
  }

  async submit(actions: readonly string[]): Promise<boolean> {
    if (this.sending || actions.length === 0) return false;
    if (this.plan) return this.#planning.tryOut(actions);
    this.skip();
    return this.#sending.send(actions);
  }

  look(actions: readonly string[]): Promise<Look> {
    return this.#planning.ahead(actions, this.latest.ply);
  }
  refuse(refusal: Refusal, thing?: string): void {
    this.#desk.refuse(refusal, thing);
  }
  async explain(action: string, thing?: string): Promise<void> {
    await this.#desk.attempt(async () => {
      const look = await this.look([action]).catch(unlessTakenBack);
      if (look?.refusal) this.refuse(look.refusal, thing);
    });
  }
  openRule(id: string): void {
    this.rule = id;
    this.highlight = null; // it takes the log's place, and no pointer is told to have left that
  }
  sound(name: SoundName): void {
    play(name);
  }
  /** Whether this table lets its people ask for advice. */
  get mayHint(): boolean {
    return this.table.hints && (this.mine || this.coach.showing !== null);
  }
  get hint(): readonly string[] | null {
    return this.coach.hint;
  }
  shuffle(): Promise<Shuffle> {
    return this.#desk.api.shuffle(this.id);
  }
  record(): Promise<string> {
    return this.#desk.api.record(this.id, this.tokens);
  }

  // ---- planning

  get plan(): Plan | null {
    return this.#planning.plan;
  }
  get planning(): boolean {
    return this.plan !== null;
  }
  async startPlan(): Promise<void> {
    this.skip();
    if (await this.#planning.start(this.latest.ply)) this.coach.drop();
  }
  stepBackPlan(): void {
    this.#planning.stepBack();
  }
  endPlan(): void {
    this.#planning.end();
  }

  // ---- the ways back

  get undoStep(): UndoWay | null {
    return this.#undoing.step;
  }
  get undoTurn(): UndoWay | null {
    return this.#undoing.turn;
  }
  get mayRedo(): boolean {
    return this.#undoing.mayRedo;
  }
  get asking(): UndoQuestion | null {
    return this.#undoing.asking;
  }
  set asking(question: UndoQuestion | null) {
    this.#undoing.asking = question;
  }
  undo(to: 'step' | 'turn' = 'step', sure = false): Promise<void> {
    return this.#undoing.undo(to, sure);
  }
  redo(): Promise<void> {
    return this.#undoing.redo();
  }
  answerUndo(accept: boolean): Promise<void> {
    return this.#undoing.answer(accept);
  }

  // ---- who comes and goes

  seated(seat: number): void {
    // the live line may have told before the answer was here
    this.news.dismissSeat(seat);
    this.line?.renew();
  }

  close(): void {
    this.#sending.stop();
    this.#pointing.stop();
    this.coach.stop();
    this.line?.close();
    this.#course.close();
  }
}
