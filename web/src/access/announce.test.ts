import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GATHERING, SILENCE, Voice } from './announce';

function listen(voice: Voice): string[] {
  const heard: string[] = [];
  voice.attach((text) => heard.push(text));
  return heard;
}

describe('a live region', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says an urgent sentence at once', () => {
    const voice = new Voice(0);
    const heard = listen(voice);
    voice.say('Your turn.');
    expect(heard).toEqual(['Your turn.']);
  });

  it('clears an equal sentence first and sets it again 50 ms later', () => {
    const voice = new Voice(0);
    const heard = listen(voice);
    voice.say('Anna bids 200.');
    voice.say('Anna bids 200.');
    expect(heard).toEqual(['Anna bids 200.', '']);
    vi.advanceTimersByTime(SILENCE - 1);
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['Anna bids 200.', '', 'Anna bids 200.']);
  });

  it('replaces a repeat that was still to come by what is newer', () => {
    const voice = new Voice(0);
    const heard = listen(voice);
    voice.say('One.');
    voice.say('One.');
    voice.say('Two.');
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['One.', '', 'Two.']);
  });

  it('reads polite sentences that arrive together as one text', () => {
    const voice = new Voice(GATHERING.polite);
    const heard = listen(voice);
    voice.say('Ben rolls 7.');
    voice.say('  Ben buys a street. ');
    voice.say('');
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(GATHERING.polite);
    expect(heard).toEqual(['Ben rolls 7. Ben buys a street.']);
  });

  it('is quiet once its region is gone', () => {
    const voice = new Voice(0);
    const heard: string[] = [];
    const leave = voice.attach((text) => heard.push(text));
    leave();
    voice.say('Nobody hears this.');
    expect(heard).toEqual([]);
  });
});
