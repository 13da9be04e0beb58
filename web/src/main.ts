import { mount } from 'svelte';
import App from './App.svelte';
import './device/settings.svelte';
import './look/tokens.css';
import './look/base.css';
import { startLanguage } from './text/language.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app');
mount(App, { target: place });
void startLanguage();
