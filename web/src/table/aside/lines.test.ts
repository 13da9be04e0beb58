import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../text/things';
import type { Words } from '../../text/words';
import type { Entry } from '../../wire/types';
import { LogBook } from './book';
import { linesOfPassage, mayPass, passes, type Reader } from './lines';
import { summaryOf } from './summary';

const SILENT = new Set(['landed', 'paid']);

/**
 * Words that tell every event by its name, and leave out what the real ones would fold into the sentence
 * before.
 */
function plainWords(): Words {
  return {
    story: vi.fn((events: GameEvent[]) =>
      events
        .filter((event) => !SILENT.has(event.event))
        .map((event) => ({ text: event.event, event, clauses: event.clause ? [event.clause] : [] })),
    ),
    t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
    player: (seat: number) => ['Anna', 'Ben', 'Mia'][seat],
    square: (id: string) => id.toUpperCase(),
    lot: (id: string) => id.toUpperCase(),
    quotedReason: (seat: number, reason: { code: string }) => `${seat} says ${reason.code}`,
  } as unknown as Words;
}

const proposal: Entry = { rev: 7, at: 0, kind: 'proposed', seat: 1, motion: { kind: 'pause' } };
const reader = (mine: number[] = [0]): Reader => ({ words: plainWords(), mine, proposal: () => proposal });
const rolled: GameEvent = { event: 'rolled', seat: 1, dice: [3, 4], doubles: false, clause: 'turn.roll' };
const rent: GameEvent = { event: 'rent_demanded', owner: 0, debtor: 1, deed: 'a', amount: 20, auto: false };
const paid: GameEvent = { event: 'paid', from: 1, to: 0, amount: 20, reason: 'rent' };

function lines(entry: Partial<Entry>, events: GameEvent[] = [], mine?: number[]) {
  const whole: Entry = { rev: 9, at: 0, kind: 'acted', seat: 1, ...entry };
  return linesOfPassage({ entry: whole, events, isTakenBack: false }, reader(mine));
}

describe('lines of the log', () => {
  it('know what they are about and whom they concern, with what is told beside them', () => {
    const [first, second] = lines({}, [rolled, rent, paid]);
    expect(first).toMatchObject({
      text: 'rolled',
      clauses: ['turn.roll'],
      topics: [],
      isMine: false,
      sound: 'dice',
    });
    expect(second).toMatchObject({ topics: ['money'], isMine: true, isDoneToMe: true, sound: 'receive' });
  });

  it('keep why a bot buys for those who ask, and tell why it trades', () => {
    const reason = { code: 'buy_left', arguments: { amount: 5 } };
    const bought: GameEvent = { event: 'bought', seat: 1, deed: 'a', price: 5 };
    const [purchase] = lines({ do: { do: 'buy' }, reason }, [bought]);
    expect([purchase?.beside, purchase?.reasons]).toEqual([[], ['1 says buy_left']]);
    const [trade] = lines({ do: { do: 'accept' }, reason }, [{ event: 'accepted', from: 0, to: 1 }]);
    expect([trade?.beside, trade?.reasons]).toEqual([['1 says buy_left'], []]);
  });

  it('do not mark what I have done myself', () => {
    const [line] = lines({ seat: 0 }, [{ event: 'bought', seat: 0, deed: 'a', price: 5 }]);
    expect(line).toMatchObject({ isMine: true, isDoneToMe: false });
  });

  it('leave the beginning of a turn to its heading', () => {
    expect(lines({}, [{ event: 'turn_started', seat: 1, own_turn: 2 }])).toEqual([]);
  });

  it('say why a bot trades, and why the cautious choice was made', () => {
    const nothing = { cash: 0, deeds: [], jail_cards: 0 };
    const offered: GameEvent = { event: 'offered', from: 1, to: 0, give: nothing, take: nothing, redeem: [] };
    const [offer] = lines({ reason: { code: 'gain', arguments: {} } }, [offered]);
    expect(offer).toMatchObject({ beside: ['1 says gain'], topics: ['trades'] });
    const [late] = lines({ seat: null, do: { do: 'deadline', seat: 2 }, why: 'time' }, [rolled]);
    expect(late?.beside).toEqual(['decided-time Mia']);
  });

  it('are looked for only in turns that can have them', () => {
    const turn = (events: GameEvent[], seat = 1) => ({
      index: 0,
      seat,
      ownTurn: 1,
      passages: [{ entry: { rev: 1, at: 0, kind: 'acted', seat }, events, isTakenBack: false }],
    });
    expect(mayPass(turn([rolled]), 'all', [0])).toBe(true);
    expect(mayPass(turn([rolled]), 'mine', [0])).toBe(false);
    expect(mayPass(turn([rolled], 0), 'mine', [0])).toBe(true);
    expect(mayPass(turn([rent]), 'mine', [0])).toBe(true);
    expect(mayPass(turn([paid]), 'money', [0])).toBe(true);
    expect(mayPass(turn([paid]), 'trades', [0])).toBe(false);
  });

  it('can be filtered', () => {
    const [first, second] = lines({}, [rolled, rent, paid]);
    expect([first, second].map((line) => passes(line!, 'mine'))).toEqual([false, true]);
    expect([first, second].map((line) => passes(line!, 'money'))).toEqual([false, true]);
    expect([first, second].map((line) => passes(line!, 'trades'))).toEqual([false, false]);
    expect([first, second].every((line) => passes(line!, 'all'))).toBe(true);
  });
});

