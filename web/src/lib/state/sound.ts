/** Sounds, for whoever has switched them on. */
import { settings } from './settings.svelte';

export type SoundName = 'lay' | 'turn' | 'figure' | 'score' | 'coin' | 'build' | 'refuse';

export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  void import('./strikes').then(({ strike }) => strike(name)).catch(() => {});
}
