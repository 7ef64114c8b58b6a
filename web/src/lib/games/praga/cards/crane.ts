/** Cards of the crane: the wheel and its sectors, the zones around it, the turn cube. */
import type { Translate } from '$lib/i18n';
import type { Card } from '../../types';
import { CRANE_PLACES } from '../boards';
import { amount, amounts } from '../names';
import { ROMAN } from '../townscape';
import type { WheelBonus } from '../view';
import type { Maker } from './maker';
import { kindWord, meanings } from './lines';
import { pricePicture, signsPicture, zonePicture } from './pictures';

export const bonusWords = (b: WheelBonus, t: Translate): string =>
  t('praga-wheel', { what: b.what, gains: amounts(b.gain, t), points: amount('points', b.points, t), pay: amounts(b.pay, t) });

export const crane: Maker = ({ t }) => ({
  title: t('praga-card-crane'),
  lines: [t('praga-card-crane-take'), t('praga-card-crane-turn')],
  rule: 'PRA-054',
});

function pictureOf(b: WheelBonus): Card['picture'] {
  if (b.what === 'gain') return signsPicture(b.gain);
  if (b.what === 'buy_egg') return pricePicture(b.pay, b.gain);
  return signsPicture([{ kind: 'points', n: b.points }]);
}
export const sector: Maker = ({ t, view }, id = '0') => {
  const found = view.crane.sectors[Number(id)];
  if (!found) return null;
  const { bonus } = found;
  if (!bonus)
    return { title: t('praga-card-arrow'), kind: kindWord('crane', t), lines: [t('praga-card-arrow-turns'), t('praga-card-arrow-shut')], rule: 'PRA-034' };
  const kinds = bonus.what === 'special_or_points' ? ['special', 'points'] : [...bonus.pay, ...bonus.gain].map((a) => a.kind);
  return {
    title: t('praga-card-sector'),
    kind: kindWord('crane', t),
    picture: pictureOf(bonus),
    lines: [bonusWords(bonus, t), t('praga-card-sector-with'), ...(bonus.what === 'special_or_points' ? [t('praga-card-sector-special')] : [])],
    signs: meanings(kinds, t) ?? [],
    rule: 'PRA-070',
  };
};

export const zone: Maker = ({ t }, id = '0') => {
  const found = CRANE_PLACES[Number(id)];
  if (!found) return null;
  const { zone: colour, cost, points } = found;
  return {
    title: t('praga-card-zone', { zone: colour }),
    kind: kindWord('crane', t),
    picture: zonePicture(found),
    lines: [t('praga-card-zone-text', { zone: colour, pay: amount('gold', cost, t), gain: amount('points', points, t) }), t('praga-card-zone-moves')],
    rule: colour === 'red' ? 'PRA-065' : colour === 'blue' ? 'PRA-068' : 'PRA-067',
    row: { table: 'crane', id: '' },
  };
};

export const platform: Maker = ({ t, view }) => ({
  title: t('praga-card-platform'),
  lines: [
    t('praga-ui-pic-platform', { n: Math.max(0, view.crane.platform), era: ROMAN[view.era] ?? '' }),
    t('praga-card-platform-falls'),
    ...(view.era === 1 ? [t('praga-card-platform-era', { players: view.players })] : []),
    t('praga-card-turns-left', { n: view.turns_left[Math.max(0, view.active)] ?? 0 }),
  ],
  rule: 'PRA-258',
});
