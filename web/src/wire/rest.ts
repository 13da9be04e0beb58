// What happens once: REST. Whatever is refused throws a Refusal with the server's own sentence.

import { currentLanguage } from '../text/language.svelte';
import type {
  BotSeat,
  Created,
  EditionData,
  Editions,
  Health,
  House,
  Join,
  Joined,
  LogPage,
  MyGames,
  NewRoom,
  OpenSeat,
  Problem,
  RecordChecked,
  Replay,
  ReplayStates,
  RoomAnswer,
} from './types';

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.sentence);
    this.name = 'Refusal';
  }
}

/** Nobody answered: the server is off, or the network is. */
export class Unreachable extends Error {
  constructor() {
    super('unreachable');
    this.name = 'Unreachable';
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string;
}

async function send(path: string, { method = 'GET', body, token }: Call = {}): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': currentLanguage() };
  if (token) headers.authorization = `Bearer ${token}`;
  const isText = typeof body === 'string';
  if (body !== undefined) headers['content-type'] = isText ? 'application/jsonl' : 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : isText ? body : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  let problem: Problem;
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // Not our server's answer, but a proxy's before it.
    throw new Unreachable();
  }
  throw new Refusal(problem, response.status);
}

/** Ask the server for something; the bank for a real board has its own list of questions. */
export async function call<Answer>(path: string, how?: Call): Promise<Answer> {
  return (await (await send(path, how)).json()) as Answer;
}

const room = (id: string) => `/api/rooms/${encodeURIComponent(id)}`;
/** Where a game to be looked at again comes from: a finished room, or an uploaded record. */
export interface Source {
  kind: 'room' | 'record';
  id: string;
}

const sourceOf = ({ kind, id }: Source) => `/api/${kind}s/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: number) => `${room(id)}/seats/${seat}`;

export const rest = {
  health: () => call<Health>('/api/health'),
  editions: () => call<Editions>('/api/editions'),
  edition: (name: string) => call<EditionData>(`/api/editions/${encodeURIComponent(name)}`),

  open: (wish: NewRoom) => call<Created>('/api/rooms', { method: 'POST', body: wish }),
  room: (id: string) => call<RoomAnswer>(room(id)),
  code: (code: string) => call<RoomAnswer>(`/api/codes/${encodeURIComponent(code)}`),
  join: (id: string, wish: Join) => call<Joined>(`${room(id)}/seats`, { method: 'POST', body: wish }),
  arrange: (id: string, seat: number, wish: BotSeat | OpenSeat, host: string) =>
    call<RoomAnswer>(seatOf(id, seat), { method: 'PUT', body: wish, token: host }),
  leave: (id: string, seat: number, token: string) => call<RoomAnswer>(seatOf(id, seat), { method: 'DELETE', token }),
  move: (id: string, seat: number, joinId: string, token: string) =>
    call<Joined>(`${seatOf(id, seat)}/move`, { method: 'POST', body: { id: joinId }, token }),
  start: (id: string, contributions: string[], token: string) =>
    call<RoomAnswer>(`${room(id)}/start`, { method: 'POST', body: { contributions }, token }),
  reveal: (id: string, contributions: string[]) =>
    call<RoomAnswer>(`${room(id)}/reveal`, { method: 'POST', body: { contributions } }),
  rematch: (id: string, commitment: string, token: string) =>
    call<Joined>(`${room(id)}/rematch`, { method: 'POST', body: { commitment }, token }),

  log: (id: string, since: number, tokens: string[]) =>
    call<LogPage>(`${room(id)}/log?since=${since}`, { token: tokens[0] }),
  mine: (tokens: string[]) => call<MyGames>('/api/mine', { method: 'POST', body: { tokens } }),
  record: async (source: Source, token?: string) =>
    (await send(`${sourceOf(source)}${source.kind === 'room' ? '/record' : ''}`, { token })).blob(),
  upload: (record: string) => call<RecordChecked>('/api/records', { method: 'POST', body: record }),

  replay: (source: Source, token?: string) => call<Replay>(`${sourceOf(source)}/replay`, { token }),
  replayStates: (source: Source, from: number, count: number, eyes: number | null, token?: string) =>
    call<ReplayStates>(`${sourceOf(source)}/replay/states?from=${from}&count=${count}&eyes=${eyes ?? 'public'}`, {
      token,
    }),

  house: (path: string) => call<House>(`/api/house?path=${encodeURIComponent(path)}`),
  openHouse: (path: string) => call<House>(`/api/house?path=${encodeURIComponent(path)}`, { method: 'PUT' }),
  closeHouse: () => call<House>('/api/house', { method: 'DELETE' }),
};

/** Where the QR picture of a house link is. */
export function housePicture(path: string, link: number): string {
  return `/api/house/picture?path=${encodeURIComponent(path)}&link=${link}`;
}
