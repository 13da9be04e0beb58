// Plays the sounds of the table. Browsers keep an audio context silent until the first click or key, so it is
// made then; what should have sounded before is left out, since its line in the log tells it anyway.

import { scheduleNotes, SOUNDS, type Note, type SoundName } from './sounds';

/** Two sounds closer together than this would be one noise. */
const APART = 0.09;

export class SoundPlayer {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private free = 0;

  /** `level` is asked each time: 0 is silent, 1 as loud as it gets. */
  constructor(private readonly level: () => number) {}

  /** Wait for the first gesture; returns how to stop waiting. */
  listen(): () => void {
    const wake = (): void => this.wake();
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { passive: true });
    return () => {
      for (const gesture of ['pointerdown', 'keydown']) removeEventListener(gesture, wake);
    };
  }

  /** Play a sound, behind those that are still to begin. */
  play(name: SoundName): void {
    this.playNotes(SOUNDS[name]);
  }

  playNotes(notes: readonly Note[]): void {
    const { context, out } = this;
    const level = this.level();
    if (!context || !out || level <= 0 || context.state !== 'running') return;
    const start = Math.max(context.currentTime + 0.01, this.free);
    // A burst of news is no concert: what would come late is left out.
    if (start > context.currentTime + 1) return;
    out.gain.setValueAtTime(level * level, context.currentTime);
    scheduleNotes(notes, context, out, start);
    this.free = start + APART;
  }

  private wake(): void {
    if (!this.context && typeof AudioContext !== 'undefined') {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.connect(this.context.destination);
    }
    // A phone that was locked suspends it again.
    if (this.context?.state === 'suspended') void this.context.resume();
  }
}
