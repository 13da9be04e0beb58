// This device's shares of chance: random contributions, of which only the commitment is sent until every seat has
// committed. Kept here, they are revealed when the game begins; what this device saw then is compared at the end.

import { commitmentTo } from '../fair/verify';
import { Refusal, rest } from '../wire/rest';
import type { RoomCard } from '../wire/types';
import { contribution, randomId } from './ids';
import { recall, remember } from './memory';

/** What is sent with the wish for a seat. */
interface Share {
  id: string;
  commitment: string;
}

const MOST = 200;

/** Notes under a name, the latest last. Where nothing can be remembered, they last as long as the page is open. */
class Notes<Note> {
  private readonly here: Record<string, Note> = {};

  constructor(private readonly name: string) {}

  read(): Record<string, Note> {
    return { ...recall<Record<string, Note>>(this.name, {}), ...this.here };
  }

  write(key: string, note: Note): void {
    this.here[key] = note;
    remember(this.name, Object.fromEntries(Object.entries(this.read()).slice(-MOST)));
  }
}

/** By commitment. */
const contributions = new Notes<string>('contributions');
/** By room: what was promised when this device revealed. Nothing of it may be different at the end. */
const promises = new Notes<Pick<RoomCard['fairness'], 'commitment' | 'commitments'>>('promises');
const unanswered = new Map<string, Share>();

/** Draw a share of chance; returns the commitment to it. */
export function newCommitment(): string {
  return openCommitment(contribution());
}

/** The commitment to this share, which is kept like one that was drawn. */
export function openCommitment(share: string): string {
  const commitment = commitmentTo(share);
  contributions.write(commitment, share);
  return commitment;
}

/**
 * Ask for a seat with a share; `call` says which seat that is. An answer can get lost: until the server has answered,
 * the same call says the same again, or it would be somebody else's.
 */
export async function withShare<Answer>(call: string, ask: (share: Share) => Promise<Answer>): Promise<Answer> {
  const share = unanswered.get(call) ?? { id: randomId(), commitment: newCommitment() };
  unanswered.set(call, share);
  try {
    const answer = await ask(share);
    unanswered.delete(call);
    return answer;
  } catch (problem) {
    if (problem instanceof Refusal) unanswered.delete(call);
    throw problem;
  }
}

/** The contributions of this device to a room, by seat. */
export function contributionsTo({ fairness }: RoomCard): [seat: string, contribution: string][] {
  const known = contributions.read();
  return Object.entries(fairness.commitments ?? {}).flatMap(([seat, commitment]) => {
    const mine = known[commitment];
    return mine ? [[seat, mine]] : [];
  });
}

export const promiseOf = (room: string) => promises.read()[room];

/** The contributions to be told; what was promised for them is noted first. */
function revealed(room: RoomCard): string[] {
  const { commitment, commitments } = room.fairness;
  // Once they have been told, a later promise is worth nothing.
  if (!promiseOf(room.id)) promises.write(room.id, { commitment, commitments });
  return contributionsTo(room).map(([, mine]) => mine);
}

/** The game begins. Where all people are at this device it reveals right away; elsewhere when all seats are sealed. */
export async function start(room: RoomCard, token: string): Promise<void> {
  const isOpen = room.seats.some((seat) => seat.kind === 'open');
  const isAlone = contributionsTo(room).length === Object.keys(room.fairness.commitments ?? {}).length;
  await rest.start(room.id, isAlone && !isOpen ? revealed(room) : [], token);
}

/** All seats are sealed: tell what this device has committed to. */
export async function reveal(room: RoomCard): Promise<void> {
  if (contributionsTo(room).length > 0) await rest.reveal(room.id, revealed(room));
}
