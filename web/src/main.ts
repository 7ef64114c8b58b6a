import '$bastide/pictures/palette.css';
import './styles/tokens.css';
import './styles/shell.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/state/settings.svelte';

await settings.start();
mount(App, { target: document.getElementById('app')! });
