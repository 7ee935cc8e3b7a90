import { and, count, desc, eq, exists, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RegistrationSort } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import type { Executor } from '#server/db/executor.ts';
import { everydayActions } from '#server/features/audit/everyday-actions.ts';
import {
  auditLog,
  conventions,
  letterSubscriptions,
  orders,
  organizations,
  outboxMails,
  packages,
  people,
  stoppedAddresses,
  users,
} from '#server/db/schema/schema.ts';
import { followUpDay } from '#server/features/casework/registration-care/where-registration-care-read-model.ts';
import { hasAnswer } from '#server/features/casework/questions/conversation-state-read-model.ts';

import { attendingCount } from './further-filters-read-model.ts';
import {
  isAboutRegistrants,
  isQueue,
  statusRank,
  whereRegistration,
  type RegistrationFilter,
} from './registration-filter-read-model.ts';
import { orderTotal, parentStatus } from './registration-queue-read-model.ts';

/** Filters, order and page of the list in the admin area. */
export interface RegistrationPage extends RegistrationFilter {
  sort: RegistrationSort;
  page: number;
  pageSize: number;
}

const byName = [sql`lower(${people.lastName})`, sql`lower(${people.firstName})`];

/** What each column sorts by. */
const sortKeys: Record<Exclude<RegistrationSort, 'submitted' | '-submitted' | `-${string}`>, SQL[]> = {
  name: byName,
  number: [sql`coalesce(${orders.permNumber}, ${orders.tempNumber})`],
  people: [sql`${attendingCount}`],
  package: [sql`lower(${packages.name})`],
  unit: [sql`lower(${organizations.name})`],
  total: [orderTotal.currency, orderTotal.amount],
  status: [statusRank],
  decision: [sql`${orders.registrationStatus}`],
  followUp: [followUpDay],
};

/** What rows are sorted by, nulls last. */
export interface SortKey {
  by: SQL;
  isDescending: boolean;
  /** Whether every row has it, so that an index is in this order. */
  isInAll?: boolean;
}

/** The order of the list, ties by age. */
export function sortKeysFor({ sort, ...filter }: RegistrationFilter & { sort: RegistrationSort }): SortKey[] {
  const isDescending = sort.startsWith('-');
  const id = { by: sql`${orders.id}`, isDescending, isInAll: true };
  if (sort === 'submitted') {
    const oldestFirst = [{ by: sql`${orders.submittedAt}`, isDescending }, id];
    // A family that has answered does not wait behind those who have just begun to.
    return isQueue(filter) ? [{ by: hasAnswer, isDescending: true }, ...oldestFirst] : oldestFirst;
  }
  if (sort === '-submitted')
    return [
      { by: sql`coalesce(${orders.submittedAt}, ${orders.createdAt})`, isDescending, isInAll: true },
      id,
    ];
  const keys = sortKeys[sort.replace(/^-/u, '') as keyof typeof sortKeys];
  return [...keys.map((by) => ({ by, isDescending })), id];
}

/** The order of the list for `order by`. */
export const orderFor = (asked: RegistrationFilter & { sort: RegistrationSort }): SQL[] =>
  orderBy(sortKeysFor(asked));

/** These keys for `order by`, or the other way round. */
export function orderBy(keys: readonly SortKey[], isReversed = false): SQL[] {
  return keys.map(({ by, isDescending, isInAll }) => {
    const direction = sql.raw(isDescending === isReversed ? 'asc' : 'desc');
    return isInAll
      ? sql`${by} ${direction}`
      : sql`${by} ${direction} nulls ${sql.raw(isReversed ? 'first' : 'last')}`;
  });
}

