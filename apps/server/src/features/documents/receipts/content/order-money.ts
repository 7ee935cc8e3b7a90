import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { paymentRefusal } from '@sangamam/contract/payments/payability';
import type { SiteSettings } from '@sangamam/contract/reference-data/site-settings';

import type { Context } from '#server/db/context.ts';
import { factsOf, isAddonOrder, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { paymentOption, reportableMethods } from '#server/features/payments/report/payment-options.ts';

import { listMoneyOf, listPaymentsOf } from '../receipt-read-model.ts';
import type { ReceiptMoney } from './receipt-content.ts';
import { receiptState, settledStates } from './receipt-state.ts';

interface Facts {
  /** Sum of the lines in the order's currency, whole dollars. */
  net: number;
  timeZone: string;
  settings: Pick<SiteSettings, 'convenienceFee'>;
}

/**
 * What an order costs, what came in and what is open. The fee is that of the payment on record, as everywhere
 * (DECISIONS §3); what came in is the sum of the ledger over all payments of the order.
 */
export async function moneyOf(
  ctx: Context,
  order: OrderRow,
  { net, timeZone, settings }: Facts,
): Promise<ReceiptMoney> {
  const payments = await listPaymentsOf(ctx.db, [order.id]);
  const open = payments.find(({ state }) => openStates.has(state));
  const moves = await listMoneyOf(ctx.db, [order.id]);
  const fee = open?.feeAmount ?? 0;
  const total = net + fee;
  const received = moves.reduce((sum, { amount }) => sum + amount, 0);
  const facts = { ...factsOf(order), net };
  const state = receiptState(facts, { received, total });
  return {
    state,
    net,
    fee,
    total,
    received,
    balance: settledStates.has(state) ? null : total - received,
    entries: moves.map(({ method, kind, amount, reference, at }) => ({
      date: calendarDateIn(timeZone, at),
      method,
      amount,
      isRefund: kind === 'REFUNDED',
      reference,
    })),
    toPay: toPay(),
  };

  function toPay(): ReceiptMoney['toPay'] {
    if (open?.state === 'PENDING_PAYMENT_APPROVAL' && !settledStates.has(state)) {
      const { method, dueAmount, dueDate } = open;
      return { method, dueAmount, dueDate };
    }
    if (paymentRefusal(facts) !== undefined) return null;
    const what = { net, isAddonOrder: isAddonOrder(order), timeZone };
    return { options: reportableMethods.map((method) => paymentOption(method, what, settings, ctx.now())) };
  }
}

const openStates: ReadonlySet<string> = new Set([
  'PENDING_PAYMENT_APPROVAL',
  'PAYMENT_RECEIVED',
  'PAYMENT_APPROVED',
]);
