/** What a table of Praga Caput Regni can do without at first: happenings, drawings in the log. */
export { happened } from './happened';
export { sketch } from './sketch';
