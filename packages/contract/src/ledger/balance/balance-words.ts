import type { Currency } from '../../orders/pricing/currency-for.ts';
import { formatMoney } from '../../orders/pricing/format-money.ts';
import type { Balance, BalanceState } from './balance.ts';

/** What the total is called: a fee may still be added until the family has chosen how to pay. */
export function totalLabel({ feeIsKnown }: Pick<Balance, 'feeIsKnown'>): string {
  return feeIsKnown ? 'Total' : 'Total, before any fee';
}

/** The payment state in two or three words; pages and mails share them. */
export const balanceStateNames: Record<BalanceState, string> = {
  NOT_SUBMITTED: 'Not sent yet',
  NOTHING_TO_PAY: 'Nothing to pay',
  UNPAID: 'Not paid yet',
  REPORTED: 'Payment on its way',
  PART_RECEIVED: 'Part of the payment received',
  RECEIVED: 'Payment received',
  PAID: 'Paid',
  DECLINED: 'Payment declined',
  CLOSED: 'Nothing to pay',
};

/**
 * One sentence about money that does not match: part of it is missing, or there was too much. Nothing where the amounts
 * match.
 */
export function balanceSentence(
  { received, total, open, over, state }: Balance,
  currency: Currency,
): string | undefined {
  const money = (amount: number) => formatMoney(amount, currency);
  if (state === 'PART_RECEIVED') {
    return `We received ${money(received)} of ${money(total)}. ${money(open)} is still open.`;
  }
  if (state === 'CLOSED') {
    return over > 0 ? `We received ${money(received)}. The treasurer will return ${money(over)}.` : undefined;
  }
  return over > 0
    ? `We received ${money(received)} for ${money(total)}. The treasurer will return ${money(over)} or write to you about it.`
    : undefined;
}
