/** The large pictures on the cards, and the small signs that they explain. */
import { mark } from '$lib/art/seats';
import { coin, keystone } from '$lib/art/values';
import type { Sketch } from '../../types';
import { costBlock, facade, object, SCREEN } from '../art';
import type { Colour } from '../box';
import { block, swatch } from '../marble';
import type { Value } from '../shape';

export const blockPicture = (colour: Colour): Sketch => ({ box: '-12 -14 27 28', svg: block(colour) });
export const swatchPicture = (colour: Colour): Sketch => ({ box: '-8 -8 16 16', svg: swatch(colour) });
export const facadePicture = (type: string, cost: number): Sketch => ({ box: '-36 -61 72 63', svg: facade(type, cost) });
export const objectPicture = (kind: string): Sketch => ({ box: '-11 -11 22 22', svg: object(kind) });
export const costPicture = (cost: number): Sketch => ({ box: '-11 -13 25 25', svg: costBlock(0, 0, cost) });
export const coinPicture = (n: number | '' = ''): Sketch => ({ box: '-10 -10 20 20', svg: coin(0, 0, n) });
export const worthPicture = ({ value, currency }: Pick<Value, 'value' | 'currency'>): Sketch =>
  currency === 'vp' ? { box: '-10 -9.5 20 19', svg: keystone(0, 0, value) } : coinPicture(value);
export const markPicture = (seat: number): Sketch => ({ box: '-12 -12 24 24', svg: mark(seat) });
export const screenPicture: Sketch = { box: '-21 -15 42 29', svg: SCREEN };
