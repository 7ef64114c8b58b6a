/** Small pieces: production tokens, seals. */
import { at } from '$lib/art/pen';
import { LEAST, row, sign } from './art';
import { use } from './symbols';
import { TOKENS } from './tiles';

/** A production token, 32 wide. */
export const tokenArt = (id: string, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    use('praga-token') +
      row(
        TOKENS[id]?.gain ?? [],
        0,
        0,
        (TOKENS[id]?.gain.length ?? 1) > 1 ? 0.76 : 1.1,
        18,
        (a, ax, ay, k, least) => sign(a.kind, a.n, ax, ay, k, least),
        LEAST / scale,
      ),
    scale,
  );
/** Where a production token will lie. */
export const emptyToken = (x: number, y: number, scale = 1): string => use('praga-empty-token', x, y, scale);
/** A wax seal, 26 wide. */
export const SEAL = (x: number, y: number, scale = 1): string => use('praga-seal', x, y, scale);
