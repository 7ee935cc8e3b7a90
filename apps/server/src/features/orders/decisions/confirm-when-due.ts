import type { Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import {
  bodyOf,
  formatRegistrationNumber,
  permanentNumberFor,
} from '@sangamam/contract/orders/registration-number';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { statusOf } from '../order/order-facts.ts';
import {
  isPermanentBodyTaken,
  nextNumberSerial,
  updateOrder,
  type OrderRow,
} from '../order/order-repository.ts';

/**
 * Gives an order its permanent number when it has just become CONFIRMED for the first time. Call it under the order's
 * lock after every change of its facts. Returns whether this call confirmed it: decisions about the registration and its price then send
 * `mailConfirmed`; a decision about a payment asks the status itself, for a mail that says both.
 */
export async function confirmWhenDue(
  ctx: Context,
  order: OrderRow,
): Promise<{ order: OrderRow; newlyConfirmed: boolean }> {
  if (order.confirmedAt !== null || statusOf(order) !== 'CONFIRMED') return { order, newlyConfirmed: false };
  const permNumber = await permanentNumber(ctx, order);
  const confirmed = await updateOrder(ctx.db, order.id, {
    permNumber,
    confirmedAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  await recordAudit(ctx, {
    actor: systemActor('automatic confirmation'),
    action: 'order.confirmed',
    entityId: order.id,
    after: { permNumber },
  });
  return { order: confirmed, newlyConfirmed: true };
}

/** With the body of the temporary number, unless another family had a permanent number with it before bodies were kept. */
async function permanentNumber(ctx: Context, { tempNumber }: OrderRow): Promise<string> {
  return (await isPermanentBodyTaken(ctx.db, bodyOf(tempNumber)))
    ? formatRegistrationNumber('R', await nextNumberSerial(ctx.db, 'perm_numbers'))
    : permanentNumberFor(tempNumber);
}
