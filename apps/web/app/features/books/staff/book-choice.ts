import { addDays, isCalendarDate } from '@sangamam/contract/fields/dates/calendar-date';
import type { Book } from '@sangamam/contract/books/ledger-endpoints';

import { conventionOf } from '#web/features/ledger/staff/payments/payment-query.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

/** A book and its days that the page shows. Both days are inclusive. */
export interface BookChoice {
  book: Book;
  from: string;
  to: string;
}

/** Identifies a book in the address. */
export const bookName = ({ conventionId, currency }: Book) => `${conventionId}.${currency}`;

/** The books of the convention that the address names, or all. */
export function booksOf(books: readonly Book[], params: ListParams): readonly Book[] {
  const conventionId = conventionOf(params);
  return conventionId === undefined ? books : books.filter((book) => book.conventionId === conventionId);
}

/** What the address asks for: by default the last 30 days of the first book, not before it began. */
export function bookChoice(all: readonly Book[], params: ListParams): BookChoice | undefined {
  const books = booksOf(all, params);
  const book = books.find((one) => bookName(one) === params.filter('book')) ?? books[0];
  if (!book) return undefined;
  const from = params.filter('from');
  const to = params.filter('to');
  const monthAgo = addDays(book.today, -29);
  return {
    book,
    from: isCalendarDate(from) ? from : monthAgo > book.firstDay ? monthAgo : book.firstDay,
    to: isCalendarDate(to) ? to : book.today,
  };
}

/** The query of every call about the chosen days. */
export function bookQuery({ book: { conventionId, currency }, from, to }: BookChoice) {
  return { conventionId, currency, from, to };
}
