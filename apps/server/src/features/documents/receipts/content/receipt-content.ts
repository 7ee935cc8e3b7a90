import type { CancellationTerms } from '@sangamam/contract/conventions/cancellation/cancellation-terms';
import type { EntryKind } from '@sangamam/contract/ledger/entries/ledger';
import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import type { OrderLine } from '@sangamam/contract/orders/order';

/**
 * Everything that a receipt prints, and nothing else: equal content is the same PDF. Dates are calendar dates in the
 * convention's time zone, amounts whole dollars of the currency.
 */
export interface ReceiptContent {
  kind: 'registration' | 'addons' | 'all' | 'check-in';
  /** The day for which it is true. */
  asOf: string;
  site: { name: string; url: string };
  convention: { name: string; startDate: string; endDate: string; location: string };
  registrantName: string;
  familyName: string | null;
  tempNumber: string;
  permNumber: string | null;
  currency: Currency;
  /** Who attends. */
  people: { name: string; relationship: Relationship }[];
  orders: ReceiptOrder[];
  treasurer: Treasurer | null;
  /** What is kept when people cancel; empty without terms, of add-ons, and where the registration is over. */
  cancellation: CancellationTerms;
  /** The last day to ask to cancel (`YYYY-MM-DD`); null where the convention takes no requests, or as `cancellation`. */
  cancelRequestsUntil: string | null;
  hotel: HotelContent | null;
}

/** One order of a receipt: the registration, the add-ons booked with it, or an add-on order. */
export interface ReceiptOrder {
  kind: 'registration' | 'booked-addons' | 'addon-order';
  tempNumber: string;
  submittedOn: string | null;
  lines: OrderLine[];
  /** Absent for `booked-addons`, which are paid with their registration. */
  money: ReceiptMoney | null;
}

/** What an order costs, and what came in for it. */
export interface ReceiptMoney {
  /** The same as on every page and in every mail. */
  balance: Balance;
  /** Why nothing is to be paid any more. */
  closed: 'cancelled' | 'rejected' | null;
  entries: ReceiptEntry[];
  /** The ways to pay, each with its amount and day; none when nothing is to be paid now. */
  ways: WayToPay[];
}

/** A way to pay what is open: whole dollars with the fee, and the day by which it should arrive. */
export interface WayToPay {
  method: PaymentMethod;
  amount: number;
  dueDate: string;
}

/** Money that came or went; negative when it went. */
export interface ReceiptEntry {
  date: string;
  method: PaymentMethod;
  kind: EntryKind;
  amount: number;
  reference: string | null;
}

/** Where a family sleeps. */
export interface HotelContent {
  name: string | null;
  confirmationNumber: string;
  address: string | null;
  phoneNumber: string | null;
}
