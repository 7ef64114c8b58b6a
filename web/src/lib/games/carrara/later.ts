/** What a table of The Palaces of Carrara can do without at first: happenings, drawings in the log. */
export { happened } from './happened';
export { sketch } from './sketch';
