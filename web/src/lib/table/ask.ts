/** The one line on top: whose turn, what is asked, what it costs. */
import { CHANCE } from '$lib/api/types';
import type { Ask } from '$lib/games/types';
import { t } from '$lib/i18n';
import { overTitle } from './over';
import type { Session } from './session.svelte';

export interface AskLine {
  readonly title: string;
  readonly detail: string;
  readonly seat: number | null;
}

export function askLine(session: Session, ask: Ask | null): AskLine {
  const { table, names, view } = session;
  const current = view.current;
  const name = names[current] ?? '';
  const detail = ask?.detail ?? '';
  if (session.plan) {
    const title = ask?.title ?? (current >= 0 ? t('shell-ask-plan', { name }) : t('shell-ask-plan-over'));
    return { title, detail, seat: current >= 0 ? current : null };
  }
  if (table.frozen && table.state !== 'over') return { title: t('shell-frozen'), detail: '', seat: null };
  if (table.state === 'open') {
    const count = table.seats.filter((seat) => seat.kind === 'open').length;
    return { title: t('shell-ask-open', { count }), detail: t('shell-ask-open-more'), seat: null };
  }
  if (session.over) {
    return {
      title: overTitle(session, view.winners, view.scores),
      detail: '',
      seat: view.winners.length === 1 ? view.winners[0]! : null,
    };
  }
  if (current === CHANCE) return { title: t('shell-ask-chance'), detail: '', seat: null };
  if (session.mine) {
    const title = ask?.title ?? (session.you.length > 1 ? t('shell-ask-named', { name }) : t('shell-ask-you'));
    return { title, detail, seat: current };
  }
  // while its deeds are told a bot may have long been done
  const bot = table.seats[current]?.kind === 'bot';
  return {
    title: t(bot && session.present ? 'shell-ask-bot' : 'shell-ask-other', { name }),
    detail: session.lost.length > 0 ? t('shell-ask-lost') : session.you.length === 0 ? t('shell-ask-watching') : '',
    seat: current,
  };
}
