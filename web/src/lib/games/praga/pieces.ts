/** Small pieces: production tokens, seals, cubes. */
import { OUTLINE } from '$lib/art/masonry';
import { at } from '$lib/art/pen';
import { row } from './art';
import { TOKENS } from './tiles';

const DISC = 'M-16,0A16,16 0 1 1 16,0A16,16 0 1 1 -16,0Z';
/** A production token, 32 wide. */
export const tokenArt = (id: string, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `<path d="${DISC}" fill="var(--k-home)" ${OUTLINE} stroke-width="1.4"/>${row(TOKENS[id]?.gain ?? [], 0, 0, (TOKENS[id]?.gain.length ?? 1) > 1 ? 0.76 : 1.1, 18)}`,
    scale,
  );
/** Where a production token will lie. */
export const emptyToken = (x: number, y: number, scale = 1): string =>
  at(x, y, `<path d="${DISC}" fill="none" stroke="var(--line-2)" stroke-width="1.8" stroke-dasharray="5 4"/>`, scale);
/** A wax seal, 26 wide. */
export const SEAL = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `<path d="M-5,8L-7,17L-1.5,13L2,17L4,8Z" fill="var(--madder)" ${OUTLINE} stroke-width="1"/><path d="M0,-12L3.6,-10L8,-10.4L9.6,-6L12.6,-3L11.4,1L12.4,5L8.6,7.4L6,11L2,10L-2,11.6L-5.4,9L-10,8L-10.6,3.6L-12.6,0L-10.4,-3.6L-10,-8L-5.6,-9Z" fill="var(--madder)" ${OUTLINE} stroke-width="1.1"/><circle r="6.6" fill="none" stroke="var(--piece-line)" stroke-width=".9" opacity=".7"/>`,
    scale,
  );
