/** What crosses the wire, as `docs/building/contract.md` fixes it. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Args = Readonly<Record<string, Json>>;

/** A seat that decides; `CHANCE` while a draw is due; `TERMINAL` once the game is over. */
export const CHANCE = -1;
export const TERMINAL = -4;

export interface GameOption {
  readonly name: string;
  readonly default: Json;
  /** The possible values; absent where any text is allowed. */
  readonly choices?: readonly Json[] | null;
  readonly text?: boolean;
}

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly min_players: number;
  readonly max_players: number;
  readonly rules_version: number | string;
  readonly options: readonly GameOption[];
  readonly presets: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly levels: readonly string[];
  /** Whether people may say who begins; else the rules of the game do. */
  readonly chooses_start: boolean;
  /** Whether some of its values are stand-ins for printed ones that could not be found. */
  readonly reconstructed: boolean;
  /** How many values whoever runs the server has corrected. */
  readonly corrected: number;
}

/** A value of the box that is another one here than in the package. */
export interface Correction {
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
  readonly note: string;
}

/** A value of the components that is not known to be the printed one, or was corrected. */
export interface BoxValue {
  readonly table: string;
  readonly id: string;
  readonly field: string;
  readonly value: Json;
  readonly confidence: 'reconstructed' | 'corrected';
  readonly source: string;
}

/** The components that a game is played with; `box` changes whenever any of them does. */
export interface GameBox {
  readonly game: string;
  readonly box: string;
  readonly corrections: readonly Correction[];
  readonly components: unknown;
}

export type SeatKind = 'person' | 'bot' | 'open' | 'local';

export interface Seat {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly bot: string | null;
  readonly present: boolean;
  readonly you: boolean;
  readonly host?: boolean;
  /** A bot plays here for somebody who may come back. */
  readonly stand_in?: boolean;
  /** Nobody sits here yet, and the seat is kept for somebody. */
  readonly reserved?: boolean;
}

/** Somebody who is on turn and away, with seconds until the others may hand the seat to a bot. */
export interface Absent {
  readonly seat: number;
  readonly away: number;
  readonly left: number;
  readonly accepted: readonly number[];
  readonly waiting: readonly number[];
}

/** The one offer of another game: its table, whose offer it is, and who has said yes. */
export interface Rematch {
  readonly table: string;
  readonly seat: number;
  readonly accepted: readonly number[];
}

/** Something that happened at the table and is no move, as a Fluent message. */
export interface TableNotice {
  readonly id: number;
  readonly ply: number;
  readonly at: string;
  readonly seat: number | null;
  readonly key: string;
  readonly args: Args;
}

export type TableState = 'open' | 'running' | 'over';

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The box it is played with, as `GameBox.box`. */
  readonly box: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly state: TableState;
  readonly public: boolean;
  readonly players: number;
  readonly created: string | number;
  /** When something last happened there. */
  readonly updated: string | number;
  readonly seats: readonly Seat[];
  readonly you: readonly number[];
  readonly host: boolean;
  readonly seq: number;
  readonly ply: number;
  readonly scores: readonly number[];
  /** The seat that is to decide; null while a draw is due, before the start and after the end. */
  readonly turn: number | null;
  readonly commitment?: string | null;
  readonly clock?: { readonly initial: number; readonly increment: number } | null;
  /** Own seats at which a stand-in plays. */
  readonly lost?: readonly number[];
  readonly absent?: Absent | null;
  readonly rematch?: Rematch | null;
}

export interface LegalAction {
  readonly action: number;
  /** The notation that is sent back, for example `place N 1,-1 r2`. */
  readonly text: string;
  /** Named fields, `kind` among them. */
  readonly fields: { readonly kind: string; readonly [field: string]: Json };
  readonly preview: Readonly<Record<string, Json>> | null;
}

/** One action of a hint, and the position in which it is made. */
export interface HintStep<V extends View = View> {
  readonly view: V;
  readonly action: LegalAction;
}

export interface StoryEntry {
  readonly ply: number;
  readonly seat: number | null;
  readonly key: string;
  readonly args: Args;
  readonly rule: string | null;
  readonly points: number;
  /** The number of its turn, as the game's panel shows it; 0 in the set-up. */
  readonly turn: number | null;
  /** Whose turn it was; null in the set-up and in a turn that all seats share. */
  readonly whose: number | null;
  /** The seat that acted, null for chance; `seat` is who the sentence is about. */
  readonly actor: number | null;
}

