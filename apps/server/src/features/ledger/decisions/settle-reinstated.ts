import { reinstatedPaymentState } from '@sangamam/contract/ledger/decisions/reinstated-payment';

import * as phrases from '#phrases/ledger/decisions.ts';
import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';

import { findLatestPayment } from '../payment-repository.ts';
import { recordDecision, withLedger } from './locked-payment.ts';

/**
 * Opens the payment of a reinstated order again when money of it was given back or moved while the order was cancelled: it
 * falls to received while a part is still held, and ends where nothing is, so that the family can pay again. Call it under the
 * order's lock. Returns the order with its payment status.
 */
export async function settleReinstated(ctx: Context, actor: AnyActor, order: OrderRow): Promise<OrderRow> {
  const payment = await findLatestPayment(ctx.db, order.id);
  if (!payment) return order;
  const locked = await withLedger(ctx, order, payment);
  const state = reinstatedPaymentState(payment, locked.entries);
  if (state === payment.state) return order;
  const kind = state === 'PAYMENT_DECLINED' ? 'REVERSED' : 'RECEIVED';
  const entry = { kind, amount: 0, reason: phrases.givenBackWhileCancelled } as const;
  const settled = await recordDecision(ctx, actor, locked, state, entry, { action: 'payment.reopened' });
  return settled.order;
}
