import { fullName } from '@sangamam/contract/fields/full-name';
import { sumEntries } from '@sangamam/contract/books/book-columns';
import type { BookDay } from '@sangamam/contract/books/closing-endpoints';

import type { Context } from '#server/db/context.ts';

import type { BookKey } from './book-key.ts';
import { listClosings, sumDays, type ClosingRow, type DayRange, type SummedKind } from './days-read-model.ts';
import { findBook } from './find-book.ts';

/** The days of a book, oldest first, each with its closing. */
export async function readDays(
  ctx: Context,
  query: Omit<BookKey, 'timeZone'> & DayRange,
): Promise<BookDay[]> {
  return daysOf(ctx, await findBook(ctx, query), query);
}

/** The same for a book that was found before. */
export async function daysOf(ctx: Context, book: BookKey, range: DayRange): Promise<BookDay[]> {
  const [summed, closings] = [await sumDays(ctx.db, book, range), await listClosings(ctx.db, book, range)];
  const byDay = Map.groupBy(summed, ({ day }) => day);
  const closed = new Map(closings.map((row) => [row.closing.day, row]));
  const days = [...new Set([...byDay.keys(), ...closed.keys()])].toSorted();
  return days.map((day) => presentDay(day, byDay.get(day) ?? [], closed.get(day)));
}

function presentDay(day: string, rows: readonly SummedKind[], closed: ClosingRow | undefined): BookDay {
  const total = sumEntries(rows);
  const entries = countOf(rows);
  const methods = [...Map.groupBy(rows, ({ method }) => method)].map(([method, own]) => ({
    method,
    entries: countOf(own),
    sums: sumEntries(own),
  }));
  const lastEntryId = rows.length === 0 ? null : Math.max(...rows.map(({ newest }) => newest));
  return { day, entries, lastEntryId, total, methods, closing: closed ? presentClosing(closed) : null };

  function presentClosing({ closing, ...person }: ClosingRow) {
    return {
      closingId: closing.id,
      closedAt: closing.closedAt.toISOString(),
      closedBy: fullName(person),
      note: closing.note,
      net: closing.net,
      entries: closing.entries,
      laterEntries: entries - closing.entries,
      difference: total.net - closing.net,
    };
  }
}

const countOf = (rows: readonly SummedKind[]) => rows.reduce((sum, { entries }) => sum + entries, 0);
