import { eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, people, users } from '#server/db/schema/schema.ts';

/** The registrant's first name, the numbers and the convention of an order. */
export async function findReplyValues(db: Executor, orderId: string) {
  const [row] = await db
    .select({
      firstName: people.firstName,
      tempNumber: orders.tempNumber,
      permNumber: orders.permNumber,
      convention: conventions.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(orders.id, orderId));
  return row;
}
