/** A turn of Praga in pictures, and its signs. */
import { figure, mark } from '$lib/art/seats';
import { AND, BECOMES, OR, scene, small } from '$lib/guide/scene';
import type { GuideDrawings, LegendSign } from '$lib/guide/types';
import type { Translate } from '$lib/i18n';
import { capital } from '$lib/table/phrases';
import type { Sketch } from '../types';
import {
  actionPicture,
  actionSketch,
  hexPicture,
  pairPicture,
  plazaPicture,
  pricePicture,
  sealPicture,
  signSketch,
  technologyPicture,
  tokenPicture,
  zonePicture,
} from './cards/pictures';
import { anyAction, price, sign } from './art';
import { CRANE_PLACES } from './boards';
import { DISC, FRAME, RIM, TREADS, TURNS } from './crane';
import { face } from './faces';
import { actionName } from './names';
import { emptyToken } from './pieces';
import { use } from './symbols';
import { HEX_TILES, PLAZA_TILES, SEALS, TECHNOLOGIES, TOKENS, type HexTile } from './tiles';
import type { ActionName, RowName } from './view';

const ACTIONS: readonly ActionName[] = ['mines', 'quarries', 'upgrade', 'wall', 'building', 'road'];
const ring = RIM + 10;
const crane: Sketch = { box: `${-ring} ${-ring} ${2 * ring} ${2 * ring}`, svg: (FRAME + DISC + TREADS + TURNS).replaceAll(/ data-thing="[^"]*"/g, '') };
const first = <T>(all: Readonly<Record<string, T>>): [string, T] => Object.entries(all)[0]!;
const hex = (row: RowName, fits: (tile: HexTile) => unknown = () => true): HexTile => Object.values(HEX_TILES).find((tile) => tile.row === row && fits(tile))!;
const WALL = hex('wall', (tile) => tile.edges.some(Boolean));
const UPGRADE = hex('upgrade', (tile) => tile.corners.length > 0);
const tiny = (svg: string): Sketch => ({ box: '-11 -11 22 22', svg });
const goods = (kind: string, n = 1): Sketch => tiny(sign(kind, n));
const zone = (colour: string): Sketch => zonePicture(CRANE_PLACES.find((place) => place.zone === colour)!);
const SEAT: Sketch = { box: '-15 -38 30 42', svg: figure(0, 0, 0) };
const CUBE: Sketch = { box: '-13 -13 26 26', svg: mark(0) };
/** Two tiles side by side, an edge of one against an edge of the other. */
const BESIDE: Sketch = { box: '-38 -46 152 92', svg: `${face(UPGRADE, { size: 41 })}<g transform="translate(72,0)">${face(WALL, { size: 41 })}</g>` };

export const stations: GuideDrawings['stations'] = {
  take: scene(crane, BECOMES, pairPicture(['wall', 'mines'])),
  wheel: scene(pairPicture(['wall', 'mines']), AND, small(goods('silver_window'))),
  act: scene(actionPicture('wall'), OR, actionPicture('mines')),
  meet: scene(BESIDE, BECOMES, small(signSketch('red_token'))),
  more: scene(
    small(goods('gold_window', 2)),
    BECOMES,
    small(tiny(anyAction(0, 0, 0.9))),
    OR,
    small(goods('silver_window', 2)),
    BECOMES,
    small(signSketch('cathedral')),
  ),
  turn: scene(pairPicture(['wall', 'mines']), BECOMES, crane),
  end: scene(sealPicture(first(SEALS)[0]), AND, small(goods('red_token', 3)), AND, small(goods('egg', 2)), BECOMES, small(goods('points', 12))),
};

/** What a sign means, as cards say it; what the glossary says of it, where it has a word for it. */
const WORDS: Readonly<Record<string, string>> = {
  egg: 'egg', silver_window: 'window', gold_window: 'window', technology: 'technology', university: 'university', mine: 'mines', quarry: 'mines',
  red_token: 'token', blue_token: 'token', hunger_wall: 'grids', cathedral: 'grids',
}; // prettier-ignore
const SIGNS = [
  ...['gold', 'stone', 'points', ...Object.keys(WORDS), 'hunger_wall_or_cathedral', 'crown', 'cube', 'edge', 'red_corner', 'blue_corner', 'special'],
] as const;
const means = (kind: string, t: Translate): LegendSign => ({
  sketch: signSketch(kind),
  name: capital(t('praga-card-sign', { sign: kind })),
  ...(WORDS[kind] && { means: t(`praga-word-${WORDS[kind]}-is`) }),
});
const word = (id: string, sketch: Sketch, t: Translate): LegendSign => ({ sketch, name: capital(t(`praga-word-${id}`)), means: t(`praga-word-${id}-is`) });
const named = (id: string, sketch: Sketch, t: Translate): LegendSign => ({ sketch, name: t(`praga-signs-${id}`), means: t(`praga-signs-${id}-is`) });

export const legend: GuideDrawings['legend'] = (t) => [
  { title: 'praga-signs-gains', signs: SIGNS.map((kind) => means(kind, t)) },
  {
    title: 'praga-signs-actions',
    signs: [
      ...ACTIONS.map((action) => ({ sketch: actionSketch(action), name: capital(actionName(action, t)), means: t('praga-card-action', { action }) })),
      named('any', tiny(anyAction(0, 0, 0.9)), t),
    ],
  },
  {
    title: 'praga-signs-tiles',
    signs: [
      word('action-tile', pairPicture(['wall', 'mines']), t),
      word('upgrade', hexPicture(UPGRADE), t),
      word('wall', hexPicture(WALL), t),
      word('building', hexPicture(hex('building')), t),
      word('plaza', plazaPicture(first(PLAZA_TILES)[0], 'ground'), t),
      word('technology', technologyPicture(first(TECHNOLOGIES)[0]), t),
      word('seal', sealPicture(first(SEALS)[0]), t),
      named('token', tokenPicture(first(TOKENS)[0]), t),
      named('empty-token', { box: '-18 -18 36 36', svg: emptyToken(0, 0) }, t),
    ],
  },
  {
    title: 'praga-signs-board',
    signs: [
      { sketch: scene(zone('red'), zone('green'), zone('blue')), name: capital(t('praga-word-zone')), means: t('praga-word-zone-is') },
      named('price', pricePicture([{ kind: 'stone', n: 3 }], [{ kind: 'silver_window', n: 2 }]), t),
      named('stones', tiny(price({ kind: 'stone', n: 3 }, 0, 0)), t),
      named('up', tiny(use('praga-up')), t),
      named('side', scene(tiny(use('praga-left')), tiny(use('praga-right'))), t),
      named('cube', CUBE, t),
      named('pawn', SEAT, t),
    ],
  },
];
