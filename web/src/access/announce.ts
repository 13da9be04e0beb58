// What is said aloud to people who listen to the page. Two live regions exist, in Announcer.svelte: a polite
// one for news and an assertive one for what cannot wait (my turn, my debt, last call, the connection).
//
// Screen readers stay silent when a region is set to the text it already has, so an equal sentence is cleared
// first and set again a moment later.

type Urgency = 'polite' | 'assertive';
type Show = (text: string) => void;

/** How long the region stays empty before the same sentence is set again. */
export const SILENCE = 50;
/** Sentences that arrive within this time are read as one text: the second would cut the first one off. */
export const GATHERING: Record<Urgency, number> = { polite: 120, assertive: 0 };

/** One live region: gathers what arrives together, and repeats what is said twice. */
export class Voice {
  private show: Show | null = null;
  private gathered: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = '';

  constructor(private readonly patience: number) {}

  /** The region that speaks from now on; returns how to take it away again. */
  attach(show: Show): () => void {
    this.show = show;
    return () => {
      if (this.show === show) this.show = null;
    };
  }

  say(sentence: string): void {
    const words = sentence.trim();
    if (!words) return;
    this.gathered.push(words);
    if (this.gathered.length > 1) return;
    if (this.patience === 0) this.speak();
    else this.timer = setTimeout(() => this.speak(), this.patience);
  }

  /** Forget what was said and what was about to be: somebody else listens from now on. */
  hush(): void {
    clearTimeout(this.timer);
    this.gathered = [];
    this.set('');
  }

  private speak(): void {
    clearTimeout(this.timer);
    const text = this.gathered.join(' ');
    this.gathered = [];
    if (text !== this.shown) {
      this.set(text);
      return;
    }
    this.set('');
    this.timer = setTimeout(() => this.set(text), SILENCE);
  }

  private set(text: string): void {
    this.shown = text;
    this.show?.(text);
  }
}

export const voices: Record<Urgency, Voice> = {
  polite: new Voice(GATHERING.polite),
  assertive: new Voice(GATHERING.assertive),
};

/** Say something in its turn. */
export function announce(sentence: string): void {
  voices.polite.say(sentence);
}

/** Say something at once: the listener must act or decide. */
export function alert(sentence: string): void {
  voices.assertive.say(sentence);
}

/** The device is handed on: the next person must not hear what was said to the one before. */
export function hush(): void {
  voices.polite.hush();
  voices.assertive.hush();
}
