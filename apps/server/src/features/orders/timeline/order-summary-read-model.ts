import { desc, eq, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { conventions, orders, packages, people, users } from '#server/db/schema/schema.ts';

/** Every order of a registrant, the newest first, with its convention, its package's name, and where the registrant lives. */
export function listOrdersWithNames(db: Executor, userId: string) {
  return ordersWithNames(db, { userId });
}

const ordersWithNames = prepareStatement('orders_with_names', (db, of: Record<'userId', Placeholder>) =>
  db
    .select({
      order: orders,
      convention: conventions,
      packageName: packages.name,
      registrant: { country: people.country, email: people.email },
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(packages, eq(packages.id, orders.packageId))
    .where(eq(orders.userId, of.userId))
    .orderBy(desc(orders.createdAt)),
);
