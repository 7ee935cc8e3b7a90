import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  orderParticipants,
  orders,
  organizations,
  people,
  users,
} from '#server/db/schema/schema.ts';
import type { FrozenPerson } from '#server/db/schema/orders.ts';

/** A person of an order with relationship, selection and the name of the local unit. */
export interface OrderPerson {
  person: typeof people.$inferSelect;
  relationship: (typeof orderParticipants.$inferSelect)['relationship'];
  selected: boolean;
  localUnitName: string | null;
  /** Of the person and of their place in the order together. */
  revision: number;
}

/**
 * The people of an order, SELF first, then in the order in which they were added; of an add-on order those of its
 * registration. Once it is sent, as they were then (docs/decisions/007).
 */
export async function listOrderPeople(db: Executor, orderId: string): Promise<OrderPerson[]> {
  const rows = await db
    .select({
      person: people,
      relationship: orderParticipants.relationship,
      selected: orderParticipants.selected,
      frozen: orderParticipants.frozen,
      localUnitName: organizations.name,
      revision: sql<number>`${people.revision} + ${orderParticipants.revision}`,
    })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(
      sql`${orderParticipants.orderId} = (select coalesce(${orders.parentOrderId}, ${orders.id}) from ${orders} where ${orders.id} = ${orderId})`,
    )
    .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId));
  return rows.map(({ frozen, ...row }) => {
    if (frozen === null) return row;
    const { localUnitName, ...then } = frozen;
    return { ...row, person: { ...row.person, ...then }, localUnitName };
  });
}

/** One person of an order as they are now, kept or not. */
export async function findLivePerson(
  db: Executor,
  orderId: string,
  personId: string,
): Promise<OrderPerson[]> {
  return db
    .select({
      person: people,
      relationship: orderParticipants.relationship,
      selected: orderParticipants.selected,
      localUnitName: organizations.name,
      revision: sql<number>`${people.revision} + ${orderParticipants.revision}`,
    })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(and(eq(orderParticipants.orderId, orderId), eq(orderParticipants.personId, personId)));
}

/** Keeps these people with the order as they are now. */
export async function freezePeople(
  db: Executor,
  orderId: string,
  kept: readonly { personId: string; frozen: FrozenPerson }[],
): Promise<void> {
  const rows = JSON.stringify(kept);
  await db.execute(sql`update ${orderParticipants} set frozen = kept.frozen
    from jsonb_to_recordset(${rows}::jsonb) as kept ("personId" uuid, frozen jsonb)
    where ${orderParticipants.orderId} = ${orderId} and ${orderParticipants.personId} = kept."personId"`);
}

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

/** Lists everybody of one registration but SELF, unselected, on another, in the same order after SELF. */
export async function copyFamily(
  db: Executor,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  await db.execute(sql`insert into ${orderParticipants} (order_id, person_id, relationship, selected, created_at)
    select ${to}::uuid, person_id, relationship, false,
      ${at.toISOString()}::timestamptz + row_number() over (order by created_at, person_id) * interval '1 millisecond'
    from ${orderParticipants} where ${orderParticipants.orderId} = ${from} and ${orderParticipants.relationship} <> 'SELF'`);
}

/** Whom mails about an order go to, and the convention that they speak of; nobody once the account is closed. */
export async function findRecipient(db: Executor, orderId: string) {
  const [row] = await db
    .select({
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
      conventionName: conventions.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`Order ${orderId} belongs to nobody`);
  if (row.email === null) return undefined;
  const { email, firstName, lastName, conventionName } = row;
  return { email, firstName, name: `${firstName} ${lastName}`, conventionName };
}
