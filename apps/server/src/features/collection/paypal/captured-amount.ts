import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { PaypalMoney } from '#server/adapters/paypal/paypal-wire.ts';

/** Whole dollars that the ledger can hold of an amount of PayPal's, never more than came; 0 in another currency. */
export function wholeDollars({ currency_code: code, value }: PaypalMoney, currency: Currency): number {
  return code === currency ? Math.floor(Number(value)) : 0;
}

/** Whole dollars of money that went back: never less than went, so that the ledger never holds more than there is. */
export function wholeDollarsGiven({ currency_code: code, value }: PaypalMoney, currency: Currency): number {
  return code === currency ? Math.ceil(Number(value)) : 0;
}

/** True when exactly this many dollars of this currency came. */
export function isExactly(money: PaypalMoney, amount: number, currency: Currency): boolean {
  return money.currency_code === currency && Number(money.value) === amount;
}
