/**
 * What a person is about to do: the choice under the hand, the one that is staged, the tile that is turned, the list that
 * is open. It turns this into notation and knows no rule; what is legal comes with the position, what is refused says so.
 */
import type { Point } from '$lib/art/pen';
import { asksFirst } from '$lib/table/asking';
import type { GameContext } from '../types';
import { aimedGhost, aimedKey } from './aimed';
import { describe } from './log';
import { attempt, bestTurn, choicesOf, forced, isDraw, isPlain, itemsOf, leadsOn, numberPlaces, rowChain, spotsIn, type Choice, type Item } from './moves';
import type { Ghost, Pointing, Spot } from './pointing';
import { hintedKeys, toldKey } from './story';
import { thingOf } from './things';
import type { Lost, PragaView } from './view';
import { costLabel, describeChoice, itemWords } from './words';

const SIDES = 6;

/** Void as soon as the position changes. */
interface Staged {
  readonly position: string;
  readonly text: string | null;
  /** The lists that are open, the outermost first; one by `at …` holds what can be done at one spot. */
  readonly menu: readonly string[];
  /** How the tile in hand was turned by its owner. */
  readonly r: number | null;
  readonly hovered: string | null;
  readonly cursor: string | null;
  /** The end of the turn waits for a word, since something would be lost. */
  readonly losing: boolean;
}

const fresh = (position: string): Staged => ({ position, text: null, menu: [], r: null, hovered: null, cursor: null, losing: false });

export class PragaHand {
  readonly #context: GameContext<PragaView>;
  #staged = $state.raw<Staged>(fresh(''));
  /** The seat whose boards are shown; null: the one this browser speaks for. */
  #looking = $state<number | null>(null);
  /** The sheet is looked at through a glass: larger, to be pushed about. */
  zoomed = $state(false);
  /** Set by the board: where a spot lies on the screen; null where it is not drawn. */
  locate: (key: string) => Point | null = () => null;
  /** Set by the board: brings a spot into view and gives it the keyboard. */
  focusSpot: (key: string) => void = () => {};
  /** Set by the bar: gives one of its buttons the keyboard. */
  focusButton: (id: string) => void = () => {};

  constructor(context: GameContext<PragaView>) {
    this.#context = context;
  }

