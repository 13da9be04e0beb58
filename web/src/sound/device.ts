// The one player of this device, as loud as its settings say.

import { settings } from '../device/settings.svelte';
import { SoundPlayer } from './play';

export const sounds = new SoundPlayer(() => (settings.muted ? 0 : settings.volume));
