/** Texts in the three languages, through Fluent; the same files the server and the terminal read. */
export { LANGUAGES, SELF_NAMES, addGameTexts, addPlace, addTexts, addTextsApart, hasText, i18n, setLanguage, t, type Language } from './fluent.svelte';

/** A text by message id; unknown ids come back as they are. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;
