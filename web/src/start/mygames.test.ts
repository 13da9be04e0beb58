import { expect, test } from 'vitest';
import type { KeptRoom } from '../device/seats.svelte';
import type { RoomCard } from '../wire/types';
import { myGame, sorted } from './mygames';

const kept = (id: string, seen = 0): KeptRoom => ({ id, tokens: { 1: 'token' }, edition: 'classic', seen });
const room = (phase: RoomCard['phase']) => ({ phase }) as RoomCard;

test('how a game stands for this device', () => {
  const standing = (told: Parameters<typeof myGame>[1]) => myGame(kept('a'), told).standing;
  expect(standing(undefined)).toBe('unknown');
  expect(standing({ room: null })).toBe('gone');
  expect(standing({ room: room('lobby') })).toBe('lobby');
  expect(standing({ room: room('playing'), waitsFor: [0] })).toBe('others');
  expect(standing({ room: room('playing'), waitsFor: [0, 1] })).toBe('mine');
  expect(standing({ room: room('over') })).toBe('over');
});

test('my turn comes first, ended games last, and among equals the latest', () => {
  const games = [
    myGame(kept('ended', 9), { room: room('over') }),
    myGame(kept('waiting', 8), { room: room('playing'), waitsFor: [0] }),
    myGame(kept('mine', 1), { room: room('playing'), waitsFor: [1] }),
    myGame(kept('mine, later', 2), { room: room('playing'), waitsFor: [1] }),
    myGame(kept('lobby', 3), { room: room('lobby') }),
  ];
  expect(sorted(games).map((game) => game.id)).toEqual(['mine, later', 'mine', 'lobby', 'waiting', 'ended']);
});
