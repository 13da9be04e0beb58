// How the signals of the reader sound. Its volume key has four steps; the device's own settings apply as well.

import { sounds } from '../sound/device';
import type { Note } from '../sound/sounds';
import type { ReaderStep } from '../wire/types';

type Signal = ReaderStep['sounds'][number];

const beep = (at: number, pitch: number, length = 0.07): Note => ({ at, length, wave: 'square', pitch, loud: 0.1 });

const SIGNALS: Record<Signal, readonly Note[]> = {
  card: [beep(0, 1760)],
  key: [{ at: 0, length: 0.02, wave: 'noise', pitch: 2600, loud: 0.3 }],
  booked: [beep(0, 1175), beep(0.1, 1568, 0.1)],
  salary: [beep(0, 1047), beep(0.1, 1319), beep(0.2, 1568, 0.12)],
  corrected: [beep(0, 1568), beep(0.1, 1175, 0.1)],
  refused: [beep(0, 220, 0.12), beep(0.17, 220, 0.16)],
  volume: [beep(0, 1397)],
  awake: [beep(0, 988, 0.03)],
  new_game: [beep(0, 880, 0.7)],
};

const LOUDEST = 3;

export function signal(name: Signal, volume: number): void {
  if (volume <= 0) return;
  const share = volume / LOUDEST;
  sounds.playNotes(SIGNALS[name].map((note) => ({ ...note, loud: note.loud * share })));
}
