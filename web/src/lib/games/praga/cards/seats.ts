/** Cards of what a seat has: action board, tracks, wealth, technologies to come, goods, the seat itself. */
import type { Card } from '../../types';
import { STEPS, WEALTH, type BoardTrack } from '../boards';
import { actionName, amount, amounts, placeName } from '../names';
import { HEX_TILES } from '../tiles';
import { GOODS, type ActionName, type PragaSeat } from '../view';
import type { Context, Maker } from './maker';
import { kindWord, meanings, nameOf } from './lines';
import { actionPicture, cubePicture, romanPicture, seatPicture, signsPicture } from './pictures';
import { ROMAN } from '../townscape';

const ACTION_RULE: Readonly<Record<string, string>> = {
  mines: 'PRA-086',
  quarries: 'PRA-089',
  upgrade: 'PRA-119',
  wall: 'PRA-145',
  building: 'PRA-165',
  road: 'PRA-192',
};
const isAction = (id: string): id is ActionName => id in ACTION_RULE;

export const action: Maker = ({ t }, id = '') => {
  if (!isAction(id)) return null;
  return {
    title: actionName(id, t),
    kind: kindWord('action-of', t),
    picture: actionPicture(id),
    lines: [t('praga-card-action', { action: id })],
    rule: ACTION_RULE[id]!,
  };
};
export const place: Maker = (c, who = '0', id = '') => {
  const { t } = c;
  const own = c.view.seats[Number(who)];
  if (!own) return null;
  if (isAction(id)) {
    const found = action(c, id);
    return found && { ...found, kind: kindWord('board', t), lines: [...found.lines, upgraded(own, id, c)], row: { table: 'action_board.hexes', id } };
  }
  if (!own.walls.some((w) => w.place === id)) return null;
  return { title: placeName(id, t), kind: kindWord('board', t), lines: [t('praga-card-wall-place'), t('praga-card-wall-meets')], rule: 'PRA-147' };
};
function upgraded(own: PragaSeat, id: ActionName, { t }: Context): string {
  const tile = own.hexes.find((h) => h.action === id)?.tile;
  return tile ? t('praga-card-each-action', { action: id, gains: amounts(HEX_TILES[tile]!.reward, t) }) : t('praga-card-not-upgraded');
}

const FIELD = { mines: 'mine', quarries: 'quarry', technology: 'technology', university: 'university' } as const;
const TRACK_RULE = { mines: 'PRA-087', quarries: 'PRA-089', technology: 'PRA-215', university: 'PRA-272' } as const;
const isTrack = (id: string): id is BoardTrack => id in FIELD;

