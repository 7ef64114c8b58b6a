/** Tests speak English without waiting for a file. */
import en from '$bastide/text/en.ftl?raw';
import { addText } from './fluent.svelte';

addText(en);
