import { and, asc, eq, gte, inArray, isNotNull, isNull, like, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { readInPages, readRows } from '#server/db/statements/prepare-statement.ts';
import {
  auditLog,
  cancelRequests,
  conventions,
  orders,
  outboxMails,
  paymentEntries,
  payments,
  people,
  refunds,
  users,
} from '#server/db/schema/schema.ts';
import { whereFamilyMatches } from '#server/features/orders/participants/family-search-read-model.ts';

import { keysByHand, reminderKind } from './reminder-key.ts';

const approvedAt = sql<Date | null>`(select max(a.at) from ${auditLog} a where a.entity = 'order'
  and a.entity_id = ${orders.id}::text and a.after->>'registrationStatus' = 'REG_APPROVED')`;
const lastEntryAt = sql<Date | null>`(select max(e.created_at) from ${paymentEntries} e
  join ${payments} p on p.id = e.payment_id where p.order_id = ${orders.id})`;
const isRefunded = sql<boolean>`exists (select 1 from ${refunds} r
  where r.order_id = ${orders.id} and r.state not in ('FAILED', 'DISCARDED'))`;

/** Also of add-on orders: who wants to cancel is not asked for their money meanwhile. */
const isCancelAsked = sql<boolean>`exists (select 1 from ${cancelRequests} c
  where c.order_id in (${orders.id}, ${orders.parentOrderId}) and c.closed_at is null)`;

/** Which of the unpaid orders are meant; all without any of these. */
export interface UnpaidFilter {
  orderIds?: readonly string[] | undefined;
  conventionId?: string | undefined;
  /** Name of anybody in the family, number or address. */
  search?: string | undefined;
}

/**
 * Orders of which something may be open: active, not paid, of conventions that end on `endsFrom` (`YYYY-MM-DD`) or
 * later; with `orderIds` only these, with `search` only those of families that it finds, with `conventionId` only its own.
 */
export async function listUnpaidOrders(db: Executor, filter: UnpaidFilter & { endsFrom: string }) {
  return readRows(unpaidOrders(db, filter));
}

/** The same, a page at a time. */
export async function readUnpaidOrders(
  db: Executor,
  filter: UnpaidFilter & { endsFrom: string },
  take: (rows: readonly UnpaidOrderRow[], db: Executor) => Promise<void>,
): Promise<void> {
  await readInPages(db, (db) => unpaidOrders(db, filter), { rowsAtOnce: 200, take });
}

function unpaidOrders(
  db: Executor,
  { endsFrom, orderIds, conventionId, search }: UnpaidFilter & { endsFrom: string },
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
      isCancelAsked,
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
        orderIds && inArray(orders.id, [...orderIds]),
        conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
        search ? whereFamilyMatches(search) : undefined,
      ),
    )
    .orderBy(asc(orders.id));
}
export type UnpaidOrderRow = Awaited<ReturnType<typeof listUnpaidOrders>>[number];

/** A reminder that a day of the schedule asks for, with its key in the outbox. */
export interface KeyedReminder {
  orderId: string;
  key: string;
}

/**
 * The ids of the orders whose reminder is queued or was sent, and of those of which the treasurer sent one by hand since
 * then, which stands for it.
 */
export async function findReminded(
  db: Executor,
  reminders: readonly KeyedReminder[],
  byHandSince: Date,
): Promise<Set<string>> {
  const keys = reminders.map(({ key }) => key);
  const orderIds = reminders.map(({ orderId }) => orderId);
  const rows = await db
    .select({ orderId: outboxMails.orderId })
    .from(outboxMails)
    .where(
      or(
        inArray(outboxMails.dedupeKey, keys),
        and(
          inArray(outboxMails.orderId, orderIds),
          like(outboxMails.dedupeKey, keysByHand),
          gte(outboxMails.createdAt, byHandSince),
        ),
      ),
    );
  return new Set(rows.flatMap(({ orderId }) => orderId ?? []));
}

/** Whether any reminder of an order was queued since then. */
export async function wasRemindedSince(db: Executor, orderId: string, since: Date): Promise<boolean> {
  const isReminder = and(eq(outboxMails.orderId, orderId), eq(outboxMails.kind, reminderKind));
  return (await db.$count(outboxMails, and(isReminder, gte(outboxMails.createdAt, since)))) > 0;
}
