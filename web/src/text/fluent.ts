// Messages in every language, from the same Fluent files as `magie.text.fluent`, and with the same result letter
// for letter (tests/text/test_typescript.py compares the two).
//
// Four functions may be used in a message: MONEY, PERCENT, ORDINAL, PLAIN.

import { FluentBundle, FluentResource, type FluentFunction, type FluentValue } from '@fluent/bundle';

export type Language = 'de' | 'en' | 'nl';
export const LANGUAGES: readonly Language[] = ['de', 'en', 'nl'];
export const DEFAULT_LANGUAGE: Language = 'en';

/** What fills a variable. A flag becomes the word a message can select by; null and undefined are left out. */
export type Value = string | number | boolean | null | undefined;
export type Arguments = Record<string, Value>;

const NO_BREAK_SPACE = '\u00a0';

/** There is no such message, or it needs a value that was not given. Half a sentence is never returned. */
export class MissingText extends Error {}

/** How an edition writes money: `1,250 DM`, or with the sign first `M1,250`. */
export interface MoneyFormat {
  sign: string;
  signFirst: boolean;
  /** Between thousands: as the language does it, or always a comma. */
  grouping: 'language' | 'comma';
  /** Somebody has said where the sign stands, so the language does not. */
  isChosen?: boolean;
}

const PLAIN_MONEY: MoneyFormat = { sign: '', signFirst: false, grouping: 'language' };

// Money of the real world is written as readers know it, whatever an edition of another country prints.
const EURO = '€';
const EURO_IN: Readonly<Record<Language, (digits: string) => string>> = {
  de: (digits) => `${digits}${NO_BREAK_SPACE}${EURO}`,
  nl: (digits) => `${EURO}${NO_BREAK_SPACE}${digits}`,
  en: (digits) => `${EURO}${digits}`,
};

export function writeMoney(amount: number, money: MoneyFormat, language: Language): string {
  const digits = numberFormat(money.grouping === 'comma' ? 'en' : language).format(Math.trunc(amount));
  return signMoney(digits, money, language);
}

/** Digits with the sign of the money where it belongs. */
export function signMoney(digits: string, money: MoneyFormat, language: Language): string {
  if (!money.sign) return digits;
  if (money.sign === EURO && !money.isChosen) return EURO_IN[language](digits);
  return money.signFirst ? `${money.sign}${digits}` : `${digits}${NO_BREAK_SPACE}${money.sign}`;
}

/** All messages of a language that are loaded so far, for one way to write money. */
export class Book {
  readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly language: Language,
    readonly money: MoneyFormat,
  ) {
    // Isolation marks would break comparing and copying; all our languages run from left to right.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: functionsOf(language, money) });
    this.lists = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  has(id: string, attribute?: string): boolean {
    const entry = this.bundle.getMessage(id);
    if (!entry) return false;
    return attribute === undefined ? entry.value !== null : attribute in entry.attributes;
  }

  /** The message, or one of its attributes, with its variables filled in; MissingText if it cannot be completed. */
  message(id: string, args: Arguments = {}, attribute?: string): string {
    const name = attribute === undefined ? id : `${id}.${attribute}`;
    const entry = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? entry?.value : entry?.attributes[attribute];
    if (pattern === undefined || pattern === null) {
      throw new MissingText(`there is no message '${name}' in '${this.language}'`);
    }
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, readableByFluent(args), problems);
    if (problems.length > 0) {
      const missing = problems.map((problem) => problem.message).join('; ');
      throw new MissingText(`message '${name}' in '${this.language}' cannot be completed: ${missing}`);
    }
    return text;
  }

  /** Like `message`, but a visitor is never left with a broken page: there the name of the message is shown. */
  text(id: string, args: Arguments = {}, attribute?: string): string {
    try {
      return this.message(id, args, attribute);
    } catch (problem) {
      if (!import.meta.env.PROD || !(problem instanceof MissingText)) throw problem;
      console.error(problem.message);
      return id;
    }
  }

  /** The items as a list inside a sentence: `a`, `a and b`, `a, b, and c`. */
  join(items: readonly string[]): string {
    return this.lists.format(items);
  }

  /** A number as this language groups its digits. */
  number(value: number): string {
    return numberFormat(this.language).format(value);
  }
}

const resources = new Map<Language, FluentResource[]>();
const books = new Map<string, Book>();

/** The book of a language; the same one each time. */
export function bookOf(language: Language, money: MoneyFormat = PLAIN_MONEY): Book {
  const key = JSON.stringify([language, money.sign, money.signFirst, money.grouping, money.isChosen]);
  const known = books.get(key);
  if (known) return known;
  const book = new Book(language, money);
  for (const resource of resources.get(language) ?? []) book.bundle.addResource(resource, { allowOverrides: true });
  books.set(key, book);
  return book;
}

/** Add messages, written as Fluent, to all books of a language. */
export function addTexts(language: Language, texts: string): void {
  const resource = new FluentResource(texts);
  resources.set(language, [...(resources.get(language) ?? []), resource]);
  for (const book of books.values()) {
    if (book.language === language) book.bundle.addResource(resource, { allowOverrides: true });
  }
}

export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.includes(word as Language);
}

function readableByFluent(args: Arguments): Record<string, string | number> {
  const readable: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue;
    readable[name] = typeof value === 'boolean' ? String(value) : value;
  }
  return readable;
}

/** The functions a message may call. */
function functionsOf(language: Language, money: MoneyFormat): Record<string, FluentFunction> {
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(1);
  const percentSpace = parts.find((part) => part.type === 'literal')?.value ?? '';
  return {
    MONEY: ([amount]) => writeMoney(numberIn(amount), money, language),
    /** 0.153 as `15.3%` or `15,3 %`. */
    PERCENT: ([share]) => `${numberFormat(language).format(tenths(numberIn(share) * 100))}${percentSpace}%`,
    /** The word by which a message selects between 1st, 2nd, 3rd and 4th. */
    ORDINAL: ([number]) => ordinals.select(Math.trunc(numberIn(number))),
    /** Digits without grouping, as in a seat or a seed. */
    PLAIN: ([number]) => plain(numberIn(number)),
  };
}

function numberIn(value: FluentValue | undefined): number {
  const found = typeof value === 'object' ? value.valueOf() : value;
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  if (typeof number !== 'number' || Number.isNaN(number)) throw new TypeError('a number is needed');
  return number;
}

/** Rounded to one digit after the point; a tie goes to the even digit, as Python rounds. */
function tenths(value: number): number {
  // Only odd quarters are ties: no other half of a tenth is a number a computer can hold.
  const isTie = Number.isInteger(value * 4) && !Number.isInteger(value * 2);
  if (!isTie) return Number(value.toFixed(1));
  const below = Math.floor(value * 10);
  return (below % 2 === 0 ? below : below + 1) / 10;
}

function plain(number: number): string {
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language)));
  return format;
}
