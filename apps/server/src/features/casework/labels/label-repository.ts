import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { careKinds, type CareKind } from '@sangamam/contract/casework/care/cared-records';
import type { LabelDraft } from '@sangamam/contract/casework/labels/labels';

import type { Executor } from '#server/db/executor.ts';
import { labels, messageLabels, orderLabels, paymentLabels, personLabels } from '#server/db/schema/schema.ts';

export type LabelRow = typeof labels.$inferSelect;

/** Which table says the labels of the records of a kind, and which of its columns has the record. */
const tables = {
  REGISTRATION: { on: orderLabels, record: orderLabels.orderId, name: 'orderId' },
  PAYMENT: { on: paymentLabels, record: paymentLabels.paymentId, name: 'paymentId' },
  MESSAGE: { on: messageLabels, record: messageLabels.messageId, name: 'messageId' },
  PERSON: { on: personLabels, record: personLabels.userId, name: 'userId' },
} as const;

/** The same with the types of the first: the tables differ by the name of that column alone. */
export function labelsOf(kind: CareKind) {
  const { on, record, name } = tables[kind];
  return {
    on: on as typeof orderLabels,
    record: record as typeof orderLabels.orderId,
    rowOf: (recordId: string, labelId: string) =>
      ({ [name]: recordId, labelId }) as unknown as typeof orderLabels.$inferInsert,
  };
}

/** All labels by name, with the number of records of each kind that have it. */
export async function listLabelRows(db: Executor) {
  const usesBy = (kind: CareKind) => {
    const { on } = labelsOf(kind);
    return sql<number>`(select count(*)::int from ${on} where ${on.labelId} = ${labels.id})`;
  };
  return db
    .select({
      label: labels,
      uses: usesBy('REGISTRATION'),
      paymentUses: usesBy('PAYMENT'),
      messageUses: usesBy('MESSAGE'),
      personUses: usesBy('PERSON'),
    })
    .from(labels)
    .orderBy(asc(sql`lower(${labels.name})`));
}

export async function insertLabel(db: Executor, draft: LabelDraft): Promise<LabelRow> {
  const [row] = await db.insert(labels).values(draft).returning();
  if (!row) throw new Error('The label was not stored');
  return row;
}

export async function findLabel(
  db: Executor,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<LabelRow | undefined> {
  const query = db.select().from(labels).where(eq(labels.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function updateLabel(db: Executor, id: string, draft: LabelDraft): Promise<void> {
  await db
    .update(labels)
    .set({ ...draft, revision: sql`${labels.revision} + 1` })
    .where(eq(labels.id, id));
}

/** Deletes a label; returns the records that had it, by their kind. */
export async function removeLabel(
  db: Executor,
  id: string,
): Promise<{ kind: CareKind; recordIds: string[] }[]> {
  const removedFrom: { kind: CareKind; recordIds: string[] }[] = [];
  for (const kind of careKinds) {
    const { on, record } = labelsOf(kind);
    const removed = await db.delete(on).where(eq(on.labelId, id)).returning({ recordId: record });
    removedFrom.push({ kind, recordIds: removed.map(({ recordId }) => recordId) });
  }
  await db.delete(labels).where(eq(labels.id, id));
  return removedFrom;
}

/** Puts a label on a record; false when the record has it already. */
export async function addLabel(
  db: Executor,
  kind: CareKind,
  recordId: string,
  labelId: string,
): Promise<boolean> {
  const { on, rowOf } = labelsOf(kind);
  const added = await db
    .insert(on)
    .values(rowOf(recordId, labelId))
    .onConflictDoNothing()
    .returning({ labelId: on.labelId });
  return added.length > 0;
}

/** Takes a label off a record; false when the record does not have it. */
export async function takeLabelOff(
  db: Executor,
  kind: CareKind,
  recordId: string,
  labelId: string,
): Promise<boolean> {
  const { on, record } = labelsOf(kind);
  const removed = await db
    .delete(on)
    .where(and(eq(record, recordId), eq(on.labelId, labelId)))
    .returning({ labelId: on.labelId });
  return removed.length > 0;
}

/** The labels of records of a kind, by name. */
export async function listLabelsOn(db: Executor, kind: CareKind, recordIds: readonly string[]) {
  const { on, record } = labelsOf(kind);
  return db
    .select({ recordId: record, _id: labels.id, name: labels.name, color: labels.color })
    .from(on)
    .innerJoin(labels, eq(labels.id, on.labelId))
    .where(inArray(record, [...recordIds]))
    .orderBy(asc(sql`lower(${labels.name})`));
}

/** Moves the labels of the registrant `from` to `to`. */
export async function moveLabels(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  const moved = await db
    .delete(personLabels)
    .where(eq(personLabels.userId, from))
    .returning({ labelId: personLabels.labelId });
  if (moved.length === 0) return;
  await db
    .insert(personLabels)
    .values(moved.map(({ labelId }) => ({ userId: to, labelId })))
    .onConflictDoNothing();
}
