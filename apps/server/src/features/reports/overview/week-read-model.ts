import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, hotelSettings, orders, paymentEntries, payments } from '#server/db/schema/schema.ts';

/** A number of the last seven days, and of the seven before them. */
export interface ByWeek {
  now: number;
  before: number;
}

/** Of one convention or of all. */
interface Asked {
  conventionId: string | undefined;
  now: Date;
}

const isAsked = (conventionId: string | undefined) =>
  sql`(${conventionId ?? null}::uuid is null or ${orders.conventionId} = ${conventionId ?? null}::uuid)`;

/** How many registrations were sent, confirmed and cancelled. */
export async function countRegistrationsByWeek(
  db: Executor,
  { conventionId, now }: Asked,
): Promise<Record<'SENT' | 'CONFIRMED' | 'CANCELLED', ByWeek>> {
  const since = weeksAgo(now);
  const count = (instant: SQLWrapper) => ({
    now: sql<number>`count(*) filter (where ${instant} > ${since(1)})::int`,
    before: sql<number>`count(*) filter (where ${instant} > ${since(2)} and ${instant} <= ${since(1)})::int`,
  });
  const [row] = await db
    .select({
      SENT: count(orders.submittedAt),
      CONFIRMED: count(orders.confirmedAt),
      CANCELLED: count(orders.cancelledAt),
    })
    .from(orders)
    .where(
      and(
        sql`${orders.parentOrderId} is null and ${orders.submittedAt} is not null`,
        sql`greatest(${orders.submittedAt}, ${orders.confirmedAt}, ${orders.cancelledAt}) > ${since(2)}`,
        isAsked(conventionId),
      ),
    );
  const none = { now: 0, before: 0 };
  return row ?? { SENT: none, CONFIRMED: none, CANCELLED: none };
}

/** What came in, less what left, by currency; what was undone moves nothing. */
export async function sumReceivedByWeek(
  db: Executor,
  { conventionId, now }: Asked,
): Promise<(ByWeek & { currency: Currency })[]> {
  const since = weeksAgo(now);
  const { rows } = await db.execute<ByWeek & { currency: Currency } & Record<string, unknown>>(sql`
    select ${orders.currency} as currency,
      coalesce(sum(${paymentEntries.amount}) filter (where ${paymentEntries.createdAt} > ${since(1)}), 0)::int as now,
      coalesce(sum(${paymentEntries.amount}) filter (where ${paymentEntries.createdAt} <= ${since(1)}), 0)::int as before
    from ${paymentEntries}
    join ${payments} on ${payments.id} = ${paymentEntries.paymentId}
    join ${orders} on ${orders.id} = ${payments.orderId}
    where ${paymentEntries.createdAt} > ${since(2)} and ${paymentEntries.amount} <> 0 and ${isAsked(conventionId)}
    group by ${orders.currency} order by ${orders.currency} desc`);
  return rows;
}

/** The conventions that families see, or the one that is asked for, with the day until which the hotel keeps rooms. */
export function listDatedConventions(db: Executor, conventionId: string | undefined) {
  return db
    .select({
      id: conventions.id,
      name: conventions.name,
      timeZone: conventions.timeZone,
      startDate: conventions.startDate,
      endDate: conventions.endDate,
      earlyBirdDate: conventions.earlyBirdDate,
      earlyBirdStatus: conventions.earlyBirdStatus,
      conventionDeadline: conventions.conventionDeadline,
      cancelRequestsUntil: conventions.cancelRequestsUntil,
      uploadFamilyPicture: conventions.uploadFamilyPicture,
      cutoffDate: hotelSettings.cutoffDate,
    })
    .from(conventions)
    .leftJoin(hotelSettings, eq(hotelSettings.conventionId, conventions.id))
    .where(conventionId === undefined ? eq(conventions.active, true) : eq(conventions.id, conventionId))
    .orderBy(asc(conventions.startDate), asc(conventions.id));
}

/** The instant so many weeks ago. */
function weeksAgo(now: Date) {
  return (weeks: number) => new Date(now.getTime() - weeks * 7 * 24 * 60 * 60_000);
}
