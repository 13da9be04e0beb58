// The eight seats by shape, in the order of play, each in a field of 24 by 24. The shape says who it is;
// colour only helps. They are drawn fat, so that they can be told apart at 12 pixels and hold a figure inside
// at 24.

const SHAPE_NAMES = ['triangle', 'diamond', 'circle', 'square', 'cross', 'star', 'drop', 'ring'] as const;

type ShapeName = (typeof SHAPE_NAMES)[number];

interface Shape {
  path: string;
  /** Middle and width of the largest upright square in which a figure fits. */
  room: { x: number; y: number; size: number };
}

export const SHAPES: Record<ShapeName, Shape> = {
  triangle: { path: 'M12 2.4L22.6 20.8H1.4Z', room: { x: 12, y: 15.1, size: 9.6 } },
  diamond: { path: 'M12 1.2L22.8 12 12 22.8 1.2 12Z', room: { x: 12, y: 12, size: 11.2 } },
  circle: {
    path: 'M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4Z',
    room: { x: 12, y: 12, size: 14 },
  },
  square: { path: 'M3.2 3.2h17.6v17.6H3.2Z', room: { x: 12, y: 12, size: 14.8 } },
  cross: {
    path: 'M7.4 1.8h9.2v5.6h5.6v9.2h-5.6v5.6H7.4v-5.6H1.8V7.4h5.6Z',
    room: { x: 12, y: 12, size: 12 },
  },
  star: {
    path: 'M12 .9l3.5 6.9 7.7 1.2-5.5 5.5 1.2 7.7L12 18.7l-6.9 3.5 1.2-7.7L.8 9l7.7-1.2Z',
    room: { x: 12, y: 12.4, size: 10.4 },
  },
  drop: {
    path: 'M12 .8C14.5 5.2 20.6 9.2 20.6 14.6a8.6 8.6 0 0 1-17.2 0C3.4 9.2 9.5 5.2 12 .8Z',
    room: { x: 12, y: 14.2, size: 12 },
  },
  ring: {
    path: 'M12 1.4a10.6 10.6 0 1 0 0 21.2 10.6 10.6 0 0 0 0-21.2ZM12 6.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2Z',
    room: { x: 12, y: 12, size: 8.4 },
  },
};

export function shapeOf(seat: number): ShapeName {
  return SHAPE_NAMES[seat % SHAPE_NAMES.length] as ShapeName;
}

/** The colour of a seat as a CSS value. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % SHAPE_NAMES.length})`;
}
