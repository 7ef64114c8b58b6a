import '$bastide/pictures/palette.css';
import './styles/tokens.css';
import './styles/shell.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/state/settings.svelte';

import.meta.glob('./lib/games/*/accent.css', { eager: true }); // each game's leading pigment, wherever the game is named

// no table stands side by side on it, however it is held
if (Math.max(screen.width, screen.height) < 760) void import('$lib/shell/sideways').then(({ sideways }) => sideways());
await settings.start();
mount(App, { target: document.getElementById('app')! });
