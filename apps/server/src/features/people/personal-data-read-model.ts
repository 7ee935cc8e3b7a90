import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderParticipants, orders, people, users } from '#server/db/schema/schema.ts';

/** The people that no other account and no other account's registration refers to. */
export async function listPeopleOfThisAccountAlone(
  db: Executor,
  { userId, personIds }: { userId: string; personIds: readonly string[] },
): Promise<string[]> {
  const one = { one: sql`1` };
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        inArray(people.id, [...personIds]),
        notExists(
          db
            .select(one)
            .from(users)
            .where(and(eq(users.personId, people.id), ne(users.id, userId))),
        ),
        notExists(
          db
            .select(one)
            .from(orderParticipants)
            .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
            .where(and(eq(orderParticipants.personId, people.id), ne(orders.userId, userId))),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
