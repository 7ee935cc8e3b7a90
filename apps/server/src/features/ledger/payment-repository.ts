import { and, asc, desc, eq, gt, inArray, lt, not, type Placeholder } from 'drizzle-orm';
import type { LedgerEntry } from '@sangamam/contract/ledger/entries/ledger';

import type { Executor } from '#server/db/executor.ts';
import { prepareInsert, prepareUpdate } from '#server/db/statements/prepare-row-statement.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { isUndone } from '#server/db/undone-entries.ts';
import { paymentEntries, payments } from '#server/db/schema/schema.ts';
import { actorColumns, type AnyActor } from '#server/http/access/actor.ts';

/** A payment as it is stored; its entries record what happened to it. */
export type PaymentRow = typeof payments.$inferSelect;

export type NewPayment = typeof payments.$inferInsert;

export type PaymentEntryRow = typeof paymentEntries.$inferSelect;

export async function insertPayment(db: Executor, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await db.insert(payments).values(payment).returning();
  if (!row) throw new Error('A payment was not inserted');
  return row;
}

export async function updatePaymentState(
  db: Executor,
  id: string,
  state: PaymentRow['state'],
): Promise<PaymentRow> {
  const [row] = await updateById(db, { state }, { id });
  if (!row) throw new Error(`Payment ${id} vanished under its lock`);
  return row;
}

type PaymentChange = Partial<Omit<NewPayment, 'id'>>;
const updateById = prepareUpdate(
  'update_payment',
  (db, change: PaymentChange, of: Record<'id', string | Placeholder>) =>
    db.update(payments).set(change).where(eq(payments.id, of.id)).returning(),
);

/** Stores the state of several payments, whose orders are locked. */
export async function updatePaymentStates(
  db: Executor,
  ids: readonly string[],
  state: PaymentRow['state'],
): Promise<void> {
  await db
    .update(payments)
    .set({ state })
    .where(inArray(payments.id, [...ids]));
}

/** Changes what an open payment asks for, whole dollars of its currency. */
export async function updatePaymentAmounts(
  db: Executor,
  id: string,
  amounts: Pick<PaymentRow, 'netAmount' | 'feeAmount' | 'dueAmount'>,
): Promise<void> {
  await db.update(payments).set(amounts).where(eq(payments.id, id));
}

/** Puts off, or forward, the day by which a payment should arrive. */
export async function updateDueDate(db: Executor, id: string, dueDate: string): Promise<void> {
  await db.update(payments).set({ dueDate }).where(eq(payments.id, id));
}

/** Replaces the address that the Zelle transfer comes from. */
export async function updatePayerEmail(db: Executor, id: string, payerEmail: string): Promise<PaymentRow> {
  const [row] = await updateById(db, { payerEmail }, { id });
  if (!row) throw new Error(`Payment ${id} vanished under its lock`);
  return row;
}

/** The reason of the last entry of this kind; `null` without one. */
export async function lastReason(
  db: Executor,
  paymentId: string,
  kind: PaymentEntryRow['kind'],
): Promise<string | null> {
  const [row] = await db
    .select({ reason: paymentEntries.reason })
    .from(paymentEntries)
    .where(and(eq(paymentEntries.paymentId, paymentId), eq(paymentEntries.kind, kind)))
    .orderBy(desc(paymentEntries.id))
    .limit(1);
  return row?.reason ?? null;
}

/** The reference of the last entry of this kind; `null` without one. */
export async function lastReference(
  db: Executor,
  paymentId: string,
  kind: PaymentEntryRow['kind'],
): Promise<string | null> {
  const [row] = await db
    .select({ reference: paymentEntries.reference })
    .from(paymentEntries)
    .where(and(eq(paymentEntries.paymentId, paymentId), eq(paymentEntries.kind, kind)))
    .orderBy(desc(paymentEntries.id))
    .limit(1);
  return row?.reference ?? null;
}

/** A ledger entry without its actor. */
export type NewPaymentEntry = Omit<typeof paymentEntries.$inferInsert, 'id' | 'actorId' | 'actorSystem'>;

