/** What crosses the wire, under the client's names; `schema.d.ts` is made from the server's document. */
import type * as schema from './schema';

export type {
  AbsentInfo as Absent,
  AppendixInfo as Appendix,
  BoxAnswer as GameBox,
  ChatMessage,
  ClockState as Clock,
  CorrectionInfo as Correction,
  GameInfo,
  Json,
  Ledger as LedgerEntry,
  LegalAction,
  LiveFrame,
  NewTable,
  MistakeInfo as Mistake,
  NoticeInfo as TableNotice,
  OptionInfo as GameOption,
  ReviewAnswer as Review,
  ReviewLine,
  RuleInfo as Rule,
  SeatChange,
  SeatInfo as Seat,
  ShuffleAnswer as Shuffle,
  StepFrame,
  StepTable,
  Story as StoryEntry,
  TableInfo as Table,
  TurnInfo,
  UndoInfo as Undo,
  UndoRequest,
  UndoWay,
  ValueInfo as BoxValue,
  View,
} from './schema';

export type Args = schema.Story['args'];

/** The seat that decides while a draw is due, and once the game is over. */
export const CHANCE = -1;
export const TERMINAL = -4;

/** An answer with a position in it, as the views of one game. */
type Seen<Answer extends { readonly view: schema.View }, V> = Omit<Answer, 'view'> & { readonly view: V };

export type Snapshot<V extends schema.View = schema.View> = Seen<schema.Snapshot, V>;
export type Replay<V extends schema.View = schema.View> = Seen<schema.ReplayAnswer, V>;
export type HintStep<V extends schema.View = schema.View> = Seen<schema.HintStep, V>;
export type HintLine<V extends schema.View = schema.View> = Omit<schema.HintLine, 'steps' | 'after'> & {
  readonly steps: readonly HintStep<V>[];
  readonly after: V;
};
export type Look<V extends schema.View = schema.View> = Seen<Omit<schema.LookAnswer, 'refusal'>, V> & { readonly refusal: Refusal | null };

/** Why an action is not legal, from a look or from an error. */
export type Refusal = Pick<schema.RefusalInfo, 'rule' | 'reason'> & Partial<Pick<schema.RefusalInfo, 'key' | 'args'>>;

/** What is to be on a seat of a new table. */
export type SeatRequest = schema.NewTable['seats'][number];
