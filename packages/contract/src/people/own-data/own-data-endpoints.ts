import { z } from 'zod';

import { typedPassword } from '../../fields/password/password.ts';
import { closingConsequences } from '../erasure/retention.ts';
import { resource } from '../../http/resource.ts';

const rows = z.array(z.record(z.string(), z.unknown()));

/** What "Your data" contains. Instants are ISO 8601 UTC, amounts whole dollars. */
export const ownData = z.object({
  exportedAt: z.string(),
  account: rows,
  people: rows,
  sessions: rows,
  passkeys: rows,
  orders: rows,
  participants: rows,
  /** Add-ons that are selected and not submitted yet. */
  selections: rows,
  /** What the family asked to change in a registration that was sent, and the answer. */
  changeRequests: rows,
  lines: rows,
  /** What each submitted order costs with its fee, and what was received and is open. */
  balances: rows,
  payments: rows,
  paypalAttempts: rows,
  paymentEntries: rows,
  checks: rows,
  refunds: rows,
  travel: rows,
  /** On shuttle runs, by the run's id. */
  shuttleSeats: rows,
  lostShuttleSeats: rows,
  hotel: rows,
  /** Who was checked in at the arrival desk, and when. */
  arrivals: rows,
  /** Which add-ons were handed out there, and when. */
  handOuts: rows,
  hotelRooms: rows,
  /** Each with `url`, a signed address that opens the file for five minutes. */
  files: rows,
  /** Which minor each consent form covers, who is responsible, and what was decided; the form is under `files`. */
  consents: rows,
  /** What the family told about each person: diet, access, health notes, whom to call. */
  cards: rows,
  /** What the family answered to questions of a convention. */
  conventionAnswers: rows,
  familyPictures: rows,
  /** Registrations that were put into a wallet, and the phones that are told of changes. */
  walletPasses: rows,
  walletDevices: rows,
  mails: rows,
  /** Letters to many families that had this one among their recipients, and why it did not get one. */
  letters: rows,
  /** Since when the account gets no letters; empty where it does. */
  lettersStopped: rows,
  messages: rows,
  answers: rows,
  /** What registrars asked about a registration, and what the family answered. */
  questions: rows,
  questionAnswers: rows,
  cancelRequests: rows,
  /** Wait lists that a registration is or was on, and what was offered, by the id of the package. */
  waitLists: rows,
  history: rows,
});
export type OwnData = z.output<typeof ownData>;

/** A part of "Your data": the rows of one kind. */
export type OwnDataSection = Exclude<keyof OwnData, 'exportedAt'>;

/** The sections in the order in which they are written. */
export const ownDataSections = Object.keys(ownData.shape).filter(
  (name): name is OwnDataSection => name !== 'exportedAt',
);

const user = resource({
  path: '/v1/user',
  tag: 'Your data',
  access: 'registrant',
});

/** Everything that is stored about the account and its family, as a file. */
export const downloadMyData = user.download('/my-data', {
  summary: 'Everything about you and your family',
  limit: 'my-data',
  caching: 'private',
  content: ownData,
});

/** What closing the account would do, to show before it is confirmed. */
export const previewClosing = user.get('/close-account', {
  summary: 'What closing your account would mean',
  data: z.object({
    isPossible: z.boolean(),
    /** Registrations that prevent closing: submitted, not cancelled, and the convention is not over. */
    obstacles: z.array(
      z.object({
        orderId: z.string(),
        tmpConvRegNo: z.string(),
        permConvRegNo: z.string().nullable(),
        conventionName: z.string(),
      }),
    ),
    /** Codes; pages have the sentence of each in the reader's language. */
    consequences: z.array(z.enum(closingConsequences)),
  }),
});

/** Closes the account for good and erases the family's personal data. The books stay, without names. */
export const closeAccount = user.post('/close-account', {
  summary: 'Close your account and erase your data',
  limit: 'login',
  body: z.strictObject({ password: typedPassword }),
  data: z.object({ closed: z.literal(true) }),
  errors: ['INVALID_CREDENTIALS', 'REGISTRATIONS_ALIVE'],
});
