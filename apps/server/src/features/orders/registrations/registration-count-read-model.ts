import { and, count, eq, isNull, min, sql } from 'drizzle-orm';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Executor } from '#server/db/executor.ts';
import { cancelRequests, orders, payments, registrationQuestions } from '#server/db/schema/schema.ts';
import { whereConversation } from '#server/features/casework/questions/conversation-state-read-model.ts';

import { cancelAsked } from './further-filters-read-model.ts';
import { netPrice, standsAmongRegistrations } from './registration-queue-read-model.ts';

/** How many orders of the list have each combination of the facts that decide their status. */
export async function countByFacts(
  db: Executor,
  { conventionId, now }: { conventionId: string | undefined; now: Date },
) {
  // Few orders have an open question: they are found once, and not for each order. The same as `whereConversation` and `waitsSince`.
  const asked = db
    .select({
      orderId: registrationQuestions.orderId,
      waits:
        sql<boolean>`bool_or(${registrationQuestions.answeredAt} is null and ${registrationQuestions.waitsUntil} > ${now.toISOString()}::timestamptz)`.as(
          'waits',
        ),
      returned:
        sql<Date>`max(coalesce(${registrationQuestions.answeredAt}, ${registrationQuestions.waitsUntil}))`.as(
          'returned',
        ),
    })
    .from(registrationQuestions)
    .where(isNull(registrationQuestions.closedAt))
    .groupBy(registrationQuestions.orderId)
    .as('asked');
  const waitsForFamily = sql`coalesce(${asked.waits}, false)`;
  const facts = {
    cancelled: sql<boolean>`${orders.cancelledAt} is not null`,
    submitted: sql<boolean>`${orders.submittedAt} is not null`,
    isFree: sql<boolean>`coalesce(${netPrice}, 0) = 0`,
    registrationStatus: orders.registrationStatus,
    paymentStatus: orders.paymentStatus,
  };
  return db
    .select({
      ...facts,
      count: sql<number>`count(*)::int`,
      /** How many of them wait for their family. */
      waiting: sql<number>`(count(*) filter (where ${waitsForFamily}))::int`,
      /** Since when the oldest of the others has been waiting for a decision. */
      oldest:
        sql<Date | null>`min(coalesce(${asked.returned}, ${orders.submittedAt})) filter (where not ${waitsForFamily})`.mapWith(
          orders.submittedAt,
        ),
    })
    .from(orders)
    .leftJoin(asked, eq(asked.orderId, orders.id))
    .where(
      and(
        standsAmongRegistrations(),
        conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
      ),
    )
    .groupBy(...Object.values(facts));
}

/** How many orders wait for their family's answer, add-on orders too. */
export async function countWaitingForFamily(
  db: Executor,
  { conventionId, now }: { conventionId: string | undefined; now: Date },
): Promise<number> {
  const ofConvention = conventionId === undefined ? undefined : eq(orders.conventionId, conventionId);
  return db.$count(orders, and(whereConversation('WAITING', now), ofConvention));
}

/** How many families ask to cancel, and since when the first of them waits for an answer. */
export async function countCancelAsked(
  db: Executor,
  conventionId: string | undefined,
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(cancelRequests.askedAt) })
    .from(orders)
    .innerJoin(cancelRequests, and(eq(cancelRequests.orderId, orders.id), isNull(cancelRequests.closedAt)))
    .where(and(cancelAsked, conventionId === undefined ? undefined : eq(orders.conventionId, conventionId)));
  return row ?? { count: 0, oldest: null };
}

interface MoneySum {
  currency: Currency;
  total: number;
  received: number;
  open: number;
  waived: number;
  over: number;
}

/**
 * What active orders cost with the fees of their payments, what of it came, and what is open, by currency: the sums of
 * `balanceOf` in SQL; a test compares them. What is missing of approved payments is waived, and what came beyond a total is
 * over, so that total - received = open + waived - over. Whole dollars.
 */
export async function sumMoney(db: Executor, conventionId: string | undefined): Promise<MoneySum[]> {
  const { rows } = await db.execute<MoneySum & Record<string, unknown>>(sql`
    select currency, sum(total)::int as total, sum(received)::int as received,
      sum(case when payment_status = 'PAYMENT_APPROVED' then 0 else greatest(total - received, 0) end)::int as open,
      sum(case when payment_status = 'PAYMENT_APPROVED' then greatest(total - received, 0) else 0 end)::int as waived,
      sum(greatest(received - total, 0))::int as over
    from (select o.currency, o.payment_status,
        (case when o.currency = 'CAD' then o.cad_net_price else o.net_price end) + coalesce(p.fee_amount, 0) as total,
        coalesce(p.held, 0) as received
      from ${orders} o
      left join ${payments} p on p.order_id = o.id
        and p.state in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED')
      where o.submitted_at is not null and o.cancelled_at is null and o.registration_status <> 'REG_REJECTED'
        and (${conventionId ?? null}::uuid is null or o.convention_id = ${conventionId ?? null}::uuid)) active
    group by currency order by currency desc`);
  return rows;
}
