import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

/** An order that money can still come for. Amounts are whole dollars. */
export interface OpenBalance {
  orderId: string;
  /** The temporary number and, where there is one, the permanent one. */
  numbers: readonly string[];
  currency: Currency;
  /** What is missing, the fee of the chosen method included. */
  balance: number;
  /** What would be missing if the family had left out the fee. */
  balanceWithoutFee: number;
  /** Day of submission, `YYYY-MM-DD`: money before it is for something else. */
  submittedOn: string;
  /** Day on which the family reported the payment; `null` when it has not. */
  reportedOn: string | null;
  /** The address that the family said its Zelle transfer comes from. */
  payerEmail: string | null;
}

/** A name that a transfer may carry. */
export interface PersonName {
  first: string;
  last: string;
  nick: string | null;
  /** House name. */
  house: string | null;
}

/** An account with all names and addresses of its family, and what it owes. */
export interface Family {
  familyId: string;
  people: readonly PersonName[];
  emails: readonly string[];
  balances: readonly OpenBalance[];
}
