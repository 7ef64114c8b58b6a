import { settings } from '$lib/state/settings.svelte';

/** Has it be day while a page is printed. */
export const onPaper = (printing: boolean): void => void (document.documentElement.dataset.theme = printing ? 'vellum' : settings.theme);
