/** Cards of the Hunger Wall and the Cathedral: cells, rows, columns, tiers and the cubes on them. */
import type { Translate } from '$lib/i18n';
import { CLIMB, CROSSING, GRID_SIDE } from '../boards';
import { amount, amounts, gridName } from '../names';
import type { GridName } from '../view';
import type { Maker } from './maker';
import { kindWord, meanings, nameOf } from './lines';
import { cubePicture, signsPicture } from './pictures';

const GRIDS: ReadonlySet<string> = new Set(Object.keys(GRID_SIDE));
const rowAt = (grid: string, row: string, column: string, t: Translate): string =>
  t('praga-card-cell-at', { grid: gridName(grid as GridName, t), row, column });

export const grid: Maker = ({ t }, id = '') => {
  if (!GRIDS.has(id)) return null;
  return {
    title: gridName(id as GridName, t),
    kind: kindWord('grid', t),
    picture: signsPicture([{ kind: id, n: 1 }]),
    lines: [t('praga-card-climb', { pay: amounts(CLIMB, t) }), t('praga-card-sideways', { grid: id }), t('praga-card-grid-end', { grid: id })],
    signs: meanings(['silver_window', id, GRID_SIDE[id as GridName].token], t) ?? [],
    rule: 'PRA-236',
  };
};
export const cell: Maker = ({ t, view }, id = '', row = '1', column = '1') => {
  const what = GRIDS.has(id) ? view.grids[id as GridName].cells[Number(row) - 1]?.[Number(column) - 1] : undefined;
  if (what === undefined) return null;
  const kind = what[0] === 'p' ? 'points' : what === 'side' || what === 'up' ? what : 'plain';
  return {
    title: rowAt(id, row, column, t),
    kind: kindWord('grid', t),
    ...(kind === 'points' && { picture: signsPicture([{ kind: 'points', n: Number(what.slice(1)) }]) }),
    lines: [t('praga-card-cell', { kind, gain: amount('points', kind === 'points' ? Number(what.slice(1)) : 0, t) })],
    rule: kind === 'points' ? 'PRA-238' : kind === 'side' ? 'PRA-239' : kind === 'up' ? 'PRA-240' : 'PRA-234',
    row: { table: id, id: '' },
  };
};
export const row: Maker = ({ t, view }, id = '', n = '1') => {
  const points = GRIDS.has(id) ? view.grids[id as GridName].row_points[Number(n) - 1] : undefined;
  if (points === undefined) return null;
  return {
    title: t('praga-card-row', { grid: gridName(id as GridName, t), row: n }),
    kind: kindWord('grid', t),
    picture: signsPicture([{ kind: 'points', n: points }]),
    lines: [t('praga-card-row-end', { gain: amount('points', points, t) })],
    rule: 'PRA-274',
    row: { table: id, id: '' },
  };
};
export const column: Maker = ({ t, view }, id = '', n = '1') => {
  const value = GRIDS.has(id) ? view.grids[id as GridName].column_value[Number(n) - 1] : undefined;
  if (value === undefined) return null;
  const { token } = GRID_SIDE[id as GridName];
  return {
    title: t('praga-card-column', { grid: gridName(id as GridName, t), column: n }),
    kind: kindWord('grid', t),
    picture: signsPicture([{ kind: token, n: 1 }]),
    lines: [t('praga-card-column-end', { gain: amount('points', value, t), token })],
    signs: meanings([token], t) ?? [],
    rule: 'PRA-275',
    row: { table: 'grids', id: '' },
  };
};
export const tier: Maker = ({ t }, id = '', n = '2') => {
  if (!GRIDS.has(id)) return null;
  const pay = CROSSING[Number(n)] ?? [];
  return {
    title: t('praga-card-tier', { grid: gridName(id as GridName, t), tier: n }),
    kind: kindWord('grid', t),
    lines: [t('praga-card-tier-cost', { pay: amounts(pay, t) })],
    signs:
      meanings(
        pay.map((a) => a.kind),
        t,
      ) ?? [],
    rule: 'PRA-237',
    row: { table: 'grids', id: '' },
  };
};
export const marker: Maker = (c, id = '', who = '0') => {
  const { t, view } = c;
  const own = GRIDS.has(id) ? view.seats[Number(who)]?.[id as GridName] : undefined;
  if (!own) return null;
  const { row_points: rows, column_value: values } = view.grids[id as GridName];
  const cost = (['gold', 'stone'] as const).flatMap((kind) => (own.cost[kind] ? [{ kind, n: own.cost[kind] }] : []));
  return {
    title: t('praga-card-marker', { name: nameOf(c, Number(who)) }),
    kind: kindWord('grid', t),
    picture: cubePicture(Number(who)),
    lines: [
      rowAt(id, String(own.row), String(own.column), t),
      t('praga-card-row-end', { gain: amount('points', rows[own.row - 1] ?? 0, t) }),
      t('praga-card-column-end', { gain: amount('points', values[own.column - 1] ?? 0, t), token: GRID_SIDE[id as GridName].token }),
      ...(own.row < rows.length ? [t('praga-card-climb', { pay: amounts([...CLIMB, ...cost], t) })] : []),
    ],
    rule: 'PRA-236',
  };
};
