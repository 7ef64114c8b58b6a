/**
 * What a person is about to do: blocks on a segment, a building and its city, a payment, a scoring. It turns this into
 * notation; what is legal comes with the position, what is refused says so itself.
 */
import type { GameContext } from '../types';
import { COLOURS, type Colour } from './box';
import type { Draft, Menu, Pointed } from './draft';
import { sortMoves, type Move, type Rebuild } from './moves';
import { alike, nearest, spell, ways, waysToEnd } from './payment';
import { NONE, oneByOne, plus, total, type CarraraView, type Marble } from './view';
import { screen } from './screen.svelte';

/** What reveals nothing and leaves the decision where it is. */
const FREE: ReadonlySet<string> = new Set(['score', 'purchase', 'upgrade', 'announce', 'stay']);

interface Staged {
  readonly position: string;
  readonly draft: Draft | null;
  readonly menu: Menu;
}

export class CarraraHand {
  readonly #context: GameContext<CarraraView>;
  #staged = $state.raw<Staged>({ position: '', draft: null, menu: null });
  #pointed = $state.raw<{ position: string; on: Pointed }>({ position: '', on: null });
  /** Set by the decision bar: moves the focus among its choices. */
  focusChoice: (step: number) => boolean = () => false;

  constructor(context: GameContext<CarraraView>) {
    this.#context = context;
    screen.looking = null;
  }

