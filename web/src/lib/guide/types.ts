/** What a game's folder brings for its page "A turn in pictures", in a `guide.ts` that is fetched when the page is opened. */
import type { Sketch } from '$lib/games/types';
import type { Translate } from '$lib/i18n';

/** A sign of the game: how it is drawn on the board, what it is called, and what it means. */
export interface LegendSign {
  readonly sketch: Sketch;
  readonly name: string;
  readonly means?: string;
}
export interface LegendGroup {
  /** The message that names it. */
  readonly title: string;
  readonly signs: readonly LegendSign[];
}
export interface GuideDrawings {
  /** A drawing for each station of `guide.toml`, made of what the board draws. */
  readonly stations: Readonly<Record<string, Sketch>>;
  /** Every sign of the game, in the words of its cards. */
  legend(this: void, t: Translate): readonly LegendGroup[];
}
