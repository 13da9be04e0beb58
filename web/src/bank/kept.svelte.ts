// The banks this device has a part in: the tokens of its cards, and the right to arrange those it opened.

import { onChangeElsewhere, recall, remember } from '../device/memory';

interface KeptBank {
  id: string;
  kind: 'table' | 'reader';
  code: string | null;
  /** The signed right to each card held here, by its number. */
  tokens: Record<number, string>;
  host?: string;
  seen: number;
}

const KEY = 'banks';
const MOST = 20;

function load(): KeptBank[] {
  const found = recall<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(thing: unknown): thing is KeptBank {
  const bank = thing as KeptBank | null;
  return typeof bank?.id === 'string' && typeof bank.tokens === 'object' && bank.tokens !== null;
}

type More = Partial<Pick<KeptBank, 'kind' | 'code' | 'tokens' | 'host'>>;

class KeptBanks {
  banks = $state<KeptBank[]>(load());

  constructor() {
    onChangeElsewhere(KEY, () => (this.banks = load()));
  }

  find(id: string): KeptBank | undefined {
    return this.banks.find((bank) => bank.id === id);
  }

  /** Every token held for a bank: those of its cards, and of who arranges it. */
  tokensOf(id: string): string[] {
    const bank = this.find(id);
    if (!bank) return [];
    return [...Object.values(bank.tokens), ...(bank.host ? [bank.host] : [])];
  }

  /** Remember a bank, or more about one. Another window may have written since: what is stored counts. */
  keep(id: string, more: More = {}): void {
    const banks = load();
    const known = banks.find((bank) => bank.id === id);
    const bank: KeptBank = {
      id,
      kind: more.kind ?? known?.kind ?? 'table',
      code: more.code ?? known?.code ?? null,
      tokens: { ...known?.tokens, ...more.tokens },
      host: more.host ?? known?.host,
      seen: Date.now(),
    };
    this.save([bank, ...banks.filter((other) => other.id !== id)].slice(0, MOST));
  }

  /** A card is on another device now. */
  drop(id: string, card: number): void {
    const banks = load();
    const bank = banks.find((each) => each.id === id);
    if (bank) delete bank.tokens[card];
    this.save(banks);
  }

  forget(id: string): void {
    this.save(load().filter((bank) => bank.id !== id));
  }

  private save(banks: KeptBank[]): void {
    remember(KEY, banks);
    this.banks = banks;
  }
}

export const keptBanks = new KeptBanks();
