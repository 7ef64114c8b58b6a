/** Cards for what is always in sight: the bridge with the passing scale, the phases, the order, the price. */
import type { Card, GameContext } from '../types';
import { coinSketch, markSketch } from './sketches';
import { PHASES } from './phases';
import { orderOfPlay, type CaylusView } from './view';

type Context = GameContext<CaylusView>;

const PHASE_RULES = ['CAY-050', 'CAY-060', 'CAY-090', 'CAY-120', 'CAY-130', 'CAY-200', 'CAY-230'] as const;

export function boardCard(kind: string, id: string, context: Context): Card | null {
  switch (kind) {
    case 'bridge':
      return bridgeCard(context);
    case 'passing':
      return passingCard(Number(id), context);
    case 'phase':
      return phaseCard(Number(id), context);
    case 'order':
      return orderCard(context);
    case 'price':
      return priceCard(context);
    case 'turn':
      return turnCard(context);
    default:
      return null;
  }
}

const listedNames = (seats: readonly number[], { names, t }: Context): string => seats.map((s) => names[s] ?? '').join(t('caylus-ui-comma'));
const priceLines = ({ view, t }: Context): string[] =>
  view.phase_name === 'place' ? [t('caylus-ui-price-label', { price: view.price }), t('caylus-card-price-own')] : [t('caylus-card-price-own')];

/** With two players the price after the first to pass is not the number on the scale. */
const TWO_PRICES = [1, 3];
const bridgeMeans = ({ view, t }: Context): string => t(view.players === 2 ? 'caylus-card-bridge-two' : 'caylus-card-bridge-means');
const priceRule = ({ view }: Context): string => (view.players === 2 ? 'CAY-294' : 'CAY-066');

const bridgeCard = (context: Context): Card => ({
  title: context.t('caylus-card-bridge'),
  lines: [
    bridgeMeans(context),
    ...(context.view.passed.length ? [context.t('caylus-card-passed', { names: listedNames(context.view.passed, context) })] : []),
    ...priceLines(context),
    context.t('caylus-card-first-pass'),
  ],
  rule: 'CAY-062',
});

function passingCard(n: number, context: Context): Card | null {
  const { view, names, t } = context;
  if (!(n >= 1 && n <= 5)) return null;
  const price = view.players === 2 ? TWO_PRICES[n - 1] : n;
  const seat = view.passed[n - 1] ?? null;
  return {
    title: t('caylus-card-passing', { n }),
    picture: seat === null ? coinSketch(n) : markSketch(seat),
    lines: [
      ...(seat === null ? [] : [t('caylus-card-passed', { names: names[seat] ?? '' })]),
      ...(price === undefined ? [] : [t('caylus-card-passing-price', { n: price })]),
      ...(n === 1 ? [t('caylus-card-first-pass')] : []),
      t('caylus-card-passing-provost'),
    ],
    rule: priceRule(context),
  };
}

function phaseCard(n: number, { view, t }: Context): Card | null {
  const name = PHASES[n - 1];
  if (!name) return null;
  return {
    title: t(`caylus-ui-phase-${name}`),
    kind: t('caylus-card-phase', { n }),
    lines: [t(`caylus-card-phase-${name}`), ...(view.phase_name === name ? [t('caylus-card-phase-now')] : [])],
    rule: PHASE_RULES[n - 1],
  };
}

const orderCard = (context: Context): Card => ({
  title: context.t('caylus-card-order'),
  lines: [listedNames(orderOfPlay(context.view), context), context.t('caylus-card-order-means')],
  rule: 'CAY-046',
});

const priceCard = (context: Context): Card => ({
  title: context.t('caylus-card-price'),
  picture: coinSketch(context.view.price),
  lines: [...priceLines(context), bridgeMeans(context)],
  rule: priceRule(context),
});

const turnCard = ({ view, t }: Context): Card => ({
  title: t('caylus-ui-turn-title', { turn: view.turn }),
  lines: [t('caylus-card-turn'), t('caylus-card-game-end')],
  rule: 'CAY-045',
});
