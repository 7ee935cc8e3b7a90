import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  accountTokens,
  auditLog,
  conventions,
  hotelStays,
  idempotencyKeys,
  orderParticipants,
  orders,
  paymentEntries,
  payments,
  people,
  recoveryCodes,
  secondFactors,
  sessions,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';

import { auditEntriesAbout, type BelongingsOf } from '../own-data/own-data-read-model.ts';

/** Living orders of an account, each with its convention. */
export async function listActiveOrders(db: Executor, userId: string) {
  return db
    .select({
      id: orders.id,
      tempNumber: orders.tempNumber,
      submittedAt: orders.submittedAt,
      parentOrderId: orders.parentOrderId,
      conventionName: conventions.name,
      endDate: conventions.endDate,
      timeZone: conventions.timeZone,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(and(eq(orders.userId, userId), isNull(orders.cancelledAt)));
}

/** Those of the people whom no other account and no other account's registration knows. */
export async function listPeopleOfThisAccountAlone(
  db: Executor,
  userId: string,
  personIds: string[],
): Promise<string[]> {
  const one = { one: sql`1` };
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        inArray(people.id, personIds),
        notExists(
          db
            .select(one)
            .from(users)
            .where(and(eq(users.personId, people.id), ne(users.id, userId))),
        ),
        notExists(
          db
            .select(one)
            .from(orderParticipants)
            .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
            .where(and(eq(orderParticipants.personId, people.id), ne(orders.userId, userId))),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Leaves rows of people that say nothing about anybody. */
export async function erasePeople(db: Executor, personIds: string[], at: Date): Promise<void> {
  await db
    .update(people)
    .set({
      firstName: 'Erased',
      lastName: 'Person',
      nickName: null,
      familyName: null,
      gender: null,
      dob: null,
      maritalStatus: null,
      familyFaith: null,
      placeInKerala: null,
      parishInKerala: null,
      otherParish: null,
      localUnitId: null,
      nearByCity: null,
      email: null,
      mobileCountryCode: null,
      mobileNumber: null,
      country: null,
      addressLine1: null,
      city: null,
      state: null,
      postCode: null,
      receiveNotification: false,
      hiddenFromList: true,
      updatedAt: at,
    })
    .where(inArray(people.id, personIds));
}

/** Empties what orders and payments say about people; numbers, amounts and states stay. */
export async function eraseOrders(db: Executor, { orderIds }: BelongingsOf): Promise<void> {
  await db
    .update(orderParticipants)
    .set({ frozen: null })
    .where(inArray(orderParticipants.orderId, orderIds));
  await db
    .update(orders)
    .set({ specialRequest: '', familyPictureNote: '', travelNotes: '', reason: null })
    .where(inArray(orders.id, orderIds));
  await db.update(payments).set({ payerEmail: null }).where(inArray(payments.orderId, orderIds));
  await db.delete(travelLegs).where(inArray(travelLegs.orderId, orderIds));
  await db.delete(hotelStays).where(inArray(hotelStays.orderId, orderIds));
}

/**
 * Empties what the audit log says about an account, and about those that were merged into it: who did what and when
 * stays. The log and the ledger are append-only; triggers let exactly this pass within the transaction, and the erasure
 * itself is an entry.
 */
export async function eraseAuditDetails(
  db: Executor,
  userId: string,
  belongings: BelongingsOf,
): Promise<void> {
  const userIds = [userId, ...(await listMergedInto(db, userId))];
  await whileErasing(db, () =>
    db
      .update(auditLog)
      .set({ before: null, after: null, reason: null })
      .where(
        and(
          auditEntriesAbout(userIds, belongings),
          or(isNotNull(auditLog.before), isNotNull(auditLog.after), isNotNull(auditLog.reason)),
        ),
      ),
  );
}

/** Empties the words of the ledger, which may name people; amounts, instants and who entered them stay. */
export async function eraseLedgerWords(db: Executor, { paymentIds }: BelongingsOf): Promise<void> {
  await whileErasing(db, () =>
    db
      .update(paymentEntries)
      .set({ reference: null, reason: null })
      .where(
        and(
          inArray(paymentEntries.paymentId, paymentIds),
          or(isNotNull(paymentEntries.reference), isNotNull(paymentEntries.reason)),
        ),
      ),
  );
}

/** Runs `work` with the triggers of the append-only tables letting words be emptied, and nothing else. */
export async function whileErasing(db: Executor, work: () => Promise<unknown>): Promise<void> {
  await db.execute(sql`select set_config('sangamam.erasing', 'on', true)`);
  await work();
  await db.execute(sql`select set_config('sangamam.erasing', 'off', true)`);
}

/** Accounts that were merged into this one, directly or by way of another. */
async function listMergedInto(db: Executor, userId: string): Promise<string[]> {
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

/**
 * Addresses that an account, and those merged into it, had before, as the audit log tells; without those that belong to
 * somebody else by now.
 */
export async function listFormerAddresses(db: Executor, userId: string): Promise<string[]> {
  const userIds = [userId, ...(await listMergedInto(db, userId))];
  const { rows } = await db.execute<{ address: string }>(sql`
    select distinct former.address from (
      select ${auditLog.after} ->> 'address' as address from ${auditLog}
      where ${auditLog.action} = 'account.merged' and ${inArray(auditLog.entityId, userIds)}
      union all
      select ${auditLog.before} ->> 'email' from ${auditLog}
      where ${auditLog.action} = 'profile.corrected' and ${inArray(auditLog.entityId, userIds)}
    ) as former
    where former.address <> ''
      and not exists (select 1 from ${people} where ${people.email} = former.address)`);
  return rows.map(({ address }) => address);
}

/** Nobody signs in with the account again. */
export async function closeAccountRow(db: Executor, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ closedAt: at, passwordHash: null, suspensionReason: null })
    .where(eq(users.id, userId));
  for (const table of [sessions, accountTokens, secondFactors, recoveryCodes, idempotencyKeys])
    await db.delete(table).where(eq(table.userId, userId));
}
