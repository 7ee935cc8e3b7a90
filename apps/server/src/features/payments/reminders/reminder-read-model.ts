import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  auditLog,
  conventions,
  orders,
  outboxMails,
  paymentEntries,
  payments,
  people,
  refunds,
  users,
} from '#server/db/schema/schema.ts';

const approvedAt = sql<Date | null>`(select max(a.at) from ${auditLog} a where a.entity = 'order'
  and a.entity_id = ${orders.id}::text and a.after->>'registrationStatus' = 'REG_APPROVED')`;
const lastEntryAt = sql<Date | null>`(select max(e.created_at) from ${paymentEntries} e
  join ${payments} p on p.id = e.payment_id where p.order_id = ${orders.id})`;
const isRefunded = sql<boolean>`exists (select 1 from ${refunds} r
  where r.order_id = ${orders.id} and r.state not in ('FAILED', 'DISCARDED'))`;

/**
 * Orders of which something may be open: active, not paid, of conventions that end on `endsFrom` (`YYYY-MM-DD`) or
 * later; with `orderId` only that one.
 */
export async function listUnpaidOrders(
  db: Executor,
  { endsFrom, orderId }: { endsFrom: string; orderId?: string },
) {
  return db
    .select({
      order: orders,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      conventionName: conventions.name,
      conventionEnds: conventions.endDate,
      timeZone: conventions.timeZone,
      approvedAt: approvedAt.mapWith(orders.submittedAt),
      lastEntryAt: lastEntryAt.mapWith(orders.submittedAt),
      isRefunded,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        isNotNull(orders.submittedAt),
        isNull(orders.cancelledAt),
        ne(orders.registrationStatus, 'REG_REJECTED'),
        sql`${orders.paymentStatus} is distinct from 'PAYMENT_APPROVED'`,
        gte(conventions.endDate, endsFrom),
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .orderBy(asc(orders.id));
}
export type UnpaidOrderRow = Awaited<ReturnType<typeof listUnpaidOrders>>[number];

/** Those of the keys whose mail is queued or was sent. */
export async function findQueuedKeys(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: outboxMails.dedupeKey })
    .from(outboxMails)
    .where(inArray(outboxMails.dedupeKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}
