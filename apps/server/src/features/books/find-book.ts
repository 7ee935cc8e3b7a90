import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { Book } from '@sangamam/contract/books/ledger-endpoints';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { BookKey } from './book-key.ts';
import { findBookConvention, listBookRows } from './books-read-model.ts';

/** The books that there are. */
export async function listBooks(ctx: Context): Promise<Book[]> {
  const rows = await listBookRows(ctx.db);
  return rows.map((row) => ({ ...row, today: calendarDateIn(row.timeZone, ctx.now()) }));
}

/** A book with its convention's name and the day that it is there. */
export type FoundBook = BookKey & { conventionName: string; today: string };

/** @throws AppError NOT_FOUND when there is no such convention */
export async function findBook(
  ctx: Context,
  { conventionId, currency }: Pick<BookKey, 'conventionId' | 'currency'>,
): Promise<FoundBook> {
  const convention = await findBookConvention(ctx.db, conventionId);
  if (!convention) throw new AppError('NOT_FOUND');
  const { name: conventionName, timeZone } = convention;
  const today = calendarDateIn(timeZone, ctx.now());
  return { conventionId, currency, timeZone, conventionName, today };
}
