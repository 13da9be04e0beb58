import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attention } from './attention';

describe('calling somebody back to the page', () => {
  const sound = vi.fn();
  const vibrate = vi.fn();
  const icon = { href: '', getAttribute: () => icon.href };
  const page = { title: 'Magie', querySelector: () => icon };
  let mayVibrate = true;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
    page.title = 'Magie';
    mayVibrate = true;
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  const attention = (): Attention => new Attention({ sound, mayVibrate: () => mayVibrate });

  it('marks the tab, sounds and buzzes', () => {
    attention().call('● Anna', true);
    expect([page.title, icon.href]).toEqual(['● Anna', '/icon-turn.svg']);
    expect(sound).toHaveBeenCalledOnce();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('sounds once more after a minute, and only once', () => {
    attention().call('● Anna', true);
    vi.advanceTimersByTime(59_999);
    expect(sound).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(sound).toHaveBeenCalledTimes(2);
  });

  it('is quiet about the next question of the same turn, for a minute', () => {
    const calling = attention();
    calling.call('● Anna', true);
    vi.advanceTimersByTime(50_000);
    calling.call('● Anna', false);
    vi.advanceTimersByTime(50_000);
    expect(sound).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(sound).toHaveBeenCalledTimes(2);
  });

  it('gives the title back and sounds no more when it is somebody else’s turn', () => {
    const calling = attention();
    calling.call('● Anna', true);
    calling.call('● Anna', false);
    calling.rest();
    expect([page.title, icon.href]).toEqual(['Magie', '/icon.svg']);
    vi.advanceTimersByTime(120_000);
    expect(sound).toHaveBeenCalledTimes(1);
  });

  it('does not vibrate where nobody wants it, or before the first tap', () => {
    mayVibrate = false;
    attention().call('● Anna', true);
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
    mayVibrate = true;
    attention().call('● Anna', true);
    expect(vibrate).not.toHaveBeenCalled();
  });
});
