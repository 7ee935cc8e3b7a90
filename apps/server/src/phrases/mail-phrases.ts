import type { Language } from '@sangamam/contract/phrases/language';

import * as englishAccounts from './en/mails/accounts.ts';
import * as englishLayout from './en/mails/layout.ts';
import * as englishOrders from './en/mails/orders.ts';
import * as englishPayments from './en/mails/payments.ts';
import * as malayalamAccounts from './ml/mails/accounts.ts';
import * as malayalamLayout from './ml/mails/layout.ts';
import * as malayalamOrders from './ml/mails/orders.ts';
import * as malayalamPayments from './ml/mails/payments.ts';

/** The phrases of mails in one language. */
export type MailPhrases = typeof english;

/** A catalogue in any language: the same names, and the same values for each. */
type Catalogue<English> = { readonly [Name in keyof English]: Widened<English[Name]> };
type Widened<Phrase> = Phrase extends string ? string : Phrase;

/** The phrases of mails in the reader's language; what is not translated yet is in English. */
export function mailPhrases(language: Language): MailPhrases {
  return language === 'ml' ? malayalam : english;
}

const english = {
  accounts: englishAccounts as Catalogue<typeof englishAccounts>,
  layout: englishLayout as Catalogue<typeof englishLayout>,
  orders: englishOrders as Catalogue<typeof englishOrders>,
  payments: englishPayments as Catalogue<typeof englishPayments>,
};

const malayalam: MailPhrases = {
  accounts: malayalamAccounts,
  layout: malayalamLayout,
  orders: malayalamOrders,
  payments: malayalamPayments,
};
