// The nine sounds of the table, as notes: no files, nothing to load, and the same on every machine.
// `play.ts` plays them; a test can render them with an OfflineAudioContext.

export const SOUND_NAMES = ['dice', 'step', 'pay', 'receive', 'card', 'build', 'hammer', 'setback', 'turn'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/**
 * One note: when it begins and how long it lasts (seconds), its pitch (Hz), how it glides and how loud it is.
 */
export interface Note {
  at: number;
  length: number;
  wave: OscillatorType | 'noise';
  pitch: number;
  glideTo?: number;
  loud: number;
}

const knock = (at: number, pitch: number, loud: number): Note => ({
  at,
  length: 0.05,
  wave: 'noise',
  pitch,
  loud,
});
const tone = (at: number, pitch: number, length = 0.14, loud = 0.3): Note => ({
  at,
  length,
  wave: 'triangle',
  pitch,
  loud,
});

/**
 * Wood and paper rather than beeps: noise for what is thrown or laid down, soft tones for money and calls.
 */
export const SOUNDS: Record<SoundName, readonly Note[]> = {
  dice: [
    knock(0, 1800, 0.5),
    knock(0.07, 2400, 0.4),
    knock(0.13, 1500, 0.45),
    knock(0.22, 2100, 0.35),
    knock(0.34, 1300, 0.5),
  ],
  step: [knock(0, 900, 0.3)],
  pay: [tone(0, 660), tone(0.09, 494, 0.18)],
  receive: [tone(0, 587), tone(0.09, 880, 0.18)],
  card: [{ at: 0, length: 0.16, wave: 'noise', pitch: 3200, glideTo: 5200, loud: 0.25 }],
  build: [knock(0, 500, 0.6), knock(0.14, 560, 0.6)],
  hammer: [knock(0, 300, 0.9), { at: 0, length: 0.18, wave: 'sine', pitch: 140, glideTo: 70, loud: 0.5 }],
  setback: [tone(0, 311, 0.18), tone(0.17, 233, 0.32)],
  turn: [tone(0, 523, 0.16), tone(0.14, 659, 0.16), tone(0.28, 784, 0.3)],
};

/** When the last note of a sound has died away. */
export function lengthOf(name: SoundName): number {
  return Math.max(...SOUNDS[name].map((note) => note.at + note.length));
}

/** Put all notes of a sound on the clock of an audio context, beginning at `start`. */
export function scheduleNotes(notes: readonly Note[], context: BaseAudioContext, out: AudioNode, start: number): void {
  for (const note of notes) scheduleNote(note, context, out, start + note.at);
}

/** A filter takes most of a noise away; so much louder it is as loud as a tone. */
const LEFT_BY_FILTER = 2.5;

function scheduleNote(note: Note, context: BaseAudioContext, out: AudioNode, start: number): void {
  const end = start + note.length;
  const loud = note.wave === 'noise' ? note.loud * LEFT_BY_FILTER : note.loud;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const source = note.wave === 'noise' ? noise(note, context, start) : oscillator(note, context, start);
  source.output.connect(envelope);
  source.input.start(start);
  source.input.stop(end);
}

interface Source {
  input: AudioScheduledSourceNode;
  output: AudioNode;
}

function oscillator(note: Note, context: BaseAudioContext, start: number): Source {
  const source = context.createOscillator();
  source.type = note.wave as OscillatorType;
  glide(source.frequency, note, start);
  return { input: source, output: source };
}

function noise(note: Note, context: BaseAudioContext, start: number): Source {
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.4;
  glide(filter.frequency, note, start);
  source.connect(filter);
  return { input: source, output: filter };
}

function glide(pitch: AudioParam, note: Note, start: number): void {
  pitch.setValueAtTime(note.pitch, start);
  if (note.glideTo) pitch.exponentialRampToValueAtTime(note.glideTo, start + note.length);
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A quarter of a second of noise, the same every time, so that a rendered sound can be compared. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (state * 48271) % 2147483647;
    samples[index] = (state / 2147483647) * 2 - 1;
  }
  hisses.set(context, buffer);
  return buffer;
}
