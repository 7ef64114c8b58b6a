/** Cards of tiles: in the rows, on boards and in the city, technologies, bridge tiles, tokens, seals. */
import { capital } from '$lib/table/phrases';
import type { Card } from '../../types';
import { actionName, amount, amounts, pairName, technologyWords } from '../names';
import { BRIDGE_TILES, HEX_TILES, PLAZA_TILES, SEALS, TECHNOLOGIES, TOKENS, type HexTile } from '../tiles';
import { previewOf, type PragaView, type RowName } from '../view';
import { cannotWords } from '../words';
import { rivalTile } from '../rival';
import type { Context, Maker } from './maker';
import { bonusWords } from './crane';
import { kindWord, meanings, nameOf, ownerOf, trade } from './lines';
import { actionSketch, bridgePicture, hexPicture, pairPicture, plazaPicture, sealPicture, technologyPicture, tokenPicture } from './pictures';
import { plazaLines } from './city';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
const RULE: Readonly<Record<RowName, string>> = { upgrade: 'PRA-119', wall: 'PRA-145', building: 'PRA-165' };

export const tile: Maker = (c, id = '') => {
  if (HEX_TILES[id]) return hex(c, HEX_TILES[id]);
  if (TECHNOLOGIES[id]) return technology(c, id);
  if (BRIDGE_TILES[id]) return bridge(c, id);
  if (PLAZA_TILES[id]) return plazaTile(c, id);
  return actionTile(c, id);
};

function hex(c: Context, tile: HexTile): Card {
  const { t, view } = c;
  const gains = [
    ...(tile.caps ? [{ kind: 'university', n: tile.caps }] : []),
    ...(tile.row === 'upgrade' ? [] : tile.reward),
    ...(tile.grid ? [{ kind: tile.grid, n: 1 }] : []),
  ];
  const lines = [trade(tile.cost, gains, t)];
  if (tile.action) lines.push(t('praga-card-each-action', { action: tile.action, gains: amounts(tile.reward, t) }));
  if (tile.row === 'building') lines.push(t(tile.crown ? 'praga-card-crown' : 'praga-card-cube'));
  if (tile.special) lines.push(t('praga-card-special'));
  const owner = ownerOf(view, tile.id);
  if (owner !== null) lines.push(t('praga-card-by', { name: nameOf(c, owner) }));
  else if (view.city.buildings.some((b) => b.tile === tile.id)) lines.push(t('praga-card-no-cube'));
  const corner = tile.corners.length ? (tile.row === 'building' ? 'blue_corner' : 'red_corner') : null;
  const signs = [...tile.cost.map((a) => a.kind), ...tile.reward.map((a) => a.kind), tile.caps ? 'university' : null, tile.grid, tile.crown ? 'crown' : null];
  const edges = tile.edges.some(Boolean) ? ['edge', ...tile.edges] : [];
  return {
    title: t('praga-card-hex', { row: tile.row, action: tile.action ?? '' }),
    kind: kindWord(tile.row, t, ROMAN[tile.era], tile.special),
    picture: hexPicture(tile),
    lines,
    signs: meanings([...signs, ...edges, corner, tile.special ? 'special' : null], t) ?? [],
    rule: RULE[tile.row],
    row: { table: tile.row, id: tile.id },
  };
}

/** Why one of the two actions could not be done with a tile, as far as it may be taken now. */
function cannot(c: Context, id: string): readonly string[] {
  const { crane } = c.view;
  if (crane.taken === id) return cannotWords(crane.halves, c.t);
  const legal = c.legal.find((a) => a.fields.kind === 'tile' && a.fields.tile === id);
  return legal ? cannotWords(previewOf(legal).halves, c.t, 'yes') : [];
}

function actionTile(c: Context, id: string): Card | null {
  const { t, view } = c;
  const lies = view.crane.tiles.find((one) => one.tile === id);
  const actions = view.crane.taken === id ? view.crane.taken_actions : lies?.actions;
  if (!actions?.length) return null;
  const lines: string[] = [];
  if (lies?.cost) lines.push(t('praga-card-tile-cost', { pay: amount('gold', lies.cost, t) }));
  if (lies?.points) lines.push(t('praga-card-tile-points', { gain: amount('points', lies.points, t) }));
  if (lies?.bonus) lines.push(t('praga-card-tile-wheel', { wheel: bonusWords(lies.bonus, t) }));
  if (lies?.token) lines.push(t('praga-card-tile-token', { gain: amount('points', lies.token, t) }));
  lines.push(...cannot(c, id));
  lines.push(
    t(view.crane.taken === id ? 'praga-card-tile-taken' : 'praga-card-tile', { first: actionName(actions[0]!, t), second: actionName(actions[1]!, t) }),
  );
  return {
    title: pairName(actions, t),
    kind: kindWord('action', t),
    picture: pairPicture(actions),
    lines,
    signs: actions.map((a) => ({ sketch: actionSketch(a), means: t('praga-card-action', { action: a }) })),
    rule: 'PRA-054',
    row: { table: 'action_tile', id },
  };
}

function technology(c: Context, id: string): Card {
  const { t, view } = c;
  const tech = TECHNOLOGIES[id]!;
  const owner = ownerOf(view, id);
  const own = owner === null ? undefined : view.seats[owner]!.technologies.find((o) => o.tile === id);
  const lines = [capital(technologyWords(id, t)), t(tech.when ? 'praga-card-lasting' : 'praga-card-once')];
  if (tech.oncePerTurn) lines.push(t('praga-card-once-a-turn'));
  if (owner !== null) lines.push(t('praga-card-of', { name: nameOf(c, owner) }));
  if (own && tech.when && !own.active) lines.push(t('praga-ui-pic-state', { state: 'waits' }));
  return {
    title: t('praga-card-technology', { level: ROMAN[tech.level]! }),
    kind: kindWord('technology', t),
    picture: technologyPicture(id),
    lines,
    signs: meanings([...tech.gain.map((a) => a.kind), ...tech.discount.map((a) => a.kind)], t) ?? [],
    rule: tech.when ? 'PRA-218' : 'PRA-221',
    row: { table: 'technology', id },
  };
}

