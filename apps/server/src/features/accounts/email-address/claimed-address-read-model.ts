import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderParticipants, orders, people, users } from '#server/db/schema/schema.ts';

/**
 * Locks the registrations in which a person without an account has this address, so that none of them is submitted with
 * it meanwhile. Call it before `lockEmailAddress`: adding a family member locks in the same order.
 */
export async function lockRegistrationsWith(db: Executor, email: string): Promise<void> {
  const carriers = db
    .select({ orderId: orderParticipants.orderId })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(and(eq(people.email, email), eq(people.namesAccount, false)));
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, carriers))
    .orderBy(orders.id)
    .for('no key update');
}

/** The active accounts with a registration that lists the person, to be notified. */
export async function listFamiliesOf(db: Executor, personId: string) {
  const registrant = db
    .selectDistinct({ id: orders.userId })
    .from(orders)
    .innerJoin(orderParticipants, eq(orderParticipants.orderId, orders.id))
    .where(eq(orderParticipants.personId, personId));
  const rows = await db
    .select({
      id: users.id,
      email: people.email,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(and(inArray(users.id, registrant), isNull(users.closedAt)))
    .orderBy(users.id);
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}
