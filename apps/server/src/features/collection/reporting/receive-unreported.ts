import type { ReportableMethod } from '@sangamam/contract/ledger/terms/payment-methods';

import { inTransaction, type Context } from '#server/db/context.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { receivePayment } from '#server/features/ledger/decisions/decide-payment.ts';
import type { ReceivedMoney } from '#server/features/ledger/decisions/record-received.ts';

import { reportForFamily } from './report-for-family.ts';

/**
 * Records money of a family that reported none: makes its payment and records the money, in one transaction. It cannot be
 * undone, because the payment would stay; reversing puts it right.
 *
 * @throws ORDER_NOT_FOUND, PAYMENT_NOT_POSSIBLE once a payment is under way, or where nothing is to be paid,
 *   RQST_PARAMS_INVALID for a check of another kind of payment
 */
export function receiveUnreported(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { method, ...money }: Omit<ReceivedMoney, 'receivedBefore'> & { method: ReportableMethod },
) {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const { id } = await reportForFamily(ctx, actor, order, method);
    const received = { ...money, receivedBefore: 0 };
    return receivePayment(ctx, actor, id, received, { undoable: false });
  });
}
