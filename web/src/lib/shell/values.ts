/** Values of the box as they are written in its files: `{stone = 2}`, `["gold", ""]`. */
import type { BoxValue, Json } from '$lib/api/types';

export function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value as Record<string, Json>);
    return `{${entries.map(([key, part]) => `${key} = ${written(part)}`).join(', ')}}`;
  }
  return value === null ? '–' : JSON.stringify(value);
}

/** Where a value stands: `wall.W1-03.cost`. */
export const pathOf = (value: BoxValue): string => [value.table, value.id, value.field].filter(Boolean).join('.');
