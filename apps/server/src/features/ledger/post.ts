import type { LedgerEntry } from '@sangamam/contract/ledger/entries/ledger';

import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { findLatestCheck, lockChecks } from './checks/check-repository.ts';
import * as repository from './payment-repository.ts';
import type { NewPayment, NewPaymentEntry, PaymentRow } from './payment-repository.ts';
import { findRefund, type RefundEntity } from './refunds/refund-repository.ts';

/**
 * How those who collect money write the ledger: families' reports, PayPal, checks and bank statements post here, each
 * under the lock of the order. The ledger knows none of them.
 */
export type { NewPaymentEntry, PaymentRow } from './payment-repository.ts';
export type { RefundEntity } from './refunds/refund-repository.ts';

/** Opens a payment: one attempt to pay an order. */
export function postPayment(ctx: Context, payment: NewPayment): Promise<PaymentRow> {
  return repository.insertPayment(ctx.db, payment);
}

/** Appends an entry, with the account or the part of the site that acts. Entries never change. */
export function postEntry(ctx: Context, actor: AnyActor, entry: NewPaymentEntry): Promise<void> {
  return repository.insertEntry(ctx.db, actor, entry);
}

export function changePaymentState(
  ctx: Context,
  paymentId: string,
  state: PaymentRow['state'],
): Promise<PaymentRow> {
  return repository.updatePaymentState(ctx.db, paymentId, state);
}

/** Replaces the address that the Zelle transfer comes from. */
export function changePayerEmail(ctx: Context, paymentId: string, payerEmail: string): Promise<PaymentRow> {
  return repository.updatePayerEmail(ctx.db, paymentId, payerEmail);
}

/** The payment of an order that is pending, received or approved. */
export function openPaymentOf(ctx: Context, orderId: string): Promise<PaymentRow | undefined> {
  return repository.findOpenPayment(ctx.db, orderId);
}

/** The latest payment of an order in any state. */
export function latestPaymentOf(ctx: Context, orderId: string): Promise<PaymentRow | undefined> {
  return repository.findLatestPayment(ctx.db, orderId);
}

/** The entries of a payment in order, without decisions that were undone. */
export function entriesOf(ctx: Context, paymentId: string): Promise<LedgerEntry[]> {
  return repository.listLedger(ctx.db, paymentId);
}

/** Whether money of this payment went back already under the same reference. */
export function wasReturned(ctx: Context, paymentId: string, reference: string): Promise<boolean> {
  return repository.hasReturnEntry(ctx.db, paymentId, reference);
}

export function refundById(ctx: Context, refundId: string): Promise<RefundEntity | undefined> {
  return findRefund(ctx.db, refundId);
}

/** The check that was recorded last for a payment. */
export function latestCheckOf(ctx: Context, paymentId: string): Promise<{ id: string } | undefined> {
  return findLatestCheck(ctx.db, paymentId);
}

/** Locks checks that go on a slip, in one order for everybody: nobody undoes one of them meanwhile. */
export function lockChecksToDeposit(ctx: Context, checkIds: readonly string[]): Promise<void> {
  return lockChecks(ctx.db, checkIds);
}
