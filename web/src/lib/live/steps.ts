/** Steps of the live line: what is new since the snapshot before, so that not all of it comes again with every action. */
import type { Snapshot, StepFrame } from '$lib/api/types';

/** The version of the frames that this page reads. */
export const FORMAT = 2;

/** Whether two lists of seats are not the same. */
export const differ = (one: readonly number[], other: readonly number[]): boolean => one.join() !== other.join();

/** The snapshot that a step leads to, null if it does not begin at this one; what has not changed stays the same object. */
export function after(snapshot: Snapshot, step: StepFrame): Snapshot | null {
  if (step.since !== snapshot.seq || differ(step.you, snapshot.you)) return null;
  const { type: _type, since: _since, table: _table, view, story, ledger, turns, ...rest } = step;
  return {
    ...rest,
    view: patched(snapshot.view, view),
    story: grown(snapshot.story, story),
    ledger: grown(snapshot.ledger, ledger),
    turns: grown(snapshot.turns, turns),
  };
}

const grown = <T>(lines: readonly T[], { keep, add }: { readonly keep: number; readonly add: readonly T[] }): T[] => [...lines.slice(0, keep), ...add];

/** An operation of JSON Patch (RFC 6902). */
export interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/** A value changed by a JSON Patch; the one given stays as it is. */
export function patched<T>(value: T, operations: readonly Operation[]): T {
  let found: unknown = value;
  for (const operation of operations) {
    const path = operation.path
      .split('/')
      .slice(1)
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    found = changed(found, path, operation);
  }
  return found as T;
}

function changed(value: unknown, [name, ...rest]: readonly string[], operation: Operation): unknown {
  if (name === undefined) return operation.value;
  if (Array.isArray(value)) {
    const list = [...(value as readonly unknown[])];
    const at = name === '-' ? list.length : Number(name);
    if (rest.length > 0) list[at] = changed(list[at], rest, operation);
    else if (operation.op === 'replace') list[at] = operation.value;
    else if (operation.op === 'add') list.splice(at, 0, operation.value);
    else list.splice(at, 1);
    return list;
  }
  const known = value as Readonly<Record<string, unknown>>;
  if (rest.length === 0 && operation.op === 'remove') return Object.fromEntries(Object.entries(known).filter(([key]) => key !== name));
  return { ...known, [name]: changed(known[name], rest, operation) };
}