export interface LedgerEntry {
  readonly ply: number;
  readonly seat: number;
  readonly points: number;
  readonly cause: string;
  readonly rule: string;
  readonly args: Args;
}

export interface Refusal {
  readonly rule?: string | null;
  readonly reason: string;
  readonly key?: string;
  readonly args?: Args;
}

export interface UndoRequest {
  readonly id: string | number;
  readonly seat: number;
  readonly ply: number;
  /** Seats that have agreed so far, and those that are still asked. */
  readonly accepted?: readonly number[];
  readonly waiting?: readonly number[];
}

/** A way back to a decision of your seats. */
export interface UndoWay {
  readonly ply: number;
  readonly seat: number;
  /** What to ask before going: others have acted since, or a turn has ended. */
  readonly question: 'others' | 'turn' | null;
  /** True when other people are asked, and have to agree. */
  readonly consent: boolean;
}

export interface Undo {
  readonly free_to: number | null;
  /** To your last decision; null when there is nothing to take back. */
  readonly step: UndoWay | null;
  /** To where its turn began. */
  readonly turn: UndoWay | null;
  /** The ply that a redo leads to. */
  readonly redo: number | null;
  readonly request: UndoRequest | null;
}

/** Where a turn begins, whose it is, and the number that the game's panel shows. */
export interface TurnInfo {
  readonly ply: number;
  readonly seat: number;
  readonly turn: number;
}

export interface Clock {
  /** Seconds left per seat at the moment the snapshot was made. */
  readonly seats: readonly number[];
  readonly running: number | null;
  /** Seconds gained per turn. */
  readonly increment?: number;
  readonly at?: string;
}

export interface View {
  readonly game: string;
  readonly players: number;
  readonly ply: number;
  readonly current: number;
  readonly scores: readonly number[];
  readonly winners?: readonly number[];
  readonly seats: readonly { readonly score: number; readonly if_ended?: number | null }[];
}

export interface Snapshot<V extends View = View> {
  readonly seq: number;
  readonly ply: number;
  readonly view: V;
  /** What the seat on turn may do, if it is one of yours; else empty. */
  readonly legal: readonly LegalAction[];
  readonly story: readonly StoryEntry[];
  readonly ledger: readonly LedgerEntry[];
  readonly turns: readonly TurnInfo[];
  readonly undo: Undo;
  readonly thinking: boolean;
  readonly clock: Clock | null;
}

/** A private copy with some actions tried on it; nothing of it happened at the table. */
export interface Look<V extends View = View> {
  readonly view: V;
  readonly legal: readonly LegalAction[];
  readonly story: readonly StoryEntry[];
  readonly ply: number;
  readonly refusal?: Refusal | null;
  /** What was tried, with every `?` spelled out as what was drawn. */
  readonly actions?: readonly string[];
}

export interface Replay<V extends View = View> {
  readonly view: V;
  readonly ply: number;
  readonly plies: number;
  readonly story: readonly StoryEntry[];
  readonly ledger: readonly LedgerEntry[];
  readonly turns: readonly TurnInfo[];
}

/** The final points that a bot expects for every seat, after so many actions. */
export interface Analysis {
  readonly moments: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export interface ChatMessage {
  readonly id?: string | number;
  readonly seat: number | null;
  readonly name?: string | null;
  readonly text: string;
  readonly at?: string | number;
}

export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly tags?: readonly string[] | string;
}

export type SeatRequest =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'local'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatRequest[];
  readonly public: boolean;
  readonly start?: string;
  /** Seconds for everybody at the start, and for each turn. */
  readonly clock?: { readonly initial: number; readonly increment: number } | null;
}

export type LiveFrame =
  | ({ readonly type: 'snapshot' } & Snapshot)
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  | { readonly type: 'notice'; readonly notice: TableNotice }
  | { readonly type: 'presence'; readonly seats: readonly boolean[] }
  | { readonly type: 'undo'; readonly request: UndoRequest | null }
  | { readonly type: 'error'; readonly error?: ApiErrorBody; readonly code?: string; readonly message?: string }
  | { readonly type: 'pong' }
  | { readonly type: 'ping' };

export interface ApiErrorBody {
  readonly code: string;
  readonly message: string;
  readonly rule?: string | null;
  readonly key?: string;
  readonly args?: Args;
  readonly seq?: number;
  readonly [more: string]: Json | undefined;
}
