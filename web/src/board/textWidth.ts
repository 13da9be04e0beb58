// How wide a text is in the face of the board. Needs a browser; whatever asks again after `facesLoaded()` gets the
// widths of the real face instead of those of the one that stands in for it while it is on its way.

const FACE = "'Kreon', 'Rockwell', 'Roboto Slab', Georgia, serif";

let pen: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();

export function textWidth(text: string, size: number): number {
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

export async function facesLoaded(): Promise<void> {
  await document.fonts.load(`600 12px Kreon`);
  known.clear();
}
