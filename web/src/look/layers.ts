// What lies over the page, one above the other, such as sheets. Back, which on a phone is what people press to be rid
// of something, takes away the topmost and stays on the page; so does Escape.
//
// Each layer has an entry of its own in the browser's history, marked with its height. Nothing is done to the history
// at once: a sheet often closes and another opens in the same moment, and steps in the history take their time.

interface Entry {
  layer: number;
}

/** As much of `window.history` as is needed here. */
type History = Pick<typeof history, 'state' | 'pushState' | 'go'>;

export function layerOf(state: unknown): number {
  return (state as Entry | null)?.layer ?? 0;
}

export class Layers {
  private readonly open: (() => void)[] = [];
  /** A step of our own is on its way through the history. */
  private isStepping = false;
  private isDue = false;

  constructor(
    private readonly past: History,
    private readonly soon: (work: () => void) => void,
  ) {
    // After a reload the entries of layers are there, and the layers are not.
    this.settleSoon();
  }

  /** Something lies over the page, and is taken away by `close`; returns how to tell that it is gone. */
  add(close: () => void): () => void {
    this.open.push(close);
    this.settleSoon();
    return () => {
      const place = this.open.lastIndexOf(close);
      if (place >= 0) this.open.splice(place, 1);
      this.settleSoon();
    };
  }

  /** False if nothing lies over the page. */
  closeTop(): boolean {
    const close = this.open.at(-1);
    close?.();
    return close !== undefined;
  }

  /** The browser has gone a step through its history. */
  stepped(): void {
    if (this.isStepping) this.isStepping = false;
    else for (const close of this.open.slice(layerOf(this.past.state)).reverse()) close();
    this.settleSoon();
  }

  private settleSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.soon(() => {
      this.isDue = false;
      this.settle();
    });
  }

  /** As many entries as there are layers: of those that were closed by hand, Back shall know nothing. */
  private settle(): void {
    if (this.isStepping) return;
    const height = layerOf(this.past.state);
    for (let layer = height + 1; layer <= this.open.length; layer++) {
      this.past.pushState({ layer } satisfies Entry, '');
    }
    if (height <= this.open.length) return;
    this.isStepping = true;
    this.past.go(this.open.length - height);
  }
}

let layers: Layers | undefined;

/** Something lies over the page from now on; `close` takes it away. Returns how to tell that it is gone. */
export function coverPage(close: () => void): () => void {
  return pageLayers().add(close);
}

/** Once, when the page starts. */
export function listenToBack(): void {
  pageLayers();
}

function pageLayers(): Layers {
  if (layers) return layers;
  const made = new Layers(history, (work) => setTimeout(work));
  addEventListener('popstate', () => made.stepped());
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && made.closeTop()) event.preventDefault();
  });
  return (layers = made);
}
