// The captured moments (scripts/capture_gallery.py), ready to be shown.

import { currentLanguage } from '../text/language.svelte';
import { Words } from '../text/words';
import type { BoardView, EditionData, SeatCard } from '../wire/types';
import banking from './banking.json';
import classic from './classic.json';
import millionaire from './millionaire.json';
import tempo from './tempo.json';
import tiny from './tiny.json';

const CAPTURED = { classic, tempo, banking, millionaire, tiny } as unknown as Record<
  string,
  { edition: EditionData; views: Record<string, BoardView> }
>;

export interface Moment {
  name: string;
  words: Words;
  view: BoardView;
  seats: SeatCard[];
}

export function moments(skin: string | null = null): Moment[] {
  return Object.entries(CAPTURED).flatMap(([edition, captured]) =>
    Object.entries(captured.views).map(([moment, view]) => {
      const names = view.players.map((player) => player.name);
      const figures = (captured.edition.data.components as { tokens: string[] }).tokens;
      return {
        name: `${edition}/${moment}`,
        words: new Words(captured.edition, currentLanguage(), names, { variants: view.variants ?? [], skin }),
        view,
        seats: names.map((name, seat) => ({
          seat,
          kind: 'person' as const,
          name,
          figure: figures[seat] ?? null,
        })),
      };
    }),
  );
}
