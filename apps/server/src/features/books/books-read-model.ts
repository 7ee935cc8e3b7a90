import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders } from '#server/db/schema/schema.ts';

/** Conventions and currencies with submitted registrations, the convention that starts last first. */
export async function listBookRows(db: Executor) {
  const currency = sql<Currency>`${orders.currency}`;
  return db
    .select({
      conventionId: conventions.id,
      conventionName: conventions.name,
      timeZone: conventions.timeZone,
      currency,
      firstDay: sql<string>`to_char(min(${orders.submittedAt}) at time zone ${conventions.timeZone}, 'YYYY-MM-DD')`,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(isNotNull(orders.currency))
    .groupBy(conventions.id, orders.currency)
    .orderBy(desc(conventions.startDate), conventions.name, desc(orders.currency));
}

/** Name and time zone of a convention. */
export async function findBookConvention(db: Executor, conventionId: string) {
  const [row] = await db
    .select({ name: conventions.name, timeZone: conventions.timeZone })
    .from(conventions)
    .where(eq(conventions.id, conventionId));
  return row;
}
