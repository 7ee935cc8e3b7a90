import { and, eq, isNull, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { orders, organizations, people, users } from '#server/db/schema/schema.ts';

const profileOf = prepareStatement('profile_of', (db, of: Record<'userId', Placeholder>) => {
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
    .where(eq(users.id, of.userId));
});

/** An account, its person, the name of the local unit, and the conventions of its active registrations. */
export async function findProfile(db: Executor, userId: string) {
  const [row] = await profileOf(db, { userId });
  return row;
}

/** The person of an account that exists. */
export async function findPersonId(db: Executor, userId: string): Promise<string> {
  const [row] = await db.select({ personId: users.personId }).from(users).where(eq(users.id, userId));
  if (row === undefined) throw new Error('An account without a row');
  return row.personId;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
