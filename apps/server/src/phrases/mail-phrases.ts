import { englishDates } from '@sangamam/contract/fields/dates/date-words';
import { malayalamDates } from '@sangamam/contract/fields/dates/malayalam-dates';
import type { Language } from '@sangamam/contract/phrases/language';

import * as englishAccounts from './en/accounts/mails.ts';
import * as englishAddonWaitList from './en/orders/addon-wait-list-mails.ts';
import * as englishBalance from './en/ledger/balance.ts';
import * as englishCancel from './en/orders/cancel-request-mails.ts';
import * as englishChecklist from './en/reports/checklist-mails.ts';
import * as englishDocuments from './en/documents/mails.ts';
import * as englishHotel from './en/hotel/mails.ts';
import * as englishLayout from './en/mail/layout.ts';
import * as englishMovedMoney from './en/ledger/moved-money-mails.ts';
import * as englishOrders from './en/orders/mails.ts';
import * as englishPaymentReminders from './en/collection/reminder-mails.ts';
import * as englishPayments from './en/ledger/mails.ts';
import * as englishPaypal from './en/collection/paypal-mails.ts';
import * as englishRefunds from './en/ledger/refund-mails.ts';
import * as englishShuttles from './en/travel/shuttle-mails.ts';
import * as englishWaitList from './en/orders/wait-list-mails.ts';
import * as malayalamAccounts from './ml/accounts/mails.ts';
import * as malayalamAddonWaitList from './ml/orders/addon-wait-list-mails.ts';
import * as malayalamBalance from './ml/ledger/balance.ts';
import * as malayalamCancel from './ml/orders/cancel-request-mails.ts';
import * as malayalamChecklist from './ml/reports/checklist-mails.ts';
import * as malayalamDocuments from './ml/documents/mails.ts';
import * as malayalamHotel from './ml/hotel/mails.ts';
import * as malayalamLayout from './ml/mail/layout.ts';
import * as malayalamMovedMoney from './ml/ledger/moved-money-mails.ts';
import * as malayalamOrders from './ml/orders/mails.ts';
import * as malayalamPaymentReminders from './ml/collection/reminder-mails.ts';
import * as malayalamPayments from './ml/ledger/mails.ts';
import * as malayalamPaypal from './ml/collection/paypal-mails.ts';
import * as malayalamRefunds from './ml/ledger/refund-mails.ts';
import * as malayalamShuttles from './ml/travel/shuttle-mails.ts';
import * as malayalamWaitList from './ml/orders/wait-list-mails.ts';

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
  addonWaitList: englishAddonWaitList as Catalogue<typeof englishAddonWaitList>,
  balance: englishBalance as Catalogue<typeof englishBalance>,
  cancel: englishCancel as Catalogue<typeof englishCancel>,
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
  waitList: englishWaitList as Catalogue<typeof englishWaitList>,
};

const malayalam: MailPhrases = {
  dates: malayalamDates,
  accounts: malayalamAccounts,
  addonWaitList: malayalamAddonWaitList,
  balance: malayalamBalance,
  cancel: malayalamCancel,
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
  waitList: malayalamWaitList,
};
