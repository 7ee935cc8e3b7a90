import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { everydayActions } from '#server/features/audit/everyday-actions.ts';
import {
  auditLog,
  conventions,
  orderParticipants,
  orders,
  organizations,
  outboxMails,
  packages,
  people,
  users,
} from '#server/db/schema/schema.ts';
import type { OrderStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';

import { netPrice, parentStatus, standsAmongRegistrations } from './registration-queue-read-model.ts';

/** Filters of the list in the admin area. */
export interface RegistrationFilter {
  status?: OrderStatus | undefined;
  registrationStatus?: RegistrationStatus | undefined;
  conventionId?: string | undefined;
  organization?: string | undefined;
  search?: string | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
  sort: 'submitted' | '-submitted' | 'name' | '-name';
  page: number;
  pageSize: number;
}

/**
 * The order status as an SQL condition. It repeats the contract's `orderStatus`; a test compares the two over every
 * combination.
 */
function whereStatus(status: OrderStatus): SQL | undefined {
  const notCancelled = isNull(orders.cancelledAt);
  const submitted = and(notCancelled, isNotNull(orders.submittedAt));
  const approved = sql`${orders.registrationStatus} = 'REG_APPROVED'`;
  const free = sql`${netPrice} = 0`;
  const due = sql`${netPrice} > 0`;
  const under = (...states: string[]) =>
    sql`${orders.paymentStatus} in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )})`;
  switch (status) {
    case 'CANCELLED':
      return isNotNull(orders.cancelledAt);
    case 'INCOMPLETE':
      return and(notCancelled, isNull(orders.submittedAt));
    case 'CONFIRMED':
      return and(submitted, approved, or(free, under('PAYMENT_APPROVED')));
    case 'PENDING_FOR_APPROVAL':
      return and(
        submitted,
        or(
          and(free, sql`not ${approved}`),
          and(due, under('PAYMENT_RECEIVED', 'PENDING_PAYMENT_APPROVAL')),
          and(due, under('PAYMENT_APPROVED'), sql`not ${approved}`),
        ),
      );
    case 'PAYMENT_NOT_DONE':
      return and(
        submitted,
        due,
        or(under('PAYMENT_DECLINED', 'PAYMENT_REJECTED'), and(isNull(orders.paymentStatus), approved)),
      );
    case 'SUBMITTED':
      return and(submitted, due, isNull(orders.paymentStatus), sql`not ${approved}`);
  }
}

function whereSearch(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  const pattern = likePattern(search);
  const number = likePattern(search.replaceAll(/[\s-]/gu, ''));
  return or(
    sql`${people.firstName} || ' ' || ${people.lastName} ilike ${pattern}`,
    sql`${people.familyName} ilike ${pattern}`,
    sql`${people.email} ilike ${pattern}`,
    sql`${orders.tempNumber} ilike ${number}`,
    sql`${orders.permNumber} ilike ${number}`,
  );
}

const sorts: Record<RegistrationFilter['sort'], SQL[]> = {
  submitted: [sql`${orders.submittedAt} asc nulls last`, asc(orders.id)],
  '-submitted': [sql`coalesce(${orders.submittedAt}, ${orders.createdAt}) desc`, desc(orders.id)],
  name: [sql`lower(${people.lastName}) asc`, sql`lower(${people.firstName}) asc`, asc(orders.id)],
  '-name': [sql`lower(${people.lastName}) desc`, sql`lower(${people.firstName}) desc`, desc(orders.id)],
};

function rowsFrom(db: Executor) {
  return db
    .select({
      order: orders,
      person: people,
      localUnitName: organizations.name,
      conventionName: conventions.name,
      startDate: conventions.startDate,
      packageName: packages.name,
      parentStatus,
      people: sql<number>`(select count(*)::int from ${orderParticipants}
        where ${orderParticipants.orderId} = coalesce(${orders.parentOrderId}, ${orders.id}) and ${orderParticipants.selected})`,
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
  filter: RegistrationFilter,
): Promise<{ rows: RegistrationListRow[]; total: number }> {
  const isQueue = filter.registrationStatus === 'PENDING_REG_APPROVAL' && filter.status !== 'CANCELLED';
  const where = and(
    // A search finds an add-on order by its number, as a payment or a bank line names it.
    isQueue || !filter.search ? standsAmongRegistrations() : undefined,
    filter.status && whereStatus(filter.status),
    filter.registrationStatus && eq(orders.registrationStatus, filter.registrationStatus),
    // A cancelled registration awaits no decision, whatever its status was: filter by CANCELLED to see it.
    filter.registrationStatus && filter.status !== 'CANCELLED' ? isNull(orders.cancelledAt) : undefined,
    filter.conventionId === undefined ? undefined : eq(orders.conventionId, filter.conventionId),
    filter.organization === undefined ? undefined : eq(people.localUnitId, filter.organization),
    filter.ids && sql`${orders.id} = any(${sql.param(filter.ids)}::uuid[])`,
    whereSearch(filter.search),
  );
  const rows = await rowsFrom(db)
    .where(where)
    .orderBy(...sorts[filter.sort])
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findRegistrationRow(db: Executor, orderId: string) {
  const [row] = await rowsFrom(db).where(eq(orders.id, orderId));
  return row;
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

/** The mails that went out about an order, the newest first. */
export async function listMailsOf(db: Executor, orderId: string) {
  return db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      subject: outboxMails.subject,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
    })
    .from(outboxMails)
    .where(eq(outboxMails.orderId, orderId))
    .orderBy(desc(outboxMails.createdAt))
    .limit(100);
}
