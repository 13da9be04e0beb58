import { beforeEach, describe, expect, it } from 'vitest';
import { Layers, layerOf } from './layers';

/** A browser's history whose steps arrive when the test says so, as they do in a browser. */
class Past {
  entries: unknown[] = [null];
  at = 0;
  private steps: number[] = [];

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  go(by = 0): void {
    this.steps.push(by);
  }

  /** The steps on their way arrive. */
  arrive(layers: Layers): void {
    for (const by of this.steps.splice(0)) {
      this.at += by;
      layers.stepped();
    }
  }

  /** Somebody presses Back or Forward. */
  press(by: number, layers: Layers): void {
    this.go(by);
    this.arrive(layers);
  }
}

let past: Past;
let work: (() => void)[];
let layers: Layers;
let open: string[];

/** Until nothing more is due. */
function rest(): void {
  while (work.length > 0) {
    work.shift()!();
    past.arrive(layers);
  }
}

function show(name: string): () => void {
  const gone = layers.add(() => {
    open = open.filter((each) => each !== name);
    gone();
  });
  open.push(name);
  return () => {
    open = open.filter((each) => each !== name);
    gone();
  };
}

beforeEach(() => {
  past = new Past();
  work = [];
  open = [];
  layers = new Layers(past, (task) => work.push(task));
  rest();
});

describe('what lies over the page', () => {
  it('is taken away by Back, the topmost first', () => {
    show('deed');
    show('rule');
    rest();
    expect(past.at).toBe(2);
    past.press(-1, layers);
    rest();
    expect(open).toEqual(['deed']);
    past.press(-1, layers);
    rest();
    expect(open).toEqual([]);
    expect(past.at).toBe(0);
  });

  it('leaves nothing behind when it is closed by hand', () => {
    const close = show('deed');
    rest();
    close();
    rest();
    expect(past.at).toBe(0);
  });

  it('may give way to another in the same moment', () => {
    const close = show('menu');
    rest();
    close();
    show('settings');
    rest();
    expect(past.at).toBe(1);
    past.press(-1, layers);
    rest();
    expect(open).toEqual([]);
  });

  it('may open while a step is still on its way', () => {
    const close = show('menu');
    rest();
    close();
    work.shift()!();
    show('settings');
    rest();
    expect(layerOf(past.state)).toBe(1);
    expect(open).toEqual(['settings']);
  });

  it('does not come back by Forward', () => {
    show('deed');
    rest();
    past.press(-1, layers);
    rest();
    past.press(1, layers);
    rest();
    expect(past.at).toBe(0);
  });
});
