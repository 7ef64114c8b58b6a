/** What the signs on a tile mean: every kind of sign in its cost and its effect, once. */
import type { Translate } from '$lib/i18n';
import type { Card } from '../types';
import { coinSketch, crownSketch, pointSketch, squareSketch, wareSketch } from './sketches';
import { exchange, listed, type Amounts, type Building, type Reward, type Ware } from './tables';

type Signs = NonNullable<Card['signs']>;
type Named = readonly [name: string, sketch: Signs[number]['sketch']];

const ofWare = (w: Ware): Named =>
  w === 'deniers'
    ? [w, coinSketch()]
    : w === 'points'
      ? [w, pointSketch()]
      : w === 'any_except_gold'
        ? [w, wareSketch('four')]
        : [w, wareSketch(w === 'any' ? 'any' : w)];
const ofAmounts = (a: { readonly [K in Ware]?: number | undefined }): Named[] => listed(a as Amounts).map(([w]) => ofWare(w));

function ofEffect(b: Building): Named[] {
  const e = b.effect;
  if (b.income) return [ofWare('deniers')];
  if (!e) return [];
  switch (e.kind) {
    case 'produce':
      return e.options.flatMap(ofAmounts);
    case 'build':
      return [[`builds-${e.class}`, squareSketch(e.class)]];
    case 'lawyer':
      return [...ofAmounts(e.pay), ['builds-residential', squareSketch('residential')]];
    default:
      return exchange(e, 0).flatMap(ofAmounts);
  }
}

/** Each sign once, in the order in which they stand there, with its words. */
function said(found: readonly Named[], t: Translate): Signs {
  return [...new Map(found)].map(([name, sketch]) => ({ sketch, means: t(`caylus-sign-${name}`) }));
}

export const signsOfBuilding = (b: Building, t: Translate): Signs =>
  said([...ofEffect(b), ...ofAmounts(b.cost), ...(b.points ? [ofWare('points')] : []), ...(b.favours ? [['favours', crownSketch] as Named] : [])], t);

const EFFECTS = { carpenter: 'wood', mason: 'stone', lawyer: 'residential', architect: 'prestige' } as const;
/** The signs of a square of the favour table. */
export function signsOfReward(r: Reward, t: Translate): Signs {
  if (r.effect) return said([[`builds-${EFFECTS[r.effect]}`, squareSketch(EFFECTS[r.effect])], ...ofAmounts(r.discount ?? {})], t);
  if (r.choice) return said(r.choice.map(ofWare), t);
  if (r.swap_give && r.swap_take) return said([...ofAmounts(r.swap_give), ...ofAmounts(r.swap_take)], t);
  return said(ofAmounts({ points: r.points, deniers: r.deniers, food: r.food, cloth: r.cloth, gold: r.gold }), t);
}
