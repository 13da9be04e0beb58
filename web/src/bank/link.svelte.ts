// One live bank: a connection, and what the server has told about it. Nothing here works out what a booking leads to.

import { randomId } from '../device/ids';
import { currentLanguage } from '../text/language.svelte';
import { LiveLink } from '../wire/link.svelte';
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

export class BankLink extends LiveLink<BankClientFrame, BankCommand, BankServerFrame, BankEntry> {
  /** A card of this device that went to another one: to be told once. */
  lostCard = $state.raw<{ card: number; problem: Problem } | null>(null);

  bank = $state.raw<BankRoom | null>(null);
  state = $state.raw<BankState | null>(null);
  presence = $state.raw<BankPresence | null>(null);
  isHost = $state(false);

  private listeners = new Set<(entries: readonly BankEntry[]) => void>();

  constructor(readonly id: string) {
    super(`/api/banks/${encodeURIComponent(id)}/live`);
  }

  /** Without a line it waits for the next welcome. */
  act(action: BankAction, card: number | null = this.mine[0] ?? null): Promise<Ack> {
    return this.question<Ack>({ type: 'command', id: randomId(), do: action, card });
  }

  /** Hear what happens from now on, as it arrives. */
  onNews(listener: (entries: readonly BankEntry[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  protected hello(): void {
    this.connection.send({
      type: 'hello',
      tokens: keptBanks.tokensOf(this.id),
      since: this.rev || undefined,
      language: currentLanguage(),
    });
  }

  /** The same id twice books once. */
  protected isRepeatable(): boolean {
    return true;
  }

  protected heard(frame: BankServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        return this.welcomed(frame);
      case 'news':
        this.setClock(frame.now);
        this.state = frame.state;
        this.rev = frame.rev;
        this.append(frame.entries);
        return;
      case 'ack':
        return this.answered(frame);
      case 'refused':
        return this.refused(frame);
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
        return this.setClock(frame.now);
      default:
        // A newer server may tell more than this page understands.
        frame satisfies never;
    }
  }

  private welcomed(frame: BankWelcome): void {
    this.bank = frame.bank;
    this.state = frame.state;
    this.presence = frame.presence;
    this.mine = frame.cards;
    this.isHost = frame.is_host;
    this.greeted(frame);
  }

  protected override append(entries: BankEntry[]): BankEntry[] {
    const fresh = super.append(entries);
    if (fresh.length) for (const listener of this.listeners) listener(fresh);
    return fresh;
  }

  protected logAfter(rev: number): ReturnType<typeof bankRest.log> {
    return bankRest.log(this.id, rev);
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
}
