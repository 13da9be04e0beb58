import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, Choice, GameState } from '../wire/types';
import {
  askedSeat,
  businessSeat,
  decisionOf,
  isLargePayment,
  isOfThisEdition,
  KINDS_OF_SCREEN,
  largeScreenOf,
  openness,
  optionOfDigit,
  PLACE_OF_KIND,
  primaryOf,
  SCREEN_OF_PHASE,
  screenOf,
} from './decision';

const FORMATS = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');

/** The codes in the first column of the table under a heading of docs/formats.md. */
function firstColumn(heading: string): string[] {
  const section = FORMATS.split(`\n${heading}\n`)[1]!.split(/\n##+ /)[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map((match) => match[1]!));
}

function state(phase: string, required: number[], actions: Record<number, Action[]> = {}): GameState {
  return {
    phase,
    to_act: required[0] ?? null,
    required,
    view: {},
    legal: Object.entries(actions).map(([seat, list]) => ({ seat: Number(seat), actions: list, offer_to: [] })),
    outcome: null,
  };
}

describe('every phase and every action has its place on the page', () => {
  const phases = firstColumn('## Phases');
  const kinds = firstColumn('## Actions');

  it('reads the tables of the documents', () => {
    expect(phases.length).toBeGreaterThan(30);
    expect(kinds.length).toBeGreaterThan(30);
  });

  it.each(phases)('phase %s has a screen', (phase) => {
    expect(SCREEN_OF_PHASE).toHaveProperty(phase);
  });

  it('knows no phase that the game does not have', () => {
    expect(Object.keys(SCREEN_OF_PHASE).filter((phase) => !phases.includes(phase))).toEqual([]);
  });

  const onScreens = new Set<string>(Object.values(KINDS_OF_SCREEN).flat());
  it.each(kinds)('action %s can be reached', (kind) => {
    expect(onScreens.has(kind) || kind in PLACE_OF_KIND).toBe(true);
  });

  it('offers no action that the game does not have', () => {
    expect([...onScreens, ...Object.keys(PLACE_OF_KIND)].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it('lets the game go on where a newer server has a phase of its own', () => {
    expect(screenOf('intermission')).toBe('passing');
  });
});

describe('whose decision it is', () => {
  it('is the seat the game waits for, if it is held here', () => {
    expect(askedSeat({ required: [2], to_act: 2 }, [0, 2], null)).toBe(2);
    expect(askedSeat({ required: [1], to_act: 1 }, [0, 2], null)).toBeNull();
  });

  it('stays with whoever is busy when several are asked', () => {
    expect(askedSeat({ required: [0, 1, 2], to_act: 0 }, [1, 2], 2)).toBe(2);
    expect(askedSeat({ required: [0, 1, 2], to_act: 2 }, [1, 2], null)).toBe(2);
    expect(askedSeat({ required: [0, 1, 2], to_act: 0 }, [1, 2], null)).toBe(1);
  });

  it('goes on when the busy one is not asked any more', () => {
    expect(askedSeat({ required: [1], to_act: 1 }, [1, 2], 2)).toBe(1);
  });

  it('does business for somebody who still plays', () => {
    const isOut = (seat: number) => seat === 0;
    expect(businessSeat(null, [0, 1, 2], null, isOut)).toBe(1);
    expect(businessSeat(null, [0, 1, 2], 2, isOut)).toBe(2);
    expect(businessSeat(null, [0, 1, 2], 0, isOut)).toBe(1);
    expect(businessSeat(2, [0, 1, 2], 1, isOut)).toBe(2);
    expect(businessSeat(null, [], null, isOut)).toBeNull();
  });
});

describe('what can be chosen', () => {
  const short: Choice = {
    do: 'buy',
    legal: false,
    refusal: 'cash_short',
    clause: null,
    arguments: { cost: 400, cash: 90 },
  };

  it('are the legal actions of the screen, the usual one first', () => {
    const game = state('jail_choice', [1], { 1: [{ do: 'mortgage', deed: 'x' }, { do: 'pay_fine' }, { do: 'roll' }] });
    const decision = decisionOf(game, 1, null);
    expect(decision.screen).toBe('jail');
    expect(decision.options.map((option) => option.kind)).toEqual(['roll', 'pay_fine']);
    expect(primaryOf(decision.options)?.action).toEqual({ do: 'roll' });
  });

  it('keep what people look for, with the reason why it is not possible', () => {
    const game = state('purchase', [0], { 0: [{ do: 'decline' }] });
    const decision = decisionOf(game, 0, [short]);
    expect(decision.options.map((option) => [option.kind, option.refused?.refusal])).toEqual([
      ['buy', 'cash_short'],
      ['decline', undefined],
    ]);
    expect(primaryOf(decision.options)?.kind).toBe('decline');
  });

  it('leave out what the edition does not have', () => {
    const game = state('jail_choice', [0], { 0: [{ do: 'roll' }] });
    const choices: Choice[] = [
      { do: 'stay', legal: false, refusal: 'wrong_edition' },
      { do: 'use_jail_card', legal: false, refusal: 'no_jail_card' },
    ];
    expect(decisionOf(game, 0, choices).options.map((option) => option.kind)).toEqual(['roll', 'use_jail_card']);
  });

  it('tell equal kinds apart', () => {
    const moves = [3, 6, 9].map((steps) => ({ do: 'move' as const, steps }));
    const { options } = decisionOf(state('choose_move', [0], { 0: moves }), 0, null);
    expect(new Set(options.map((option) => option.key)).size).toBe(3);
  });

  it('name one choice once, also with two equal cards in the hand', () => {
    const twice: Action[] = [{ do: 'play_fortune', card: 'F14' }, { do: 'play_fortune', card: 'F14' }, { do: 'pass' }];
    expect(decisionOf(state('rent_reaction', [0], { 0: twice }), 0, null).options).toHaveLength(2);
  });

  it('are numbered for the keyboard', () => {
    const { options } = decisionOf(state('purchase', [0], { 0: [{ do: 'decline' }] }), 0, [short]);
    expect(optionOfDigit(options, 1)).toBeNull();
    expect(optionOfDigit(options, 2)?.kind).toBe('decline');
    expect(optionOfDigit(options, 3)).toBeNull();
  });

  it('are none for those who only watch', () => {
    expect(decisionOf(state('purchase', [0]), null, null)).toEqual({ screen: 'purchase', seat: null, options: [] });
  });
});

describe('business beside the decision', () => {
  const choices: Choice[] = [
    { do: 'build', legal: false, refusal: 'group_incomplete', clause: 'build.group' },
    { do: 'mortgage', legal: false, refusal: 'not_now', clause: null },
    { do: 'play_fortune', legal: false, refusal: 'not_here' },
  ];

  it('is open if any of its kinds is', () => {
    expect(openness(['build', 'mortgage'], [{ do: 'mortgage', deed: 'x' }], choices).isOpen).toBe(true);
  });

  it('says why it is not', () => {
    expect(openness(['build', 'mortgage'], [], choices).refused?.refusal).toBe('group_incomplete');
    expect(openness(['build'], [], null)).toEqual({ isOpen: false, refused: null });
  });

  it('is not looked for where the edition has none', () => {
    expect(isOfThisEdition('play_fortune', choices)).toBe(false);
    expect(isOfThisEdition('build', choices)).toBe(true);
    expect(isOfThisEdition('build', null)).toBe(false);
  });
});

describe('a large payment', () => {
  it('is more than a quarter of the cash', () => {
    expect(isLargePayment(250, 1000)).toBe(false);
    expect(isLargePayment(251, 1000)).toBe(true);
    expect(isLargePayment(0, 0)).toBe(false);
  });
});

describe('a decision that needs more room', () => {
  const wide = (phase: string, required: number[], count: number, mine: number | null) => {
    const moves = Array.from({ length: count }, (_, index) => ({ do: 'move' as const, to: `s${index}` }));
    return largeScreenOf(decisionOf(state(phase, required, mine === null ? {} : { [mine]: moves }), mine, null));
  };

  it('is everybody’s in auctions, offers and negotiations', () => {
    expect(['auction', 'offer', 'negotiation'].map((phase) => wide(phase, [1], 0, null))).toEqual([
      'auction',
      'offer',
      'negotiation',
    ]);
  });

  it('is one among many squares, not among a few', () => {
    expect(wide('choose_move', [0], 40, 0)).toBe('squares');
    expect(wide('choose_move', [0], 3, 0)).toBeNull();
    expect(wide('choose_move', [0], 40, null)).toBeNull();
  });

  it('is for the new owner of mortgages only', () => {
    expect(wide('transfer', [0], 0, 0)).toBe('transfer');
    expect(wide('transfer', [0], 0, null)).toBeNull();
  });
});
