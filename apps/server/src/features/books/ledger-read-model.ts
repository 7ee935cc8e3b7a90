import { and, asc, count, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EntryKind } from '@sangamam/contract/ledger/entries/ledger';
import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';

import type { Executor } from '#server/db/executor.ts';
import { orders, paymentEntries, payments, people, users } from '#server/db/schema/schema.ts';
import { readInPages, readRows } from '#server/db/statements/prepare-statement.ts';

import type { BookKey } from './book-key.ts';

/** Which entries of a book. Both days are inclusive, in the convention's time zone. */
export interface LedgerFilter {
  from: string;
  to: string;
  method?: PaymentMethod | undefined;
  kind?: EntryKind | 'MONEY' | undefined;
}

/** The instant at which `day` begins where the convention is. */
const startOf = (day: SQL | string, { timeZone }: BookKey) =>
  sql`((${day})::date::timestamp at time zone ${timeZone})`;

const ofBook = ({ conventionId, currency }: BookKey) =>
  and(eq(orders.conventionId, conventionId), eq(payments.currency, currency));

const betweenDays = (key: BookKey, { from, to }: Pick<LedgerFilter, 'from' | 'to'>) =>
  and(
    gte(paymentEntries.createdAt, startOf(from, key)),
    sql`${paymentEntries.createdAt} < ${startOf(sql`${to}::date + 1`, key)}`,
  );

const matching = ({ method, kind }: LedgerFilter) =>
  and(
    method && eq(payments.method, method),
    kind === 'MONEY' ? ne(paymentEntries.amount, 0) : kind && eq(paymentEntries.kind, kind),
  );

/** What was held in the book when `day` began, or at the end of the day before. Whole dollars. */
export async function heldBefore(db: Executor, key: BookKey, day: string): Promise<number> {
  const [row] = await db
    .select({ held: sql<number>`coalesce(sum(${paymentEntries.amount}), 0)::int` })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(ofBook(key), sql`${paymentEntries.createdAt} < ${startOf(day, key)}`));
  return row?.held ?? 0;
}

/** The filtered entries, counted and summed by kind and method. */
export async function sumLedger(db: Executor, key: BookKey, filter: LedgerFilter) {
  return db
    .select({
      kind: paymentEntries.kind,
      method: payments.method,
      entries: count(),
      amount: sql<number>`coalesce(sum(${paymentEntries.amount}), 0)::int`,
      /** The newest entry: later ones are not part of an export that has begun. */
      newest: sql<number>`max(${paymentEntries.id})::int`,
    })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(ofBook(key), betweenDays(key, filter), matching(filter)))
    .groupBy(paymentEntries.kind, payments.method)
    .orderBy(asc(paymentEntries.kind), asc(payments.method));
}

/** The entries of a book; `balance` is what the whole book held after each of them. */
const bookedIn = (db: Executor, key: BookKey) =>
  db
    .select({
      id: paymentEntries.id,
      balance:
        sql<number>`(sum(${paymentEntries.amount}) over (order by ${paymentEntries.createdAt}, ${paymentEntries.id}))::int`.as(
          'balance',
        ),
    })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(ofBook(key))
    .as('booked');

const actorUser = alias(users, 'actor_user');
const actor = alias(people, 'actor');

/** What a line of the ledger says of its entry. */
const lineOf = ({ timeZone }: BookKey) => ({
  entry: paymentEntries,
  day: sql<string>`to_char(${paymentEntries.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`,
  method: payments.method,
  orderId: orders.id,
  tempNumber: orders.tempNumber,
  permNumber: orders.permNumber,
  firstName: people.firstName,
  lastName: people.lastName,
  actorFirstName: actor.firstName,
  actorLastName: actor.lastName,
});

/** The entries of a page of the ledger, oldest first, and the balance after each of them. */
export interface LedgerPage {
  ids: number[];
  balances: number[];
}

/** All pages of the filtered ledger up to an entry: the balances of a whole book are added up once. */
export async function listLedgerPages(
  db: Executor,
  key: BookKey,
  filter: LedgerFilter,
  until: { newest: number; pageSize: number },
): Promise<LedgerPage[]> {
  const pages: LedgerPage[] = [];
  const take = (rows: readonly LedgerPage[]) => pages.push(...rows);
  // A page is a list of some hundred numbers: parsing those of all entries at once blocks the event loop.
  await readInPages(db, (db) => ledgerPages(db, key, filter, until), { rowsAtOnce: 10, take });
  return pages;
}

function ledgerPages(
  db: Executor,
  key: BookKey,
  filter: LedgerFilter,
  { newest, pageSize }: { newest: number; pageSize: number },
) {
  const booked = bookedIn(db, key);
  const place = sql<number>`row_number() over (order by ${paymentEntries.createdAt}, ${paymentEntries.id}) - 1`;
  const placed = db
    .select({
      id: booked.id,
      balance: booked.balance,
      place: place.as('place'),
      page: sql<number>`(${place}) / ${pageSize}::int`.as('page'),
    })
    .from(paymentEntries)
    .innerJoin(booked, eq(booked.id, paymentEntries.id))
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(and(betweenDays(key, filter), matching(filter), lte(paymentEntries.id, newest)))
    .as('placed');
  return db
    .select({
      ids: sql<number[]>`array_agg(${placed.id}::int order by ${placed.place})`,
      balances: sql<number[]>`array_agg(${placed.balance} order by ${placed.place})`,
    })
    .from(placed)
    .groupBy(placed.page)
    .orderBy(placed.page);
}

/** A page of the filtered ledger after an entry, oldest first. */
export async function findLedgerPage(
  db: Executor,
  key: BookKey,
  filter: LedgerFilter,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<LedgerPage> {
  const booked = bookedIn(db, key);
  const rows = await db
    .select({ id: booked.id, balance: booked.balance })
    .from(paymentEntries)
    .innerJoin(booked, eq(booked.id, paymentEntries.id))
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(
      and(
        betweenDays(key, filter),
        matching(filter),
        after === undefined
          ? undefined
          : sql`(${paymentEntries.createdAt}, ${paymentEntries.id}) > (select a.created_at, a.id from payment_entries a where a.id = ${after})`,
      ),
    )
    .orderBy(asc(paymentEntries.createdAt), asc(paymentEntries.id))
    .limit(limit);
  return { ids: rows.map(({ id }) => id), balances: rows.map(({ balance }) => balance) };
}

/** The lines of a page of the ledger. */
export async function listLinesOfPage(db: Executor, key: BookKey, { ids, balances }: LedgerPage) {
  const query = db
    .select(lineOf(key))
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .leftJoin(actorUser, eq(actorUser.id, paymentEntries.actorId))
    .leftJoin(actor, eq(actor.id, actorUser.personId))
    .where(inArray(paymentEntries.id, ids));
  const rows = await readRows(query);
  const byId = new Map(rows.map((row) => [row.entry.id, row]));
  return ids.flatMap((id, place) => {
    const row = byId.get(id);
    return row ? { ...row, balance: balances[place] ?? 0 } : [];
  });
}
export type LedgerRow = Awaited<ReturnType<typeof listLinesOfPage>>[number];
