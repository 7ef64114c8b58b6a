/** The phases of a turn, and the moment in which one begins. */
import type { Happening } from '../types';
import type { CaylusView, PhaseName } from './view';

export const PHASES: readonly PhaseName[] = ['income', 'place', 'special', 'provost', 'activate', 'castle', 'end'];

/** Milliseconds for which the name of a phase lies over the sheet. */
export const BANNER = 1100;

/** The phase that has begun between two positions; null where it is the same, or no phase of a turn. */
export function begun(before: Pick<CaylusView, 'phase_name' | 'turn'>, after: Pick<CaylusView, 'phase_name' | 'turn'>): PhaseName | null {
  const same = before.phase_name === after.phase_name && before.turn === after.turn;
  return same || !PHASES.includes(after.phase_name) ? null : after.phase_name;
}

/** The banner's time, in the queue of what is told. */
export function phaseHappening(before: CaylusView, after: CaylusView): readonly Happening[] {
  const phase = begun(before, after);
  return phase ? [{ things: [`phase:${PHASES.indexOf(phase) + 1}`], time: BANNER * 0.6 }] : [];
}
