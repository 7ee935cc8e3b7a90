import { heldIn, isReversed, type EntryKind } from '@sangamam/contract/ledger/entries/ledger';

import type { Context } from '#server/db/context.ts';
import { setPaymentStatus } from '#server/features/orders/decisions/set-payment-status.ts';
import type { Actor } from '#server/http/access/actor.ts';
import * as phrases from '#phrases/bank/statements.ts';
import { lockPayment, type LockedPayment } from '#server/features/ledger/decisions/locked-payment.ts';
import { correctPayment } from '#server/features/ledger/decisions/corrections.ts';
import { changePaymentState, latestPaymentOf, postEntry } from '#server/features/ledger/post.ts';

import { markAllocationUndone, type AllocationRow } from './line-repository.ts';

/** A booking that stays: why, and its payment as it is now. */
export interface RemainingBooking {
  allocation: AllocationRow;
  message: string;
  locked: LockedPayment;
}

/** The entries of a payment that nothing was decided about. */
const bookingKinds: ReadonlySet<EntryKind> = new Set(['REPORTED', 'RECEIVED', 'CORRECTED']);

/** Those and what ends in a reversal of all that was booked: none of it went to another order or back to the family. */
const reversedKinds: ReadonlySet<EntryKind> = new Set([...bookingKinds, 'APPROVED', 'REVERSED']);

/**
 * Takes one booking of a bank line back by a counter-entry; a payment that was reversed since needs none. Answers the
 * booking when it stays.
 */
export async function reverseBooking(
  ctx: Context,
  actor: Actor,
  allocation: AllocationRow,
): Promise<RemainingBooking | undefined> {
  const { id, orderId, paymentId, amount, createdPayment } = allocation;
  const locked = await lockPayment(ctx, paymentId);
  const { payment, order, entries } = locked;
  const held = heldIn(entries);
  const has = (kinds: ReadonlySet<EntryKind>) => entries.every(({ kind }) => kinds.has(kind));
  if (held === 0 && isReversed(entries) && has(reversedKinds)) {
    await markAllocationUndone(ctx.db, id, ctx.now());
    return undefined;
  }
  if (payment.state === 'PAYMENT_APPROVED') return { allocation, message: phrases.approvedSince, locked };
  const latest = await latestPaymentOf(ctx, orderId);
  if (payment.state !== 'PAYMENT_RECEIVED' || held < amount || !has(bookingKinds) || latest?.id !== paymentId)
    return { allocation, message: phrases.decidedSince, locked };
  const rest = held - amount;
  const reason = phrases.importUndone;
  await correctPayment(ctx, actor, paymentId, { received: rest, receivedBefore: held, reason });
  await markAllocationUndone(ctx.db, id, ctx.now());
  if (rest > 0) return undefined;
  // A report of the family waits again; one that only the statement made is over, so that the family can report its own.
  const state = createdPayment ? 'PAYMENT_DECLINED' : 'PENDING_PAYMENT_APPROVAL';
  if (createdPayment)
    await postEntry(ctx, actor, { paymentId, kind: 'DECLINED', reason, createdAt: ctx.now() });
  await changePaymentState(ctx, paymentId, state);
  await setPaymentStatus(ctx, order, state);
  return undefined;
}
