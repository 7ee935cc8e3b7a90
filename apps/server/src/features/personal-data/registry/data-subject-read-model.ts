import { eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  auditLog,
  contactMessages,
  orderParticipants,
  orders,
  payments,
  people,
} from '#server/db/schema/schema.ts';

export async function listOrderIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return rows.map(({ id }) => id);
}

export async function listPaymentIds(db: Executor, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
  return rows.map(({ id }) => id);
}

/** Everybody in these orders, once. */
export async function listPersonIds(db: Executor, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: orderParticipants.personId })
    .from(orderParticipants)
    .where(inArray(orderParticipants.orderId, [...orderIds]));
  return rows.map(({ id }) => id);
}

export async function listMessageIds(db: Executor, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(inArray(contactMessages.email, [...addresses]));
  return rows.map(({ id }) => id);
}

/** Answers to letters about these registrations, whoever wrote them. */
export async function listAnswerIds(db: Executor, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(inArray(contactMessages.orderId, [...orderIds]));
  return rows.map(({ id }) => id);
}

/** Accounts that were merged into this one, directly or by way of another. */
export async function listMergedUserIds(db: Executor, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive merged as (
      select ${auditLog.entityId} as id from ${auditLog}
      where ${auditLog.action} = 'account.merged' and ${auditLog.after} ->> 'mergedInto' = ${userId}
      union
      select ${auditLog.entityId} from ${auditLog} join merged on ${auditLog.after} ->> 'mergedInto' = merged.id
      where ${auditLog.action} = 'account.merged'
    )
    select id from merged`);
  return rows.map(({ id }) => id);
}

/** Addresses that these accounts had before, by the audit log; without those that belong to somebody else by now. */
export async function listFormerAddresses(db: Executor, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct former.address from (
      select ${auditLog.after} ->> 'address' as address from ${auditLog}
      where ${auditLog.action} = 'account.merged' and ${inArray(auditLog.entityId, [...userIds])}
      union all
      select ${auditLog.before} ->> 'email' from ${auditLog}
      where ${auditLog.action} = 'profile.corrected' and ${inArray(auditLog.entityId, [...userIds])}
    ) as former
    where former.address <> ''
      and not exists (select 1 from ${people} where ${people.email} = former.address)`);
  return rows.map(({ address }) => address);
}
