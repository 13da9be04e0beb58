// The gallery: components and boards in many states, to look at and to take pictures of. Only in the dev
// server.
//
//   /gallery                                  everything
//   /gallery?board=classic/late               one board, as it lies on the table
//   &centre=no  &lang=nl  &theme=dark  &skin=uk  &pick=badstrasse

import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/base.css';
import { isLanguage } from '../text/fluent';
import { needTexts, setLanguage } from '../text/language.svelte';
import Gallery from './Gallery.svelte';

const wishes = new URLSearchParams(location.search);
const language = wishes.get('lang');
const theme = wishes.get('theme');
const place = document.getElementById('app');
if (!place) throw new Error('gallery.html has no #app');

if (theme) document.documentElement.dataset.theme = theme;
await needTexts('start', 'table', 'cards');
await setLanguage(isLanguage(language) ? language : 'de');
mount(Gallery, { target: place, props: { wishes } });
