// One live bank: a connection, and what the server has told about it. Nothing here works out what a booking leads to.

import { randomId } from '../device/ids';
import { currentLanguage } from '../text/language.svelte';
import { Connection } from '../wire/connection';
import { Refusal } from '../wire/rest';
import type {
  Ack,
  BankClientFrame,
  BankCommand,
  BankEntry,
  BankPresence,
  BankRoom,
  BankServerFrame,
  BankState,
  BankWelcome,
  Problem,
} from '../wire/types';
import { keptBanks } from './kept.svelte';
import { bankRest } from './rest';

export type BankAction = BankCommand['do'];

interface Waiting {
  frame: BankCommand;
  resolve: (ack: Ack) => void;
  reject: (problem: Error) => void;
}

export class BankLink {
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** When the next try to connect is due, and since when nobody answers, by this device's clock. */
  retryAt = $state<number | null>(null);
  lostSince = $state<number | null>(null);
  problem = $state<Problem | null>(null);
  /** A card of this device that went to another one: to be told once. */
  lostCard = $state.raw<{ card: number; problem: Problem } | null>(null);

  bank = $state.raw<BankRoom | null>(null);
  state = $state.raw<BankState | null>(null);
  presence = $state.raw<BankPresence | null>(null);
  entries = $state.raw<BankEntry[]>([]);
  rev = $state(0);
  mine = $state.raw<number[]>([]);
  isHost = $state(false);
  busy = $state(0);

  private connection!: Connection<BankClientFrame, BankServerFrame>;
  private waiting = new Map<string, Waiting>();
  private clockAhead = 0;
  private listeners = new Set<(entries: readonly BankEntry[]) => void>();

  constructor(readonly id: string) {
    this.connect();
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.clockAhead;
  }

  /** Without a line it waits for the next welcome: the same id twice books once. */
  act(action: BankAction, card: number | null = this.mine[0] ?? null): Promise<Ack> {
    const frame: BankCommand = { type: 'command', id: randomId(), do: action, card };
    return new Promise((resolve, reject) => {
      this.waiting.set(frame.id, { frame, resolve, reject });
      this.busy = this.waiting.size;
      this.connection.send(frame);
    });
  }

  /** Hear what happens from now on, as it arrives. */
  onNews(listener: (entries: readonly BankEntry[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Say hello anew: this device has another card now, or another language. */
  refresh(): void {
    this.connection.close();
    this.connect();
  }

  retryNow(): void {
    this.connection.atOnce();
  }

  close(): void {
    this.connection.close();
    for (const { reject } of this.waiting.values()) reject(new Error('closed'));
    this.waiting.clear();
  }

  private connect(): void {
    this.connection = new Connection(`/api/banks/${encodeURIComponent(this.id)}/live`, {
      opened: () => this.hello(),
      heard: (frame) => this.heard(frame),
      lost: (retryIn) => this.lost(retryIn),
    });
  }

  private hello(): void {
    this.connection.send({
      type: 'hello',
      tokens: keptBanks.tokensOf(this.id),
      since: this.rev || undefined,
      language: currentLanguage(),
    });
  }

  private heard(frame: BankServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        return this.welcomed(frame);
      case 'news':
        this.clockAhead = frame.now - Date.now();
        this.state = frame.state;
        this.rev = frame.rev;
        this.append(frame.entries);
        return;
      case 'ack':
        this.settle(frame.id)?.resolve(frame);
        return;
      case 'refused':
        this.settle(frame.id)?.reject(new Refusal(frame.problem));
        return;
      case 'presence':
        this.presence = frame;
        return;
      case 'card_gone':
        this.cardGone(frame.card, frame.problem);
        return;
      case 'bye':
        this.dismissed(frame.problem);
        return;
      case 'pong':
        this.clockAhead = frame.now - Date.now();
        return;
      default:
        // A newer server may tell more than this page understands.
        frame satisfies never;
    }
  }

  private welcomed(frame: BankWelcome): void {
    this.status = 'open';
    this.retryAt = null;
    this.lostSince = null;
    this.problem = null;
    this.clockAhead = frame.now - Date.now();
    this.bank = frame.bank;
    this.state = frame.state;
    this.presence = frame.presence;
    this.mine = frame.cards;
    this.isHost = frame.is_host;
    this.rev = frame.rev;
    if (frame.resumed) this.append(frame.entries);
    else if (this.entries.at(-1)?.rev !== frame.rev) void this.readLog();
    for (const { frame: sent } of this.waiting.values()) this.connection.send(sent);
  }

  private append(entries: readonly BankEntry[]): void {
    const last = this.entries.at(-1)?.rev ?? 0;
    const fresh = entries.filter((entry) => entry.rev > last);
    if (!fresh.length) return;
    this.entries = [...this.entries, ...fresh];
    for (const listener of this.listeners) listener(fresh);
  }

  private async readLog(): Promise<void> {
    const read: BankEntry[] = [];
    try {
      for (let since = 0, more = true; more; ) {
        const page = await bankRest.log(this.id, since);
        read.push(...page.entries);
        ({ rev: since, more } = page);
      }
    } catch {
      return; // The bank works without its past; the next welcome tries again.
    }
    const last = read.at(-1)?.rev ?? 0;
    this.entries = [...read, ...this.entries.filter((entry) => entry.rev > last)];
  }

  private settle(id: string | null | undefined): Waiting | undefined {
    const waiting = id ? this.waiting.get(id) : undefined;
    if (id) this.waiting.delete(id);
    this.busy = this.waiting.size;
    return waiting;
  }

  private cardGone(card: number, problem: Problem): void {
    keptBanks.drop(this.id, card);
    this.mine = this.mine.filter((mine) => mine !== card);
    this.lostCard = { card, problem };
  }

  private dismissed(problem: Problem): void {
    const card = problem.arguments?.card;
    if (problem.code.endsWith('card-moved') && typeof card === 'number') {
      // One of our tokens is void; with the others, or as a guest, we are still welcome.
      this.cardGone(card, problem);
      this.refresh();
    } else {
      this.problem = problem;
    }
  }

  private lost(retryIn: number | null): void {
    this.status = retryIn === null ? 'gone' : 'lost';
    this.retryAt = retryIn === null ? null : Date.now() + retryIn;
    this.lostSince ??= Date.now();
  }
}
