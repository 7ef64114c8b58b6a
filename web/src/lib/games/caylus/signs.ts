/** What a building costs and yields, in signs: cubes, coins, keystones, crowns and building squares, joined by arrows. */
import { at, word } from '$lib/art/pen';
import { coin, crown, keystone } from '$lib/art/values';
import { good, picture } from './pictures';
import { buildingOf, exchange, listed, RESOURCES, type Amounts, type Building, type BuildingClass, type Resource, type Reward, type Ware } from './tables';

/** A strip of signs: its markup from (0, 0) rightwards, baseline through the middle, and its width. */
export interface Strip {
  readonly markup: string;
  readonly width: number;
}
type Sign = { readonly draw: (x: number) => string; readonly width: number };

const CLASS_INK: Readonly<Record<BuildingClass, string>> = {
  neutral: 'neutral',
  fixed: 'fixed',
  wood: 'wood',
  stone: 'stone',
  residential: 'home',
  prestige: 'royal',
};
/** The token of a class of buildings: `--k-wood`, … */
export const classInk = (kind: BuildingClass): string => CLASS_INK[kind];

/** Cubes are smaller than coins and keystones, whose numerals have to be read. */
const S = 0.96;
const VALUE = 1.14;
/** The height of a numeral that stands by itself. */
const NUMERAL = 'style="font-size:14.8px"';
const ware = (w: Ware, n: number): Sign => {
  if (w === 'deniers') return { draw: (x) => coin(x + 9.5, 0, n, VALUE + 0.04), width: 20.5 };
  if (w === 'points') return { draw: (x) => keystone(x + 10.5, 0, n, VALUE), width: 22 };
  if (w === 'any_except_gold') return { draw: (x) => picture('four', x + 7.5, 0, S), width: 16 };
  return { draw: (x) => good(w, x + 7.5, 0, S), width: 16 };
};
const sign = (draw: (x: number) => string, width: number): Sign => ({ draw, width });
const arrow = sign((x) => `<path d="M${x + 1},0h8m-3.2,-3.2l3.2,3.2l-3.2,3.2" stroke="var(--ink-2)" fill="none" stroke-width="1.5"/>`, 11);
const slash = sign((x) => `<path d="M${x + 1},6.5L${x + 5.5},-6.5" stroke="var(--ink-3)" stroke-width="1.3"/>`, 7.5);
const gap = sign(() => '', 4);
const plus = sign((x) => `<path d="M${x + 1},0h6m-3,-3v6" stroke="var(--ink-2)" stroke-width="1.5"/>`, 9);
const times = (n: number): Sign => sign((x) => word(x, 5.2, `${n}`, 'n', NUMERAL), 9.5);

function join(signs: readonly Sign[]): Strip {
  let x = 0;
  let markup = '';
  for (const s of signs) {
    markup += s.draw(x);
    x += s.width;
  }
  return { markup, width: x };
}

/** The wares of a cost: each cube is drawn, unless there is only room for a number and a cube. */
const wares = (a: Amounts, short = false): Sign[] =>
  listed(a).flatMap(([w, n]) =>
    w === 'deniers' || w === 'points' ? [ware(w, n)] : short && n > 2 ? [times(n), ware(w, 1)] : Array.from({ length: n }, () => ware(w, 1)),
  );

export const costStrip = (a: Amounts, short = false): Strip => join(wares(a, short));

/** Cubes in the order of the panels, so that the same kinds always look the same. */
export const cubesStrip = (cubes: readonly Resource[]): Strip => join(RESOURCES.flatMap((w) => cubes.filter((one) => one === w).map(() => ware(w, 1))));

function effectSigns(b: Building): Sign[] {
  const e = b.effect;
  if (b.income) return [plus, ware('deniers', b.income)];
  if (!e) return [];
  switch (e.kind) {
    case 'produce':
      return e.options.flatMap((o, i) => [...(i ? [slash] : []), ...wares(o)]);
    case 'buy': {
      const last = e.offers[e.offers.length - 1]!;
      if (e.offers.length === 1) break;
      return e.offers
        .flatMap((o, i) => [...(i ? [gap] : []), ware('deniers', o.deniers), arrow, ...Array.from({ length: o.cubes }, () => ware(e.which, 1))])
        .slice(0, 3)
        .concat([sign((x) => word(x, 5.2, `×${last.cubes}`, 'n', NUMERAL), 18)]);
    }
    case 'build':
      return [sign((x) => picture(`builds-${e.class}`, x + 8), 18)];
    case 'lawyer':
      return [...wares(e.pay), arrow, sign((x) => picture('builds-residential', x + 8), 18)];
  }
  const [pay, get] = exchange(e, 0);
  return [...wares(pay, true), arrow, ...wares(get)];
}

const KEPT = new Map<string, Strip>();
/** What a building does, in signs. */
export function yieldStrip(id: string): Strip {
  let strip = KEPT.get(id);
  if (!strip) KEPT.set(id, (strip = join(effectSigns(buildingOf(id)))));
  return strip;
}

/** A square of the favour table in signs. */
export function rewardStrip(r: Reward): Strip {
  if (r.none) return { markup: '', width: 0 };
  if (r.effect) {
    const kind = { carpenter: 'wood', mason: 'stone', lawyer: 'residential', architect: 'prestige' }[r.effect] as BuildingClass;
    const off = r.discount ? listed(r.discount)[0] : undefined;
    const minus: Sign[] = off
      ? [sign((x) => `<path d="M${x + 1},0h5" stroke="var(--ink-2)" stroke-width="1.6"/>`, 8), off[0] === 'deniers' ? ware('deniers', 1) : ware(off[0], 1)]
      : [];
    return join([sign((x) => picture(`builds-${kind}`, x + 8), 19), ...minus]);
  }
  if (r.choice) return join(r.choice.flatMap((w, i) => [...(i ? [slash] : []), ware(w, 1)]));
  if (r.swap_give && r.swap_take) return join([...wares(r.swap_give), arrow, ...wares(r.swap_take)]);
  const plain: Partial<Record<Ware, number>> = {};
  for (const w of ['points', 'deniers', 'food', 'cloth', 'gold'] as const) if (r[w]) plain[w] = r[w];
  return join(wares(plain));
}

/** A strip with its left end, or with `middle` its middle, at x. */
export const strip = (s: Strip, x: number, y: number, scale = 1, middle = false): string => at(middle ? x - (s.width * scale) / 2 : x, y, s.markup, scale);

/** Signs that are no ware. */
export const changeSigns = { crown: { markup: crown(10, 0, 0.9), width: 20 } as Strip } as const;

/** A batch: food and two other kinds, any. */
export const BATCH: Strip = join([ware('food', 1), plus, ware('any', 1), plus, ware('any', 1)]);
