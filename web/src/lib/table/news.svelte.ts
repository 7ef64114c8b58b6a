/** What is said at a table and is no move: talk, notices, reminders. */
import type { ChatMessage, TableNotice } from '$lib/api/types';
import { held } from '$lib/state/seats.svelte';
import { play } from '$lib/state/sound';

/** Notices about something that whoever reads them has just done. */
const OWN_ACTS = /-(joined|left|left-open|reclaimed|undo-withdrawn|undo-refused|rematch-offered|rematch-accepted)$/;
/** Those about what is asked in the line on top as long as it is open. */
const ASKED = /-(undo|hand|vote)-asked$/;
/** Milliseconds for which a notice is shown. */
const TOLD = 9000;

export class News {
  chat = $state.raw<readonly ChatMessage[]>([]);
  unread = $state(0);
  /** What is being written, also while another part of the page is looked at. */
  draft = $state('');
  /** Whether somebody wants to write: the field takes the keyboard once it is there. */
  writing = $state(false);
  /** What happened here and was no move, the oldest first. */
  notices = $state.raw<readonly TableNotice[]>([]);
  /** Those that have just come and are shown for a while. */
  fresh = $state.raw<readonly TableNotice[]>([]);
  /** Whether somebody reminds this browser's person, until they look. */
  nudged = $state(false);
  readonly #table: string;
  readonly #you: () => readonly number[];

  constructor(table: string, notices: readonly TableNotice[], you: () => readonly number[]) {
    this.#table = table;
    this.notices = notices;
    this.#you = you;
  }

  note(notice: TableNotice): void {
    if (this.notices.some((one) => one.id === notice.id)) return;
    this.notices = [...this.notices, notice];
    const mine = notice.seat !== null && held.tokenOf(this.#table, notice.seat) !== null;
    if (mine && notice.key === 'shell-notice-nudged') {
      this.nudged = true;
      play('bell');
    }
    if (ASKED.test(notice.key) || (mine && OWN_ACTS.test(notice.key))) return;
    this.fresh = [...this.fresh, notice];
    setTimeout(() => this.dismiss(notice.id), TOLD);
  }

  dismiss(id: number): void {
    this.fresh = this.fresh.filter((one) => one.id !== id);
  }

  /** No longer shows what is about a seat. */
  dismissSeat(seat: number): void {
    this.fresh = this.fresh.filter((one) => one.seat !== seat);
  }

  hear(message: ChatMessage): void {
    if (this.chat.some((one) => one.id === message.id)) return;
    this.chat = [...this.chat, message];
    const mine = message.seat !== null && this.#you().includes(message.seat);
    if (!mine && message.id > (held.all[this.#table]?.read ?? 0)) this.unread++;
  }

  /** Notes that all of it has been read, for whoever opens the page again. */
  read(): void {
    this.unread = 0;
    held.read(this.#table, this.chat.at(-1)?.id);
  }
}
