/** What the board asks of the seat that decides: the line on top, and what the choice in hand would bring. */
import type { Translate } from '$lib/i18n';
import type { Ask, GameContext } from '../types';
import type { Proposal } from './bundle.svelte';
import type { CaylusHand } from './hand.svelte';
import { doesWords, nameOf, sectionName, wareWords } from './names';
import { buildingOf, CASTLE } from './tables';
import { currentSection, sectionOf, type CaylusView } from './view';
import { cubesOfChoice, cubesWords, describeChoice } from './words';

type Context = GameContext<CaylusView>;

/** The one line on top: what is asked of the seat this browser speaks for, and what the choice in hand would bring. */
export function askOf(c: CaylusHand, context: Context): Ask | null {
  const { t, view, names, you, planning } = context;
  if (!c.active || view.current < 0) return null;
  const asked = t(`caylus-ask-${view.ask}`, { waiting: view.favours_waiting });
  const what = view.active ? t('caylus-ui-ask-here', { building: nameOf(view.active.building, t), what: asked }) : asked;
  const who = planning ? 'plan' : you.length > 1 ? 'name' : 'you';
  const title = t(`caylus-ui-ask-${who}`, { name: names[view.current] ?? '', what });
  const shown = c.hovered ?? null;
  const bundle = c.bundle.chosen;
  if (!shown && bundle && bundle.actions.length > 1) return { title, detail: bundleWords(bundle, c, t) };
  const outcome = shown ?? c.chosen;
  return { title, detail: outcome ? describeChoice(outcome, view, view.current, names, t) : detailOf(view, t) };
}
/** Several batches, or the whole of a price, in one line. */
function bundleWords(bundle: Proposal, c: CaylusHand, t: Translate): string {
  const cubes = bundle.actions.flatMap((text) => cubesOfChoice(c.choices.find((one) => one.text === text)));
  return t(c.bundle.whole ? 'caylus-ui-bundle-pay' : 'caylus-ui-bundle-batch', { n: bundle.actions.length, what: cubesWords(cubes, t), points: bundle.points });
}
/** What is worth knowing before anything is chosen. */
export function detailOf(view: CaylusView, t: Translate): string {
  const me = view.seats[view.current];
  if (!me) return '';
  switch (view.ask) {
    case 'worker':
      return t(me.inn && view.price > 1 ? 'caylus-ui-detail-worker-inn' : 'caylus-ui-detail-worker', {
        price: view.price,
        workers: me.workers,
        deniers: me.deniers,
      });
    case 'guild':
      return t('caylus-ui-detail-guild', { space: view.provost });
    case 'provost':
      return t('caylus-ui-detail-provost', { space: view.provost, deniers: me.deniers });
    case 'batch': {
      const now = currentSection(view) ?? 'towers';
      return t('caylus-ui-detail-batch', { section: sectionName(now, t), points: CASTLE[now].batch, free: sectionOf(view, now)?.free ?? 0, given: me.given });
    }
    case 'favour':
      return t('caylus-ui-detail-favour', { columns: view.columns });
    case 'build':
    case 'pay':
      return view.building.discount
        ? t('caylus-ui-detail-discount', { what: wareWords(view.building.discount, 1, t) })
        : view.active
          ? doesWords(buildingOf(view.active.building), t)
          : '';
    default:
      return view.active ? doesWords(buildingOf(view.active.building), t) : '';
  }
}
