import { movableOf } from '@sangamam/contract/ledger/entries/refund-due';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';

import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import { factsOf, holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { beginUndoable } from '#server/features/undo/undoable-decisions.ts';

import { lockPayment, recordDecision, withLedger, type LockedPayment } from '../decisions/locked-payment.ts';
import { paymentThatTakes } from '../decisions/move-money.ts';
import { decisionFactsOf } from '../payment-facts.ts';
import { findOpenPayment, listPaymentsOf, type PaymentRow } from '../payment-repository.ts';
import { decisionsOnPayments, listMergedSince } from '../undo/decision-repository.ts';
import { onPayment } from '../undo/undo-payment-decision.ts';

/** What of the money of ended orders moved, what stays there as refund due, and what is reported and not here yet. */
export interface MergedMoney {
  moved: number;
  notMoved: number;
  awaited: number;
}

/**
 * Moves what is held for orders that were merged into others: to each of `to` what it still asks for, and the rest to the
 * last of them. One entry on each side, like any move of money. What is held in another currency, or where nothing is
 * asked for, stays as refund due. Call it under the locks of all these orders, once the first ones are cancelled.
 */
export async function moveMergedMoney(
  ctx: Context,
  actor: AnyActor,
  { from, to, reason }: { from: readonly string[]; to: readonly string[]; reason: string },
): Promise<MergedMoney> {
  const money = { moved: 0, notMoved: 0, awaited: 0 };
  for (const { id } of await listPaymentsOf(ctx.db, from)) {
    const { payment, order, entries, reserved } = await lockPayment(ctx, id);
    let left = movableOf(decisionFactsOf({ payment, order, entries, reserved }));
    if (payment.state === 'PENDING_PAYMENT_APPROVAL') money.awaited += payment.dueAmount;
    for (const [index, targetId] of to.entries()) {
      const target = await findAnyOrder(ctx, targetId);
      if (!target || left === 0 || !takes(target, payment)) continue;
      const isLast = index === to.length - 1;
      const amount = isLast ? left : Math.min(left, await stillAsked(ctx, target));
      if (amount === 0) continue;
      await moveTo(ctx, actor, { paymentId: payment.id, target, amount, reason });
      left -= amount;
      money.moved += amount;
    }
    money.notMoved += left;
  }
  return money;
}

/** Whether an order takes the money of a payment: it asks for something in its currency. */
const takes = (order: OrderRow, { currency }: PaymentRow) =>
  holdsCapacity(order) && factsOf(order).net > 0 && order.currency === currency;

async function stillAsked(ctx: Context, order: OrderRow): Promise<number> {
  const open = await findOpenPayment(ctx.db, order.id);
  if (!open) return factsOf(order).net;
  const { entries } = await withLedger(ctx, order, open);
  return Math.max(0, open.dueAmount - heldIn(entries));
}

async function moveTo(
  ctx: Context,
  actor: AnyActor,
  {
    paymentId,
    target,
    amount,
    reason,
  }: { paymentId: string; target: OrderRow; amount: number; reason: string },
): Promise<void> {
  const from = await lockPayment(ctx, paymentId);
  const before = await findOpenPayment(ctx.db, target.id);
  const taking = await paymentThatTakes(ctx, target, from.payment);
  // A payment that is new with this returns to nothing: the family can pay again.
  const to = await withLedger(ctx, target, taking);
  const audited = { action: 'payment.merged' } as const;
  const out = await decided(ctx, from, from.payment.state);
  await recordDecision(
    ctx,
    actor,
    out,
    from.payment.state,
    { kind: 'MOVED_OUT', amount: -amount, reason, counterpartPaymentId: taking.id },
    audited,
  );
  const into = await decided(ctx, to, before ? taking.state : 'PAYMENT_DECLINED');
  const isApproved = taking.state === 'PAYMENT_APPROVED';
  await recordDecision(
    ctx,
    actor,
    into,
    isApproved ? taking.state : 'PAYMENT_RECEIVED',
    { kind: 'MOVED_IN', amount, reason, counterpartPaymentId: paymentId },
    audited,
  );
}

/** The payment with a decision that says what it returns to. */
async function decided(
  ctx: Context,
  locked: LockedPayment,
  stateBefore: PaymentRow['state'],
): Promise<LockedPayment> {
  const { id, createdAt } = beginUndoable(ctx);
  const paymentId = locked.payment.id;
  await decisionsOnPayments.insert(ctx.db, { id, createdAt, paymentId, action: 'merge', stateBefore });
  return { ...locked, decisionId: id };
}

/**
 * Moves back what a merge moved since: an entry takes each of its entries back, and payments are in the state before. Call
 * it under the locks of all orders.
 */
export async function returnMergedMoney(
  ctx: Context,
  actor: AnyActor,
  { orderIds, since }: { orderIds: readonly string[]; since: Date },
): Promise<void> {
  for (const decision of await listMergedSince(ctx.db, orderIds, since)) {
    const locked = await lockPayment(ctx, decision.paymentId);
    await decisionsOnPayments.markUndone(ctx.db, decision.id, ctx.now());
    await onPayment.reverse(ctx, actor, locked, decision);
  }
}