/** Appends to the ledger, with the account or the part of the site that acts. Entries never change. */
export async function insertEntry(db: Executor, actor: AnyActor, entry: NewPaymentEntry): Promise<void> {
  await insertOne(db, [{ ...entry, ...actorColumns(actor) }]);
}

type EntryValues = typeof paymentEntries.$inferInsert;
const insertOne = prepareInsert('insert_payment_entry', paymentEntries, (db, entries: EntryValues[]) =>
  db.insert(paymentEntries).values(entries),
);

/** Appends several entries to the ledger, in this sequence. */
export async function insertEntries(
  db: Executor,
  actor: AnyActor,
  entries: readonly NewPaymentEntry[],
): Promise<void> {
  const by = actorColumns(actor);
  await db.insert(paymentEntries).values(entries.map((entry) => ({ ...entry, ...by })));
}

export async function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await selectById(db, { id });
  return row;
}

const selectById = prepareStatement('payment_by_id', (db, of: Record<'id', Placeholder>) =>
  db.select().from(payments).where(eq(payments.id, of.id)),
);

/** The payment of an order that is pending, received or approved; a constraint allows only one. */
export async function findOpenPayment(db: Executor, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await selectOpen(db, { orderId });
  return row;
}

const selectOpen = prepareStatement('open_payment', (db, of: Record<'orderId', Placeholder>) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, of.orderId),
        inArray(payments.state, ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED']),
      ),
    ),
);

/** The entries of a payment in order, without decisions that were undone: they move nothing and say nothing any more. */
export async function listLedger(db: Executor, paymentId: string): Promise<LedgerEntry[]> {
  return selectLedger(db, { paymentId });
}

const selectLedger = prepareStatement('ledger_of_payment', (db, of: Record<'paymentId', Placeholder>) =>
  db
    .select({ kind: paymentEntries.kind, amount: paymentEntries.amount })
    .from(paymentEntries)
    .where(and(eq(paymentEntries.paymentId, of.paymentId), not(isUndone)))
    .orderBy(paymentEntries.id),
);

/** The entries of several payments, each as `listLedger` answers them. */
export async function listLedgers(
  db: Executor,
  paymentIds: readonly string[],
): Promise<Map<string, LedgerEntry[]>> {
  const rows = await db
    .select({
      paymentId: paymentEntries.paymentId,
      kind: paymentEntries.kind,
      amount: paymentEntries.amount,
    })
    .from(paymentEntries)
    .where(and(inArray(paymentEntries.paymentId, [...paymentIds]), not(isUndone)))
    .orderBy(paymentEntries.id);
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}

/** Whether money left a payment since: given back, moved on, or corrected away. */
export async function hasMoneyLeftSince(db: Executor, paymentId: string, since: Date): Promise<boolean> {
  const left = await db.$count(
    paymentEntries,
    and(
      eq(paymentEntries.paymentId, paymentId),
      lt(paymentEntries.amount, 0),
      gt(paymentEntries.createdAt, since),
      not(isUndone),
    ),
  );
  return left > 0;
}

/** The entries of all payments of an order, without decisions that were undone. */
export async function listLedgerOfOrder(db: Executor, orderId: string): Promise<LedgerEntry[]> {
  return db
    .select({ kind: paymentEntries.kind, amount: paymentEntries.amount })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(and(eq(payments.orderId, orderId), not(isUndone)))
    .orderBy(paymentEntries.id);
}

/** Every payment of several orders, the oldest first. */
export async function listPaymentsOf(db: Executor, orderIds: readonly string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** The latest reported payment in any state. */
export async function findLatestPayment(db: Executor, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await selectLatest(db, { orderId });
  return row;
}

const selectLatest = prepareStatement('latest_payment', (db, of: Record<'orderId', Placeholder>) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, of.orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1),
);

/** True when the ledger of a payment has an entry of money going back with this reference. */
export async function hasReturnEntry(db: Executor, paymentId: string, reference: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEntries.id })
    .from(paymentEntries)
    .where(
      and(
        eq(paymentEntries.paymentId, paymentId),
        eq(paymentEntries.reference, reference),
        lt(paymentEntries.amount, 0),
      ),
    );
  return rows.length > 0;
}
