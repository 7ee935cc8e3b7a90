import type { PaymentView } from '@sangamam/contract/ledger/payments/payment-views';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';
import { readRefundTotals } from '#server/features/ledger/refunds/list-uncovered-refunds.ts';
import { readPaymentTotals } from '#server/features/ledger/payments/read-payment-totals.ts';

import type { Counts } from './counts.ts';

/** What the treasurer has to do, with amounts by currency and since when the oldest has been waiting. */
export async function countPayments(ctx: Context, conventionId: string | undefined): Promise<Counts> {
  const totals = await readPaymentTotals(ctx, conventionId);
  const { uncovered } = await readRefundTotals(ctx, conventionId);
  const inView = (view: PaymentView) => {
    const own = totals.filter((total) => total.view === view);
    const times = own.flatMap(({ oldest }) => oldest ?? []);
    return { ...sumOf(own), oldest: times.length > 0 ? new Date(Math.min(...times)) : null };
  };
  return {
    PAYMENTS_TO_MATCH: inView('TO_MATCH'),
    PAYMENTS_TO_APPROVE: inView('TO_APPROVE'),
    PAYMENTS_SHORT: inView('SHORT'),
    PAYMENTS_OVERDUE: inView('OVERDUE'),
    PAYMENTS_NO_MONEY: inView('NO_MONEY'),
    REFUNDS_TO_START: sumOf(uncovered),
  };
}

function sumOf(totals: readonly { count: number; currency: Currency; amount: number }[]) {
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    amounts: totals.map(({ currency, amount }) => ({ currency, amount })),
  };
}
