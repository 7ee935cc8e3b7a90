import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { paymentViews, type PaymentView } from '@sangamam/contract/ledger/payments/payment-views';

import type { Executor } from '#server/db/executor.ts';
import { orders, payments } from '#server/db/schema/schema.ts';

const openStates = ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED'] as const;

/** The views that have open payments alone, which are few among all. */
const openViews: ReadonlySet<PaymentView> = new Set(['TO_MATCH', 'TO_APPROVE', 'SHORT', 'OVERDUE']);

/** Which payments are looked at: those of one convention or of all, open ones or all. */
interface Viewed {
  conventionId?: string | undefined;
  isOpen?: boolean;
}

/** Each payment with its amount in each view: `viewAmountsOf` in SQL, for all payments at once. `today` is `YYYY-MM-DD`. */
function viewedPayments(db: Executor, today: string, { conventionId, isOpen: open = false }: Viewed) {
  const among = and(
    conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
    open ? inArray(payments.state, [...openStates]) : undefined,
  );
  const { held } = payments;
  const isActive = sql`(${orders.submittedAt} is not null and ${orders.cancelledAt} is null
    and ${orders.registrationStatus} <> 'REG_REJECTED')`;
  const isOpen = sql`(${payments.state} in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED') and ${isActive})`;
  const isOwed = sql`(${payments.state} not in ('PAYMENT_DECLINED', 'PAYMENT_REJECTED') and ${isActive})`;
  const missing = sql`greatest(${payments.dueAmount} - ${held}, 0)`;
  const excess = sql`greatest(${held} - ${payments.dueAmount}, 0)`;
  const amountIf = (condition: SQL, amount: SQL, otherwise: SQL = sql`0`) =>
    sql<number>`case when ${condition} then ${amount} else ${otherwise} end`;
  return db
    .select({
      id: payments.id,
      currency: payments.currency,
      createdAt: payments.createdAt,
      TO_MATCH: amountIf(sql`${isOpen} and ${held} = 0`, missing).as('to_match'),
      TO_APPROVE: amountIf(sql`${isOpen} and ${missing} = 0`, held).as('to_approve'),
      SHORT: amountIf(sql`${isOpen} and ${held} > 0`, missing).as('short'),
      OVER: amountIf(isOwed, excess).as('over_due'),
      REFUND_DUE: amountIf(isOwed, excess, sql`greatest(${held}, 0)`).as('refund_due'),
      OVERDUE: amountIf(sql`${isOpen} and ${payments.dueDate} < ${today}::date`, missing).as('overdue'),
      NO_MONEY: amountIf(
        sql`${payments.state} = 'PAYMENT_APPROVED' and ${isActive} and ${held} <= 0`,
        sql`${payments.dueAmount}`,
      ).as('no_money'),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(among)
    .as('viewed');
}

/** Payments in a view on this day (`YYYY-MM-DD`), of one convention or of all. */
export function whereInView(
  db: Executor,
  { view, conventionId }: { view?: PaymentView | undefined; conventionId?: string | undefined },
  today: string,
): SQL | undefined {
  if (view === undefined) return undefined;
  const viewed = viewedPayments(db, today, { conventionId, isOpen: openViews.has(view) });
  return inArray(payments.id, db.select({ id: viewed.id }).from(viewed).where(gt(viewed[view], 0)));
}

/** Number, sum and oldest report of payments in each view, of one convention or of all, one row for each currency. */
export async function sumPaymentViews(db: Executor, today: string, conventionId?: string) {
  const viewed = viewedPayments(db, today, { conventionId });
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
