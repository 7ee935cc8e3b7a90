import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isNamed } from '#server/db/name-search.ts';
import { readInPages } from '#server/db/statements/prepare-statement.ts';
import { conventions, orderParticipants, orders, payments, people, users } from '#server/db/schema/schema.ts';

/** How many rows are read at once, because parsing them blocks the event loop. */
const rowsAtOnce = 500;

const isOpenPayment = inArray(payments.state, ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED']);

/** Orders that money may still come for: submitted, neither cancelled nor rejected, priced, and not approved as paid. */
const isPayable = and(
  isNotNull(orders.submittedAt),
  isNull(orders.cancelledAt),
  ne(orders.registrationStatus, 'REG_REJECTED'),
  sql`case when ${orders.currency} = 'CAD' then ${orders.cadNetPrice} else ${orders.netPrice} end > 0`,
  or(isNull(orders.paymentStatus), ne(orders.paymentStatus, 'PAYMENT_APPROVED')),
);

/** The payable orders among these, with their open payment and what was received for it. */
export async function listPayableOrders(db: Executor, orderIds: readonly string[]) {
  return payableOrders(db, inArray(orders.id, [...orderIds]));
}

/** All payable orders, by id, a page at a time. */
export async function readPayableOrders(
  db: Executor,
  take: (rows: readonly PayableOrderRow[]) => void,
): Promise<void> {
  await readInPages(db, (db) => payableOrders(db), { rowsAtOnce, take });
}

export type PayableOrderRow = Awaited<ReturnType<typeof payableOrders>>[number];

function payableOrders(db: Executor, among?: SQL) {
  return db
    .select({
      orderId: orders.id,
      familyId: orders.userId,
      tempNumber: orders.tempNumber,
      permNumber: orders.permNumber,
      parentOrderId: orders.parentOrderId,
      currency: sql<'USD' | 'CAD'>`${orders.currency}`,
      net: sql<number>`case when ${orders.currency} = 'CAD' then ${orders.cadNetPrice} else ${orders.netPrice} end`,
      submittedAt: sql<Date>`${orders.submittedAt}`.mapWith(orders.submittedAt),
      conventionName: conventions.name,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      dueAmount: payments.dueAmount,
      feeAmount: payments.feeAmount,
      payerEmail: payments.payerEmail,
      reportedAt: payments.createdAt,
      received: sql<number>`coalesce(${payments.held}, 0)`,
    })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(payments, and(eq(payments.orderId, orders.id), isOpenPayment))
    .where(and(isPayable, among))
    .orderBy(asc(orders.id));
}

/** The names of everybody in any registration of the accounts with payable orders, a page at a time. */
export async function readFamilyNames(
  db: Executor,
  take: (rows: readonly FamilyNameRow[]) => void,
): Promise<void> {
  await readInPages(db, familyNames, { rowsAtOnce, take });
}

export type FamilyNameRow = Awaited<ReturnType<typeof familyNames>>[number];

function familyNames(db: Executor) {
  return db
    .selectDistinct({
      familyId: orders.userId,
      first: people.firstName,
      last: people.lastName,
      nick: people.nickName,
      house: people.familyName,
      email: people.email,
    })
    .from(orders)
    .innerJoin(orderParticipants, eq(orderParticipants.orderId, orders.id))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(inArray(orders.userId, db.select({ id: orders.userId }).from(orders).where(isPayable)));
}

/** The ids of payable orders of which a number matches the pattern, or somebody in the family has the name. */
export async function searchPayableOrders(
  db: Executor,
  { search, numberPattern, most }: { search: string; numberPattern: string; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isPayable,
        or(
          sql`${orders.tempNumber} ilike ${numberPattern}`,
          sql`${orders.permNumber} ilike ${numberPattern}`,
          exists(
            db
              .select({ one: sql`1` })
              .from(orderParticipants)
              .innerJoin(people, eq(people.id, orderParticipants.personId))
              .where(
                and(eq(orderParticipants.orderId, orders.id), isNamed(orderParticipants.personId, search)),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
