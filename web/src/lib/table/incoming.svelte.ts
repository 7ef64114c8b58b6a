/** What the server tells of a table: the frames of its live line, each only as far as it is news, and what is fetched anew. */
import { ApiError } from '$lib/api/client';
import { TERMINAL, type LiveFrame, type Snapshot, type StepTable, type Table } from '$lib/api/types';
import { Line } from '$lib/live/connection.svelte';
import { after, differ } from '$lib/live/steps';
import { server } from '$lib/state/server.svelte';
import type { Course } from './course.svelte';
import type { Desk } from './desk.svelte';
import type { News } from './news.svelte';
import type { People } from './people';
import type { Planning } from './plan.svelte';
import type { Pointing } from './pointer.svelte';
import type { Sending } from './sending';
import type { How } from './telling.svelte';

/** The table that is told of. */
export interface Told {
  table: Table;
  readonly line: Line | null;
  readonly latest: Snapshot;
  readonly news: News;
  readonly people: People;
}

export class Incoming {
  /** Whether the line was lost and what came meanwhile is still to come. */
  returning = false;
  /** Whether the table was taken away meanwhile. */
  gone = $state(false);
  /** By which tokens the latest position is known: what others see is another one. */
  #whose: string;
  /** The tokens of the last hello, and how often the line has told something. */
  #hello = '';
  #heard = 0;
  readonly #told: Told;
  readonly #desk: Desk;
  readonly #course: Course;
  readonly #planning: Planning;
  readonly #sending: Sending;
  readonly #pointing: Pointing;

  constructor(told: Told, desk: Desk, course: Course, planning: Planning, sending: Sending, pointing: Pointing) {
    this.#told = told;
    this.#desk = desk;
    this.#course = course;
    this.#planning = planning;
    this.#sending = sending;
    this.#pointing = pointing;
    this.#whose = this.#me;
  }

  get #me(): string {
    return this.#desk.tokens.join();
  }

  connect(url: string, socket?: (url: string) => WebSocket): Line {
    const told = this.#told;
    return new Line({
      url,
      tokens: () => {
        this.#hello = this.#me;
        return this.#desk.tokens;
      },
      // whoever comes back to a clock, or to what was closed, knows a position that may have changed without a new number
      since: () => (this.#whose === this.#me && !(this.#heard && (told.table.clock ?? told.table.frozen)) ? told.latest.seq : null),
      notice: () => told.news.notices.at(-1)?.id ?? 0,
      page: server.page,
      receive: (frame) => this.receive(frame),
      opened: (again) => {
        this.returning = again;
        if (again) void this.refresh();
      },
      // a result that one reads is not taken away
      gone: () => (this.gone = told.table.state !== 'over'),
      ...(socket && { socket }),
    });
  }

  receive(frame: LiveFrame): void {
    const told = this.#told;
    this.#heard++;
    switch (frame.type) {
      case 'snapshot':
        this.#whose = this.#hello;
        this.#note(frame);
        this.follow(frame);
        break;
      case 'step': {
        const next = after(told.latest, frame);
        const missed = !next && (frame.seq > told.latest.seq || differ(frame.you, told.latest.you));
        this.#note(frame);
        if (next) this.follow(next);
        else if (missed) told.line?.hello(true);
        break;
      }
      case 'table': {
        const before = told.table.state;
        told.table = frame.table;
        if (before === 'open' && frame.table.state !== 'open') void this.refresh();
        void told.people.reveal();
        break;
      }
      case 'chat':
        told.news.hear(frame.message);
        break;
      case 'notice':
        told.news.note(frame.notice);
        break;
      case 'presence':
        told.table = { ...told.table, seats: told.table.seats.map((seat, i) => ({ ...seat, present: frame.seats[i] ?? seat.present })) };
        break;
      case 'undo':
        this.#course.amend({ ...told.latest, undo: { ...told.latest.undo, request: frame.request } });
        break;
      case 'point':
        this.#pointing.heard = frame.action && { seat: frame.seat, ply: frame.ply, action: frame.action };
        break;
      case 'server':
        server.take(frame);
        break;
      case 'error':
        if (frame.error.code === 'bad-format') server.outdate();
        this.#desk.say(new ApiError(frame.error.code, 0, frame.error));
        break;
      default:
    }
  }

  /** Takes what a frame tells of the table beside the position, unless more is known; before it, so that all is drawn once. */
  #note({ seq, table }: { readonly seq: number; readonly table: StepTable }): void {
    const told = this.#told;
    if (seq >= told.latest.seq) told.table = { ...told.table, ...table };
  }

  /** Takes a snapshot unless it is older than what is known. */
  follow(next: Snapshot, how?: How): void {
    const told = this.#told;
    if (next.seq < told.latest.seq) return;
    const state = next.view.current === TERMINAL ? 'over' : told.table.state === 'over' ? 'running' : told.table.state;
    told.table = { ...told.table, seq: next.seq, ply: next.ply, scores: next.view.scores, state };
    this.#sending.arrived(next.seq);
    this.#course.take(next, how);
    this.#planning.rewound(next.ply);
  }

  /** Fetches the table anew. What the line has told meanwhile is newer, and an answer to who one was before is none. */
  async refresh(): Promise<void> {
    const told = this.#told;
    const { api, id } = this.#desk;
    const [me, heard] = [this.#me, this.#heard];
    await this.#desk.attempt(async () => {
      const { table, snapshot, notices } = await api.table(id, this.#desk.tokens);
      if (me !== this.#me) return;
      const late = heard !== this.#heard && this.#whose === me;
      if (snapshot.seq > told.latest.seq - (late ? 0 : 1)) {
        told.table = table;
        this.#whose = me;
        this.follow(snapshot, 'silent');
      }
      void told.people.reveal();
      for (const notice of notices) told.news.note(notice);
    });
    this.returning = false;
  }
}
