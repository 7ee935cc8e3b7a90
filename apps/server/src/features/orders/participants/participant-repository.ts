import { and, desc, eq, isNull, ne, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareUpdate } from '#server/db/statements/prepare-row-statement.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { orderParticipants, orders } from '#server/db/schema/schema.ts';
import type { PersonSnapshot } from '#server/db/schema/orders/orders.ts';

/** A person of the order, or nothing where the order does not have that person. */
export async function findParticipant(db: Executor, orderId: string, personId: string) {
  const [row] = await selectOne(db, { orderId, personId });
  return row;
}

type Participant = Readonly<Record<'orderId' | 'personId', string | Placeholder>>;
const isParticipant = (of: Participant) =>
  and(eq(orderParticipants.orderId, of.orderId), eq(orderParticipants.personId, of.personId));
const selectOne = prepareStatement('participant', (db, of: Record<keyof Participant, Placeholder>) =>
  db.select().from(orderParticipants).where(isParticipant(of)),
);

/** The number of people of the order, including those who do not attend. */
export function countParticipants(db: Executor, orderId: string): Promise<number> {
  return db.$count(orderParticipants, eq(orderParticipants.orderId, orderId));
}

/** The ids of the people of the order. */
export async function listParticipantIds(db: Executor, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ personId: orderParticipants.personId })
    .from(orderParticipants)
    .where(eq(orderParticipants.orderId, orderId));
  return rows.map(({ personId }) => personId);
}

/** Selects exactly these people of the order. */
export async function selectOnly(db: Executor, orderId: string, personIds: readonly string[]): Promise<void> {
  const isChosen = sql<boolean>`(${orderParticipants.personId} = any(${sql.param([...personIds])}::uuid[]))`;
  await db
    .update(orderParticipants)
    .set({ selected: isChosen })
    .where(and(eq(orderParticipants.orderId, orderId), sql`${orderParticipants.selected} <> ${isChosen}`));
}

export async function insertParticipant(
  db: Executor,
  row: typeof orderParticipants.$inferInsert,
): Promise<void> {
  await db.insert(orderParticipants).values(row);
}

export async function updateParticipant(
  db: Executor,
  orderId: string,
  personId: string,
  change: ParticipantChange,
): Promise<void> {
  await updateOne(db, change, { orderId, personId });
}

type ParticipantChange = Partial<Pick<typeof orderParticipants.$inferInsert, 'relationship' | 'selected'>>;
const updateOne = prepareUpdate('update_participant', (db, change: ParticipantChange, of: Participant) =>
  db.update(orderParticipants).set(change).where(isParticipant(of)),
);

export async function deleteParticipantRow(db: Executor, orderId: string, personId: string): Promise<void> {
  await db.delete(orderParticipants).where(isParticipant({ orderId, personId }));
}

/** Stores snapshots of these people. */
export async function storeSnapshots(
  db: Executor,
  orderId: string,
  kept: readonly { personId: string; snapshot: PersonSnapshot }[],
): Promise<void> {
  await updateSnapshots(db, { orderId, kept: JSON.stringify(kept) });
}

const updateSnapshots = prepareStatement(
  'store_snapshots',
  (db, of: Record<'orderId' | 'kept', Placeholder>) =>
    db
      .update(orderParticipants)
      .set({ snapshot: sql`kept.snapshot` })
      .from(sql`jsonb_to_recordset(${of.kept}::jsonb) as kept ("personId" uuid, snapshot jsonb)`)
      .where(
        and(eq(orderParticipants.orderId, of.orderId), sql`${orderParticipants.personId} = kept."personId"`),
      ),
);

/** The registration that a registrant started last before `orderId`, in whatever state it is. */
export async function findPreviousRegistration(
  db: Executor,
  userId: string,
  orderId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.parentOrderId), ne(orders.id, orderId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return row?.id;
}

/** Copies everybody but SELF from one registration to another, unselected and in the same order. */
export async function copyFamily(
  db: Executor,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  await db.execute(sql`insert into ${orderParticipants} (order_id, person_id, relationship, selected, created_at)
    select ${to}::uuid, person_id, relationship, false,
      ${at.toISOString()}::timestamptz + row_number() over (order by created_at, person_id) * interval '1 millisecond'
    from ${orderParticipants} where ${orderParticipants.orderId} = ${from} and ${orderParticipants.relationship} <> 'SELF'`);
}

/** Overwrites these values in the snapshots of participants of several orders. */
export async function mergeIntoSnapshots(
  db: Executor,
  participants: readonly { orderId: string; personId: string }[],
  values: Partial<PersonSnapshot>,
): Promise<void> {
  const orderIds = participants.map(({ orderId }) => orderId);
  const personIds = participants.map(({ personId }) => personId);
  await db
    .update(orderParticipants)
    .set({ snapshot: sql`${orderParticipants.snapshot} || ${JSON.stringify(values)}::jsonb` })
    .where(
      sql`(${orderParticipants.orderId}, ${orderParticipants.personId}) in (select * from unnest(
        ${sql.param(orderIds)}::uuid[], ${sql.param(personIds)}::uuid[]))`,
    );
}
