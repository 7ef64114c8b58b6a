/** What things are called and what they do, in short words: every sentence comes from the game's texts. */
import type { Translate } from '$lib/i18n';
import { capital } from '$lib/table/phrases';
import { specialId } from './moves';
import {
  buildingOf,
  END,
  exchange,
  listed,
  pointsOf,
  type Amounts,
  type Building,
  type LineName,
  type Reward,
  type SectionName,
  type Special,
  type Ware,
} from './tables';

/** Numbers as the sheet writes them: a true minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export const joined = (parts: readonly string[], t: Translate): string => parts.filter(Boolean).join(t('caylus-ui-comma'));
const either = (parts: readonly string[], t: Translate): string => parts.filter(Boolean).join(t('caylus-ui-or'));

const NAMES: Readonly<Record<string, string>> = {
  neutral_farm: 'farm',
  neutral_forest: 'forest',
  neutral_sawmill: 'sawmill',
  neutral_quarry: 'quarry',
  neutral_marketplace: 'marketplace',
  neutral_carpenter: 'carpenter',
  fixed_peddler: 'peddler',
  fixed_carpenter: 'carpenter',
  wood_farm_food: 'farm',
  wood_farm_cloth: 'farm',
  wood_quarry: 'quarry',
  wood_sawmill: 'sawmill',
  wood_marketplace: 'marketplace',
  wood_peddler: 'peddler',
  stone_farm: 'farm',
};
/** A building, a special building or the castle. */
export const nameOf = (id: string, t: Translate): string => t(`caylus-ui-name-${NAMES[id] ?? specialId(id)}`);
export const sectionName = (id: SectionName, t: Translate): string => t(`caylus-ui-section-${id}`);
export const lineName = (id: LineName, t: Translate): string => t(`caylus-ui-line-${id}`);
export const className = (kind: string, t: Translate): string => t(`caylus-ui-class-${kind}`);

/** "2 food". */
export const wareWords = (w: Ware, n: number, t: Translate): string => t('caylus-good', { good: w, count: Math.abs(n) });
export const amountWords = (a: Amounts, t: Translate): string =>
  joined(
    listed(a).map(([w, n]) => wareWords(w, n, t)),
    t,
  );
/** What a building does for the worker's player (or for its owner, if it takes no workers). */
export const doesWords = (b: Building, t: Translate): string => capital(effectWords(b, t));
function effectWords(b: Building, t: Translate): string {
  const e = b.effect;
  if (b.income) return t('caylus-does-income', { deniers: b.income });
  if (!e) return '';
  switch (e.kind) {
    case 'produce':
      return t('caylus-does-produce', {
        what: either(
          e.options.map((o) => amountWords(o, t)),
          t,
        ),
      });
    case 'buy':
      return t(e.offers.length > 1 ? 'caylus-does-buy-two' : 'caylus-does-buy', { deniers: e.offers[0]!.deniers });
    case 'lawyer':
      return t('caylus-does-lawyer', { cost: amountWords(e.pay, t), points: e.points });
    case 'exchange':
      return either(
        e.offers.map((_, number) => exchangeWords(exchange(e, number), t)),
        t,
      );
    default:
      return t(`caylus-does-${e.kind}`, e);
  }
}

/** One of the exchanges of a building. */
export const exchangeWords = ([pay, gain]: readonly [Amounts, Amounts], t: Translate): string =>
  t('caylus-does-exchange', { paid: amountWords(pay, t), got: amountWords(gain, t) });

/** What a special building does; two players do not use the stables (CAY-293). */
export const specialWords = (s: Special, players: number, t: Translate): string =>
  capital(t(`caylus-does-${s.id === 'stables' && players === 2 ? 'stables-unused' : s.id}`, { deniers: s.deniers, cost: amountWords(s.cost, t) }));

/** What a square of the favour table gives. */
export function rewardWords(r: Reward, t: Translate): string {
  if (r.none) return t('caylus-ui-reward-none');
  if (r.effect) return t(`caylus-ui-reward-${r.effect}`);
  if (r.choice)
    return either(
      r.choice.map((w) => wareWords(w, 1, t)),
      t,
    );
  if (r.swap_give && r.swap_take) return exchangeWords([r.swap_give, r.swap_take], t);
  return amountWords({ points: r.points ?? 0, deniers: r.deniers ?? 0, food: r.food ?? 0, cloth: r.cloth ?? 0, gold: r.gold ?? 0 }, t);
}

/** A building in a few lines, for a tooltip: what it does, what it costs and brings, what its owner gains. */
export function buildingLines(id: string, t: Translate, late = false): { title: string; kind: string; lines: string[] } {
  const b = buildingOf(id);
  const points = pointsOf(b, late);
  const lines = [doesWords(b, t)];
  if (listed(b.cost).length) {
    const brings = joined([points ? wareWords('points', points, t) : '', b.favours ? t('caylus-ui-favours', { n: b.favours }) : ''], t);
    lines.push(t('caylus-ui-built-for', { cost: amountWords(b.cost, t), brings }));
  }
  if (b.ownerBonus.length)
    lines.push(
      t('caylus-ui-owner-bonus', {
        what: either(
          b.ownerBonus.map((w) => wareWords(w, 1, t)),
          t,
        ),
      }),
    );
  return { title: nameOf(id, t), kind: className(b.class, t), lines: lines.filter(Boolean) };
}
export const endWords = (t: Translate): string => t('caylus-ui-end', { gold: END.points_per_gold, cubes: END.cubes_per_point, deniers: END.deniers_per_point });
