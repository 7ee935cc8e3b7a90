import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { mayCancelOwnOrder, withStatus } from '@sangamam/contract/orders/addon-orders/addon-order-rules';

import { hasPaidAddonOrder } from '../order/addon-order-repository.ts';
import { cancelLocked } from './decide-registration.ts';
import { requireSameReason } from './done-already.ts';
import { factsOf, isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { requireOwnOrderById } from '../order/require-own-order.ts';
import { presentSubmission, type Submission } from '../submission/present-submission.ts';

/** Takes the change back whose difference an order asks for, and ends that order; false for an order of add-ons. */
export type TakeChangeBack = (ctx: Context, order: OrderRow & { parentOrderId: string }) => Promise<boolean>;

/**
 * Cancels one of the actor's orders as long as no payment was reported for it or for one of its add-on orders. By
 * cancelling the order that asks for the difference of a change, a family does without the change. Idempotent: a repeated
 * call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was cancelled with another reason, SOLD_OUT when what
 *   the change took off is sold out meanwhile
 */
export function cancelOwnOrder(
  ctx: Context,
  actor: Actor,
  orderId: string,
  reason: string | undefined,
  takeChangeBack: TakeChangeBack,
): Promise<Submission> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    if (order.cancelledAt !== null)
      return presentSubmission(reason ? requireSameReason(order, reason) : order);
    const may = mayCancelOwnOrder(withStatus(factsOf(order))) && !(await hasPaidAddonOrder(ctx.db, orderId));
    if (!may) throw new AppError('TRANSITION_NOT_POSSIBLE');
    if (isAddonOrder(order) && (await takeChangeBack(ctx, order)))
      return presentSubmission(await requireOwnOrderById(ctx, actor, orderId));
    return presentSubmission(await cancelLocked(ctx, actor, order, reason || null));
  });
}
