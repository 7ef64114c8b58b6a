/** What is said at a table and is no move: talk, notices, reminders. */
import type { ChatMessage, TableNotice } from '$lib/api/types';
import { held } from '$lib/state/seats.svelte';
import { play } from '$lib/state/sound';

/** Notices about something that whoever reads them has just done. */
const OWN_ACTS = /-(joined|left|left-open|reclaimed|undo-asked|undo-withdrawn|undo-refused|rematch-offered|rematch-accepted)$/;
/** Milliseconds for which a notice is shown. */
const TOLD = 9000;

export class News {
  chat = $state.raw<readonly ChatMessage[]>([]);
  unread = $state(0);
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
      play('turn');
    }
    if (mine && OWN_ACTS.test(notice.key)) return;
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
    if (message.seat === null || !this.#you().includes(message.seat)) this.unread++;
  }
}
