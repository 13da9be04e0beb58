// What happens once at a bank: opened, joined, a card taken over, the deeds of an edition.

import { call } from '../wire/rest';
import type {
  BankAnswer,
  BankBook,
  BankLogPage,
  BankOpened,
  CardClaimed,
  CardTaken,
  MyBanks,
  NewBank,
  TakeCard,
} from '../wire/types';

const bank = (id: string) => `/api/banks/${encodeURIComponent(id)}`;
const cardOf = (id: string, card: number) => `${bank(id)}/cards/${card}`;

export const bankRest = {
  open: (wish: NewBank) => call<BankOpened>('/api/banks', { method: 'POST', body: wish }),
  code: (code: string) => call<BankAnswer>(`/api/bank-codes/${encodeURIComponent(code)}`),
  look: (id: string) => call<BankAnswer>(bank(id)),
  take: (id: string, wish: TakeCard) => call<CardTaken>(`${bank(id)}/cards`, { method: 'POST', body: wish }),
  claim: (id: string, card: number, joinId: string) =>
    call<CardClaimed>(`${cardOf(id, card)}/claim`, { method: 'POST', body: { id: joinId } }),
  giveBack: (id: string, card: number, token: string) =>
    call<BankAnswer>(cardOf(id, card), { method: 'DELETE', token }),
  log: (id: string, since: number) => call<BankLogPage>(`${bank(id)}/log?since=${since}`),
  mine: (tokens: string[]) => call<MyBanks>('/api/bank-mine', { method: 'POST', body: { tokens } }),
  book: (edition: string) => call<BankBook>(`/api/bank-books/${encodeURIComponent(edition)}`),
};
