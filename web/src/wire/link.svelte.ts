// What every live room has in common, a game's table and a bank alike: a line that heals, questions that wait for
// their answer, and a log that is read where a piece of it was missed. The server alone knows the truth.

import { currentLanguage } from '../text/language.svelte';
import { Connection } from './connection';
import { Refusal } from './rest';
import type { Problem } from './types';

type Status = 'connecting' | 'open' | 'lost' | 'gone';

interface Waiting<Question> {
  frame: Question;
  resolve: (answer: unknown) => void;
  reject: (problem: Error) => void;
}

interface Page<Entry> {
  entries: Entry[];
  rev: number;
  more: boolean;
}

interface Greeting<Entry> {
  now: number;
  rev: number;
  resumed: boolean;
  entries: Entry[];
}

export abstract class LiveLink<
  Sent,
  Question extends Sent & { id: string },
  Heard extends { type: string },
  Entry extends { rev: number },
> {
  status = $state<Status>('connecting');
  /** When the next try to connect is due, and since when nobody answers, by this device's clock; null while connected. */
  retryAt = $state<number | null>(null);
  lostSince = $state<number | null>(null);
  /** Why this room cannot be looked at, when status is `gone`. */
  problem = $state<Problem | null>(null);

  rev = $state(0);
  entries = $state.raw<Entry[]>([]);
  /** The seats or cards of this device. */
  mine = $state.raw<number[]>([]);
  /** Questions under way: buttons wait for their answer. */
  busy = $state(0);

  protected connection: Connection<Sent, Heard>;
  private waiting = new Map<string, Waiting<Question>>();
  private clockAhead = 0;
  private logLoading: Promise<void> | null = null;

  protected constructor(private readonly path: string) {
    this.connection = this.connected();
  }

  protected abstract hello(): void;
  protected abstract heard(frame: Heard): void;
  protected abstract logAfter(rev: number): Promise<Page<Entry>>;
  /** What was written down while the line was cut is sent again with the same id, if a repeat is harmless. */
  protected abstract isRepeatable(question: Question): boolean;

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.clockAhead;
  }

  /**
   * Say hello anew: this device has something else to show for itself now, or another language. A line that is just
   * being opened will say it as it stands then.
   */
  refresh(): void {
    if (this.connection.isOpening) return;
    this.connection.close();
    this.connection = this.connected();
  }

  /** The server writes its sentences in the language of the hello. Call it while a component is set up. */
  followLanguage(): void {
    let spoken = currentLanguage();
    $effect(() => {
      const language = currentLanguage();
      if (language !== spoken) {
        spoken = language;
        this.refresh();
      }
    });
  }

  retryNow(): void {
    this.connection.atOnce();
  }

  close(): void {
    this.connection.close();
    for (const { reject } of this.waiting.values()) reject(new Error('closed'));
    this.waiting.clear();
  }

  protected question<Answer>(frame: Question): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.set(frame.id, { frame, resolve: resolve as (answer: unknown) => void, reject });
      this.busy = this.waiting.size;
      // Without a line it waits for the next welcome.
      this.connection.send(frame);
    });
  }

  protected answered(answer: { id: string }): void {
    this.settle(answer.id)?.resolve(answer);
  }

  protected refused(refusal: { id?: string | null; problem: Problem }): void {
    this.settle(refusal.id)?.reject(new Refusal(refusal.problem));
  }

  protected setClock(now: number): void {
    this.clockAhead = now - Date.now();
  }

  /** The line is there: catch up with what was missed, and ask again what was never answered. */
  protected greeted(frame: Greeting<Entry>): void {
    this.status = 'open';
    this.retryAt = null;
    this.lostSince = null;
    this.problem = null;
    this.setClock(frame.now);
    this.rev = frame.rev;
    if (frame.resumed) this.append(frame.entries);
    else if (this.entries.at(-1)?.rev !== frame.rev) void this.loadLog();
    for (const { frame: asked, reject } of [...this.waiting.values()]) {
      if (this.isRepeatable(asked)) this.connection.send(asked);
      else if (this.settle(asked.id)) reject(new Error('interrupted'));
    }
  }

  /** The entries that are new to this device. */
  protected append(entries: Entry[]): Entry[] {
    const last = this.entries.at(-1)?.rev ?? 0;
    const fresh = entries.filter((entry) => entry.rev > last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    return fresh;
  }

  /** The whole log, when this device comes new to the room or was away for long. */
  protected loadLog(): Promise<void> {
    this.logLoading ??= this.readLog().finally(() => (this.logLoading = null));
    return this.logLoading;
  }

  private connected(): Connection<Sent, Heard> {
    return new Connection<Sent, Heard>(this.path, {
      opened: () => this.hello(),
      heard: (frame) => this.heard(frame),
      lost: (retryIn) => this.lost(retryIn),
    });
  }

  private async readLog(): Promise<void> {
    const read: Entry[] = [];
    try {
      for (let since = 0, more = true; more;) {
        const page = await this.logAfter(since);
        read.push(...page.entries);
        ({ rev: since, more } = page);
      }
    } catch {
      return; // One can go on without the past; the next welcome tries again.
    }
    const last = read.at(-1)?.rev ?? 0;
    this.entries = [...read, ...this.entries.filter((entry) => entry.rev > last)];
  }

  private settle(id: string | null | undefined): Waiting<Question> | undefined {
    const waiting = id ? this.waiting.get(id) : undefined;
    if (id) this.waiting.delete(id);
    this.busy = this.waiting.size;
    return waiting;
  }

  private lost(retryIn: number | null): void {
    this.status = retryIn === null ? 'gone' : 'lost';
    this.retryAt = retryIn === null ? null : Date.now() + retryIn;
    this.lostSince ??= Date.now();
    for (const { frame, reject } of [...this.waiting.values()]) {
      if (retryIn !== null && this.isRepeatable(frame)) continue;
      this.settle(frame.id);
      reject(new Error('lost'));
    }
  }
}
