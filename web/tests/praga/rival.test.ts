import { describe, expect, it } from 'vitest';
import { rivalTile } from '$lib/games/praga/rival';
import type { PragaView } from '$lib/games/praga/view';
import { POSITIONS } from './positions';

const at = (arrow: number, places: Readonly<Record<number, string>>, taken: string | null = null): PragaView => {
  const { view } = POSITIONS.tile!;
  const [like] = view.crane.tiles;
  const tiles = Object.entries(places).map(([position, tile]) => ({ ...like!, tile, position: Number(position) }));
  return { ...view, solo: true, crane: { ...view.crane, arrow, taken, taken_actions: ['wall', 'road'], tiles } };
};

describe('the opponent of whoever plays alone', () => {
  it('takes the tile farthest along once the wheel has turned', () => {
    expect(rivalTile(at(9, { 0: 'A-1', 3: 'A-2', 8: 'A-3' }, 'A-4'))?.tile).toBe('A-3');
  });
  it('does not find there what the wheel carries out of the blue zone', () => {
    expect(rivalTile(at(9, { 3: 'A-2', 10: 'A-3' }, 'A-4'))?.tile).toBe('A-3'); // A-2 has come to P4, so A-3 goes back to P5
  });
  it('takes what was just put back where nothing else lies further on', () => {
    expect(rivalTile(at(2, {}, 'A-4'))).toEqual({ tile: 'A-4', actions: ['wall', 'road'] });
  });
  it('is not there where others play', () => {
    expect(rivalTile(POSITIONS.tile!.view)).toBeNull();
  });
});
