import { fullName } from '@sangamam/contract/fields/full-name';
import type { Discrepancy, OpenBalance } from '@sangamam/contract/books/open-item-endpoints';
import { ageOf, balanceAges, discrepancyOf } from '@sangamam/contract/books/open-items';

import type { Context } from '#server/db/context.ts';

import type { BookKey } from './book-key.ts';
import { findBook, type FoundBook } from './find-book.ts';
import {
  listOpenBalances,
  listSuspects,
  sumFees,
  sumRefunds,
  type OpenBalanceRow,
} from './open-items-read-model.ts';

/** Most rows of a list on the page. */
const mostRows = 500;

/** Open balances by age, fees, refunds and discrepancies of a book as of now. */
export async function readOpenItems(ctx: Context, query: Omit<BookKey, 'timeZone'>) {
  const book = await findBook(ctx, query);
  const [balances, fees, refunds, discrepancies] = await Promise.all([
    openBalancesOf(ctx, book),
    sumFees(ctx.db, book),
    sumRefunds(ctx.db, book),
    discrepanciesOf(ctx, book),
  ]);
  const ages = balanceAges.map((age) => {
    const own = balances.filter((balance) => balance.age === age);
    return { age, orders: own.length, amount: own.reduce((sum, { open }) => sum + open, 0) };
  });
  return {
    balances: balances.slice(0, mostRows),
    ages,
    fees,
    refunds,
    discrepancies: discrepancies.slice(0, mostRows),
  };
}

/** All open balances of a book, the longest due first. */
export async function openBalancesOf(ctx: Context, book: FoundBook): Promise<OpenBalance[]> {
  const rows = await listOpenBalances(ctx.db, book);
  return rows.map((row) => ({
    ...familyOf(row),
    open: row.open,
    dueDate: row.dueDate,
    age: ageOf(row.dueDate, book.today),
  }));
}

/** All discrepancies of a book. */
export async function discrepanciesOf(ctx: Context, book: FoundBook): Promise<Discrepancy[]> {
  const rows = await listSuspects(ctx.db, book);
  return rows.flatMap((row) => {
    const kind = discrepancyOf(row);
    return kind === null ? [] : [{ ...familyOf(row), kind, held: row.held, due: row.due }];
  });
}

type FamilyColumns = Pick<
  OpenBalanceRow,
  'orderId' | 'tempNumber' | 'permNumber' | 'firstName' | 'lastName' | 'email'
>;

function familyOf(row: FamilyColumns) {
  const { orderId, email, permNumber, tempNumber } = row;
  return { orderId, familyName: fullName(row), email, number: permNumber ?? tempNumber };
}
