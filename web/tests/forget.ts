/** A browser that remembers nothing and has just come to the lobby. */
import { bell } from '$lib/bell/bell.svelte';
import { screen } from '$lib/games/carrara/screen.svelte';
import { left } from '$lib/lobby/left';
import { known } from '$lib/state/known.svelte';
import { recovery } from '$lib/state/recovery.svelte';
import { placeOf, router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { server } from '$lib/state/server.svelte';
import { Settings, settings } from '$lib/state/settings.svelte';
import { unkept } from '$lib/state/storage';

/** Forgets what was kept, on the disk and by the modules that read it. */
export function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
  unkept.clear();
  held.all = {};
  known.games = [];
  recovery.words = null;
  bell.kept = { push: null, ended: null, key: null, mail: null, told: {} };
  const { name, themeChoice, lang, asks, sound, pace } = new Settings();
  Object.assign(settings, { name, themeChoice, lang, asks, sound, pace });
  server.take({ version: '', page: '', announcement: null });
  server.busy = false;
  Object.assign(screen, { lifted: true, looking: null, shown: null });
  Object.assign(left, { game: '', top: 0 });
  history.replaceState(null, '', '/');
  Object.assign(router, { place: placeOf('/'), walked: false });
}
