/** What each seat would still get for its goods if the game ended now, by cause (CAY-281 to CAY-283). */
import { END } from './tables';
import type { CaylusView } from './view';

export function ifEnded(view: CaylusView): Readonly<Record<string, readonly number[]>> | null {
  if (view.phase_name === 'over') return null;
  const per = (count: number, size: number): number => Math.floor(count / size);
  return {
    'final-gold': view.seats.map((s) => s.cubes.gold * END.points_per_gold),
    'final-cubes': view.seats.map((s) => per(s.cubes.food + s.cubes.wood + s.cubes.stone + s.cubes.cloth, END.cubes_per_point)),
    'final-deniers': view.seats.map((s) => per(s.deniers, END.deniers_per_point)),
  };
}