  readonly #now = $derived.by((): Staged => {
    const { position } = this.#context;
    return this.#staged.position === position ? this.#staged : { position, draft: null, menu: null };
  });
  /** While the wheel turns with blocks that were chosen before, nothing else can be chosen. */
  #turning = $state(false);
  readonly active = $derived.by(() => !this.#turning && !this.#context.busy && this.#context.mode !== 'replay' && this.#context.legal.length > 0);
  readonly moves = $derived.by(() => sortMoves(this.active ? this.#context.legal : []));
  /** What is staged; a payment is proposed, and the end of a turn in which nothing else can be done is staged by itself. */
  readonly draft = $derived.by((): Draft | null => {
    const [only, more] = this.#context.legal;
    const end = this.moves.plain.get('end');
    if (!this.#now.draft && this.moves.pays.size && !this.blind) return { kind: 'pay', paid: null };
    if (this.#now.draft || !this.active || !end || more || only?.text !== end.text || !this.#context.settings.confirm) return this.#now.draft;
    return { kind: 'single', move: end, what: 'end' };
  });
  readonly menu = $derived.by(() => this.#now.menu);
  readonly pointed = $derived.by((): Pointed => (this.#pointed.position === this.#context.position ? this.#pointed.on : null));

  /** The seat that decides, or whose goods are shown. */
  readonly seat = $derived.by(() => {
    const { view, planning, seat } = this.#context;
    return planning && view.current >= 0 ? view.current : (seat ?? Math.max(0, view.seat));
  });
  /** The seat whose cities are on the sheet. While a building is being placed it is one's own. */
  readonly shown = $derived.by(() => (this.draft?.kind === 'build' ? this.seat : (screen.looking ?? this.seat)));
  readonly stock = $derived.by((): Marble => this.#context.view.seats[this.seat]?.marble ?? NONE);
  readonly coins = $derived.by((): number => this.#context.view.seats[this.seat]?.coins ?? 0);

  /** While planning for somebody whose goods are hidden only the game knows what can be paid: one step at a time. */
  readonly blind = $derived.by(() => this.active && this.#context.view.seats[this.seat]?.coins === null);

  lookAt(seat: number | null): void {
    screen.looking = seat === this.seat ? null : seat;
  }
  point(on: Pointed): void {
    if (this.pointed !== on) this.#pointed = { position: this.#context.position, on };
  }
  open(menu: Menu): void {
    this.#set({ draft: null, menu: this.menu === menu ? null : menu });
  }

  #set(change: { draft: Draft | null; menu?: Menu }): void {
    this.#staged = { position: this.#context.position, draft: change.draft, menu: change.menu === undefined ? this.menu : change.menu };
  }

  // ---- single actions

  /** Stage an action that is whole in itself; the same again takes it back. What need not be confirmed is sent. */
  choose(move: Move, what: string): void {
    const again = this.draft?.kind === 'single' && this.draft.move.text === move.text && this.#now.draft !== null;
    this.#set({ draft: again ? null : { kind: 'single', move, what }, menu: what.startsWith('score ') ? this.menu : null });
    this.#context.sound('lay');
    if (!again && this.#free(move)) void this.#send();
  }
  /** Whether an action is sent without being asked about: Undo takes it back freely, or all that it ends was confirmed. */
  #free(move: Move): boolean {
    const { asks } = this.#context.settings;
    if (asks !== 'needed') return asks === 'never';
    return move.fields.kind === 'end' ? !this.#loose : FREE.has(String(move.fields.kind));
  }
  /** The turn in which something was sent without being asked about. */
  #looseIn = $state<string | null>(null);
  readonly #loose = $derived.by(() => this.#looseIn === this.#turn);
  get #turn(): string {
    const { view } = this.#context;
    return `${view.turn} ${view.seat}`;
  }
  /** Stage `rotate`, `stay`, `relief`, `done`, `announce` or `end`. */
  plain(kind: string): void {
    const move = this.moves.plain.get(kind);
    if (move) this.choose(move, kind);
    else void this.#context.explain(kind);
  }
  score(what: string, which: string): void {
    const move = this.moves.scores.get(`${what} ${which}`);
    if (move) this.choose(move, `score ${what} ${which}`);
    else void this.#context.explain(what === 'category' ? `score ${which}` : `score ${what} ${which}`);
  }
  purchase(kind: string): void {
    const move = this.moves.purchases.get(kind);
    if (move) this.choose(move, `purchase ${kind}`);
    else void this.#context.explain(`purchase ${kind}`);
  }
  upgrade(which: string): void {
    const move = this.moves.upgrades.get(which);
    if (move) this.choose(move, `upgrade ${which}`);
  }
  /** Draw while planning: an outcome, or one at random. */
  async draw(text: string): Promise<void> {
    await this.#context.submit([text]);
  }

  // ---- blocks of the wheel

  readonly buying = $derived.by(() => (this.draft?.kind === 'buy' ? this.draft : null));
  /** Blocks may be pointed at: after turning, or at once where turning may be declined. */
  readonly market = $derived.by((): 'buy' | 'stay' | 'turn' | null => {
    if (this.moves.buys.size) return 'buy';
    if (this.draft?.kind === 'build' || this.blind) return null;
    return this.moves.plain.has('stay') ? 'stay' : this.moves.plain.has('rotate') ? 'turn' : null;
  });
  readonly spent = $derived.by(() => {
    const b = this.buying;
    return b ? COLOURS.reduce((sum, c) => sum + b.blocks[c] * this.costOf(b.segment, c), 0) : 0;
  });

  priceOf(segment: number, colour: Colour): number {
    return this.#context.view.wheel[segment]?.prices[colour] ?? 0;
  }
  /** What a block will have cost once it is taken: where the wheel turns first, the price one segment on. */
  costOf(segment: number, colour: Colour): number {
    return this.priceOf(this.market === 'turn' ? (segment + 1) % 6 : segment, colour);
  }
  /** How many blocks of a pile are staged. */
  takenOf(segment: number, colour: Colour): number {
    return this.buying?.segment === segment ? this.buying.blocks[colour] : 0;
  }
  /** Tell whether one more block of a pile may be taken. */
  mayTake(segment: number, colour: Colour): boolean {
    const s = this.#context.view.wheel[segment];
    if (!s || !this.market) return false;
    if (this.market === 'buy' && !this.moves.buys.has(`${s.segment} ${colour}`)) return false;
    if (this.blind) return this.market === 'buy';
    if (this.buying && this.buying.segment !== segment) return false;
    return s.blocks[colour] > this.takenOf(segment, colour) && this.spent + this.costOf(segment, colour) <= this.coins;
  }
  /** Stage one more block; a pile taken whole is put back. Where the wheel has to turn first, that is staged with it. */
  take(segment: number, colour: Colour): void {
    const taken = this.takenOf(segment, colour);
    const step = this.blind ? this.moves.buys.get(`${this.#context.view.wheel[segment]?.segment} ${colour}`) : undefined;
    if (step) this.choose(step, 'buy');
    else if (this.mayTake(segment, colour)) {
      this.#set({ draft: { kind: 'buy', segment, blocks: plus(this.buying?.blocks ?? NONE, colour), turns: this.market === 'turn' }, menu: null });
      this.#context.sound('lay');
    } else if (taken) this.putBack(colour, taken);
    else if (this.buying && this.buying.segment !== segment)
      this.#context.refuse({
        rule: 'CRR-036',
        key: 'carrara-ui-one-segment',
        args: { segment: this.#context.view.wheel[this.buying.segment]!.segment },
        reason: '',
      });
    else if (this.market === 'turn')
      this.#context.refuse({
        rule: 'CRR-043',
        key: 'carrara-ui-too-dear',
        args: { cost: this.costOf(segment, colour), left: this.coins - this.spent },
        reason: '',
      });
    else void this.#context.explain(`buy ${this.#context.view.wheel[segment]?.segment} ${colour}`);
  }
  putBack(colour: Colour, count = 1): void {
    const b = this.buying;
    if (!b) return;
    const blocks = plus(b.blocks, colour, -Math.min(count, b.blocks[colour]));
    this.#set({ draft: total(blocks) ? { ...b, blocks } : null });
  }

  // ---- buildings

  readonly building = $derived.by(() => (this.draft?.kind === 'build' ? this.draft : null));
  /** The move of the building in its city, once both are chosen. */
  readonly site = $derived.by((): Move | null => {
    const b = this.building;
    if (!b || b.city === null) return null;
    if (b.old !== null) return this.moves.rebuilds.get(b.tile)?.find((r) => r.old === b.old) ?? null;
    return this.moves.builds.get(b.tile)?.get(b.city) ?? null;
  });
  /** Every way to pay what is being paid. */
  readonly payments = $derived.by((): readonly Marble[] => {
    const { view } = this.#context;
    if (this.blind) return [];
    if (view.pending?.kind === 'pay' && this.moves.pays.size) return waysToEnd(view.pending, this.stock, this.#accepts(view.pending.city));
    const b = this.building;
    if (!b || !this.site || b.city === null) return [];
    const owed = this.site.preview.cost ?? (view.tiles[b.tile]?.cost ?? 0) - (b.old ? (view.tiles[b.old]?.cost ?? 0) : 0);
    return ways(this.stock, this.#accepts(b.city), owed);
  });
  #accepts(city: string): readonly Colour[] {
    return this.#context.view.cities.find((c) => c.id === city)?.accepts ?? [];
  }
  readonly owed = $derived.by(() => (this.payments[0] ? total(this.payments[0]) : 0));
  /** The payment that is proposed, the cheapest, or what it was changed to. */
  readonly payment = $derived.by((): Marble | null => {
    const d = this.draft;
    const chosen = d?.kind === 'build' || d?.kind === 'pay' ? d.paid : null;
    return (chosen && this.payments.find((way) => alike(way, chosen))) ?? this.payments[0] ?? null;
  });

  pickTile(tile: string): void {
    const cities = this.moves.builds.get(tile);
    const rebuilds = this.moves.rebuilds.get(tile) ?? [];
    if (!cities && !rebuilds.length) {
      void this.#context.explain(`build ${tile} in ${this.#context.view.cities.at(-1)?.id}`);
      return;
    }
    if (this.building?.tile === tile) {
      this.#set({ draft: null });
      return;
    }
    const only = cities?.size === 1 && !rebuilds.length ? [...cities.keys()][0]! : null;
    this.#set({ draft: { kind: 'build', tile, city: only, old: null, paid: null }, menu: 'build' });
    screen.looking = null;
    this.#context.sound('lay');
    this.#sendWhenSettled();
  }
  /** The own buildings that the chosen tile may replace. */
  readonly replaceable = $derived.by((): readonly Rebuild[] => (this.building ? (this.moves.rebuilds.get(this.building.tile) ?? []) : []));

  /** A city is pointed at: the place for the chosen building, an upgrade, or a scoring. */
  pickCity(city: string): void {
    const b = this.building;
    if (this.moves.upgrades.size) this.upgrade(city);
    else if (!b) this.score('city', city);
    else if (this.moves.builds.get(b.tile)?.has(city)) {
      this.#set({ draft: { ...b, city: b.city === city && b.old === null ? null : city, old: null, paid: null } });
      this.#sendWhenSettled();
    } else void this.#context.explain(`build ${b.tile} in ${city}`);
  }
  pickOld(old: string): void {
    const b = this.building;
    if (!b) return;
    const found = this.replaceable.find((r) => r.old === old);
    if (found) {
      this.#set({ draft: { ...b, city: found.city, old: b.old === old ? null : old, paid: null } });
      if (b.old === old) this.#set({ draft: { ...b, city: null, old: null, paid: null } });
      this.#sendWhenSettled();
    } else void this.#context.explain(`rebuild ${old} as ${b.tile}`);
  }
  /** Pay one block more of a colour, and as few others less as may be; where there are no more, as few as can be. */
  pay(colour: Colour): void {
    const now = this.payment;
    if (now) this.#pay(nearest(now, colour, 1, this.payments) ?? nearest(now, colour, -now[colour], this.payments));
  }
  /** Pay one block less of a colour. */
  unpay(colour: Colour): void {
    if (this.payment) this.#pay(nearest(this.payment, colour, -1, this.payments));
  }
  payCheapest(): void {
    this.#pay(this.payments[0] ?? null);
  }
  #pay(paid: Marble | null): void {
    const d = this.draft;
    if (paid) this.#set({ draft: d?.kind === 'build' ? { ...d, paid } : { kind: 'pay', paid } });
  }
  /** Where there is nothing to choose about the payment, those who are never asked send at once. */
  #sendWhenSettled(): void {
    if (this.#context.settings.asks === 'never' && this.payments.length < 2 && this.ready) void this.#send();
  }

  // ---- what the shell asks

  /** For the others: what is pointed at, where that is an action by itself. */
  readonly aim = $derived.by((): string | null => this.#context.legal.find((action) => action.text === this.pointed)?.text ?? null);
  /** What is staged in notation, for a lesson. */
  readonly tried = $derived.by((): readonly string[] => {
    const d = this.draft;
    if (d?.kind === 'single') return this.#now.draft ? [d.move.text] : [];
    if (d?.kind === 'buy') return d.turns ? ['rotate'] : oneByOne(d.blocks).map((c) => `buy ${this.#context.view.wheel[d.segment]!.segment} ${c}`);
    return d && this.ready ? this.#built(d) : [];
  });
  readonly staged = $derived.by(() => this.#now.draft !== null || this.menu !== null);
  readonly ready = $derived.by(() => {
    if (!this.active) return false;
    const d = this.draft;
    if (!d) return false;
    if (d.kind === 'single') return true;
    if (d.kind === 'buy') return total(d.blocks) > 0;
    return d.kind === 'pay' ? this.payment !== null : this.site !== null && (this.blind || this.payment !== null);
  });

  async confirm(): Promise<void> {
    const { settings, mode } = this.#context;
    const before = this.#turn;
    if (!(await this.#submit()) || !settings.confirm || mode !== 'play' || this.#looseIn === before) return;
    // A lone `end` after confirmed moves asks nothing: it goes by itself, as a turn passes at a real table.
    const [only, more] = this.#context.legal;
    if (only?.fields.kind === 'end' && !more) await this.#context.submit([only.text]);
  }
  /** Send what is staged without being asked. */
  async #send(): Promise<void> {
    const turn = this.#turn;
    if ((await this.#submit()) && this.#context.settings.asks === 'needed') this.#looseIn = turn;
  }
  async #submit(): Promise<boolean> {
    const d = this.draft;
    if (!this.ready || !d) return false;
    if (d.kind === 'single') return this.#context.submit([d.move.text]);
    if (d.kind === 'buy') return this.#buy(d.segment, d.blocks, d.turns);
    return this.#context.submit(this.#built(d));
  }
  /** A building and its payment in notation. */
  #built(d: Draft): string[] {
    return [...(d.kind === 'build' && this.site ? [this.site.text] : []), ...(this.payment ? spell(this.payment, this.payments) : [])];
  }
  /** Buy blocks; where the wheel has to turn first, it takes them along. */
  async #buy(segment: number, blocks: Marble, turns: boolean): Promise<boolean> {
    if (!turns) return this.#context.submit(await this.#spellBuy(segment, blocks));
    const rotate = this.moves.plain.get('rotate');
    if (!rotate) return false;
    this.#turning = true;
    try {
      if (!(await this.#context.submit([rotate.text]))) return false;
      // while planning one chooses first what is drawn
      if (!this.#context.legal.some((one) => one.fields.kind === 'buy')) return true;
      return await this.#context.submit(await this.#spellBuy((segment + 1) % 6, blocks));
    } finally {
      this.#turning = false;
    }
  }
  /** Blocks from the most valuable down, and `done` where more could be taken: only the game knows that. */
  async #spellBuy(segment: number, blocks: Marble): Promise<string[]> {
    const { segment: name } = this.#context.view.wheel[segment]!;
    const actions = [...(this.market === 'stay' ? ['stay'] : []), ...oneByOne(blocks).map((c) => `buy ${name} ${c}`)];
    const ahead = await this.#context.look(actions).catch(() => null);
    return ahead && !ahead.refusal && ahead.view.phase === 'buy' ? [...actions, 'done'] : actions;
  }

  cancel(): void {
    const d = this.#now.draft;
    if (d?.kind === 'build' && d.paid) this.#set({ draft: { ...d, paid: null } });
    else if (d?.kind === 'build' && d.city !== null && (this.moves.builds.get(d.tile)?.size ?? 0) + (this.moves.rebuilds.get(d.tile)?.length ?? 0) > 1)
      this.#set({ draft: { ...d, city: null, old: null } });
    else if (d) this.#set({ draft: null });
    else this.#set({ draft: null, menu: null });
  }
}
