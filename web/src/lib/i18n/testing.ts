/** Tests speak English without waiting for a file. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { addPlace, i18n } from './fluent.svelte';
import english from './start/en';

const START = english.map((source) => new FluentResource(source));

/** English is in force, with what a table says, and nothing is known of games. */
export async function speakEnglish(): Promise<void> {
  i18n.bundle = new FluentBundle('en', { useIsolating: false });
  for (const one of START) i18n.bundle.addResource(one, { allowOverrides: true });
  for (const found of [i18n.more, i18n.coming, i18n.said]) found.clear();
  i18n.lang = i18n.wanted = 'en';
  i18n.version++;
  await Promise.all([addPlace('table'), addPlace('later')]);
}
