/* Made by `npm run types` from docs/schema/openapi.json; do not edit. */
import type {
  BankAnswer,
  BankBook,
  BankLogPage,
  BankOpened,
  BotSeat,
  CardClaimed,
  CardTaken,
  ClaimCard,
  Created,
  EditionData,
  Editions,
  Health,
  House,
  Join,
  Joined,
  LogPage,
  Move,
  MoveCard,
  MyBankTokens,
  MyBanks,
  MyGames,
  MyTokens,
  NewBank,
  NewRoom,
  OpenSeat,
  RecordChecked,
  Rematch,
  Replay,
  ReplayState,
  ReplayStates,
  ReplaySteps,
  Reveal,
  RoomAnswer,
  Start,
  TakeCard,
} from './frames';

/** What each REST request takes and what it answers with. */
export interface Paths {
  'GET /api/editions': { body: undefined; answer: Editions };
  'GET /api/editions/{name}': { body: undefined; answer: EditionData };
  'POST /api/mine': { body: MyTokens; answer: MyGames };
  'POST /api/rooms': { body: NewRoom; answer: Created };
  'GET /api/codes/{code}': { body: undefined; answer: RoomAnswer };
  'GET /api/rooms/{room}': { body: undefined; answer: RoomAnswer };
  'POST /api/rooms/{room}/start': { body: Start; answer: RoomAnswer };
  'POST /api/rooms/{room}/reveal': { body: Reveal; answer: RoomAnswer };
  'POST /api/rooms/{room}/rematch': { body: Rematch; answer: Joined };
  'POST /api/rooms/{room}/seats': { body: Join; answer: Joined };
  'PUT /api/rooms/{room}/seats/{seat}': { body: BotSeat | OpenSeat; answer: RoomAnswer };
  'DELETE /api/rooms/{room}/seats/{seat}': { body: undefined; answer: RoomAnswer };
  'POST /api/rooms/{room}/seats/{seat}/move': { body: Move; answer: Joined };
  'GET /api/rooms/{room}/record': { body: undefined; answer: unknown };
  'GET /api/rooms/{room}/log': { body: undefined; answer: LogPage };
  'POST /api/records': { body: undefined; answer: RecordChecked };
  'GET /api/records/{record}': { body: undefined; answer: unknown };
  'GET /api/rooms/{room}/replay': { body: undefined; answer: Replay };
  'GET /api/rooms/{room}/replay/steps': { body: undefined; answer: ReplaySteps };
  'GET /api/rooms/{room}/replay/states': { body: undefined; answer: ReplayStates };
  'GET /api/rooms/{room}/replay/{step}': { body: undefined; answer: ReplayState };
  'GET /api/records/{record}/replay': { body: undefined; answer: Replay };
  'GET /api/records/{record}/replay/steps': { body: undefined; answer: ReplaySteps };
  'GET /api/records/{record}/replay/states': { body: undefined; answer: ReplayStates };
  'GET /api/records/{record}/replay/{step}': { body: undefined; answer: ReplayState };
  'POST /api/banks': { body: NewBank; answer: BankOpened };
  'GET /api/bank-codes/{code}': { body: undefined; answer: BankAnswer };
  'GET /api/banks/{bank}': { body: undefined; answer: BankAnswer };
  'POST /api/bank-mine': { body: MyBankTokens; answer: MyBanks };
  'POST /api/banks/{bank}/cards': { body: TakeCard; answer: CardTaken };
  'POST /api/banks/{bank}/cards/{card}/claim': { body: ClaimCard; answer: CardClaimed };
  'POST /api/banks/{bank}/cards/{card}/move': { body: MoveCard; answer: CardTaken };
  'DELETE /api/banks/{bank}/cards/{card}': { body: undefined; answer: BankAnswer };
  'GET /api/banks/{bank}/log': { body: undefined; answer: BankLogPage };
  'GET /api/bank-books/{name}': { body: undefined; answer: BankBook };
  'GET /api/health': { body: undefined; answer: Health };
  'GET /api/house': { body: undefined; answer: House };
  'PUT /api/house': { body: undefined; answer: House };
  'DELETE /api/house': { body: undefined; answer: House };
  'GET /api/house/picture': { body: undefined; answer: unknown };
  'GET /api/metrics': { body: undefined; answer: unknown };
}
