import { caredRecords, careVerbs } from '@sangamam/contract/casework/care/cared-records';
import type { RecordHistory } from '@sangamam/contract/casework/care/record-history';
import type { RecordCare, StaffNote } from '@sangamam/contract/casework/care/care';

import type { Context } from '#server/db/context.ts';
import { addNote } from '#server/features/casework/care/add-note.ts';
import type { CaredKind } from '#server/features/casework/care/cared-kind.ts';
import { listNotes } from '#server/features/casework/care/list-notes.ts';
import { careOfRecords } from '#server/features/casework/care/care-of-records.ts';
import { readRecordHistory } from '#server/features/casework/care/read-record-history.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockPayment } from '../decisions/locked-payment.ts';
import { findPayment } from '../payment-repository.ts';
import { listPaymentCare, findTimeZone } from './payment-care-read-model.ts';
import { findPaymentCare, savePaymentCare } from './payment-care-repository.ts';

/** Payments as records that staff look after. Decisions leave their follow-up: after one there may be money to give back. */
export const paymentKind: CaredKind<RecordCare> = {
  kind: 'PAYMENT',
  lock: async (ctx, paymentId) => {
    await lockPayment(ctx, paymentId);
    return { care: await findPaymentCare(ctx.db, paymentId) };
  },
  save: (ctx, paymentId, change) => savePaymentCare(ctx.db, paymentId, change),
  timeZoneOf: (ctx, paymentId) => findTimeZone(ctx.db, paymentId),
  answer: async (ctx, _actor, paymentId) => (await readCare(ctx, [paymentId]))(paymentId),
};

/** How staff look after each of these payments, and what they noted about it. */
export async function readCareAndNotes(
  ctx: Context,
  paymentIds: readonly string[],
): Promise<(paymentId: string) => { care: RecordCare; notes: StaffNote[] }> {
  const careOf = await readCare(ctx, paymentIds);
  const notesOf = await listNotes(ctx, paymentKind.kind, paymentIds);
  return (paymentId) => ({ care: careOf(paymentId), notes: notesOf(paymentId) });
}

/**
 * Writes a note about a payment; whoever may see amounts reads it.
 *
 * @throws NOT_FOUND
 */
export async function notePayment(ctx: Context, actor: Actor, paymentId: string, note: string) {
  await addNote(ctx, actor, paymentKind, paymentId, { note });
  return { _id: paymentId };
}

const careActions: ReadonlySet<string> = new Set(
  careVerbs.map((verb) => `${caredRecords[paymentKind.kind].entity}.${verb}`),
);

/**
 * Who assigned a payment, followed it up, labelled it and noted something about it. Decisions about it are in its ledger.
 *
 * @throws NOT_FOUND
 */
export async function readPaymentCareHistory(ctx: Context, paymentId: string): Promise<RecordHistory> {
  if (!(await findPayment(ctx.db, paymentId))) throw new AppError('NOT_FOUND');
  const history = await readRecordHistory(ctx, paymentKind.kind, paymentId);
  return history.filter(({ action }) => careActions.has(action));
}

async function readCare(ctx: Context, paymentIds: readonly string[]) {
  const rows = paymentIds.length === 0 ? [] : await listPaymentCare(ctx.db, paymentIds);
  return careOfRecords(ctx, paymentKind.kind, paymentIds, rows);
}
