import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { MatchReasonKind } from '@sangamam/contract/bank/statements/bank-line';

import type { Family, OpenBalance } from './family.ts';

/** What would be booked for an order, whole dollars. */
export interface Allocation {
  orderId: string;
  amount: number;
}

/** How an amount fits what a family owes, and how it would be booked. */
export interface AmountFit {
  kind: Extract<
    MatchReasonKind,
    'AMOUNT_EXACT' | 'AMOUNT_WITHOUT_FEE' | 'AMOUNT_SUM' | 'AMOUNT_PART' | 'AMOUNT_OVER' | 'AMOUNT_CENTS'
  >;
  strength: number;
  allocations: Allocation[];
}

/** The ways in which an amount is all that is open. */
export const wholeAmounts: ReadonlySet<AmountFit['kind']> = new Set([
  'AMOUNT_EXACT',
  'AMOUNT_SUM',
  'AMOUNT_WITHOUT_FEE',
]);

const strengths: Record<AmountFit['kind'], number> = {
  AMOUNT_EXACT: 1,
  AMOUNT_WITHOUT_FEE: 0.95,
  AMOUNT_SUM: 0.97,
  AMOUNT_PART: 0.6,
  AMOUNT_OVER: 0.5,
  AMOUNT_CENTS: 0.5,
};

/** What people pay who do not pay all: a half, or nearly all of it. */
const [halfOf, nearlyAll] = [0.7, 0.68];

/** Whether an amount is such a part as people pay: a half of what they owe, or nearly all of it. */
export const isLikelyPart = ({ kind, strength }: AmountFit): boolean =>
  kind === 'AMOUNT_PART' && strength > strengths.AMOUNT_PART;

/** How well an amount fits that is less or more than what is open. */
function strengthBeside(amount: number, balance: number): number {
  if (Math.abs(2 * amount - balance) <= 1) return halfOf;
  if (Math.abs(amount - balance) <= Math.max(100, balance / 10)) return nearlyAll;
  return strengths[amount < balance ? 'AMOUNT_PART' : 'AMOUNT_OVER'];
}

/**
 * Compares an amount with the open balances of a family in its currency. `named` is the order that the memo names, if
 * any. Nothing fits a family that owes nothing in the currency.
 */
export function fitAmount(
  { cents, currency }: { cents: number; currency: Currency },
  family: Family,
  named?: OpenBalance,
): AmountFit | undefined {
  const inCurrency = ordersIn(currency, family.balances);
  const open = named ? inCurrency.filter(({ orderId }) => orderId === named.orderId) : inCurrency;
  const amount = Math.floor(cents / 100);
  const [first] = open;
  if (!first || amount === 0) return undefined;
  if (cents % 100 !== 0) return fit('AMOUNT_CENTS', whole(first, amount));
  const exact = first.balance === amount ? first : open.find(({ balance }) => balance === amount);
  if (exact) return fit('AMOUNT_EXACT', whole(exact, amount));
  if (inCurrency.length > 1 && sum(inCurrency, 'balance') === amount)
    return fit('AMOUNT_SUM', shares(inCurrency, 'balance'));
  const withoutFee = open.find(({ balanceWithoutFee }) => balanceWithoutFee === amount);
  if (withoutFee) return fit('AMOUNT_WITHOUT_FEE', whole(withoutFee, amount));
  if (inCurrency.length > 1 && sum(inCurrency, 'balanceWithoutFee') === amount)
    return fit('AMOUNT_SUM', shares(inCurrency, 'balanceWithoutFee'));
  const strength = strengthBeside(amount, first.balance);
  return fit(amount < first.balance ? 'AMOUNT_PART' : 'AMOUNT_OVER', whole(first, amount), strength);
}

function ordersIn(currency: Currency, orders: readonly OpenBalance[]): readonly OpenBalance[] {
  for (const order of orders)
    if (order.currency !== currency) return orders.filter((order) => order.currency === currency);
  return orders;
}

function fit(kind: AmountFit['kind'], allocations: Allocation[], strength = strengths[kind]): AmountFit {
  return { kind, strength, allocations };
}

const whole = ({ orderId }: OpenBalance, amount: number): Allocation[] => [{ orderId, amount }];

type Owed = 'balance' | 'balanceWithoutFee';

const sum = (orders: readonly OpenBalance[], owed: Owed) =>
  orders.reduce((all, order) => all + order[owed], 0);

const shares = (orders: readonly OpenBalance[], owed: Owed): Allocation[] =>
  orders.map((order) => ({ orderId: order.orderId, amount: order[owed] }));
