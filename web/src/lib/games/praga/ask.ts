/** What the board asks of the seat that decides: the line on top, and what the choice in hand would bring. */
import type { Translate } from '$lib/i18n';
import { capital } from '$lib/table/phrases';
import type { Ask, GameContext } from '../types';
import type { PragaHand } from './hand.svelte';
import { isDraw } from './moves';
import { actionName, amounts, gridName, joined, plazaName, tileName } from './names';
import type { PragaView } from './view';
import { cannotWords, describeChoice, priceList } from './words';

type Context = GameContext<PragaView>;

/** The one line on top: what is asked of the seat this browser speaks for, and what the choice in hand would bring. */
export function askOf(c: PragaHand, context: Context): Ask | null {
  const { t, view, names, you, planning } = context;
  if (!c.active) return null;
  if (c.choices.some(isDraw)) return { title: t('praga-ui-ask-draw'), detail: t('praga-ui-ask-draw-detail') };
  const who = planning ? 'plan' : you.length > 1 ? 'name' : 'you';
  const title = t('praga-ui-ask', { who, name: names[view.current] ?? '', what: askedOf(view, t) });
  return { title, detail: c.preview ? capital(describeChoice(c.preview, view, names, t)) : detailOf(view, t) };
}
/** What is asked, in a few words. */
export function askedOf(view: PragaView, t: Translate): string {
  const { asked, crane } = view;
  switch (view.phase) {
    case 'free':
      if (crane.taken === null) return t('praga-ui-do-now-tile');
      return crane.owed
        ? t('praga-ui-do-now-act', { first: actionName(crane.taken_actions[0]!, t), second: actionName(crane.taken_actions[1]!, t) })
        : t('praga-ui-do-now-rest');
    case 'take':
      return t('praga-ui-do-now-take', { action: asked.action ?? 'upgrade' });
    case 'onto':
    case 'span':
      return t('praga-ui-do-now-onto', { tile: tileName(asked.tile ?? '', t) });
    case 'manage':
      return t('praga-ui-do-now-manage', { action: asked.action ?? 'mines' });
    case 'arrow':
      return t('praga-ui-do-now-arrow', { grid: gridName(asked.grid ?? 'cathedral', t) });
    case 'plaza':
      return t('praga-ui-do-now-plaza', { plaza: plazaName(asked.plaza ?? '', t), both: String(asked.both ?? false) });
    default:
      return t(`praga-ask-${view.phase}`);
  }
}
function freeDetail({ crane, lost_at_end }: PragaView, t: Translate): string {
  if (crane.halves?.some((h) => h.can !== 'now')) return capital(joined(cannotWords(crane.halves, t), t));
  const waiting = lost_at_end.filter((lost) => lost.what !== 'action').length;
  if (waiting > 0) return t('praga-ui-waits', { n: waiting });
  return t(crane.taken === null ? 'praga-ui-detail-tile' : crane.owed ? 'praga-ui-detail-act' : 'praga-ui-detail-rest');
}
/** What is worth knowing before anything is chosen. */
export function detailOf(view: PragaView, t: Translate): string {
  switch (view.phase) {
    case 'free':
      return freeDetail(view, t);
    case 'take':
      return t('praga-ui-detail-take');
    case 'onto':
      return t('praga-ui-detail-onto', { action: view.asked.action ?? 'wall' });
    case 'arrow':
      return t('praga-ui-detail-arrow', { cost: amounts(priceList(view.asked.cost), t) });
    case 'enter':
      return t('praga-ui-detail-enter', { region: view.asked.region ?? 4 });
    default:
      return '';
  }
}