/** Registrations as the admin list shows them, with what it says of their registrants. */
export function selectRegistrations(db: Executor) {
  return db
    .select({
      order: orders,
      person: people,
      localUnitName: organizations.name,
      conventionName: conventions.name,
      startDate: conventions.startDate,
      timeZone: conventions.timeZone,
      packageName: packages.name,
      parentStatus,
      people: attendingCount,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .leftJoin(packages, eq(packages.id, orders.packageId));
}

/** A registration as the admin list shows it. */
export type RegistrationListRow = Awaited<ReturnType<typeof findRegistrationRow>> & object;

export async function listRegistrationRows(
  db: Executor,
  filter: RegistrationPage,
): Promise<{ rows: RegistrationListRow[]; total: number }> {
  const where = whereRegistration(filter);
  const rows = await selectRegistrations(db)
    .where(where)
    .orderBy(...orderFor(filter))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  return { rows, total: await countRegistrationRows(db, filter) };
}

/** How many registrations match. Registrants are joined only for filters about them: every registration has one. */
async function countRegistrationRows(db: Executor, filter: RegistrationFilter): Promise<number> {
  const where = whereRegistration(filter);
  if (!isAboutRegistrants(filter)) return db.$count(orders, where);
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(where);
  return counted?.total ?? 0;
}

export async function findRegistrationRow(db: Executor, orderId: string) {
  const [row] = await selectRegistrations(db).where(eq(orders.id, orderId));
  return row;
}

export async function listRegistrationRowsById(
  db: Executor,
  orderIds: readonly string[],
): Promise<RegistrationListRow[]> {
  return orderIds.length === 0 ? [] : selectRegistrations(db).where(inArray(orders.id, [...orderIds]));
}

/** What happened to an order and its payments, the newest first. */
export async function listHistoryOf(db: Executor, orderId: string) {
  const actor = alias(people, 'actor');
  return db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      reason: auditLog.reason,
      before: auditLog.before,
      after: auditLog.after,
      actorSystem: auditLog.actorSystem,
      actorFirstName: actor.firstName,
      actorLastName: actor.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(actor, eq(actor.id, users.personId))
    .where(
      and(
        notInArray(auditLog.action, everydayActions),
        or(
          and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, orderId)),
          and(
            eq(auditLog.entity, 'payment'),
            exists(
              sql`(select 1 from payments where payments.order_id = ${orderId} and payments.id::text = ${auditLog.entityId})`,
            ),
          ),
        ),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(200);
}

/** Since when the family of an order gets no letters; null while it does. */
export async function findUnsubscribedAt(db: Executor, orderId: string): Promise<Date | null> {
  const { unsubscribedAt } = letterSubscriptions;
  const [row] = await db
    .select({ at: sql`min(${unsubscribedAt})`.mapWith(unsubscribedAt) })
    .from(letterSubscriptions)
    .innerJoin(orders, eq(orders.userId, letterSubscriptions.userId))
    .where(eq(orders.id, orderId));
  return row?.at ?? null;
}

/** The latest mail to the address of an order's family, where it came back, and whether none leave there any more. */
export async function findBounce(db: Executor, orderId: string) {
  const { bouncedAt, bounceReason, sentAt, toAddress } = outboxMails;
  const isStopped = sql<boolean>`exists (select 1 from ${stoppedAddresses}
    where ${stoppedAddresses.address} = ${toAddress} and ${stoppedAddresses.resumedAt} is null)`;
  const [row] = await db
    .select({ at: bouncedAt, reason: bounceReason, isStopped })
    .from(outboxMails)
    .innerJoin(people, eq(people.email, toAddress))
    .innerJoin(users, eq(users.personId, people.id))
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(and(eq(orders.id, orderId), isNotNull(sentAt)))
    .orderBy(desc(sentAt))
    .limit(1);
  return row?.at ? { at: row.at, reason: row.reason ?? '', isStopped: row.isStopped } : null;
}

/** The mails that went out about an order, the newest first. */
export async function listMailsOf(db: Executor, orderId: string) {
  return db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      subject: outboxMails.subject,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
      recalledAt: outboxMails.recalledAt,
    })
    .from(outboxMails)
    .where(eq(outboxMails.orderId, orderId))
    .orderBy(desc(outboxMails.createdAt))
    .limit(100);
}
