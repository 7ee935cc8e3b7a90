import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { preparedOnce } from '#server/db/prepared.ts';
import { orders, organizations, people, users } from '#server/db/schema/schema.ts';

const profileOf = preparedOnce((db) => {
  const registered = db
    .selectDistinct({ conventionId: orders.conventionId })
    .from(orders)
    .where(and(eq(orders.userId, users.id), isNull(orders.parentOrderId), isNull(orders.cancelledAt)));
  return db
    .select({
      id: users.id,
      type: users.type,
      person: people,
      localUnitName: organizations.name,
      registeredConventions: sql<string[]>`array(${registered})`,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('profile_of');
});

/** An account, its person, the name of the local unit, and the conventions of its living registrations. */
export async function findProfile(db: Executor, userId: string) {
  const [row] = await profileOf(db).execute({ userId });
  return row;
}

/** Locks a person until the transaction ends and answers the revision; nothing for somebody who is gone. */
export async function lockPersonRevision(db: Executor, personId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ revision: people.revision })
    .from(people)
    .where(eq(people.id, personId))
    .for('update');
  return row?.revision;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
