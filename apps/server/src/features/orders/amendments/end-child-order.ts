import { takeOffLine } from '@sangamam/contract/orders/amendments/amend-lines';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';

import { amendmentTitles } from '#phrases/orders/amendments.ts';
import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { updateOrder } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { readHeldMoney } from '../pricing/held-money-read-model.ts';
import { appendLines, listSubmittedLines } from '../selection/order-lines-repository.ts';

/**
 * Ends the order by which a change was to be paid, since the change is taken back: nothing is asked for by it any more.
 * Call it under its registration's lock.
 *
 * @throws CONFLICT when a payment was reported for it, or money is held
 */
export async function endChildOrder(
  ctx: Context,
  actor: AnyActor,
  childOrderId: string,
  reason: string,
): Promise<void> {
  const child = await lockOrder(ctx, childOrderId);
  if (child.cancelledAt !== null) return;
  const isOnTheWay = child.paymentStatus !== null && child.paymentStatus !== 'PAYMENT_DECLINED';
  if (isOnTheWay || (await readHeldMoney(ctx.db, child.id)) > 0) throw new AppError('CONFLICT');
  const words = { takenOff: amendmentTitles.takenOff, note: reason };
  const taken = linesInForce(await listSubmittedLines(ctx.db, child.id)).map((one) =>
    takeOffLine(one, words),
  );
  await appendLines(ctx.db, child.id, taken);
  const ended = await updateOrder(ctx.db, child.id, {
    cancelledAt: ctx.now(),
    reason,
    netPrice: 0,
    cadNetPrice: 0,
    updatedAt: ctx.now(),
  });
  await recordAudit(ctx, {
    actor,
    action: 'order.cascaded',
    entityId: child.id,
    before: { registrationStatus: child.registrationStatus, cancelledAt: null },
    after: { registrationStatus: ended.registrationStatus, cancelledAt: ended.cancelledAt },
  });
}
