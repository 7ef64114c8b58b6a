/** How a table of The Palaces of Carrara ends: what the end would bring now, and what it brings. */
export { ifEnded } from './ended';
export { counted, records } from './ending';
