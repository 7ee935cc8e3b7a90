import * as phrases from '#phrases/audit/conflicts.ts';
import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findOrInsertStay } from './hotel-admin-repository.ts';
import { requireCurrentStay } from './require-current-stay.ts';

/** Runs a change of a stay in a transaction; a refusal says who was quicker. */
export function changingStay<Result>(
  ctx: Context,
  actor: Actor,
  orderId: string,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const words = { ...phrases.withStay, ...phrases.withItsRegistration };
  return inExplainedTransaction(ctx, actor, [{ entity: 'order', entityId: orderId, words }], work);
}

/** @throws ORDER_NOT_FOUND also for an add-on order; CONFLICT when somebody changed the stay since it was shown */
export async function lockStay(ctx: Context, orderId: string, revision: number) {
  const order = await lockOrder(ctx, orderId);
  if (isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
  const stay = await findOrInsertStay(ctx.db, order.id);
  requireCurrentStay(stay, revision);
  return { order, stay };
}
