import { mount } from 'svelte';
import App from './App.svelte';
import './device/settings.svelte';
import { listenToBack } from './look/layers';
import './look/tokens.css';
import './look/base.css';
import { startLanguage } from './text/language.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app');
listenToBack();
// Until there is something to say, the page shows its name (index.html).
void startLanguage().then(() => {
  place.replaceChildren();
  mount(App, { target: place });
});
