import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, people, users } from '#server/db/schema/schema.ts';

/**
 * The accounts of a local unit's families that have sent no registration for a convention, by last name; with the draft
 * that they began.
 */
export async function listUnitFamilies(
  db: Executor,
  { conventionId, localUnitId }: { conventionId: string; localUnitId: string },
) {
  return db
    .select({
      userId: users.id,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      draftNumber: orders.tempNumber,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(
      orders,
      and(
        eq(orders.userId, users.id),
        eq(orders.conventionId, conventionId),
        isNull(orders.parentOrderId),
        isNull(orders.cancelledAt),
      ),
    )
    .where(
      and(
        eq(users.type, 'REGISTRANT'),
        isNull(users.closedAt),
        isNull(users.suspendedAt),
        eq(people.localUnitId, localUnitId),
        // A family without any order has none either.
        isNull(orders.submittedAt),
      ),
    )
    .orderBy(asc(people.lastName), asc(people.firstName), asc(users.id));
}

/** The dates of birth of these people. */
export async function listBirths(
  db: Executor,
  personIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, dob: people.dob })
    .from(people)
    .where(inArray(people.id, [...personIds]));
  return new Map(rows.map(({ id, dob }) => [id, dob]));
}