describe('lines about the table', () => {
  const text = (entry: Partial<Entry>): string | undefined => lines(entry)[0]?.text;

  it('tell proposals, votes and how they end', () => {
    expect(text(proposal)).toBe('web-aside-entry-proposed Ben motion-pause ');
    expect(text({ ...proposal, carried: true })).toBe('web-aside-entry-done Ben motion-pause ');
    expect(text({ kind: 'voted', seat: 2, ballot: 7, yes: true })).toBe('web-aside-entry-voted Mia yes');
    expect(text({ kind: 'voted', seat: 2, ballot: 7, yes: true, carried: true })).toBe(
      'web-aside-entry-carried motion-pause ',
    );
    expect(text({ kind: 'vote_ended', ballot: 7, carried: false })).toBe('web-aside-entry-lost motion-pause ');
  });

  it('tell who comes and goes', () => {
    expect(text({ kind: 'gone', seat: 2 })).toBe('web-aside-entry-gone Mia');
    expect(text({ kind: 'pace', seat: 0, pace: 'fast' })).toBe('web-aside-entry-pace Anna fast');
  });

  it('skip kinds they do not know', () => {
    expect(lines({ kind: 'from_the_future' })).toEqual([]);
  });
});

describe('the log book', () => {
  const begins = (seat: number): GameEvent => ({ event: 'turn_started', seat, own_turn: 1 });
  const entries: Entry[] = [
    { rev: 1, at: 0, kind: 'started', events: [begins(1)] },
    { rev: 2, at: 0, kind: 'acted', seat: 1, events: [rolled] },
    { rev: 3, at: 0, kind: 'acted', seat: 1, events: [{ event: 'turn_ended', seat: 1 }, begins(2)] },
  ];

  it('writes a turn again only when something of it has changed', () => {
    const book = new LogBook();
    const who = { words: plainWords(), mine: [0] };
    const [first] = book.turns(entries);
    const before = book.lines(first!, who);
    const later = book.turns([...entries, { rev: 4, at: 0, kind: 'acted', seat: 2, events: [rolled] }]);
    expect(book.lines(later[0]!, who)).toBe(before);
    expect(book.lines(later[1]!, who).map((line) => line.text)).toEqual(['rolled']);
    expect(book.lines(later[0]!, { ...who, words: plainWords() })).not.toBe(before);
  });

  it('sums a turn up in one line', () => {
    const [turn] = new LogBook().turns([
      { rev: 1, at: 0, kind: 'started', events: [begins(1)] },
      {
        rev: 2,
        at: 0,
        kind: 'acted',
        seat: 1,
        events: [
          { ...rolled, dice: [3, 4, 'bus'] },
          paid,
          { event: 'built', seat: 1, deed: 'a', level: 1, price: 5 },
          { event: 'built', seat: 1, deed: 'b', level: 1, price: 5 },
          { event: 'jailed', seat: 2, reason: 'space' },
        ],
      },
    ]);
    const parts = [
      'web-aside-short-rolled 7 + web-aside-die-bus',
      'web-aside-short-paid-to 20 Anna',
      'web-aside-short-built 2',
    ];
    expect(summaryOf(turn!, plainWords())).toBe(`web-aside-summary Ben ${parts.join(', ')}`);
  });
});
