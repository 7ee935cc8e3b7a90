import { and, eq, ne } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderParticipants, people } from '#server/db/schema/schema.ts';

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

export async function deleteParticipantRow(db: Executor, orderId: string, personId: string): Promise<void> {
  await db
    .delete(orderParticipants)
    .where(and(eq(orderParticipants.orderId, orderId), eq(orderParticipants.personId, personId)));
}
