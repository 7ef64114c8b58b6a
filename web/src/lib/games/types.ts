/**
 * What a game brings to the table, and what the table gives to a game.
 *
 * The shell owns the top line, the seats, the drawer, Undo, Confirm, hints, planning and replay. A game
 * brings a board to point at, the middle of the decision bar, what lies under the seats, and one
 * controller that all three share: it holds what is staged (a ghost tile, a chosen worker) and turns it
 * into notation.
 */
import type { Component } from 'svelte';
import type { LegalAction, LedgerEntry, Look, Refusal, Snapshot, StoryEntry, View } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import type { Asking } from '$lib/state/settings.svelte';

/** `play`: a seat of yours or a seat you watch; `replay`: a past position; `plan`: a private copy. */
export type Mode = 'play' | 'replay' | 'plan';

/** One step of the final count. */
export interface Counting {
  readonly cause: string;
  readonly entries: readonly LedgerEntry[];
}

/** What a game may read and do. Every property is reactive: read it inside `$derived` or markup. */
export interface GameContext<V extends View = View> {
  readonly view: V;
  /** What may be done now by a seat of yours (or by anyone, while planning); empty when you only look on. */
  readonly legal: readonly LegalAction[];
  /** The position of the table that is shown; what has come in since waits to be told. In `plan` and `replay` it may lie ahead of `view`. */
  readonly snapshot: Snapshot<V>;
  /** The seats this browser holds. */
  readonly you: readonly number[];
  /** The seat this browser speaks for now: the one on turn if it is yours, else your first; null for spectators. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly mode: Mode;
  readonly planning: boolean;
  /** True while a move is on its way to the server: nothing is taken up, laid or turned. */
  readonly sending: boolean;
  /** True once it has been so for a while: nothing may be pointed at. */
  readonly busy: boolean;
  /** The log or ledger entry under the pointer; the board shows where it happened. */
  readonly highlight: StoryEntry | LedgerEntry | null;
  /** The rule ids or the overlay a person asked for; the names are the game's own (`fields`, `remaining`, …). */
  overlay: string | null;
  /** What the person on turn points at or has staged elsewhere, in notation; null where nobody tells. */
  readonly hovered: string | null;
  /** What the times of what is told now are multiplied by; 0 where nothing moves. */
  readonly pace: number;
  /** Actions a bot suggests, in notation, until the position changes. */
  readonly hint: readonly string[] | null;
  /** The person's settings that touch a board. */
  readonly settings: { readonly confirm: boolean; readonly asks: Asking; readonly motion: boolean };
  /** The things that others have touched since this person's last action; a board puts ticks on their corners. */
  readonly touched: ReadonlySet<string>;
  /** What the final count has come to: a cause and those of its entries that are counted now; null but at the end of a game. */
  readonly counting: Counting | null;
  /** Changes whenever the position does; staged things of an older position are void. */
  readonly position: string;
  /** Text by message id; the game's own messages and the shell's are both known. */
  readonly t: Translate;
  /** Makes actions at the table (or on the private copy), all or nothing. False when refused; the refusal is shown. */
  submit(actions: readonly string[]): Promise<boolean>;
  /** Tries actions on a private copy of the present position. */
  look(actions: readonly string[]): Promise<Look<V>>;
  /** Shows a draughtsman's note: why something cannot be done, with a link to the rule, and a line to the thing it is about. */
  refuse(refusal: Refusal, thing?: string): void;
  /** Asks the referee why an illegal action is refused and shows it, with a line to the thing it is about. */
  explain(action: string, thing?: string): Promise<void>;
  /** Opens the rulebook at a rule. */
  openRule(id: string): void;
  /** Plays a short sound if sounds are on: `lay`, `turn`, `figure`, `score`, `refuse`. */
  sound(name: 'lay' | 'turn' | 'figure' | 'score' | 'refuse'): void;
}

/** The one line: whose turn and what is asked ("Your turn: place the tile"), and what it costs or brings. */
export interface Ask {
  readonly title: string;
  readonly detail?: string;
}

