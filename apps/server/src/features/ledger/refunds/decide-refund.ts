import type { Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { mailRefund } from '../mails/refund-mail.ts';
import { insertEntry } from '../payment-repository.ts';
import { contestedRefund, isDoneAlready, lockRefund, recordStep } from './locked-refund.ts';
import type { RefundEntity } from './refund-repository.ts';

interface Seen {
  revision: number;
}

/**
 * Releases a refund to be sent. Idempotent, like every action below: a repeated call returns the first result.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function approveRefund(ctx: Context, actor: AnyActor, id: string, { revision }: Seen) {
  const attempt = { action: 'approve', revision } as const;
  return inExplainedTransaction(ctx, actor, contestedRefund(id), async (ctx) => {
    const locked = await lockRefund(ctx, id);
    if (await isDoneAlready(ctx, locked, attempt)) return locked.refund;
    return recordStep(ctx, actor, locked.refund, attempt);
  });
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
  const attempt = { action: 'send', revision, reference } as const;
  return inExplainedTransaction(ctx, actor, contestedRefund(id), async (ctx) => {
    const locked = await lockRefund(ctx, id);
    if (await isDoneAlready(ctx, locked, attempt)) return locked.refund;
    const refund = await recordStep(ctx, actor, locked.refund, attempt);
    await takeOut(ctx, actor, refund, 'REFUNDED');
    await mailRefund(ctx, locked.order, refund);
    return refund;
  });
}

/**
 * Records that the money has arrived, which the ledger has known since it was sent. Where nothing is sent because all is
 * kept, it takes the fee out of the ledger, and tells the family.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function finishRefund(ctx: Context, actor: AnyActor, id: string, { revision }: Seen) {
  const attempt = { action: 'finish', revision } as const;
  return inExplainedTransaction(ctx, actor, contestedRefund(id), async (ctx) => {
    const locked = await lockRefund(ctx, id);
    if (await isDoneAlready(ctx, locked, attempt)) return locked.refund;
    const refund = await recordStep(ctx, actor, locked.refund, attempt);
    if (refund.amount > 0) return refund;
    await takeOut(ctx, actor, refund, 'REFUNDED');
    await mailRefund(ctx, locked.order, refund);
    return refund;
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
  const attempt = { action: 'fail', revision, reason } as const;
  return inExplainedTransaction(ctx, actor, contestedRefund(id), async (ctx) => {
    const locked = await lockRefund(ctx, id);
    if (await isDoneAlready(ctx, locked, attempt)) return locked.refund;
    const refund = await recordStep(ctx, actor, locked.refund, attempt);
    await putBack(ctx, actor, refund);
    await mailRefund(ctx, locked.order, refund);
    return refund;
  });
}

/**
 * Records that the family gives the money to the association, and thanks the family.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function donateRefund(ctx: Context, actor: AnyActor, id: string, { revision }: Seen) {
  const attempt = { action: 'donate', revision } as const;
  return inExplainedTransaction(ctx, actor, contestedRefund(id), async (ctx) => {
    const locked = await lockRefund(ctx, id);
    if (await isDoneAlready(ctx, locked, attempt)) return locked.refund;
    const refund = await recordStep(ctx, actor, locked.refund, attempt);
    await takeOut(ctx, actor, refund, 'DONATED');
    await mailRefund(ctx, locked.order, refund);
    return refund;
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
  const attempt = { action: 'discard', revision, reason } as const;
  return inExplainedTransaction(ctx, actor, contestedRefund(id), async (ctx) => {
    const locked = await lockRefund(ctx, id);
    if (await isDoneAlready(ctx, locked, attempt)) return locked.refund;
    return recordStep(ctx, actor, locked.refund, attempt);
  });
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
