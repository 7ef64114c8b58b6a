import { mount } from 'svelte';
import '$bastide/pictures/palette.css';
import '../src/styles/tokens.css';
import '../src/styles/shell.css';
import '../src/styles/app.css';
import '../src/styles/lobby.css';
import '../src/styles/table.css';
import '../src/styles/later.css';
import { loadGame } from '$lib/games';
import '$lib/games/emblems'; // for the pigments of the games
import { addGameTexts, setLanguage, type Language } from '$lib/i18n';
import Story from './Story.svelte';

const q = new URLSearchParams(location.search);
const lang = (q.get('lang') ?? 'en') as Language;
document.documentElement.dataset.theme = q.get('theme') ?? 'vellum';
document.documentElement.lang = lang;

const game = q.get('game') ?? 'carcassonne';
document.documentElement.dataset.game = game;
await setLanguage(lang);
await addGameTexts(game);

// Carcassonne's positions lie beside this file, those of other games in folders of their names.
const positions = import.meta.glob<Record<string, unknown>>(['./position*.json', './*/position*.json'], { import: 'default' });
const at = q.get('at');
const position = await positions[`./${game === 'carcassonne' ? '' : `${game}/`}position${at ? `-${at}` : ''}.json`]!();
mount(Story, { target: document.getElementById('app')!, props: { game: await loadGame(game), position: position as never, overlay: q.get('overlay') } });
