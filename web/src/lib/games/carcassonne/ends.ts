/** How a table of Carcassonne ends: what the end would bring now, and what it brings. */
export { ifEnded } from './ended';
export { counted, records } from './ending';
