import { mount } from 'svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/shell.css';
import '../../src/styles/app.css';
import { addGameTexts, setLanguage, type Language } from '$lib/i18n';
import Story from './Story.svelte';

const q = new URLSearchParams(location.search);
const lang = (q.get('lang') ?? 'en') as Language;
document.documentElement.dataset.theme = q.get('theme') ?? 'vellum';
document.documentElement.lang = lang;

await setLanguage(lang);
await addGameTexts('caylus');

const positions = import.meta.glob<Record<string, unknown>>('../../tests/caylus/positions/*.json', { import: 'default' });
const position = await positions[`../../tests/caylus/positions/${q.get('at') ?? 'worker'}.json`]!();
mount(Story, { target: document.getElementById('app')!, props: { position: position as never, overlay: q.get('overlay'), pick: q.get('pick') } });
