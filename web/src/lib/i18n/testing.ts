/** Tests speak English without waiting for a file. */
import { addPlace, addText } from './fluent.svelte';
import english from './start/en';

english.forEach(addText);
await Promise.all([addPlace('table'), addPlace('later')]);
