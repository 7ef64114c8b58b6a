/** How a table of Caylus ends: what the end would bring now, and what it brings. */
export { ifEnded } from './ended';
export { counted, records } from './ending';
