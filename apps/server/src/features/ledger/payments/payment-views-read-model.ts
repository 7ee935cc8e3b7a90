import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { paymentViews, type PaymentView } from '@sangamam/contract/ledger/payments/payment-views';

import type { Executor } from '#server/db/executor.ts';
import { isOver, isUnsettled } from '#server/db/parts-of-indexes.ts';
import { orders, payments } from '#server/db/schema/schema.ts';

const { held, dueAmount } = payments;
const isOwed = sql`(${payments.state} not in ('PAYMENT_DECLINED', 'PAYMENT_REJECTED') and not ${isOver(orders)})`;
const isOpen = sql`(${payments.state} in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED') and not ${isOver(orders)})`;

/**
 * The payments of a view, and what it says of each: `viewAmountsOf` in SQL; a test compares them. Only a view that gives back what is
 * held has settled payments in it. `today` is `YYYY-MM-DD`.
 */
function conditions(today: string): Record<PaymentView, { isIn: SQL; amount: SQL }> {
  const missing = sql`${dueAmount} - ${held}`;
  const excess = sql`${held} - ${dueAmount}`;
  return {
    TO_MATCH: { isIn: sql`${isOpen} and ${held} = 0 and ${dueAmount} > 0`, amount: missing },
    TO_APPROVE: { isIn: sql`${isOpen} and ${held} > 0 and ${held} >= ${dueAmount}`, amount: sql`${held}` },
    SHORT: { isIn: sql`${isOpen} and ${held} > 0 and ${held} < ${dueAmount}`, amount: missing },
    OVER: { isIn: sql`${isOwed} and ${held} > ${dueAmount}`, amount: excess },
    REFUND_DUE: {
      isIn: sql`case when ${isOwed} then ${held} > ${dueAmount} else ${held} > 0 end`,
      amount: sql`case when ${isOwed} then ${excess} else ${held} end`,
    },
    OVERDUE: {
      isIn: sql`${isOpen} and ${payments.dueDate} < ${today}::date and ${held} < ${dueAmount}`,
      amount: missing,
    },
    NO_MONEY: {
      isIn: sql`${payments.state} = 'PAYMENT_APPROVED' and not ${isOver(orders)} and ${held} <= 0 and ${dueAmount} > 0`,
      amount: sql`${dueAmount}`,
    },
  };
}

const ofConvention = (conventionId: string | undefined) =>
  conventionId === undefined ? undefined : eq(orders.conventionId, conventionId);

/** What may be in a view, each of the two by its index: payments that are not settled, and settled ones of orders that are over. */
const parts = [isUnsettled(payments), and(not(isUnsettled(payments)), isOver(orders))] as const;

/** Payments in a view on this day (`YYYY-MM-DD`), of one convention or of all. The query joins their orders. */
export function whereInView(
  db: Executor,
  { view, conventionId }: { view?: PaymentView | undefined; conventionId?: string | undefined },
  today: string,
): SQL | undefined {
  if (view === undefined) return undefined;
  const { isIn } = conditions(today)[view];
  if (view !== 'REFUND_DUE') return and(isUnsettled(payments), isIn);
  const [unsettled, settled] = parts.map((part) =>
    db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(ofConvention(conventionId), part, isIn)),
  );
  return unsettled && settled && inArray(payments.id, unionAll(unsettled, settled));
}

/** Number, sum and oldest report of payments in each view, of one convention or of all, one row for each currency. */
export async function sumPaymentViews(db: Executor, today: string, conventionId?: string) {
  const views = conditions(today);
  const [unsettled, settled] = parts.map((part) => {
    const amounts = paymentViews.map((view) => {
      const { isIn, amount } = views[view];
      return [view, sql<number>`case when ${isIn} then ${amount} else 0 end`.as(view.toLowerCase())] as const;
    });
    return db
      .select({
        currency: payments.currency,
        createdAt: payments.createdAt,
        ...(Object.fromEntries(amounts) as Record<PaymentView, (typeof amounts)[number][1]>),
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(ofConvention(conventionId), part));
  });
  if (!unsettled || !settled) return [];
  const viewed = unionAll(unsettled, settled).as('viewed');
  const count = (view: PaymentView) => sql<number>`(count(*) filter (where ${viewed[view]} > 0))::int`;
  const amount = (view: PaymentView) => sql<number>`sum(${viewed[view]})::int`;
  // Milliseconds since 1970.
  const oldest = (view: PaymentView) =>
    sql`extract(epoch from min(${viewed.createdAt}) filter (where ${viewed[view]} > 0)) * 1000`;
  const rows = await db
    .select({
      currency: viewed.currency,
      counts: sql<number[]>`array[${sql.join(paymentViews.map(count), sql`, `)}]`,
      amounts: sql<number[]>`array[${sql.join(paymentViews.map(amount), sql`, `)}]`,
      oldest: sql<(number | null)[]>`array[${sql.join(paymentViews.map(oldest), sql`, `)}]::float8[]`,
    })
    .from(viewed)
    .groupBy(viewed.currency)
    .orderBy(viewed.currency);
  return rows.flatMap(({ currency, counts, amounts, oldest }) =>
    paymentViews.map((view, index) => ({
      view,
      currency,
      count: counts[index] ?? 0,
      amount: amounts[index] ?? 0,
      oldest: oldest[index] ?? null,
    })),
  );
}