  readonly #now = $derived.by((): Staged => {
    const { position } = this.#context;
    return this.#staged.position === position ? this.#staged : fresh(position);
  });
  #set(change: Partial<Staged>): void {
    this.#staged = { ...this.#now, ...change };
  }

  /** Nothing may be pointed at while a move travels. */
  readonly active = $derived.by(() => !this.#context.busy && this.#context.mode !== 'replay' && this.#context.legal.length > 0);
  readonly choices = $derived.by((): readonly Choice[] => (this.active ? choicesOf(this.#context.legal, this.#context.view) : []));
  readonly #byText = $derived.by(() => new Map(this.choices.map((c) => [c.text, c])));
  readonly drawing = $derived.by(() => this.choices.some(isDraw));
  /** A tile is in hand. */
  readonly placing = $derived.by(() => this.choices.some((c) => c.kind === 'onto'));

  /** The seat that decides, or whose goods are shown. */
  readonly seat = $derived.by(() => {
    const { view, planning, seat } = this.#context;
    return planning && view.current >= 0 ? view.current : (seat ?? Math.max(0, view.active));
  });
  /** Whether the turn is that of a seat this browser plays for: what waits in it is nobody else's to use. */
  readonly ours = $derived.by(() => this.#context.planning || this.#context.you.includes(this.#context.view.active));
  /** The seat whose boards are on the sheet. While a tile is placed on a board it is one's own. */
  readonly shown = $derived.by(() => (this.placing ? this.seat : (this.#context.counting?.entries[0]?.seat ?? this.#looking ?? this.seat)));
  lookAt(seat: number): void {
    this.#looking = seat === this.seat ? null : seat;
  }
  lookAtNext(): void {
    this.lookAt((this.shown + 1) % this.#context.view.players);
  }

  // ---- lists

  /** The open lists; one that is alone on its level opens by itself. */
  readonly menu = $derived.by((): readonly string[] => {
    const { menu } = this.#now;
    if (menu[0]?.startsWith('at ')) return this.#at(menu[0].slice(3)).length > 1 ? menu : [];
    let open = itemsOf(this.choices, menu).length ? menu : [];
    for (let items = itemsOf(this.choices, open); items.length === 1 && !items[0]!.choice; items = itemsOf(this.choices, open)) open = [...open, items[0]!.id];
    return open;
  });
  readonly items = $derived.by((): readonly Item[] => {
    const [first] = this.menu;
    if (first?.startsWith('at ')) return this.#at(first.slice(3)).map((choice) => ({ id: choice.text, choice, members: [choice] }));
    return itemsOf(this.choices, this.menu);
  });
  /** A list can be left for the one around it. */
  readonly mayLeave = $derived.by(() => this.#now.menu.length > 0 && this.menu.length > 0);
  #at = (key: string): readonly Choice[] => this.choices.filter((c) => c.spots.includes(key));
  open(id: string): void {
    this.#set({ menu: [...this.menu, id], cursor: null, hovered: null });
  }
  leave(): void {
    this.#set({ menu: this.#now.menu.slice(0, -1), text: null, cursor: null, hovered: null });
  }

  // ---- what is chosen and what is looked at

  /** The choice that `confirm` would send: the staged one, the only one there is, or the best turn of a tile with one place. */
  readonly chosen = $derived.by((): Choice | null => {
    const { text, r } = this.#now;
    const staged = text === null ? undefined : this.#byText.get(text);
    if (staged) return staged;
    if (this.choices.length === 1) return this.choices[0]!;
    if (!this.placing || !this.menu.length) return null;
    const members = this.items.flatMap((i) => i.members);
    return members.find((c) => c.fields.r === r) ?? bestTurn(members);
  });
  readonly hovered = $derived.by((): Choice | null => this.#byText.get(this.#now.hovered ?? '') ?? this.#single(this.#now.hovered));
  readonly #pointed = $derived.by((): string | null => this.#now.hovered ?? this.#now.cursor);
  /** The choice whose outcome is shown. */
  readonly preview = $derived.by((): Choice | null => this.hovered ?? this.chosen);
  readonly aim = $derived.by((): string | null => this.preview?.text ?? null);
  readonly cursor = $derived.by((): string | null => this.#now.cursor);
  /** Halves of the tiles on the crane that could not be done: `A-3 wall`. */
  readonly struck = $derived.by(
    (): ReadonlySet<string> =>
      new Set(
        this.choices.flatMap((c) => (c.kind === 'tile' ? c.preview.halves.filter((h) => h.can === 'no').map((h) => `${c.fields.tile} ${h.action}`) : [])),
      ),
  );
  readonly hinted = $derived.by(() => hintedKeys(this.#context.hint, this.choices));

  /** The one thing a spot stands for, the tile in hand as it is turned; null where there are several. */
  #single(key: string | null): Choice | null {
    if (key === null) return null;
    const there = this.#at(key).filter((c) => this.menu.every((id, i) => id.startsWith('at ') || c.path[i] === id || c.kind === 'onto'));
    if (there[0]?.kind === 'onto') return this.#turned(there);
    return there.length === 1 ? there[0]! : null;
  }
  #turned = (there: readonly Choice[]): Choice | null => {
    const { r } = this.#now;
    return there.find((c) => c.fields.r === r) ?? bestTurn(there);
  };

  /** The tile in hand where it lies, or where it would lie under the pointer. */
  readonly ghost = $derived.by((): Ghost | null => {
    const { chosen, hovered } = this;
    if (!this.active) return aimedGhost(this.#context.hovered, this.#context.view, this.shown);
    const elsewhere = chosen?.kind === 'onto' && hovered?.fields.place !== chosen.fields.place; // what is chosen stays
    const c = hovered?.kind === 'onto' && !elsewhere ? hovered : (chosen ?? this.#byText.get(this.#context.hint?.[0] ?? '') ?? null);
    const tile = this.#context.view.asked.tile;
    if (c?.kind !== 'onto' || !tile) return null;
    return { tile, place: c.fields.place!, r: c.fields.r ?? 0, matches: c.preview.matches, turn: (by) => this.turn(by) };
  });
  /** Turn the tile in hand by a sixth. */
  turn(by: 1 | -1): void {
    const { ghost } = this;
    if (!ghost || !this.active || this.#context.sending) return; // what somebody else holds is theirs to turn
    const r = (ghost.r + by + SIDES) % SIDES;
    const text = `onto ${ghost.place} r${r}`;
    const hovered = this.hovered?.kind === 'onto' && this.#byText.has(this.#now.hovered ?? '') ? text : this.#now.hovered;
    this.#set({ r, text: this.#byText.has(text) ? text : this.#now.text, hovered, menu: this.#now.menu.length ? [`place ${ghost.place}`] : [] });
    this.#context.sound('turn');
  }

  // ---- pointing

  readonly pointing = $derived.by((): Pointing => {
    const { view, names, t } = this.#context;
    const spots = new Map<string, Spot>();
    const inList = this.menu[0] && !this.placing ? this.items.flatMap((i) => i.members) : this.choices;
    for (const c of inList) {
      const chosen = this.chosen === c;
      const cost = costLabel(c);
      for (const key of spotsIn(c, this.menu.length > 0)) {
        if (spots.has(key) && !chosen) continue;
        spots.set(key, {
          key,
          tone: chosen ? 'chosen' : this.hinted.includes(key) ? 'hint' : 'open',
          label: describeChoice(c, view, names, t),
          ...(cost && { cost }),
        });
      }
    }
    if (this.placing && !this.menu.length) numberPlaces(spots, this.items, (item) => itemWords(item, view, names, t));
    const told = toldKey(this.#context.highlight);
    return {
      spots,
      lit: told ?? this.hovered?.spots[0] ?? this.#pointed ?? aimedKey(this.#context.hovered),
      pick: (key) => this.point(key),
      hover: (key) => this.hover(key),
      seat: this.shown,
    };
  });

  /** Look at a spot or at a choice of the bar. */
  hover(what: string | null): void {
    if (this.#now.hovered !== what) this.#set({ hovered: what });
  }

  /** Point at something on the sheet: choose it, open the list of what can be done there, or learn why nothing can. */
  point(key: string): void {
    if (!this.active) return;
    const inList = this.menu.length && !this.placing ? this.items.flatMap((i) => i.members) : this.choices;
    const here = inList.filter((c) => spotsIn(c, this.menu.length > 0).includes(key));
    const there = here.length ? here : this.#at(key);
    const [first] = there;
    if (!first) {
      const chain = rowChain(key, this.choices);
      const tried = attempt(key, this.#context.view);
      if (chain) void this.#send(chain);
      else if (tried) void this.#explain(tried, thingOf(key, this.shown));
    } else if (first.kind === 'onto') this.#place(there);
    else if (there.length === 1) this.pick(first.text);
    else {
      const same = first.path.length > 0 && there.every((c) => c.path[0] === first.path[0]);
      this.#set({ menu: [same ? first.path[0]! : `at ${key}`], text: null, cursor: null });
    }
  }
  #place(there: readonly Choice[]): void {
    const { chosen } = this;
    const again = chosen?.kind === 'onto' && chosen.fields.place === there[0]!.fields.place;
    const c = again ? chosen : this.#turned(there);
    if (!c) return;
    this.#set({ text: c.text, menu: [c.path[0]!], hovered: null, cursor: null });
    if (again) void this.confirm();
    else this.#context.sound('lay');
  }

  /** Choose an action: stage it; chosen again, or without the confirm setting, it is sent. */
  pick(text: string): void {
    const c = this.#byText.get(text);
    if (!c) return;
    const again = this.chosen === c && (this.#now.text !== null || this.choices.length === 1);
    if (c.kind === 'onto') this.#set({ text, r: c.fields.r ?? 0, menu: [c.path[0]!], hovered: null });
    else this.#set({ text, hovered: null, losing: false });
    const { asks } = this.#context.settings;
    // what would be lost at the end of a turn is asked in words of its own
    const atOnce = leadsOn(c) || (asks !== 'always' && (isPlain(c) || c.preview.lost.length > 0)) || (asks === 'never' && c.kind !== 'onto');
    if (again || isDraw(c) || atOnce) void this.confirm();
    else {
      this.#context.sound('lay');
      if (asks === 'needed' && c.kind !== 'onto') void this.#sendUnlessAsked(c);
    }
  }
  async #sendUnlessAsked(c: Choice): Promise<void> {
    if (!(await asksFirst(this.#context, [c.text])) && this.chosen === c) await this.confirm();
  }
  /** Press a line of the bar: a choice, or a list. */
  press(item: Item): void {
    if (item.choice) this.pick(item.choice.text);
    else if (this.placing && item.members[0]?.kind === 'onto') this.#place(item.members);
    else this.open(item.id);
  }
  async #explain(action: string, thing: string): Promise<void> {
    const { t, names } = this.#context;
    const look = await this.#context.look([action]).catch(() => null);
    const refusal = look?.refusal;
    if (refusal) this.#context.refuse({ ...refusal, args: { ...refusal.args, ...describe(refusal.args ?? {}, t, names) } }, thing);
  }

  // ---- what the shell asks

  readonly staged = $derived.by(() => this.#now.text !== null || this.mayLeave);
  readonly ready = $derived.by(() => this.active && this.chosen !== null && !this.#now.losing);
  /** What is staged, for a lesson. */
  readonly tried = $derived.by((): readonly string[] => (this.#now.text === null ? [] : [this.#now.text]));

  /** What the end of the turn would take away; empty unless it waits for a word. */
  readonly losing = $derived.by((): readonly Lost[] => (this.#now.losing ? (this.chosen?.preview.lost ?? []) : []));

  async confirm(): Promise<void> {
    const { chosen } = this;
    if (!this.ready || !chosen) return;
    if (chosen.kind === 'end' && chosen.preview.lost.length) {
      this.#set({ text: chosen.text, losing: true });
      return;
    }
    await this.#send([chosen.text]);
  }
  /** Sends actions, and after them whatever has one way to go on. */
  async #send(actions: readonly string[]): Promise<void> {
    let next: readonly string[] | null = actions;
    while (next) {
      const { position } = this.#context;
      if (!(await this.#context.submit(next)) || this.#context.position === position) return;
      next = this.#context.mode === 'play' ? forced(this.choices) : null;
    }
  }
  /** End the turn although something is lost; or do not. */
  async lose(sure: boolean): Promise<void> {
    const { chosen } = this;
    this.#set({ losing: false, text: null });
    if (sure && chosen) await this.#send([chosen.text]);
  }

  cancel(): void {
    if (this.#now.text !== null && !this.placing) this.#set({ text: null, losing: false });
    else this.#set({ text: null, menu: this.#now.menu.slice(0, -1), r: null });
  }

  /** The keyboard stands on a spot, or on a line of the bar. */
  moveTo(key: string): void {
    this.#set({ cursor: key, hovered: key });
  }
  /** Back to one's own boards, then to nothing that is looked at; false where neither is left. */
  lookAway(): boolean {
    if (this.#looking !== null) this.#looking = null;
    else if (this.#pointed !== null) this.#set({ hovered: null, cursor: null });
    else return false;
    return true;
  }
}
