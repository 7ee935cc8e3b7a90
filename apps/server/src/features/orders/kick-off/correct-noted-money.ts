import type { z } from 'zod';
import { heldIn, receivedIn } from '@sangamam/contract/ledger/entries/ledger';
import {
  kickOffMessages,
  type correctNotedMoney as endpoint,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { correctPayment, reversePayment } from '#server/features/ledger/decisions/corrections.ts';
import { entriesOf, openPaymentOf } from '#server/features/ledger/post.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockOrder } from '../order/require-own-order.ts';
import { findMoney, lockDeviceId, updateMoney } from './kick-off-repository.ts';
import { requireOpenEvening } from './open-evening.ts';

/**
 * Corrects money that was noted with another amount than was handed over, here and in the ledger. Where nothing is left of
 * the payment it is taken out as booked wrongly, and the family can pay again. Idempotent.
 *
 * @throws NOT_FOUND, EVENING_CLOSED, CONFLICT where somebody corrected it meanwhile, TRANSITION_NOT_POSSIBLE once a treasurer
 *   decided, CORRECTION_TOO_LOW, REFUND_OPEN
 */
export function correctNotedMoney(
  ctx: Context,
  actor: Actor,
  {
    eveningId,
    moneyId,
    amount,
    amountBefore,
    reason,
  }: z.output<typeof endpoint.params> & z.output<typeof endpoint.body>,
): Promise<{ _id: string }> {
  return inTransaction(ctx, async (ctx) => {
    await lockDeviceId(ctx.db, moneyId);
    const evening = await requireOpenEvening(ctx, eveningId);
    const noted = await findMoney(ctx.db, moneyId);
    if (noted?.eveningId !== eveningId) throw new AppError('NOT_FOUND');
    if (noted.amount === amount) return { _id: moneyId };
    if (noted.amount !== amountBefore) throw new AppError('CONFLICT');
    await correctInLedger(ctx, actor, { ...noted, difference: amount - noted.amount, reason });
    await updateMoney(ctx.db, moneyId, amount);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.money-at-kick-off-corrected',
      entityId: noted.orderId,
      before: { kind: noted.kind, amount: noted.amount, currency: noted.currency },
      after: { amount, eveningId, evening: evening.name },
      reason,
    });
    return { _id: moneyId };
  });
}

interface Difference {
  orderId: string;
  paymentId: string;
  checkId: string | null;
  /** Whole dollars; negative when less was handed over than was noted. */
  difference: number;
  reason: string;
}

async function correctInLedger(
  ctx: Context,
  actor: Actor,
  { orderId, paymentId, checkId, difference, reason }: Difference,
): Promise<void> {
  await lockOrder(ctx, orderId);
  const payment = await openPaymentOf(ctx, orderId);
  if (payment?.id !== paymentId || payment.state !== 'PAYMENT_RECEIVED')
    throw new AppError('TRANSITION_NOT_POSSIBLE', { message: kickOffMessages.notWaiting });
  const entries = await entriesOf(ctx, paymentId);
  if (heldIn(entries) + difference === 0) {
    await reversePayment(ctx, actor, paymentId, { cause: 'BOOKED_WRONGLY', reason });
    return;
  }
  const receivedBefore = receivedIn(entries);
  const received = receivedBefore + difference;
  await correctPayment(ctx, actor, paymentId, { received, receivedBefore, reason, check: checkId });
}
