/** How a table of Praga Caput Regni ends: what the end would bring now, and what it brings. */
export { ifEnded } from './ended';
export { counted, records } from './ending';
