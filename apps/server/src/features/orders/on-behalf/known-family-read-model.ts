import { fullName } from '@sangamam/contract/fields/full-name';
import type { KnownFamily, KnownFamilyHit } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  orderParticipants,
  orders,
  organizations,
  people,
  users,
} from '#server/db/schema/schema.ts';

import { peopleFound } from '../participants/family-search-read-model.ts';

const account = alias(users, 'account');

/** Accounts of families in which somebody matches, with their active registration for the convention; `total` counts all. */
export async function findFamilies(
  db: Executor,
  { conventionId, search, most }: { conventionId: string; search: string; most: number },
): Promise<{ hits: KnownFamilyHit[]; total: number }> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      email: people.email,
      localUnitName: organizations.name,
      orderId: orders.id,
      tempNumber: orders.tempNumber,
      permNumber: orders.permNumber,
      submittedAt: orders.submittedAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .leftJoin(
      orders,
      and(
        eq(orders.userId, users.id),
        eq(orders.conventionId, conventionId),
        isNull(orders.parentOrderId),
        isNull(orders.cancelledAt),
      ),
    )
    .where(
      and(
        eq(users.type, 'REGISTRANT'),
        isNull(users.closedAt),
        isNull(users.suspendedAt),
        sql`${users.id} in (${accountsFound(search)})`,
      ),
    )
    .orderBy(asc(people.lastName), asc(people.firstName), asc(users.id))
    .limit(most);
  const last = await lastConventions(
    db,
    rows.map(({ userId }) => userId),
    conventionId,
  );
  const hits = rows.map(({ userId, orderId, tempNumber, permNumber, submittedAt, ...row }) => ({
    userId,
    name: fullName(row),
    familyName: row.familyName,
    email: row.email,
    localUnitName: row.localUnitName,
    order:
      orderId === null
        ? null
        : { orderId, number: permNumber ?? tempNumber ?? '', isSent: submittedAt !== null },
    lastConvention: last.get(userId) ?? null,
  }));
  return { hits, total: rows[0]?.total ?? 0 };
}

/** The accounts of the people who match, and of those with one of them in a registration. */
function accountsFound(search: string): SQL {
  const found = sql`(${peopleFound(search)})`;
  return sql`select ${account.id} from ${users} account where ${account.personId} in ${found}
    union all select ${orders.userId} from ${orderParticipants} join ${orders} on ${orders.id} = ${orderParticipants.orderId}
      where ${orderParticipants.personId} in ${found}`;
}

/** The name of the latest other convention that each of these accounts was registered for. */
async function lastConventions(
  db: Executor,
  userIds: readonly string[],
  conventionId: string,
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orders.userId], { userId: orders.userId, name: conventions.name })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(
      and(
        inArray(orders.userId, [...userIds]),
        sql`${orders.conventionId} <> ${conventionId}`,
        isNull(orders.parentOrderId),
        isNull(orders.cancelledAt),
        isNotNull(orders.submittedAt),
      ),
    )
    .orderBy(asc(orders.userId), desc(conventions.startDate));
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}

/** The owner of a family's account that is neither closed nor suspended; nothing for another one. */
export async function findRegistrant(db: Executor, userId: string) {
  const [row] = await db
    .select({
      personId: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      familyName: people.familyName,
      organization: people.localUnitId,
      country: people.country,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        eq(users.id, userId),
        eq(users.type, 'REGISTRANT'),
        isNull(users.closedAt),
        isNull(users.suspendedAt),
      ),
    );
  return row;
}

/** The people of an order as they are named now, in the order of the list. */
export async function listNamedPeople(db: Executor, orderId: string): Promise<KnownFamily['people']> {
  const rows = await db
    .select({
      participantId: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      organization: people.localUnitId,
      country: people.country,
      relationship: orderParticipants.relationship,
      attends: orderParticipants.selected,
    })
    .from(orderParticipants)
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(eq(orderParticipants.orderId, orderId))
    .orderBy(asc(orderParticipants.createdAt), asc(orderParticipants.personId));
  return rows.map(({ firstName, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName: row.lastName }),
  }));
}
