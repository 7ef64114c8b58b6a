/** Values: points are keystones in every game, money is a coin, a favour is a crown. */
import { at } from './pen';
import { use } from './sprite';

/** A sign with a number on it; numbers of two digits are smaller. */
const numbered = (
  id: string,
  x: number,
  y: number,
  scale: number,
  value: number | '',
  ink: string,
  size: readonly [y: number, one: number, two: number],
): string => {
  if (value === '') return use(id, x, y, scale);
  const [down, one, two] = size;
  return at(
    x,
    y,
    `${use(id)}<text aria-hidden="true" y="${down}" class="num f-${ink}" text-anchor="middle" font-weight="600" font-size="${Number(value) > 9 ? two : one}">${value}</text>`,
    scale,
  );
};

export const coin = (x: number, y: number, value: number | '' = '', scale = 1): string =>
  numbered('bastide-coin', x, y, scale, value, 'coin-on', [4.4, 12.5, 10.5]);

export const keystone = (x: number, y: number, value: number | '', scale = 1): string =>
  numbered('bastide-point', x, y, scale, value, 'point-on', [4.6, 13, 11]);

export const crown = (x: number, y: number, scale = 1): string => use('bastide-crown', x, y, scale);

/** Patterns and the glow that every board may refer to by `url(#…)`. */
export const DEFS = `<defs>
 <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V5" stroke="var(--line-2)" stroke-width="1"/></pattern>
 <pattern id="mayhatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V6" stroke="var(--may)" stroke-width="1" opacity=".5"/></pattern>
 <filter id="glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter></defs>`;
