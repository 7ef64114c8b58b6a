/** What keys do at a table: its board hears them first, then the table itself. */
import type { Controller } from '$lib/games/types';
import type { Tab } from './Drawer.svelte';
import { stand } from './focus';
import type { Session } from './session.svelte';

/** What the keys of a table do beside its board. */
export interface Keyed {
  readonly session: Session;
  readonly controller: Controller;
  readonly undo: () => void;
  readonly restart: () => void;
  readonly redo: () => void;
  readonly plan: () => void;
  readonly help: () => void;
  readonly show: (tab: Tab) => void;
  /** Shuts the result, where one lies open. */
  readonly shut: () => void;
}

/** Keys that go on for as long as they are held: they walk, turn, zoom, scroll or go back. Digits, other letters and Enter play. */
const GO_ON = /^(?:[ru .,+=-]|(?!Enter).{2,})$/i;

/**
 * Throws away what a key says again while it is held: it would confirm at once what it has chosen, and answer what is asked
 * next. The ways back are gone for as long as one likes, and so is whatever does not play.
 */
export function unheld(event: KeyboardEvent): void {
  if (!event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const on = event.target as Element;
  // the space bar scrolls, and presses a button when it is let go; what is only drawn as a button it presses each time
  if (GO_ON.test(event.key) && !(event.key === ' ' && on.closest('[role=button]'))) return;
  if (on.closest('input, select, textarea, [contenteditable], summary, dialog, .undo, .redo, [data-chrome]')) return;
  event.preventDefault();
  event.stopPropagation();
}

export function press(event: KeyboardEvent, at: Keyed): void {
  const { session, controller } = at;
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.altKey) return;
  // beneath an open dialog nothing is meant, wherever the focus has gone
  if (target.closest('input, select, textarea, [contenteditable]') || document.querySelector('dialog[open]')) return;
  // what is written before the field is there is not meant for the table
  if (session.news.writing) return void (session.news.writing = event.key !== 'Escape');
  // it opens and shuts what it heads
  if (event.key === 'Enter' && target.closest('summary')) return;
  if (event.ctrlKey || event.metaKey) {
    const way = { z: event.shiftKey ? at.redo : at.undo, y: at.redo }[event.key.toLowerCase()];
    if (!way) return;
    event.preventDefault();
    way();
    return;
  }
  if (event.key === 'Escape' && session.notice?.kind === 'refusal') {
    event.preventDefault();
    session.notice = null;
    return;
  }
  const noted = session.notice;
  if (session.sending ? event.key === 'Enter' || event.key === ' ' : controller.key(event)) {
    if (noted && session.notice === noted) session.notice = null;
    session.telling.skip();
    event.preventDefault();
    // Enter confirms what a number chose; it does not choose what the keyboard stood on before
    const part = /^[1-9]$/.test(event.key) && target.parentElement?.closest<HTMLElement>('.board, .decide');
    if (part) stand(part);
    return;
  }
  const onButton = target.closest('button, a, [role=tab]') !== null;
  const act: Record<string, () => void> = {
    '?': at.help,
    u: event.shiftKey ? at.restart : at.undo,
    h: () => session.mayHint && void session.coach.ask(),
    p: at.plan,
    l: () => at.show('log'),
    g: () => at.show('ledger'),
    i: () => at.show('rules'),
    c: () => {
      at.show('chat');
      session.news.writing = session.talks;
    },
    Escape: () => back(at),
    ...(!onButton && { Enter: () => controller.ready && void controller.confirm() }),
  };
  const found = act[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!found) return;
  event.preventDefault();
  found();
}

/** One thing after the other, the latest first. */
function back({ session, controller, shut }: Keyed): void {
  if (session.coach.showing !== null) session.coach.show();
  else if (!session.telling.idle) session.telling.skip();
  else if (session.asking) session.asking = null;
  else if (controller.staged) controller.cancel();
  else if (session.notice) session.notice = null;
  else if (session.coach.advice) session.coach.drop();
  else if (session.planning) session.endPlan();
  else shut();
}
