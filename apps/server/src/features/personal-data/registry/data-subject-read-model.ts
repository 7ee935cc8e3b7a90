import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import {
  auditLog,
  contactMessages,
  orderParticipants,
  orders,
  payments,
  people,
} from '#server/db/schema/schema.ts';

export function listOrderIds(db: Executor, userId: string): Promise<string[]> {
  return listIds(db, orders.id, orders.userId, [userId]);
}

export function listPaymentIds(db: Executor, orderIds: readonly string[]): Promise<string[]> {
  return listIds(db, payments.id, payments.orderId, orderIds);
}

/** Everybody in these orders, once. */
export function listPersonIds(db: Executor, orderIds: readonly string[]): Promise<string[]> {
  return listIds(db, orderParticipants.personId, orderParticipants.orderId, orderIds);
}

export function listMessageIds(db: Executor, addresses: readonly string[]): Promise<string[]> {
  return listIds(db, contactMessages.id, contactMessages.email, addresses);
}

/** Answers to letters about these registrations, whoever wrote them. */
export function listAnswerIds(db: Executor, orderIds: readonly string[]): Promise<string[]> {
  return listIds(db, contactMessages.id, contactMessages.orderId, orderIds);
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

async function listIds(
  db: Executor,
  id: PgColumn,
  of: PgColumn,
  values: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id })
    .from(id.table)
    .where(inArray(of, [...values]));
  return rows.map((row) => String(row.id));
}
