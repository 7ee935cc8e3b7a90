import { inTransaction, type Context } from '#server/db/context.ts';
import { lockActiveAccount } from '#server/features/accounts/account/lock-active-account.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { mailReinstated } from '../mails/reinstated-mail.ts';
import { lockSubmittedAddonOrders } from '../order/addon-order-repository.ts';
import { holdsCapacity } from '../order/order-facts.ts';
import type { OrderRow } from '../order/order-repository.ts';
import { findAnyOrder, lockOrder } from '../order/require-own-order.ts';
import { retakeCapacity } from '../submission/order-capacity.ts';
import { cascadeReinstatement, cascadeToAddonOrders, reinstated } from './cascade-to-addon-orders.ts';
import { confirmWhenDue } from './confirm-when-due.ts';
import { beginDecision, storeDecision } from './undo/begin-decision.ts';
import { changeOrder } from './change-order.ts';
import { contestedOrder } from './contested-order.ts';
import { isDoneAlready } from './done-already.ts';

/** Makes the payment of a reinstated order say what is held of it now; returns the order with its payment status. */
export type SettlePayment = (ctx: Context, order: OrderRow) => Promise<OrderRow>;

/**
 * Ends the cancellation of a registration, and of the add-on orders that were cancelled with it: all take their places,
 * pieces and discounts again, or nothing changes. It returns to what the registrar had decided; a rejected one waits for
 * a decision again. Money that is still held counts, and seats on shuttle runs are not taken again. Idempotent: a
 * repeated call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when the account is closed, ANOTHER_REGISTRATION, SOLD_OUT
 *   with what is sold out, DISCOUNT_CODE_USED_UP
 */
export function reinstateRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  settlePayment: SettlePayment,
): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const seen = await findAnyOrder(ctx, orderId);
    // Before the order, as everybody locks them who closes an account.
    if (seen?.cancelledAt) await lockActiveAccount(ctx, seen.userId);
    return inExplainedTransaction(ctx, actor, contestedOrder(orderId), async (ctx) => {
      const order = await lockOrder(ctx, orderId);
      if (await isDoneAlready(ctx, order, { action: 'reinstate' })) return order;
      const decision = await beginDecision(ctx, { orderId, action: 'reinstate' });
      const settled = await reinstateLocked(decision.ctx, actor, order, settlePayment);
      await storeDecision(decision);
      return settled;
    });
  });
}

async function reinstateLocked(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  settlePayment: SettlePayment,
): Promise<OrderRow> {
  if (order.cancelledAt === null) return order;
  const to = reinstated(order);
  const changed = await changeOrder(ctx, actor, order, { action: 'order.reinstated', to });
  const cascade = cascadeReinstatement(order.cancelledAt);
  const cascaded = await cascadeToAddonOrders(ctx, actor, changed, cascade, lockSubmittedAddonOrders);
  const alive = [changed];
  for (const { id } of cascaded) alive.push((await findAnyOrder(ctx, id)) ?? changed);
  const [settled = changed] = await settleEach(ctx, alive, settlePayment);
  await mailReinstated(ctx, settled);
  await retakeCapacity(ctx, alive.filter(holdsCapacity));
  return settled;
}

async function settleEach(ctx: Context, orders: readonly OrderRow[], settlePayment: SettlePayment) {
  const settled: OrderRow[] = [];
  for (const one of orders) settled.push((await confirmWhenDue(ctx, await settlePayment(ctx, one))).order);
  return settled;
}