export const track: Maker = (c, who = '0', id = '') => {
  const { t } = c;
  const own = c.view.seats[Number(who)];
  if (!own || !isTrack(id)) return null;
  const produces = id === 'mines' || id === 'quarries' ? own[id] : 0;
  return {
    title: t('praga-ui-pic-track', { track: id }),
    kind: kindWord('track', t),
    picture: signsPicture([{ kind: FIELD[id], n: 1 }]),
    lines: [
      t('praga-card-track', { track: id, n: produces, step: own[FIELD[id]], times: own.multiplier }),
      t('praga-card-track-how', { track: id }),
      t('praga-card-track-end', { track: id }),
    ],
    rule: TRACK_RULE[id],
    row: { table: `player_board.${id}`, id: '' },
  };
};
export const step: Maker = (c, who = '0', id = '', n = '0') => {
  const { t } = c;
  const own = c.view.seats[Number(who)];
  const found = isTrack(id) ? STEPS[id].find((s) => s.space === Number(n)) : undefined;
  if (!own || !found || !isTrack(id)) return null;
  const lines: string[] = [];
  if (id === 'mines' || id === 'quarries') {
    lines.push(t('praga-card-step-produces', { track: id, n: found.space - 1 }));
    if (found.gain.length) lines.push(t('praga-card-step-gain', { gains: amounts(found.gain, t) }));
    if (found.token) lines.push(t('praga-card-step-token'));
    if (found.seal) lines.push(t('praga-card-step-seal'));
  } else if (found.book) lines.push(t('praga-card-step-book', { level: found.book }));
  else lines.push(t('praga-card-step-plain', { track: id }));
  if (id === 'university') lines.push(t('praga-card-step-times', { times: found.times ?? 0 }));
  if (own[FIELD[id]] === found.space) lines.push(t('praga-card-here', { names: nameOf(c, Number(who)) }));
  return {
    title: t('praga-card-step', { track: t('praga-ui-pic-track', { track: id }), space: id === 'mines' || id === 'quarries' ? found.space - 1 : found.space }),
    kind: kindWord('track', t),
    ...(found.gain.length && { picture: signsPicture(found.gain) }),
    lines,
    signs:
      meanings(
        found.gain.map((a) => a.kind),
        t,
      ) ?? [],
    rule: TRACK_RULE[id],
    row: { table: `player_board.${id}`, id: '' },
  };
};
export const wealth: Maker = (c, who = '0', id = '') => {
  const { t } = c;
  const found = WEALTH.find((w) => w.id === id);
  const own = c.view.seats[Number(who)];
  if (!found || !own) return null;
  return {
    title: t('praga-card-wealth'),
    kind: kindWord('track', t),
    picture: signsPicture(found.gain),
    lines: [t('praga-card-wealth-when', { bonus: id, gains: amounts(found.gain, t) }), t('praga-card-wealth-state', { open: String(own.wealth.includes(id)) })],
    signs:
      meanings(
        found.gain.map((a) => a.kind),
        t,
      ) ?? [],
    rule: id.startsWith('any') ? 'PRA-102' : 'PRA-100',
    row: { table: 'player_board.wealth_bonus', id: '' },
  };
};
export const level: Maker = ({ t }, _who = '0', n = '1') => ({
  title: t('praga-card-technology', { level: ROMAN[Number(n)] ?? '' }),
  kind: kindWord('technology', t),
  picture: romanPicture(Number(n)),
  lines: [t('praga-card-level-missing'), t(Number(n) < 3 ? 'praga-card-lasting' : 'praga-card-once')],
  rule: 'PRA-215',
});

export const good: Maker = (c, who = '0', id = '') => {
  const { t } = c;
  const own = c.view.seats[Number(who)];
  if (!own) return null;
  if (id === 'cube')
    return {
      title: t('praga-card-cubes', { n: own.cubes }),
      kind: nameOf(c, Number(who)),
      picture: cubePicture(Number(who)),
      lines: [t('praga-card-cubes-for')],
      rule: 'PRA-177',
    };
  const kind = GOODS.find((one) => one === id);
  if (!kind) return null;
  return {
    title: amount(kind, own[kind], t),
    kind: nameOf(c, Number(who)),
    picture: signsPicture([{ kind, n: 1 }]),
    lines: [t('praga-card-good', { good: kind })],
    rule: { gold: 'PRA-100', stone: 'PRA-100', egg: 'PRA-279', silver_window: 'PRA-078', gold_window: 'PRA-078', red_token: 'PRA-275', blue_token: 'PRA-275' }[
      kind
    ],
  };
};

export const seat: Maker = (c, who = '0') => seatCard(c, Number(who));
export const score: Maker = (c, who = '0') => seatCard(c, Number(who));
function seatCard(c: Context, who: number): Card | null {
  const { t, view } = c;
  const own = view.seats[who];
  if (!own) return null;
  return {
    title: nameOf(c, who),
    kind: amount('points', own.score, t),
    picture: seatPicture(who),
    lines: [
      ...(view.phase === 'over' ? [] : [t('praga-ui-if-ended', { n: own.if_ended }), t('praga-card-turns-left', { n: view.turns_left[who] ?? 0 })]),
      t('praga-card-cubes', { n: own.cubes }),
    ],
  };
}
