import { desc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, payments } from '#server/db/schema/schema.ts';

/** Conventions and currencies with payments, the convention that starts last first. */
export async function listBookRows(db: Executor) {
  return db
    .select({
      conventionId: conventions.id,
      conventionName: conventions.name,
      timeZone: conventions.timeZone,
      currency: payments.currency,
      firstDay: sql<string>`to_char(min(${payments.createdAt}) at time zone ${conventions.timeZone}, 'YYYY-MM-DD')`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .groupBy(conventions.id, payments.currency)
    .orderBy(desc(conventions.startDate), conventions.name, desc(payments.currency));
}

/** Name and time zone of a convention. */
export async function findBookConvention(db: Executor, conventionId: string) {
  const [row] = await db
    .select({ name: conventions.name, timeZone: conventions.timeZone })
    .from(conventions)
    .where(eq(conventions.id, conventionId));
  return row;
}
