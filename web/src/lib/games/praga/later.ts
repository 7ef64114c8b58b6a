/** What a table of Praga can do without at first: cards, happenings, the log's drawings. */
export { card } from './cards';
export { happened } from './happened';
export { sketch } from './sketch';
