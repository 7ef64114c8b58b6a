/** Cards of the city: spaces and plazas, the King's Road with its effects and figures, Charles Bridge. */
import type { Translate } from '$lib/i18n';
import { BLUE_CORNERS, PLAZAS, REGIONS, SPACES, type RoadEffect } from '../boards';
import { actionName, amounts, joined, placeLabel, plazaName } from '../names';
import { PLAZA_TILES, ROAD_TILES, type RoadFace } from '../tiles';
import { ROMAN } from '../townscape';
import type { PragaView } from '../view';
import type { Maker } from './maker';
import { kindWord, meanings, nameOf, trade } from './lines';
import { plazaPicture, pricePicture, roadTilePicture, romanPicture, seatPicture, signsPicture } from './pictures';

const GROUND = { tan: 'ground', silver: 'stone', gold: 'ochre', blue: 'lapis-wash' } as const;

export const space: Maker = (c, id = '') => {
  const { t } = c;
  const found = SPACES.find((s) => s.id === id);
  if (!found) return null;
  const pays = found.gold ? [{ kind: 'gold', n: found.gold }] : [];
  const gains = found.points ? [{ kind: 'points', n: found.points }] : [];
  const blue = BLUE_CORNERS.some(({ touches }) => touches.includes(id));
  return {
    title: placeLabel(id, t),
    kind: kindWord('space', t),
    ...(gains.length && { picture: pricePicture(pays, gains) }),
    lines: [
      found.gold ? trade(pays, gains, t) : t('praga-card-new-town'),
      t('praga-card-space', { plaza: plazaName(found.plaza, t) }),
      ...(blue ? [t('praga-card-space-corner')] : []),
    ],
    signs: meanings(blue ? ['blue_corner'] : [], t) ?? [],
    rule: found.side === 'old_town' ? 'PRA-170' : 'PRA-171',
    row: { table: 'city.building_spaces', id },
  };
};

export function plazaLines(tile: string, t: Translate): readonly string[] {
  const { top, bottom } = PLAZA_TILES[tile]!;
  return [t('praga-card-plaza-top', { gains: amounts(top, t) }), t('praga-card-plaza-bottom', { gains: amounts(bottom, t) })];
}
export const plaza: Maker = (c, id = '') => {
  const { t, view } = c;
  const found = PLAZAS.find((p) => p.id === id);
  const state = view.city.plazas.find((p) => p.plaza === id);
  if (!found || !state) return null;
  const tile = state.tile ? PLAZA_TILES[state.tile] : undefined;
  const names = (seats: readonly number[]): string =>
    joined(
      seats.map((s) => nameOf(c, s)),
      t,
    );
  const lines: string[] = tile ? [...plazaLines(tile.id, t)] : [];
  lines.push(t('praga-card-plaza-around', { n: state.buildings, of: state.spaces }));
  if (!tile) lines.push(t('praga-card-plaza-unused'));
  else if (state.resolved) lines.push(t('praga-card-plaza-done'));
  else {
    if (state.both.length) lines.push(t('praga-card-plaza-both', { names: names(state.both), count: state.both.length }));
    if (state.one.length) lines.push(t('praga-card-plaza-one', { names: names(state.one), count: state.one.length }));
    lines.push(t('praga-card-plaza-how'));
  }
  return {
    title: plazaName(id, t),
    kind: kindWord('city', t),
    picture: plazaPicture(state.tile, GROUND[found.colour]),
    lines,
    signs:
      meanings(
        [...(tile?.top ?? []), ...(tile?.bottom ?? [])].map((a) => a.kind),
        t,
      ) ?? [],
    rule: 'PRA-182',
    row: state.tile ? { table: 'plaza', id: state.tile } : { table: 'city.plazas', id },
  };
};

/** What an effect takes and gives; of several gains one is chosen. */
function effectWords(e: RoadEffect, t: Translate): string {
  const gain = e.gain.map((list) => amounts(list, t)).join(t('shell-or'));
  const words = t('praga-card-trade', { pay: e.pay.length ? amounts(e.pay, t) : t('praga-card-free'), gain });
  return e.per === null ? words : t('praga-card-per-upgrade', { words });
}
const kindsOf = (e: RoadEffect): readonly string[] => [...e.pay, ...e.gain.flat()].map((a) => a.kind);

/** The face of the tile that lies on a region, in the place of its effect that costs no egg. */
const faceOn = (view: PragaView, id: string): RoadFace | undefined => ROAD_TILES[Number(id)]?.find((f) => f.side === view.road_tiles[id as '1' | '2' | '3']);

