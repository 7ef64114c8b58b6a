/** Words for the arguments of log sentences and refusals, where the plain data are ids of tiles and places. */
import type { StoryEntry } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import { joined, placeName, plazaName, tileName } from './names';

const text = (v: unknown): string | null => (typeof v === 'string' ? v : null);
const ACTION_TILE = /^A-\d+$/;

export function describe(args: StoryEntry['args'], t: Translate, _names: readonly string[]): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  const tile = text(args.tile);
  const first = text(args.first);
  const second = text(args.second);
  if (tile && ACTION_TILE.test(tile)) out.tile = first && second ? t('praga-tile', { kind: 'action_tile', first, second }) : tile;
  else if (tile) out.tile = tileName(tile, t);
  const seal = text(args.seal);
  if (seal) out.seal = tileName(seal, t);
  const place = text(args.place);
  if (place) out.place = placeName(place, t);
  const space = text(args.space);
  if (space) out.space = placeName(space, t);
  const plaza = text(args.plaza);
  if (plaza) out.plaza = plazaName(plaza, t);
  if (Array.isArray(args.tiles))
    out.tiles = joined(
      args.tiles.map((id) => tileName(String(id), t)),
      t,
    );
  return out;
}
