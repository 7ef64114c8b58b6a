/** What happened between two positions, and how long it is told. */
import type { Snapshot, View } from '$lib/api/types';
import type { GameModule, Happening, Told } from '$lib/games/types';

/** What telling needs of a position. */
export type Shown = Pick<Snapshot, 'ply' | 'view' | 'story' | 'ledger'>;

/** One position that follows another, with what happened in between. */
export interface Step<S extends Shown = Shown> {
  readonly before: S;
  readonly after: S;
  readonly happenings: readonly Happening[];
  /** Milliseconds for all of it at the calm pace. */
  readonly time: number;
  /** Who acted; -1 for chance. */
  readonly actor: number;
  /** Whether it is told once more. */
  readonly past?: boolean;
}

/** Milliseconds for points that no game tells of itself. */
export const POINTS = 1400;

/** The sentences and points that came after a position. */
function toldSince(before: Shown, after: Shown): Told {
  const since = (entry: { readonly ply: number }): boolean => entry.ply >= before.ply && entry.ply < after.ply;
  return { story: after.story.filter(since), ledger: after.ledger.filter(since) };
}

/** What can be told of any game: who got points, and for what. */
function plainly(told: Told, final: readonly string[]): readonly Happening[] {
  // what is counted at the end has a count of its own
  const gains = told.ledger
    .filter((entry) => entry.points !== 0 && !final.includes(entry.cause))
    .map(({ seat, points, cause }) => ({ at: `seat:${seat}`, seat, points, cause }));
  return gains.length > 0 ? [{ gains, sound: 'score', time: POINTS }] : [{ sound: 'lay', time: 0 }];
}

type Tells = Pick<GameModule, 'happened' | 'causes'>;

/** Compares two positions as their game tells of them; nothing happened where nothing is known of the game, or time runs back. */
export function stepOf<S extends Shown>(before: S, after: S, module: Tells | null): Step<S> {
  const told = toldSince(before, after);
  const actor = before.view.current >= 0 ? before.view.current : (told.story.find((entry) => entry.actor !== null)?.actor ?? -1);
  const happenings = !module || after.ply <= before.ply ? [] : happened(module, before.view, after.view, told);
  return { before, after, happenings, time: happenings.reduce((sum, one) => sum + one.time, 0), actor };
}

/** A mistake in the telling is reported, and the game goes on. */
function happened(module: Tells, before: View, after: View, told: Told): readonly Happening[] {
  if (!module.happened) return plainly(told, module.causes.final);
  try {
    return module.happened(before, after, told);
  } catch (error) {
    reportError(error);
    return [];
  }
}

/** Points by seat that the happenings of a step bring; a seat for which they do not add up is not counted along. */
export function pointsOf({ before, after, happenings }: Step): readonly number[] {
  return after.view.scores.map((score, seat) => {
    const gains = happenings.flatMap((one) => one.gains ?? []).filter((gain) => gain.seat === seat);
    const sum = gains.reduce((total, gain) => total + gain.points, 0);
    return sum === score - (before.view.scores[seat] ?? 0) ? sum : 0;
  });
}
