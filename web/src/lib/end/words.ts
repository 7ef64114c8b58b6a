/** Numbers of the ending, as they are read. */

/** Points with their sign; a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Expected points with one decimal and their sign. */
export const expected = (points: number): string => {
  const shown = Math.abs(points).toFixed(1);
  return points < 0 ? `−${shown}` : `+${shown}`;
};
