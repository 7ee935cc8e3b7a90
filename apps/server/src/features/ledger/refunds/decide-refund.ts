import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { mailRefund } from '../mails/refund-mail.ts';
import { insertEntry } from '../payment-repository.ts';
import { withLockedRefund } from './locked-refund.ts';
import type { RefundEntity } from './refund-repository.ts';

interface Seen {
  revision: number;
}

const nothingElse = () => Promise.resolve();

/**
 * Releases a refund to be sent. Idempotent, like every action below: a repeated call returns the first result.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function approveRefund(ctx: Context, actor: AnyActor, id: string, { revision }: Seen) {
  return withLockedRefund(ctx, actor, id, { action: 'approve', revision }, nothingElse);
}

/**
 * Records that the money has left: takes it, and the kept fee, out of the ledger once, and tells the family.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was sent with another reference
 */
export function sendRefund(
  ctx: Context,
  actor: AnyActor,
  id: string,
  { revision, reference }: Seen & { reference: string },
) {
  return withLockedRefund(ctx, actor, id, { action: 'send', revision, reference }, async (ctx, locked) => {
    await takeOut(ctx, actor, locked.refund, 'REFUNDED');
    await mailRefund(ctx, locked.order, locked.refund);
  });
}

/**
 * Records that the money has arrived, which the ledger has known since it was sent. Where nothing is sent because all is
 * kept, it takes the fee out of the ledger, and tells the family.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function finishRefund(ctx: Context, actor: AnyActor, id: string, { revision }: Seen) {
  return withLockedRefund(ctx, actor, id, { action: 'finish', revision }, async (ctx, locked) => {
    if (locked.refund.amount > 0) return;
    await takeOut(ctx, actor, locked.refund, 'REFUNDED');
    await mailRefund(ctx, locked.order, locked.refund);
  });
}

/**
 * Records that the money came back: counter-entries put it, and the kept fee, into the ledger again, and the family is
 * told that another refund follows.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it failed for another reason
 */
export function failRefund(
  ctx: Context,
  actor: AnyActor,
  id: string,
  { revision, reason }: Seen & { reason: string },
) {
  return withLockedRefund(ctx, actor, id, { action: 'fail', revision, reason }, async (ctx, locked) => {
    await putBack(ctx, actor, locked.refund);
    await mailRefund(ctx, locked.order, locked.refund);
  });
}

/**
 * Records that the family gives the money to the association, and thanks the family.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function donateRefund(ctx: Context, actor: AnyActor, id: string, { revision }: Seen) {
  return withLockedRefund(ctx, actor, id, { action: 'donate', revision }, async (ctx, locked) => {
    await takeOut(ctx, actor, locked.refund, 'DONATED');
    await mailRefund(ctx, locked.order, locked.refund);
  });
}

/**
 * Drops a refund that was not sent; its money can be refunded, moved or kept again.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when it was discarded for another reason
 */
export function discardRefund(
  ctx: Context,
  actor: AnyActor,
  id: string,
  { revision, reason }: Seen & { reason: string },
) {
  return withLockedRefund(ctx, actor, id, { action: 'discard', revision, reason }, nothingElse);
}

async function takeOut(
  ctx: Context,
  actor: AnyActor,
  { id, paymentId, amount, keptFee, keptFeeReason, reference }: RefundEntity,
  kind: 'REFUNDED' | 'DONATED',
): Promise<void> {
  const entry = { paymentId, refundId: id, createdAt: ctx.now() };
  if (amount > 0) await insertEntry(ctx.db, actor, { ...entry, kind, amount: -amount, reference });
  if (keptFee > 0)
    await insertEntry(ctx.db, actor, {
      ...entry,
      kind: 'FEE_KEPT',
      amount: -keptFee,
      reason: keptFeeReason,
    });
}

async function putBack(
  ctx: Context,
  actor: AnyActor,
  { id, paymentId, amount, keptFee }: RefundEntity,
): Promise<void> {
  const entry = { paymentId, refundId: id, createdAt: ctx.now() };
  await insertEntry(ctx.db, actor, { ...entry, kind: 'REFUNDED', amount });
  if (keptFee > 0) await insertEntry(ctx.db, actor, { ...entry, kind: 'FEE_KEPT', amount: keptFee });
}
