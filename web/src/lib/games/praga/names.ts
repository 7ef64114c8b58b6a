/** What things are called: goods, actions, tiles, places. The sentences are the game's own messages; only their arguments are gathered here. */
import type { Translate } from '$lib/i18n';
import { ACTION_HEXES, PLAZAS, SPACES, WALL_PLACES, type Space } from './boards';
import { over, SIDES } from './hexes';
import { BRIDGE_TILES, HEX_TILES, PLAZA_TILES, SEALS, TECHNOLOGIES, TOKENS, type Technology } from './tiles';
import type { ActionName, Amount, StepName } from './view';

type Args = Record<string, string | number>;
const LEVELS = ['I', 'II', 'III', 'IV'];

/** Sentences or words, one after the other. */
export const joined = (parts: readonly string[], t: Translate): string => parts.filter(Boolean).join(t('praga-ui-comma'));
/** "2 gold, 1 point" */
export const amounts = (list: readonly Amount[], t: Translate): string =>
  joined(
    list.map((a) => t('praga-gain', { what: a.kind, count: a.n, n: a.n })),
    t,
  ) || t('praga-nothing');
export const amount = (what: string, n: number, t: Translate): string => t('praga-gain', { what, count: n, n });
export const actionName = (action: ActionName, t: Translate): string => t('praga-action-short', { action });
export const pairName = (actions: readonly ActionName[], t: Translate): string => t('praga-pair', { first: actions[0]!, second: actions[1]! });
export const gridName = (grid: StepName, t: Translate): string => t('praga-ui-grid', { grid });

const SPECIALS: Readonly<Record<string, string>> = {
  move_up_one_free_of_windows_and_tier_cost: 'climb',
  produce_gold_not_as_action: 'produce-gold',
  produce_stone_not_as_action: 'produce-stone',
  both_rewards_of_one_plaza_tile_on_the_board_resolved_or_not: 'both-plaza',
  advance_mine_or_quarry_by_1_then_produce_gold_or_stone_independent_choices_not_as_action: 'grow',
};
function doesOf(tech: Technology): string {
  if (tech.when) return tech.when;
  if (tech.special) return SPECIALS[tech.special]!;
  if (!tech.perform) return 'gain';
  if (tech.perform === 'any') return 'perform-any';
  return tech.discount.length ? 'perform-cheaper' : tech.gain.length ? 'gain-perform' : 'perform';
}
const technologyArgs = (tech: Technology, t: Translate): Args => ({
  does: doesOf(tech),
  what: tech.match ?? '',
  n: 1,
  action: tech.perform ?? '',
  gains: amounts(tech.gain, t),
  cut: amounts(tech.discount, t),
});
/** What a technology does: "each book: 2 points". */
export const technologyWords = (id: string, t: Translate): string => (TECHNOLOGIES[id] ? t('praga-technology', technologyArgs(TECHNOLOGIES[id], t)) : id);

function tileArgs(id: string, t: Translate): Args | null {
  const hex = HEX_TILES[id];
  if (hex) return { kind: hex.row, action: hex.action ?? '', gains: amounts(hex.reward, t), icon: hex.grid ? 'yes' : 'no' };
  const tech = TECHNOLOGIES[id];
  if (tech) return { kind: 'technology', level: LEVELS[tech.level - 1]!, ...technologyArgs(tech, t) };
  const plaza = PLAZA_TILES[id];
  if (plaza) return { kind: 'plaza', top: amounts(plaza.top, t), bottom: amounts(plaza.bottom, t) };
  const bridge = BRIDGE_TILES[id];
  if (bridge)
    return bridge.final
      ? { kind: 'v_tile', gains: amounts(bridge.now, t), per: bridge.final.per, gain: amount('points', bridge.final.points, t) }
      : { kind: 'bridge', gains: amounts(bridge.now, t) };
  if (TOKENS[id]) return { kind: 'production_token', gains: amounts(TOKENS[id].gain, t) };
  const seal = SEALS[id];
  if (!seal) return null;
  const gains = amount('points', seal.exchange?.points ?? seal.points, t);
  return seal.exchange ? { kind: 'exchange', gains, pay: amounts(seal.exchange.pay, t) } : { kind: 'seal', gains };
}
/** A tile, token or seal in words: what it is and what it brings. */
export function tileName(id: string, t: Translate): string {
  const args = tileArgs(id, t);
  return args ? t('praga-tile', args) : id;
}
/** What a tile brings, without its kind, for buttons beside which it is drawn. */
export function tileGains(id: string, t: Translate): string {
  const args = tileArgs(id, t);
  if (!args) return id;
  if (args.kind === 'technology') return technologyWords(id, t);
  if (args.kind === 'v_tile') return t('praga-final', args);
  return String(args.gains ?? '');
}
const plazaArgs = (id: string): Args => ({ colour: PLAZAS.find((p) => p.id === id)?.colour ?? 'tan', letter: id.replace('P_', '') });
export const plazaName = (id: string, t: Translate): string => t('praga-plaza', plazaArgs(id));

/** The actions whose hexes a wall place touches. */
function beside(place: string): readonly ActionName[] {
  const [q, r] = WALL_PLACES.get(place) ?? [0, 0];
  return SIDES.flatMap((edge) => {
    const [x, y] = over(q, r, edge);
    return ACTION_HEXES.filter((h) => h.q === x && h.r === y).map((h) => h.action);
  });
}
/** A place of the action board or a space of the city: "wall place 7, beside Mines", "Old Town, plaza K". */
export function placeName(place: string, t: Translate): string {
  const space = SPACES.find((s) => s.id === place);
  if (space) return t('praga-place', { where: space.side, ...plazaArgs(space.plaza) });
  if (!WALL_PLACES.has(place)) return t('praga-place', { where: 'hex', action: place });
  const [first, second] = beside(place);
  return t('praga-place', { where: second ? 'between' : 'wall', number: Number(place.slice(1)), action: first!, first: first!, second: second ?? '' });
}
/** The same, short, for a button: "by Wall and Upgrade", "Old Town K, north-east". */
export function placeLabel(place: string, t: Translate): string {
  const space = SPACES.find((s) => s.id === place);
  if (space) return t('praga-site', { side: space.side, letter: space.plaza.replace('P_', ''), direction: directionOf(space) });
  if (!WALL_PLACES.has(place)) return actionName(place as ActionName, t);
  const [first, second] = beside(place);
  return t('praga-beside', { first: actionName(first!, t), second: second ? actionName(second, t) : 'none' });
}
const DIRECTIONS = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
/** On which side of its plaza a space lies. */
function directionOf(space: Space): string {
  const plaza = PLAZAS.find((p) => p.id === space.plaza)!;
  return DIRECTIONS[SIDES.find((edge) => over(plaza.q, plaza.r, edge).join() === `${space.q},${space.r}`)!];
}
