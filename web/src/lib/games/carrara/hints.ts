/** A line of a hint: what an action is and brings. */
import type { LegalAction } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import type { Colour } from './box';
import { previewOf, type CarraraView } from './view';
import { cityName, colourName, describeYield, list, objectName, scoringName, tileName, upgradeName } from './words';
import { yieldFrom } from './yields';

export function describeAction(action: LegalAction, view: CarraraView, _names: readonly string[], t: Translate): string {
  const f = action.fields as Readonly<Record<string, string>>;
  switch (f.kind) {
    case 'buy': {
      const from = view.wheel.find((one) => one.segment === f.segment);
      return t('carrara-ui-hint-buy', { colour: colourName(f.colour!, t), segment: f.segment!, price: from?.prices[f.colour as Colour] ?? 0 });
    }
    case 'pay':
      return t('carrara-ui-pay-one', { colour: colourName(f.colour!, t) });
    case 'build':
      return t('carrara-ui-hint-build', { tile: tileName(view, f.tile!, t), city: cityName(f.city!, t) });
    case 'rebuild':
      return t('carrara-ui-hint-rebuild', { tile: tileName(view, f.tile!, t), old: tileName(view, f.old!, t), city: cityName(f.city!, t) });
    case 'score':
      return list(
        [t('carrara-ui-ask-score-this', { what: scoringName(f.what!, f.which!, t) }), describeYield(yieldFrom(previewOf(action), view.current), t)],
        t,
      );
    case 'purchase':
      return t('carrara-ui-do-purchase-words', { object: objectName(f.object!, t), price: view.price });
    case 'upgrade':
      return upgradeName(view, f.upgrade!, t);
    default:
      return t(`carrara-ui-do-${f.kind}`);
  }
}
