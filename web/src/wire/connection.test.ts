import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection';
import type { ClientFrame, ServerFrame } from './types';

/** A socket whose other end is this test. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];

  readyState = Socket.CONNECTING;
  wasBrokenOff = false;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.wasBrokenOff ||= this.readyState === Socket.CONNECTING;
    this.readyState = Socket.CLOSED;
  }

  answer(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
}

function connect(): { connection: Connection<ClientFrame, ServerFrame>; opened: ReturnType<typeof vi.fn> } {
  const opened = vi.fn();
  const connection = new Connection<ClientFrame, ServerFrame>('/live', { opened, heard: vi.fn(), lost: vi.fn() });
  return { connection, opened };
}

const last = (): Socket => Socket.all.at(-1)!;

describe('a line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    const target = new EventTarget();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { href: 'http://table.example/' });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that is left while it opens is not broken off but closed as soon as it is open', () => {
    const { connection, opened } = connect();
    connection.close();
    expect(last().wasBrokenOff).toBe(false);
    last().answer();
    expect(last().readyState).toBe(Socket.CLOSED);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is given a moment to open when the network or the screen is there again', () => {
    const { opened } = connect();
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Socket.all).toHaveLength(1);
    last().answer();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('that does not get anywhere is given up for a new one then', () => {
    const { connection } = connect();
    expect(connection.isOpening).toBe(true);
    vi.advanceTimersByTime(3_000);
    dispatchEvent(new Event('online'));
    expect(Socket.all).toHaveLength(2);
    expect(Socket.all[0]!.wasBrokenOff).toBe(true);
    expect(connection.isOpening).toBe(true);
    last().answer();
    expect(connection.isOpening).toBe(false);
  });
});
