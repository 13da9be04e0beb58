// One WebSocket that is there again by itself. A dead network leaves a socket "open" and silent, so both sides
// prove that they are there: we ping, and silence counts as a lost connection.

import type { Bye, ClientFrame, Ping, ServerFrame } from './types';

const PING_AFTER = 2_500;
/** Together with the time between two looks at the clock, people know of it within eight seconds. */
const SILENT_AFTER = 7_000;
const LOOK_EVERY = 1_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** Closed for good: the server does not want this device here. */
const POLICY = 1008;

interface Listener<Heard = ServerFrame> {
  /** The line is there: say hello. */
  opened(): void;
  heard(frame: Heard): void;
  /** The line is gone; the next try is in so many milliseconds, or never (null). */
  lost(retryIn: number | null): void;
}

/** The frames of a game, unless somebody says which others are spoken on the line. */
export class Connection<Sent = ClientFrame, Heard extends { type: string } = ServerFrame> {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private askedToWait: number | null = null;
  private lastHeard = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener<Heard>,
  ) {
    addEventListener('online', this.atOnce);
    document.addEventListener('visibilitychange', this.awake);
    this.open();
  }

  /** False if there is no line: nothing was sent. */
  send(frame: Sent | Ping): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** A try is under way. Hello has not been said yet. */
  get isOpening(): boolean {
    return this.socket?.readyState === WebSocket.CONNECTING;
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.atOnce);
    document.removeEventListener('visibilitychange', this.awake);
    clearTimeout(this.retrying);
    this.hangUp();
  }

  /** Do not wait for the next try, nor for one that has been getting nowhere. */
  readonly atOnce = (): void => {
    if (this.isClosed || this.socket?.readyState === WebSocket.OPEN) return;
    if (this.isOpening && Date.now() - this.lastHeard < PING_AFTER) return;
    clearTimeout(this.retrying);
    this.wait = FIRST_WAIT;
    this.hangUp();
    this.open();
  };

  /** A phone that slept: its timers stood still, so look at once whether the line is alive. */
  private readonly awake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.check();
    else this.atOnce();
  };

  private open(): void {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.pinging = setInterval(() => this.check(), LOOK_EVERY);
      this.listener.opened();
    };
    socket.onmessage = (message) => {
      this.lastHeard = Date.now();
      const frame = JSON.parse(message.data as string) as Heard;
      if (frame.type === 'welcome') this.wait = FIRST_WAIT;
      if (frame.type === 'bye') this.askedToWait = (frame as unknown as Bye).after * 1000;
      this.listener.heard(frame);
    };
    socket.onclose = (event) => this.fell(socket, event.code === POLICY);
  }

  private check(): void {
    const silence = Date.now() - this.lastHeard;
    if (silence >= SILENT_AFTER && this.socket) this.fell(this.socket, false);
    else if (silence >= PING_AFTER) this.send({ type: 'ping' });
  }

  private fell(socket: WebSocket, forGood: boolean): void {
    if (this.isClosed || socket !== this.socket) return;
    this.hangUp();
    if (forGood) {
      this.isClosed = true;
      this.listener.lost(null);
      return;
    }
    const wait = this.askedToWait ?? this.wait;
    this.askedToWait = null;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.listener.lost(wait);
    this.retrying = setTimeout(() => this.open(), wait);
  }

  private hangUp(): void {
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers complain of a socket that is closed while it opens. Nobody waits for one that is left for good; any
    // other must go at once, because browsers open only one at a time to the same server.
    if (this.isClosed && socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }
}