export const region: Maker = (c, id = '1') => {
  const { t, view } = c;
  const found = REGIONS.find((r) => r.region === Number(id));
  if (!found) return null;
  const here = view.seats.flatMap((s, i) => (s.region === found.region ? [nameOf(c, i)] : []));
  const bridge = found.eggs > 0;
  const face = faceOn(view, id);
  const free = found.free && (face ? [faceLine(face, t)] : [effectWords(found.free, t)]);
  return {
    title: t('praga-card-region', { region: ROMAN[found.region] ?? '' }),
    kind: kindWord('road', t),
    picture: romanPicture(found.region),
    lines: [
      ...(bridge
        ? [t('praga-ui-detail-enter', { region: ROMAN[found.region] ?? '' }), t(found.region === 4 ? 'praga-card-region-4' : 'praga-card-region-5')]
        : []),
      ...(free ?? []),
      ...(found.egg ? [effectWords(found.egg, t)] : []),
      ...(bridge ? [] : [t(face ? 'praga-card-effect-when' : 'praga-card-region-how')]),
      ...(here.length ? [t('praga-card-here', { names: joined(here, t) })] : []),
    ],
    signs: meanings([...(bridge ? ['egg'] : []), ...[face ? null : found.free, found.egg].flatMap((e) => (e ? kindsOf(e) : []))], t) ?? [],
    rule: bridge ? 'PRA-200' : 'PRA-193',
    row: { table: 'kings_road.region', id },
  };
};
export const road: Maker = (c, id = '1', effect = 'free') => {
  const { t, view } = c;
  if (effect === 'free' && faceOn(view, id)) return roadTile(c, id);
  const e = REGIONS.find((r) => r.region === Number(id))?.[effect as 'free' | 'egg'];
  if (!e) return null;
  return {
    title: t('praga-card-effect', { region: ROMAN[Number(id)] ?? '' }),
    kind: kindWord('road', t),
    picture: e.pay.length ? pricePicture(e.pay, e.gain[0] ?? []) : signsPicture(e.gain.flat()),
    lines: [effectWords(e, t), t('praga-card-effect-when')],
    signs: meanings(kindsOf(e), t) ?? [],
    rule: 'PRA-193',
    row: { table: 'kings_road.region', id },
  };
};

function faceLine(f: RoadFace, t: Translate): string {
  if (f.now) return t('praga-card-now', { gains: amounts(f.now, t) });
  if (f.now_per) return t('praga-card-road-per-window', { gain: amounts([{ kind: 'points', n: f.now_per.points }], t) });
  const w = f.while_marker_here!;
  const either = (w.choose_one ?? []).map((a) => amounts([a], t)).join(t('shell-or'));
  const gains = joined([amounts(w.gain, t), either], t);
  return w.when === 'perform_action'
    ? t('praga-card-road-action', { action: actionName(w.match as 'wall', t), gains })
    : t('praga-card-road-building', { gains });
}
export const roadTile: Maker = ({ t, view }, id = '1') => {
  const found = faceOn(view, id);
  if (!found) return null;
  return {
    title: t('praga-card-road-tile', { region: ROMAN[Number(id)] ?? '' }),
    kind: kindWord('road', t),
    picture: roadTilePicture(Number(id), found.side),
    lines: [faceLine(found, t), t('praga-card-road-tile-instead')],
    rule: 'PRA-283',
    row: { table: 'kings_road_tile.faces', id: `KR-${id}${found.side}` },
  };
};

export const span: Maker = ({ t, view }, id = '1') => {
  const found = view.bridge.spaces.find((s) => s.space === Number(id));
  if (!found) return null;
  return {
    title: t('praga-card-span', { space: found.space }),
    kind: kindWord('bridge-space', t),
    picture: signsPicture(found.gain),
    lines: [trade([], found.gain, t), t('praga-card-span-how')],
    signs:
      meanings(
        found.gain.map((a) => a.kind),
        t,
      ) ?? [],
    rule: 'PRA-201',
    row: { table: 'charles_bridge.rewards', id },
  };
};

export const figure: Maker = (c, id = '0') => {
  const seat = Number(id);
  const own = c.view.seats[seat];
  if (!own) return null;
  const { t } = c;
  return {
    title: t('praga-card-figure', { name: nameOf(c, seat) }),
    kind: kindWord('road', t),
    picture: seatPicture(seat),
    lines: [
      own.region ? t('praga-card-figure-at', { region: ROMAN[own.region] ?? '' }) : t('praga-card-figure-before'),
      t(own.region === REGIONS.length ? 'praga-card-figure-end' : 'praga-card-figure-how'),
    ],
    rule: 'PRA-192',
  };
};
