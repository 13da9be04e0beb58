// Says something aloud, for whoever does not look: with a voice of this device only, so that nothing leaves it.

import { announce } from '../../access/announce';

export function speak(sentence: string, language: string): void {
  announce(sentence);
  if (typeof speechSynthesis === 'undefined') return;
  const voice = speechSynthesis.getVoices().find((each) => each.localService && each.lang.startsWith(language));
  if (!voice) return;
  const spoken = new SpeechSynthesisUtterance(sentence);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
