/** The title of the page: whose turn it is, and a sign to who is reminded of theirs and looks at another page. */
import { i18n, t } from '$lib/i18n';
import { Afterwards } from './afterwards.svelte';

/** Milliseconds between the title and the sign. */
const BLINK = 1000;

/** Keeps the page's title, from while a component is made until it goes. */
export function keepTitle(read: () => { readonly ask: string; readonly game: string; readonly nudged: boolean }): void {
  let blink = $state(false);
  const nudged = $derived(read().nudged);
  const title = new Afterwards(() => {
    void i18n.version;
    const { ask, game } = read();
    return blink ? t('shell-title-nudge') : t('shell-title-table', { ask, game: t(`lobby-game-${game}`) });
  });
  $effect(() => {
    document.title = title.value;
  });
  // who is reminded sees it in the title until they come and do something
  $effect(() => {
    if (!nudged) return;
    const timer = setInterval(() => (blink = !blink), BLINK);
    return () => {
      clearInterval(timer);
      blink = false;
    };
  });
}
