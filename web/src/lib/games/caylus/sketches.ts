/** Single drawings for cards, flights and the log: each in a view box of its own. */
import { figure, house, mark } from '$lib/art/seats';
import { coin, crown, keystone } from '$lib/art/values';
import type { Sketch } from '../types';
import { BAILIFF, PERSON_BOX, PROVOST } from './persons';
import { good, hasPicture, picture, type GoodName } from './pictures';
import { barge } from './street';
import type { SectionName } from './tables';

const sign = (svg: string): Sketch => ({ box: '-10 -10 20 20', svg });

/** A building or a special building as it stands on its tile; null where there is no picture of it. */
export const buildingSketch = (id: string): Sketch | null => (hasPicture(id) ? { box: '-24 -36 48 40', svg: picture(id) } : null);
export const wareSketch = (ware: GoodName | 'four'): Sketch => sign(ware === 'four' ? picture('four') : good(ware, 0, 0));
export const coinSketch = (value: number | '' = ''): Sketch => sign(coin(0, 0, value));
export const pointSketch = (value: number | '' = ''): Sketch => sign(keystone(0, 0, value));
export const crownSketch: Sketch = sign(crown(0, 0));
/** A number of the passing scale. */
export const bargeSketch = (n: number): Sketch => ({ box: '-20 -16 40 32', svg: barge(0, 0, n, null, true) });
export const markSketch = (seat: number): Sketch => ({ box: '-13 -13 26 26', svg: mark(seat) });
export const workerSketch = (seat: number): Sketch => ({ box: '-15 -38 30 42', svg: figure(seat, 0, 0) });
export const houseSketch = (seat: number): Sketch => ({ box: '-9 -12 18 18', svg: house(seat, 0, 0) });
export const squareSketch = (kind: string): Sketch => sign(picture(`builds-${kind}`));
export const sectionSketch = (section: SectionName): Sketch => ({ box: '-9 -9 18 16', svg: picture(section, 0, 0, 1, 'class="f-none s-ink"') });
export const personSketch = (who: 'provost' | 'bailiff'): Sketch => ({ box: PERSON_BOX, svg: who === 'provost' ? PROVOST : BAILIFF });
/** Head and shoulders, for a line of the log. */
export const bustSketch = (who: 'provost' | 'bailiff'): Sketch => ({
  box: '-17 -50 34 36',
  svg: `<svg x="-13" y="-47" width="26" height="27" viewBox="${BUST}" style="overflow:hidden">${personSketch(who).svg}</svg>`,
});
const BUST = '-13 -47 26 27';
