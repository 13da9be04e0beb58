// Short notes that come and go: copied, saved, somebody is back. Nothing that must be answered.

export type ToastTone = 'plain' | 'good' | 'warn' | 'danger';

interface ToastNote {
  id: number;
  text: string;
  tone: ToastTone;
}

const LONG_ENOUGH_TO_READ = 4_000;
const PER_LETTER = 45;
const AT_ONCE = 3;

let last = 0;
export const toasts = $state<ToastNote[]>([]);

/** Show a note; longer ones stay longer. The same note twice is shown once. */
export function toast(text: string, tone: ToastTone = 'plain'): void {
  if (toasts.some((note) => note.text === text)) return;
  const note = { id: ++last, text, tone };
  toasts.push(note);
  if (toasts.length > AT_ONCE) toasts.shift();
  setTimeout(() => dismiss(note.id), LONG_ENOUGH_TO_READ + PER_LETTER * text.length);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((note) => note.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
