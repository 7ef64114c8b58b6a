/** How large a word may be written in a drawing. */

/** The widest a name may be drawn: longer ones are written smaller, wide letters counted twice. */
export function sized(name: string, room: number, most: number): number {
  let ems = 0;
  for (const c of name) ems += c.charCodeAt(0) > 0x2e7f ? 1.02 : /[mwMW]/.test(c) ? 0.86 : /[iljtf .'’]/.test(c) ? 0.32 : 0.58;
  return Math.min(most, Math.floor((room / ems) * 10) / 10);
}
