import { isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import { payabilityMessages } from '@sangamam/contract/collection/reporting/payability';
import { receivedIn } from '@sangamam/contract/ledger/entries/ledger';
import type { HandedMoney } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { receiveUnreported } from '#server/features/collection/reporting/receive-unreported.ts';
import { receivePayment } from '#server/features/ledger/decisions/decide-payment.ts';
import type { ReceivedMoney } from '#server/features/ledger/decisions/record-received.ts';
import { entriesOf, latestCheckOf, openPaymentOf } from '#server/features/ledger/post.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isAddonOrder } from '../order/order-facts.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { findMoney, insertMoney, lockDeviceId, type EveningRow } from './kick-off-repository.ts';
import { requireOpenEvening } from './open-evening.ts';

/**
 * Notes money of a family that is registered for the evening's convention. Idempotent by the id of the money, also once
 * the evening is closed.
 *
 * @throws NOT_FOUND, EVENING_CLOSED, ORDER_NOT_FOUND, PAYMENT_NOT_POSSIBLE, CHECK_RECORDED, CONFLICT for the id of another
 *   family's money
 */
export function noteMoney(
  ctx: Context,
  actor: Actor,
  { eveningId, orderId, money }: { eveningId: string; orderId: string; money: HandedMoney },
): Promise<{ _id: string }> {
  return inTransaction(ctx, async (ctx) => {
    await lockDeviceId(ctx.db, money.id);
    const noted = await findMoney(ctx.db, money.id);
    if (noted && (noted.eveningId !== eveningId || noted.orderId !== orderId)) throw new AppError('CONFLICT');
    if (!noted) {
      const evening = await requireOpenEvening(ctx, eveningId);
      await receiveAtEvening(ctx, actor, { evening, orderId, money });
    }
    return { _id: money.id };
  });
}

/**
 * Receives money as a treasurer does, with the evening as its origin, and notes it. Cash is booked on a payment by check
 * without a check, as treasurers do. Call it in a transaction with the evening locked.
 */
export async function receiveAtEvening(
  ctx: Context,
  actor: Actor,
  {
    evening,
    orderId,
    money: { id, kind, amount, check, isAnotherCheck },
  }: { evening: EveningRow; orderId: string; money: HandedMoney },
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (isAddonOrder(order) || order.conventionId !== evening.conventionId)
    throw new AppError('ORDER_NOT_FOUND');
  const reference = kind === 'CASH' ? `Cash, ${evening.name}` : '';
  const payment = await receive(ctx, actor, orderId, { amount, reference, check, isAnotherCheck });
  const paper = kind === 'CHECK' ? await latestCheckOf(ctx, payment.id) : undefined;
  await insertMoney(ctx.db, {
    id,
    eveningId: evening.id,
    orderId,
    paymentId: payment.id,
    kind,
    currency: payment.currency,
    amount,
    checkId: paper?.id ?? null,
    notedBy: actor.userId,
    createdAt: ctx.now(),
  });
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'order.money-at-kick-off',
    entityId: orderId,
    after: { kind, amount, currency: payment.currency, eveningId: evening.id },
    reason: evening.name,
  });
}

/** Receives on the payment that is under way, if it is one by check, or makes one. */
async function receive(
  ctx: Context,
  actor: Actor,
  orderId: string,
  money: Omit<ReceivedMoney, 'receivedBefore'>,
) {
  const open = await openPaymentOf(ctx, orderId);
  if (!open) {
    await receiveUnreported(ctx, actor, orderId, { ...money, method: 'CHEQUE' });
  } else if (isByCheck(open.method)) {
    const receivedBefore = receivedIn(await entriesOf(ctx, open.id));
    await receivePayment(ctx, actor, open.id, { ...money, receivedBefore }, { undoable: false });
  } else {
    throw new AppError('PAYMENT_NOT_POSSIBLE', { message: payabilityMessages.PAYMENT_UNDER_WAY });
  }
  const payment = await openPaymentOf(ctx, orderId);
  if (!payment) throw new Error(`The payment of order ${orderId} vanished under its lock`);
  return payment;
}
