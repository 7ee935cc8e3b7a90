import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

/** Which book: a convention and a currency, with the time zone in which its days begin. */
export interface BookKey {
  conventionId: string;
  currency: Currency;
  timeZone: string;
}
