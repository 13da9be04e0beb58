// The final board as a picture, drawn on a canvas of this device: nothing is sent anywhere.

import { BAND, boardSize, CORNER, placeOf, type Place } from '../board/geometry';
import { looksOf } from '../board/looks';
import { SHAPES, shapeOf } from '../look/shapes';
import type { Words } from '../text/words';
import type { BoardView } from '../wire/types';

interface Line {
  seat: number;
  text: string;
}

const SIZE = 1080;
const FACE = "600 40px Kreon, 'Rockwell', Georgia, serif";

/** What a colour of the page is now, by day or in the evening. */
function colour(value: string): string {
  const probe = document.createElement('span');
  probe.style.color = value;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

function mark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = colour(`var(--seat-${seat % 8})`);
  pen.fill(new Path2D(SHAPES[shapeOf(seat)].path), 'evenodd');
  pen.restore();
}

/** The ring with its colours, whose what is, and what stands on it. */
function drawRing(pen: CanvasRenderingContext2D, view: BoardView, words: Words): void {
  const looks = looksOf(words);
  const count = looks.squares.length;
  pen.save();
  pen.scale(SIZE / boardSize(count), SIZE / boardSize(count));
  pen.lineWidth = 3;
  pen.strokeStyle = colour('var(--square-line)');
  for (const look of looks.squares) {
    const place = placeOf(look.index, count);
    pen.fillStyle = colour('var(--square)');
    pen.fillRect(place.x, place.y, place.w, place.h);
    if (look.group?.hasBand) {
      pen.fillStyle = colour(look.group.colour);
      pen.fillRect(...bandOf(place));
    }
    pen.strokeRect(place.x, place.y, place.w, place.h);
    const deed = view.deeds?.[look.id];
    if (deed?.owner != null) mark(pen, deed.owner, place.x + place.w / 2, place.y + place.h / 2, 50);
    const storeys = deed?.hotel ? words.t('web-board-hotel-letter') : deed?.houses ? String(deed.houses) : '';
    if (storeys) drawPlate(pen, storeys, bandOf(place));
  }
  pen.restore();
}

function drawPlate(pen: CanvasRenderingContext2D, text: string, [x, y, w, h]: [number, number, number, number]): void {
  pen.fillStyle = colour('var(--building)');
  pen.fillRect(x + w / 2 - 18, y + h / 2 - 18, 36, 36);
  pen.fillStyle = colour('var(--building-line)');
  pen.font = FACE;
  pen.fillText(text, x + w / 2, y + h / 2 + 2);
}

/** The band lies towards the middle of the board. */
function bandOf({ x, y, w, h, side }: Place): [number, number, number, number] {
  switch (side) {
    case 'bottom':
      return [x, y, w, BAND];
    case 'top':
      return [x, y + h - BAND, w, BAND];
    case 'left':
      return [x + w - BAND, y, BAND, h];
    case 'right':
      return [x, y, BAND, h];
  }
}

/** Title and ranking, inside the ring where there is one. */
export async function drawPicture(view: BoardView | null, words: Words, title: string, lines: Line[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.fillStyle = colour('var(--ring-centre)');
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  if (view) drawRing(pen, view, words);
  const room = view ? SIZE * (1 - (2 * CORNER) / boardSize(looksOf(words).squares.length)) - 60 : SIZE - 80;
  pen.fillStyle = colour('var(--ink-soft)');
  pen.font = FACE;
  pen.fillText('Magie', SIZE / 2, SIZE / 2 - 290, room);
  pen.fillStyle = colour('var(--ink)');
  pen.font = FACE.replace('40px', '56px');
  pen.fillText(title, SIZE / 2, SIZE / 2 - 210, room);
  pen.font = FACE;
  lines.forEach(({ seat, text }, index) => {
    const y = SIZE / 2 - 110 + index * 62;
    pen.fillStyle = colour('var(--ink)');
    pen.fillText(text, SIZE / 2, y, room - 120);
    mark(pen, seat, SIZE / 2 - room / 2 + 22, y, 44);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}
