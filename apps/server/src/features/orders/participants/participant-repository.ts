import { and, eq, ne, notExists, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderParticipants, people, users } from '#server/db/schema/schema.ts';

/** What the add and edit forms know of a person. */
export type PersonValues = Partial<typeof people.$inferInsert>;

export async function insertPerson(db: Executor, values: typeof people.$inferInsert): Promise<string> {
  const [row] = await db.insert(people).values(values).returning({ id: people.id });
  if (!row) throw new Error('A person was not inserted');
  return row.id;
}

/** Whether a person is left out of the public list. */
export async function isHiddenFromList(db: Executor, personId: string): Promise<boolean> {
  const [row] = await db
    .select({ hidden: people.hiddenFromList })
    .from(people)
    .where(eq(people.id, personId));
  return row?.hidden ?? false;
}

export async function updatePerson(db: Executor, id: string, values: PersonValues): Promise<void> {
  await db.update(people).set(values).where(eq(people.id, id));
}

export async function findPersonValues(db: Executor, id: string): Promise<typeof people.$inferSelect> {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  if (!row) throw new Error(`Person ${id} vanished under the lock of the order`);
  return row;
}

/** A person of the order, or nothing where the order does not have that person. */
export async function findParticipant(db: Executor, orderId: string, personId: string) {
  const [row] = await db
    .select()
    .from(orderParticipants)
    .where(and(eq(orderParticipants.orderId, orderId), eq(orderParticipants.personId, personId)));
  return row;
}

/** Whether somebody of the order, other than `personId`, has this e-mail address. */
export async function hasEmailInOrder(
  db: Executor,
  { orderId, email, personId }: { orderId: string; email: string; personId?: string | undefined },
): Promise<boolean> {
  const [row] = await db
    .select({ id: people.id })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(
      and(
        eq(orderParticipants.orderId, orderId),
        eq(people.email, email),
        personId === undefined ? undefined : ne(people.id, personId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** People of the order, those who stay at home included. */
export function countParticipants(db: Executor, orderId: string): Promise<number> {
  return db.$count(orderParticipants, eq(orderParticipants.orderId, orderId));
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
  change: Partial<Pick<typeof orderParticipants.$inferInsert, 'relationship' | 'selected'>>,
): Promise<void> {
  await db
    .update(orderParticipants)
    .set(change)
    .where(and(eq(orderParticipants.orderId, orderId), eq(orderParticipants.personId, personId)));
}

/** Takes a person off the order, and forgets the person where neither an order nor an account knows them any more. */
export async function removeParticipant(db: Executor, orderId: string, personId: string): Promise<void> {
  await db
    .delete(orderParticipants)
    .where(and(eq(orderParticipants.orderId, orderId), eq(orderParticipants.personId, personId)));
  await db.delete(people).where(
    and(
      eq(people.id, personId),
      notExists(
        db
          .select({ one: sql`1` })
          .from(orderParticipants)
          .where(eq(orderParticipants.personId, personId)),
      ),
      notExists(
        db
          .select({ one: sql`1` })
          .from(users)
          .where(eq(users.personId, personId)),
      ),
    ),
  );
}
