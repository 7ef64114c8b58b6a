import type { LegalAction } from '$lib/api/types';

export const place = (tile: string, x: number, y: number, r: number, preview: LegalAction['preview'] = null): LegalAction => ({
  action: 1000 + x * 100 + y * 10 + r,
  text: `place ${tile} ${x},${y} r${r}`,
  fields: { kind: 'place', tile, x, y, r },
  preview,
});
export const meeple = (segment: string | null, preview: LegalAction['preview'] = null): LegalAction => ({
  action: 1,
  text: `meeple ${segment ?? 'none'}`,
  fields: { kind: 'meeple', segment },
  preview,
});
