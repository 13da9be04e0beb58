// How wide a text is in the face of the board. While the face is on its way, another one stands in for it;
// whatever was laid out with that is laid out anew when it has arrived.

const FACE = "'Kreon', 'Rockwell', 'Roboto Slab', Georgia, serif";

const face = $state({ arrivals: 0 });
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

export function textWidth(text: string, size: number): number {
  void face.arrivals;
  const key = `${text}|${size}`;
  const width = known.get(key);
  if (width !== undefined) return width;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.52;
  pen.font = `600 ${size}px ${FACE}`;
  const measured = pen.measureText(text).width;
  known.set(key, measured);
  return measured;
}

/** Fetch the face of the board, if it is not there yet. If it cannot be had, the other one stays. */
export async function fetchFace(): Promise<void> {
  if (face.arrivals > 0) return;
  try {
    await document.fonts.load('600 12px Kreon');
  } catch {
    return;
  }
  known.clear();
  face.arrivals += 1;
}
