/** How the seats are told apart: figure and mark of each, in every game. */
import { figure, mark } from '$lib/art/seats';
import type { Translate } from '$lib/i18n';
import { scene, small } from './scene';
import type { LegendGroup } from './types';

export const players = (t: Translate): LegendGroup => ({
  title: 'shell-guide-players',
  signs: [0, 1, 2, 3, 4].map((seat) => ({
    sketch: scene({ box: '-15 -38 30 42', svg: figure(seat, 0, 0) }, small({ box: '-13 -13 26 26', svg: mark(seat) })),
    name: t('lobby-seat', { seat: seat + 1 }),
  })),
});
