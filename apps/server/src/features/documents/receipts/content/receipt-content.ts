import type { PaymentOption } from '@sangamam/contract/payments/payment-endpoints';
import type { PaymentMethod } from '@sangamam/contract/payments/payment-methods';
import type { Treasurer } from '@sangamam/contract/payments/treasurer';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import type { OrderLine } from '@sangamam/contract/orders/order';

import type { ReceiptState } from './receipt-state.ts';

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
  state: ReceiptState;
  /** Sum of the lines. */
  net: number;
  /** Convenience fee of the payment on record. */
  fee: number;
  total: number;
  /** Sum of the ledger. */
  received: number;
  /** Total less received; negative when too much came. Null where nothing is to be paid any more. */
  balance: number | null;
  entries: ReceiptEntry[];
  /** How it can be paid now, or how it was said to be paid; null when nothing is to be paid now. */
  toPay: { options: PaymentOption[] } | { method: PaymentMethod; dueAmount: number; dueDate: string } | null;
}

/** Money that came or went. */
export interface ReceiptEntry {
  date: string;
  method: PaymentMethod;
  /** Negative for money that was given back or did not arrive after all. */
  amount: number;
  isRefund: boolean;
  reference: string | null;
}

/** Where a family sleeps. */
export interface HotelContent {
  name: string | null;
  confirmationNumber: string;
  address: string | null;
  phoneNumber: string | null;
}
