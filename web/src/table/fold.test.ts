import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BoardEvent, BoardView, DeedPart } from '../wire/types';
import { fold, type Layout } from './fold';

interface Snapshot {
  players: { cash: number; square: string; in_jail?: boolean; out?: boolean; star?: number }[];
  deeds: Record<string, DeedPart>;
  pot: number;
}

interface Played {
  edition: string;
  start: Snapshot;
  chapters: { events: BoardEvent[]; after: Snapshot }[];
}

const GAMES = JSON.parse(readFileSync(new URL('./folding.fixture.json', import.meta.url), 'utf8')) as Played[];

/** The streets of each group, and after how many houses a hotel comes, from the edition's own file. */
function layoutOf(edition: string): Layout {
  const folder = new URL(`../../../src/magie/editions/${edition}/`, import.meta.url);
  const file = ['edition.toml', 'board.toml'].map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const houses = Number(/^houses_before_hotel = (\d)/m.exec(file)?.[1] ?? 4);
  const streets: Record<string, string[]> = {};
  for (const [, id, body] of file.matchAll(/^\[squares\.(\w+)\]\n([^[]*)/gm)) {
    const group = /^group = "(\w+)"/m.exec(body!)?.[1];
    if (group) (streets[group] ??= []).push(id!);
  }
  return {
    streetsOf: (group) => streets[group] ?? [],
    building: (level) => (level === houses + 1 ? 'hotel' : 'house'),
  };
}

function visible(view: Snapshot | BoardView): unknown {
  return {
    players: view.players.map(({ cash, square, in_jail: inJail = false, out = false, star = 1 }) =>
      // Where somebody who is out stands is not drawn.
      out ? { out } : { cash, square, inJail, star },
    ),
    deeds: Object.fromEntries(
      Object.entries(view.deeds ?? {})
        .map(([id, deed]) => [id, deedOf(deed)] as const)
        .filter(([, deed]) => deed.owner !== null),
    ),
    pot: view.pot ?? 0,
  };
}

function deedOf({ owner = null, houses = 0, hotel = false, mortgaged = false }: DeedPart) {
  return { owner, houses, hotel, mortgaged };
}

describe.each(GAMES)('events of a real game of $edition', ({ edition, start, chapters }) => {
  const layout = layoutOf(edition);
  let view = { ...start, turn: { seat: 0 } } as unknown as BoardView;

  it.each(chapters.map((chapter, index) => ({ index, chapter })))(
    'lead to what the server shows (chapter $index)',
    ({ chapter }) => {
      view = chapter.events.reduce((before, event) => fold(before, event, layout), view);
      expect(visible(view)).toEqual(visible(chapter.after));
    },
  );
});

describe('an event', () => {
  it('that changes nothing on the table leaves the view alone', () => {
    const view = { players: [], turn: { seat: 0 } } as unknown as BoardView;
    expect(fold(view, { event: 'passed', seat: 1 }, layoutOf('classic'))).toBe(view);
  });
});
