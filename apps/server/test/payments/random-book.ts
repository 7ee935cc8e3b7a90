import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { paymentStatuses, registrationStatuses } from '@sangamam/contract/orders/order-status';
import { entryKinds, type EntryKind } from '@sangamam/contract/ledger/entries/ledger';
import { columnOfKind } from '@sangamam/contract/books/book-columns';
import { paymentMethods } from '@sangamam/contract/ledger/terms/payment-methods';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildUser } from '#seed/factories/build-user.ts';
import { orders, paymentEntries, payments } from '#server/db/schema/schema.ts';
import type { TestApp } from '#test/build-test-app.ts';

/** Days over which entries are spread, from this one on. The clocks change within them in New York. */
const firstDay = '2026-03-01';
const dayCount = 20;
const start = Date.parse(`${firstDay}T00:00:00Z`);

const moment = fc.integer({ min: 0, max: dayCount * 24 * 60 * 60 }).map((seconds) => start + seconds * 1_000);
const orNull = <Value>(values: readonly Value[]) => fc.constantFrom(...values, null);
const texts = ['Check 1041', '=HYPERLINK("http://x")', '+1 312', '-5', '@me', '\tx', 'Ω, "quoted"', 'മലയാളം'];

const anyEntry = fc.record({
  kind: fc.constantFrom(...entryKinds),
  amount: fc.integer({ min: -300, max: 1_200 }),
  at: moment,
  reference: orNull(texts),
});

const anyPayment = fc.record({
  method: fc.constantFrom(...paymentMethods),
  state: fc.constantFrom(...paymentStatuses),
  feeAmount: fc.constantFrom(0, 0, 29, 45),
  dueDate: fc.integer({ min: -40, max: 20 }),
  entries: fc.array(anyEntry, { maxLength: 6 }),
});

const anyOrder = fc.record({
  currency: fc.constantFrom('USD', ...currencies),
  net: fc.constantFrom(0, 200, 1_000, 1_500),
  registrationStatus: fc.constantFrom(...registrationStatuses),
  paymentStatus: orNull(paymentStatuses),
  isCancelled: fc.constantFrom(true, false, false),
  payments: fc.array(anyPayment, { maxLength: 2 }),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** What is left of an amount: money comes in, goes out, never more than is there, and only with kinds that move it. */
function possible(kind: EntryKind, amount: number, held: number): number {
  const column = columnOfKind[kind];
  if (column === null) return 0;
  if (column === 'moneyIn' || kind.endsWith('_IN')) return Math.abs(amount);
  if (column === 'corrected') return Math.max(amount, -held);
  return -Math.min(Math.abs(amount), held);
}

/**
 * A convention with orders, payments and entries that no use case made: any combination of states, so that each query is
 * tested on all of them. Numbers, people and the rows are returned as they were stored.
 */
export async function buildRandomBook(t: TestApp, { seed, families }: { seed: number; families: number }) {
  const { id: conventionId } = await buildConvention(t.ctx);
  const wanted = fc.sample(anyOrder, { seed, numRuns: families });
  for (const [index, order] of wanted.entries())
    await insertOrder(t, conventionId, order, `${seed}-${index}`);
  return { conventionId };
}

async function insertOrder(t: TestApp, conventionId: string, order: AnyOrder, name: string): Promise<void> {
  const { userId } = await buildUser(t.ctx, { firstName: '=Anna', lastName: `Family ${name}` });
  const { currency, net } = order;
  const [row] = await t.ctx.db
    .insert(orders)
    .values({
      userId,
      conventionId,
      tempNumber: `T${name}-${conventionId.slice(-6)}`,
      registrationStatus: order.registrationStatus,
      paymentStatus: order.paymentStatus,
      currency,
      netPrice: net,
      cadNetPrice: net,
      submittedAt: new Date(start),
      cancelledAt: order.isCancelled ? new Date(start) : null,
    })
    .returning();
  const open = new Set<string>();
  for (const payment of order.payments) {
    const isOpen = payment.state !== 'PAYMENT_DECLINED' && payment.state !== 'PAYMENT_REJECTED';
    const state = isOpen && open.has('one') ? 'PAYMENT_DECLINED' : payment.state;
    if (isOpen) open.add('one');
    const [stored] = await t.ctx.db
      .insert(payments)
      .values({
        orderId: row?.id ?? '',
        method: payment.method,
        state,
        currency,
        netAmount: net,
        feeAmount: payment.feeAmount,
        dueAmount: net + payment.feeAmount,
        dueDate: new Date(start + payment.dueDate * 86_400_000).toISOString().slice(0, 10),
        createdAt: new Date(start),
      })
      .returning();
    let held = 0;
    for (const { kind, amount, at, reference } of payment.entries.toSorted((a, b) => a.at - b.at)) {
      const moved = possible(kind, amount, held);
      held += moved;
      const paymentId = stored?.id ?? '';
      await t.ctx.db
        .insert(paymentEntries)
        .values({ paymentId, kind, amount: moved, reference, createdAt: new Date(at) });
    }
  }
}

/** All orders, payments and entries of a convention as they are stored, for the contract's functions to work on. */
export async function storedBook(t: TestApp, conventionId: string) {
  const order = await t.ctx.db.select().from(orders).where(eq(orders.conventionId, conventionId));
  const ids = order.map(({ id }) => id);
  const payment = await t.ctx.db.select().from(payments).where(inArray(payments.orderId, ids));
  const entry = await t.ctx.db
    .select()
    .from(paymentEntries)
    .where(
      inArray(
        paymentEntries.paymentId,
        payment.map(({ id }) => id),
      ),
    );
  const orderOf = new Map(order.map((one) => [one.id, one]));
  const entriesOf = Map.groupBy(entry, ({ paymentId }) => paymentId);
  const inTime = (entries: typeof entry) =>
    entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id);
  return {
    orders: order,
    payments: payment.map((one) => ({
      ...one,
      order: orderOf.get(one.orderId) as (typeof order)[number],
      entries: inTime(entriesOf.get(one.id) ?? []),
    })),
  };
}
