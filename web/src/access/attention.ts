// Calls somebody back to the page: a mark in the title and the icon of the tab, a sound, a buzz of the phone,
// and the sound once more when nothing has happened for a minute.

const AGAIN_AFTER = 60_000;
const BUZZ = 120;
const ICON = '/icon.svg';
const ICON_ON_TURN = '/icon-turn.svg';

interface Means {
  sound: () => void;
  mayVibrate: () => boolean;
}

export class Attention {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private titleBefore: string | null = null;

  constructor(private readonly means: Means) {}

  /** Somebody at this device is waited for. `loud`: it is news, so it may be heard. */
  call(title: string, loud: boolean): void {
    this.titleBefore ??= document.title;
    document.title = title;
    showIcon(ICON_ON_TURN);
    // Whoever has just done something has heard it; the minute begins anew.
    if (loud) this.ring();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ring(), AGAIN_AFTER);
  }

  /** Nobody at this device is waited for any more. */
  rest(): void {
    clearTimeout(this.timer);
    if (this.titleBefore !== null) document.title = this.titleBefore;
    this.titleBefore = null;
    showIcon(ICON);
  }

  private ring(): void {
    this.means.sound();
    // Before the first tap a browser would only complain.
    if (this.means.mayVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  }
}

function showIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== address) link.href = address;
}
