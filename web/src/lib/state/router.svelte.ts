import { covered, marked } from './back';
import { base, within } from './base';

/** Places: the lobby `/`, a game's rules `/rules/{game}`, a table `/t/{id}`, its replay `/t/{id}/replay?ply=N`, one's seat by a code `/seat/{code}`, operators `/admin`. */
export type Place =
  | { readonly name: 'lobby' }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'replay'; readonly id: string; readonly ply: number | null }
  | { readonly name: 'guide'; readonly game: string }
  | { readonly name: 'seat'; readonly code: string }
  | { readonly name: 'admin' }
  | { readonly name: 'nowhere' };

export function placeOf(path: string, search = ''): Place {
  if (path === '/' || path === '/index.html') return { name: 'lobby' };
  if (/^\/admin\/?$/.test(path)) return { name: 'admin' };
  const game = /^\/rules\/([\w-]+)\/?$/.exec(path)?.[1];
  if (game) return { name: 'guide', game };
  const code = /^\/seat\/([\w-]{10,40})\/?$/.exec(path)?.[1];
  if (code) return { name: 'seat', code };
  const found = /^\/t\/([0-9A-Za-z]{1,32})(\/replay)?\/?$/.exec(path);
  if (!found) return { name: 'nowhere' };
  const id = found[1]!;
  if (!found[2]) return { name: 'table', id };
  const ply = Number.parseInt(new URLSearchParams(search).get('ply') ?? '', 10);
  return { name: 'replay', id, ply: Number.isNaN(ply) ? null : ply };
}

class Router {
  place = $state<Place>(placeOf(within(location.pathname), location.search));
  /** Whether one has gone from page to page since this one was loaded. */
  walked = false;
  /** The address as last changed without a step. */
  #noted = '';

  constructor() {
    addEventListener('popstate', () => {
      // the entry beneath what was open has the address from before it opened
      if (covered() && this.#noted.split('?')[0] === location.pathname) history.replaceState(history.state, '', this.#noted);
      this.#read();
    });
  }

  /** Going within a page leaves everything on it as it is. */
  #read(): void {
    const place = placeOf(within(location.pathname), location.search);
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
  }

  /** How far down the page stood that one comes back to; null on a page that one comes to. */
  get back(): number | null {
    return (history.state as { y?: number } | null)?.y ?? null;
  }

  go(url: string): void {
    if (marked())
      history.replaceState(null, '', base + url); // what lay over the page that one leaves is not come back to
    else {
      history.replaceState({ y: scrollY }, '');
      history.pushState(null, '', base + url);
    }
    this.#noted = '';
    this.walked = true;
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the history and without leaving the page. */
  note(url: string): void {
    this.#noted = base + url;
    history.replaceState(marked() ? history.state : null, '', this.#noted);
  }
}

export const router = new Router();

/** Lets a plain link navigate without loading the page again; use as `onclick`. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(within(link.getAttribute('href')!));
}