export interface Shortcut {
  /** Key names as printed on keyboards, for example `['R']` or `['←', '→', '↑', '↓']`. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** What is staged, shared by the board and the decision bar; a class with Svelte runes. */
export interface Controller {
  /** What is asked now of the seat on turn, in words; when null the shell says only whose turn it is. */
  readonly ask: Ask | null;
  /** True when something complete is staged and `confirm` would send it. */
  readonly ready: boolean;
  /** True when something is staged that `cancel` would take back (Undo does this first). */
  readonly staged: boolean;
  /** The action that is pointed at or staged, in notation: the others at the table are told. */
  readonly aim?: string | null;
  /** The actions that are staged so far, in notation; a lesson answers them before they are sent. */
  readonly tried?: readonly string[];
  /** Sends what is staged. */
  confirm(): Promise<void>;
  /** Takes back the last staged step. */
  cancel(): void;
  /** Handles a key on the table; true when it was used. */
  key(event: KeyboardEvent): boolean;
  /** What the help dialog lists. */
  readonly shortcuts: readonly Shortcut[];
  /** Called when the table goes away. */
  destroy?(): void;
}

export interface PartProps<C extends Controller = Controller, V extends View = View> {
  readonly context: GameContext<V>;
  readonly controller: C;
}

export interface GoodsProps<V extends View = View> {
  readonly seat: number;
  /** What whoever sits there is called. */
  readonly name: string;
  readonly view: V;
  readonly t: Translate;
}

/** One cell of the title block in the sheet's corner: caption, value, and a drawing that stands for the value. */
export type BlockCell = readonly [caption: string, value: string | number, drawing?: BlockDrawing];
export interface BlockDrawing {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a part with the properties that it wants; they are given beside it
  readonly part: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A drawing of its own: the view box and what stands in it. */
export interface Sketch {
  readonly box: string;
  readonly svg: string;
}

/**
 * What one thing on the sheet is. Whatever lies there carries `data-thing="kind:id"` (`tile:A-3`, `provost:`, `good:0.wood`),
 * by which cards, flights, ticks, notes and lessons find it; where something may be done it carries `data-may` too.
 */
export interface Card {
  readonly title: string;
  /** What sort of thing it is, small beside the title: "prestige building". */
  readonly kind?: string;
  readonly picture?: Sketch;
  /** What it costs and gives and how it stands, a short sentence each; cost and gain come first. */
  readonly lines: readonly string[];
  /** What each sign on it means. */
  readonly signs?: readonly { readonly sketch: Sketch; readonly means: string }[];
  readonly rule?: string;
  /** The table and the id of its row in the box: whether a value of it was reconstructed or corrected is said with it. */
  readonly row?: { readonly table: string; readonly id: string };
}

/** Something that goes from one thing to another: a cube from a building to a seat, a tile from its row to its place. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** What is seen flying; without it the thing at the end itself, which is hidden until it has arrived. */
  readonly sketch?: Sketch;
  readonly count?: number;
}

/** Points that a seat gets or loses, with what they are for. */
export interface Gain {
  readonly at: string;
  readonly seat: number;
  readonly points: number;
  readonly cause?: string;
}

/** One thing that has happened: its parts are shown together, the next happening after them. */
export interface Happening {
  readonly flights?: readonly Flight[];
  readonly gains?: readonly Gain[];
  /** The things touched. */
  readonly things?: readonly string[];
  readonly sound?: 'lay' | 'turn' | 'figure' | 'score' | 'coin' | 'build';
  /** Milliseconds at the calm pace; what the board itself moves is over by then. */
  readonly time: number;
}

/** What was told between two positions. */
export interface Told {
  readonly story: readonly StoryEntry[];
  readonly ledger: readonly LedgerEntry[];
}

/** Something that stands out in a finished game: its largest city, its dearest building. */
export interface GameRecord {
  /** What it is a record of, in words. */
  readonly title: string;
  readonly value: string;
  readonly seats: readonly number[];
  /** The action that brought it, if one did. */
  readonly ply?: number;
}

export interface GameModule<C extends Controller = Controller, V extends View = View> {
  createController(context: GameContext<V>): C;
  /** The sheet: an `<svg class="draw">` with everything that can be pointed at. */
  readonly Board: Component<PartProps<C, V>>;
  /** The middle cells of the decision bar (`<div class="cell">…`); Undo and Confirm are the shell's. */
  readonly Decide: Component<PartProps<C, V>>;
  /** What lies under the seats: remaining tiles, price tables. */
  readonly Under: Component<PartProps<C, V>> | null;
  /** What a seat holds, in its row of the schedule. */
  readonly Goods: Component<GoodsProps<V>>;
  titleBlock(view: V, t: Translate): readonly BlockCell[];
  /** Where the game stands, short: "turn 21". */
  round(view: V, t: Translate): string;
  /** What the log calls a turn, where that is not "Turn 21". */
  turn?(number: number, t: Translate): string;
  /** The rows of the ledger, in order: causes settled so far, and those counted only at the end. */
  readonly causes: { readonly settled: readonly string[]; readonly final: readonly string[] };
  /** What each seat would still get per final cause if the game ended now; null where it is hidden or cannot be told. */
  ifEnded?(view: V): Readonly<Record<string, readonly (number | null)[]>> | null;
  /** Fetches `card`, when a thing is first asked about. */
  cards?(this: void): Promise<Pick<GameModule<C, V>, 'card'>>;
  /** Fetches `happened`, and `sketch` where that is not here yet, when something has happened or is about to. */
  later?(this: void): Promise<Partial<GameModule<C, V>>>;
  /** Fetches `ifEnded`, `counted` and `records`, when somebody plays or the game is over. */
  ends?(this: void): Promise<Partial<GameModule<C, V>>>;
  /** What a thing on the sheet is; null where there is nothing to say. */
  card?(this: void, thing: string, context: GameContext<V>): Card | null;
  /** What happened from one position to a later one, in order; the second is on the sheet already when it is shown. */
  happened?(this: void, before: V, after: V, told: Told): readonly Happening[];
  /** The things that points come from as they are counted at the end; what is not on the sheet is passed over. */
  counted?(this: void, entry: LedgerEntry, view: V): readonly string[];
  /** What stands out in a finished game, three to five of them. */
  records?(this: void, view: V, ledger: readonly LedgerEntry[], t: Translate): readonly GameRecord[];
  /** The tile or piece that a log entry speaks of, drawn instead of its letter. */
  sketch?(this: void, entry: StoryEntry): Sketch | null;
  /** What the seat on turn has in hand for all to see, drawn while one waits. */
  hand?(this: void, view: V): Sketch | null;
  /** Turns arguments of a log sentence into words where plain data will not do; the rest passes through. */
  describe?(args: StoryEntry['args'], t: Translate, names: readonly string[]): Record<string, string | number>;
  /** A short sentence on the position for screen readers. */
  summary?(this: void, view: V, t: Translate, names: readonly string[]): string;
}