function bridge(c: Context, id: string): Card {
  const { t, view } = c;
  const { now, final, set } = BRIDGE_TILES[id]!;
  const owner = ownerOf(view, id);
  const lines: string[] = [];
  if (now.length) lines.push(t('praga-card-now', { gains: amounts(now, t) }));
  if (final) lines.push(capital(t('praga-final', { per: final.per, gain: amount('points', final.points, t) })));
  if (final?.maximum !== undefined) lines.push(t('praga-card-most', { gain: amount('points', final.maximum, t) }));
  if (owner !== null) lines.push(t('praga-card-of', { name: nameOf(c, owner) }));
  return {
    title: t('praga-card-bridge-tile', { set: ROMAN[set]! }),
    kind: kindWord(final ? 'v_tile' : 'bridge', t),
    picture: bridgePicture(id),
    lines,
    signs:
      meanings(
        now.map((a) => a.kind),
        t,
      ) ?? [],
    rule: set === 5 ? 'PRA-204' : 'PRA-201',
    row: { table: 'bridge', id },
  };
}

function plazaTile(c: Context, id: string): Card {
  const { t } = c;
  const { top, bottom } = PLAZA_TILES[id]!;
  return {
    title: kindWord('plaza', t),
    picture: plazaPicture(id, 'ground'),
    lines: plazaLines(id, t),
    signs:
      meanings(
        [...top, ...bottom].map((a) => a.kind),
        t,
      ) ?? [],
    rule: 'PRA-182',
    row: { table: 'plaza', id },
  };
}

export const slot: Maker = (c, row = 'wall', which = '1') => {
  const { t, view } = c;
  const lying = view.rows[row as RowName]?.[which === 'S' ? 3 : Number(which) - 1];
  if (lying) return tile(c, lying);
  return { title: t('praga-card-slot', { row }), kind: kindWord('row', t), lines: [t('praga-card-slot-empty')], rule: 'PRA-138' };
};

const left = (view: PragaView, row: RowName, rank: 'normal' | 'special'): number => view.stacks[row][rank].unseen.length + view.stacks[row][rank].under.length;
export const stack: Maker = (c, row = 'wall') => {
  const { t, view } = c;
  const name = row as RowName;
  return {
    title: t('praga-card-stack', { row, era: ROMAN[view.era] }),
    kind: kindWord('row', t),
    lines: [t('praga-card-stack-left', { n: left(view, name, 'normal'), special: left(view, name, 'special') }), t('praga-card-stack-refill')],
    signs: meanings(['special'], t) ?? [],
    rule: 'PRA-136',
  };
};

export const token: Maker = (c, id = '') => {
  const { t, view } = c;
  const found = TOKENS[id];
  if (!found) return null;
  return {
    title: kindWord('token', t),
    picture: tokenPicture(id),
    lines: [t('praga-card-token', { gains: amounts(found.gain, t) }), t('praga-card-token-where'), t('praga-card-left', { n: view.river[id] ?? 0 })],
    signs:
      meanings(
        found.gain.map((a) => a.kind),
        t,
      ) ?? [],
    rule: 'PRA-095',
    row: { table: 'production_token', id },
  };
};

export const seal: Maker = (c, id = '') => {
  const { t, view } = c;
  const found = SEALS[id];
  const state = view.seals.find((s) => s.seal === id);
  if (!found || !state) return null;
  const gain = found.exchange
    ? t('praga-card-seal-exchange', { pay: amounts(found.exchange.pay, t), gain: amount('points', found.exchange.points, t) })
    : t('praga-card-seal-plain', { gain: amount('points', found.points, t) });
  const cost = state.cost.length ? t('praga-card-seal-cost', { pay: amounts(state.cost, t) }) : t('praga-card-seal-free');
  return {
    title: kindWord('seal', t),
    picture: sealPicture(id),
    lines: [cost, gain, state.seat === null ? t('praga-card-seal-how') : t('praga-card-of', { name: nameOf(c, state.seat) })],
    signs:
      meanings(
        state.cost.map((a) => a.kind),
        t,
      ) ?? [],
    rule: 'PRA-108',
    row: { table: 'seal', id },
  };
};

/** Alone: the score that is good. */
export const goal: Maker = (c) => {
  const { t, view } = c;
  if (view.good_score === null) return null;
  const now = view.seats[0]!;
  return {
    title: t('praga-ui-goal', { n: view.good_score }),
    lines: [t('praga-card-goal', { now: now.score, ended: now.if_ended })],
    rule: 'PRA-292',
  };
};
/** Alone: the opponent, who takes the tile farthest along the crane. */
export const rival: Maker = (c) => {
  const { t, view } = c;
  const next = rivalTile(view);
  if (!view.solo) return null;
  return {
    title: t('praga-ui-rival'),
    ...(next && { picture: pairPicture(next.actions) }),
    lines: [
      ...(next ? [t('praga-card-rival-next', { first: actionName(next.actions[0]!, t), second: actionName(next.actions[1]!, t) })] : []),
      t('praga-card-rival'),
    ],
    rule: 'PRA-291',
  };
};
