/** The games that are known at this browser: one was finished, its lesson was done, or somebody said so. */
import { keep, recall } from './storage';

class Known {
  games = $state<readonly string[]>(recall('known', []));

  has(game: string): boolean {
    return this.games.includes(game);
  }
  add(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    keep('known', this.games);
  }
}

export const known = new Known();
