/** Tests speak English without waiting for a file. */
import { addText } from './fluent.svelte';
import english from './start/en';

english.forEach(addText);
