import type { MissingConsent } from '@sangamam/contract/documents/consents/missing-consents';
import { adultAge } from '@sangamam/contract/orders/participants/minors';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { consents, conventions, orderParticipants, orders, people, users } from '#server/db/schema/schema.ts';

import { isAsked, type MinorsFilter } from '../minors-read-model.ts';

type Filter = Omit<MinorsFilter, 'orderId'>;

/**
 * The minors of all registrations whose consent is missing, to be selected from: `missingConsents` of the contract in SQL, for all of them at
 * once; a test compares them.
 */
function missingMinors(db: Executor, filter: Filter) {
  const { orderId, personId, createdAt, snapshot } = orderParticipants;
  const minors = db
    .select({
      orderId,
      personId,
      createdAt,
      startDate: conventions.startDate,
      familyName: people.familyName,
      siblings: sql<number>`count(*) over (partition by ${orderId})`.as('siblings'),
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(orderParticipants, eq(orderId, orders.id))
    .where(
      and(
        isAsked(filter),
        eq(orderParticipants.selected, true),
        sql`(${snapshot}->>'dob')::date > ${conventions.startDate} - make_interval(years => ${sql.raw(String(adultAge))})`,
      ),
    )
    .as('minors');
  const isOnlyOne = sql`${consents.minorId} is null and ${minors.siblings} = 1`;
  return db
    .select({
      orderId: minors.orderId,
      personId: minors.personId,
      createdAt: minors.createdAt,
      startDate: minors.startDate,
      familyName: minors.familyName,
      why: sql<
        MissingConsent['why']
      >`case when count(${consents.id}) > 0 then 'RETURNED' else 'NOT_SENT' end`.as('why'),
    })
    .from(minors)
    .leftJoin(
      consents,
      and(eq(consents.orderId, minors.orderId), or(eq(consents.minorId, minors.personId), isOnlyOne)),
    )
    .groupBy(minors.orderId, minors.personId, minors.createdAt, minors.startDate, minors.familyName)
    .having(sql`not coalesce(bool_or(${consents.state} <> 'RETURNED'), false)`)
    .as('missing');
}

const child = alias(orderParticipants, 'child');

/** A page of the minors whose consent is missing, by convention, house name and family, and how many there are. */
export async function listMissingRows(
  db: Executor,
  { page, pageSize, ...filter }: Filter & { page: number; pageSize: number },
) {
  const missing = missingMinors(db, filter);
  const { orderId, personId, why } = missing;
  const found = await db
    .select({ orderId, personId, why, total: sql<number>`(count(*) over ())::int` })
    .from(missing)
    .orderBy(
      asc(missing.startDate),
      asc(missing.familyName),
      asc(orderId),
      asc(missing.createdAt),
      asc(personId),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [first] = found;
  if (first === undefined) return { rows: [], total: page === 1 ? 0 : await db.$count(missing) };
  const details = await db
    .select({
      order: orders,
      conventionName: conventions.name,
      registrant: { firstName: people.firstName, lastName: people.lastName, familyName: people.familyName },
      email: people.email,
      personId: child.personId,
      firstName: sql<string | null>`${child.snapshot}->>'firstName'`,
      lastName: sql<string | null>`${child.snapshot}->>'lastName'`,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(child, eq(child.orderId, orders.id))
    .where(
      inArray(
        orders.id,
        found.map((one) => one.orderId),
      ),
    );
  const byMinor = new Map(details.map((one) => [`${one.order.id} ${one.personId}`, one]));
  return {
    rows: found.flatMap((one) => {
      const detail = byMinor.get(`${one.orderId} ${one.personId}`);
      return detail ? [{ ...detail, why: one.why }] : [];
    }),
    total: first.total,
  };
}
export type MissingRow = Awaited<ReturnType<typeof listMissingRows>>['rows'][number];

/** The registrations of minors whose consent is missing, by convention and house name. */
export async function listOrdersMissing(db: Executor, filter: Filter): Promise<string[]> {
  const missing = missingMinors(db, filter);
  const rows = await db
    .select({ id: missing.orderId })
    .from(missing)
    .groupBy(missing.orderId, missing.startDate, missing.familyName)
    .orderBy(asc(missing.startDate), asc(missing.familyName), asc(missing.orderId));
  return rows.map(({ id }) => id);
}
