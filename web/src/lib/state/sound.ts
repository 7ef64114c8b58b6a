/** Sounds, for whoever has switched them on. */
import { settings } from './settings.svelte';
import type { SoundName } from './strikes';

export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  void import('./strikes').then(({ strike }) => strike(name)).catch(() => {});
}
