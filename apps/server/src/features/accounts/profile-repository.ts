import { and, eq, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, organizations, people, users } from '#server/db/schema/schema.ts';

/** An account, its person and the name of the local unit. */
export async function findProfile(db: Executor, userId: string) {
  const [row] = await db
    .select({ id: users.id, type: users.type, person: people, localUnitName: organizations.name })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .where(eq(users.id, userId));
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Conventions that the account has a living registration for. */
export async function findRegisteredConventions(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ conventionId: orders.conventionId })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNull(orders.parentOrderId), isNull(orders.cancelledAt)));
  return rows.map(({ conventionId }) => conventionId);
}
