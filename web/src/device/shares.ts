// This device's share of the game's randomness, kept until the answer is here. An answer can get lost; a call that is
// repeated must say the same again, or it would be somebody else's.

import { Refusal } from '../wire/rest';
import { contribution, randomId } from './ids';
import { recall, remember } from './memory';

interface Share {
  id: string;
  contribution: string;
}

const KEY = 'shares';
const MOST = 40;
type Pending = [call: string, share: Share];

function load(): Pending[] {
  const found = recall<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isPending) : [];
}

function isPending(thing: unknown): thing is Pending {
  if (!Array.isArray(thing)) return false;
  const [call, share] = thing as [unknown, Share | null];
  return typeof call === 'string' && typeof share?.id === 'string' && typeof share.contribution === 'string';
}

function shareFor(call: string): Share {
  const pending = load();
  const known = pending.find(([other]) => other === call);
  if (known) return known[1];
  const share = { id: randomId(), contribution: contribution() };
  remember(KEY, [...pending, [call, share]].slice(-MOST));
  return share;
}

function settle(call: string): void {
  remember(
    KEY,
    load().filter(([other]) => other !== call),
  );
}

/** Ask for a seat with a share; `call` says which seat that is. Until the server has answered, it is the same share. */
export async function withShare<Answer>(call: string, ask: (share: Share) => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask(shareFor(call));
    settle(call);
    return answer;
  } catch (problem) {
    if (problem instanceof Refusal) settle(call);
    throw problem;
  }
}
