import { englishDates } from '@sangamam/contract/fields/dates/date-words';
import { malayalamDates } from '@sangamam/contract/fields/dates/malayalam-dates';
import type { Language } from '@sangamam/contract/phrases/language';

import * as englishAccounts from './en/mails/accounts.ts';
import * as englishBalance from './en/mails/balance.ts';
import * as englishChecklist from './en/mails/checklist.ts';
import * as englishDocuments from './en/mails/documents.ts';
import * as englishHotel from './en/mails/hotel.ts';
import * as englishLayout from './en/mails/layout.ts';
import * as englishMovedMoney from './en/mails/moved-money.ts';
import * as englishOrders from './en/mails/orders.ts';
import * as englishPaymentReminders from './en/mails/payment-reminders.ts';
import * as englishPayments from './en/mails/payments.ts';
import * as englishPaypal from './en/mails/paypal.ts';
import * as englishRefunds from './en/mails/refunds.ts';
import * as englishShuttles from './en/mails/shuttles.ts';
import * as malayalamAccounts from './ml/mails/accounts.ts';
import * as malayalamBalance from './ml/mails/balance.ts';
import * as malayalamChecklist from './ml/mails/checklist.ts';
import * as malayalamDocuments from './ml/mails/documents.ts';
import * as malayalamHotel from './ml/mails/hotel.ts';
import * as malayalamLayout from './ml/mails/layout.ts';
import * as malayalamMovedMoney from './ml/mails/moved-money.ts';
import * as malayalamOrders from './ml/mails/orders.ts';
import * as malayalamPaymentReminders from './ml/mails/payment-reminders.ts';
import * as malayalamPayments from './ml/mails/payments.ts';
import * as malayalamPaypal from './ml/mails/paypal.ts';
import * as malayalamRefunds from './ml/mails/refunds.ts';
import * as malayalamShuttles from './ml/mails/shuttles.ts';

/** The phrases of mails to families in one language, and how it writes dates. */
export type MailPhrases = typeof english;

/** A catalogue in any language: the same names, and the same values for each. */
type Catalogue<English> = { readonly [Name in keyof English]: Widened<English[Name]> };
type Widened<Phrase> = Phrase extends string
  ? string
  : Phrase extends Readonly<Record<string, string>>
    ? Readonly<Record<keyof Phrase, string>>
    : Phrase;

/** The phrases of mails in the reader's language; what is not translated yet is in English. */
export function mailPhrases(language: Language): MailPhrases {
  return language === 'ml' ? malayalam : english;
}

const english = {
  dates: englishDates,
  accounts: englishAccounts as Catalogue<typeof englishAccounts>,
  balance: englishBalance as Catalogue<typeof englishBalance>,
  checklist: englishChecklist as Catalogue<typeof englishChecklist>,
  documents: englishDocuments as Catalogue<typeof englishDocuments>,
  hotel: englishHotel as Catalogue<typeof englishHotel>,
  layout: englishLayout as Catalogue<typeof englishLayout>,
  movedMoney: englishMovedMoney as Catalogue<typeof englishMovedMoney>,
  orders: englishOrders as Catalogue<typeof englishOrders>,
  paymentReminders: englishPaymentReminders as Catalogue<typeof englishPaymentReminders>,
  payments: englishPayments as Catalogue<typeof englishPayments>,
  paypal: englishPaypal as Catalogue<typeof englishPaypal>,
  refunds: englishRefunds as Catalogue<typeof englishRefunds>,
  shuttles: englishShuttles as Catalogue<typeof englishShuttles>,
};

const malayalam: MailPhrases = {
  dates: malayalamDates,
  accounts: malayalamAccounts,
  balance: malayalamBalance,
  checklist: malayalamChecklist,
  documents: malayalamDocuments,
  hotel: malayalamHotel,
  layout: malayalamLayout,
  movedMoney: malayalamMovedMoney,
  orders: malayalamOrders,
  paymentReminders: malayalamPaymentReminders,
  payments: malayalamPayments,
  paypal: malayalamPaypal,
  refunds: malayalamRefunds,
  shuttles: malayalamShuttles,
};
