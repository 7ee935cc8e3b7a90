import type { DaySums } from '@sangamam/contract/books/book-columns';
import type { BookDay } from '@sangamam/contract/books/closing-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import { paymentTypeNames, type PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';

import type { Context } from '#server/db/context.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { money, type TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import * as phrases from '#phrases/books/books.ts';

import type { BookKey } from './book-key.ts';
import type { DayRange } from './days-read-model.ts';
import { findBook } from './find-book.ts';
import { daysOf } from './read-days.ts';

interface Line {
  day: BookDay;
  method: PaymentMethod;
  sums: DaySums;
}

/** The days of a book as a file, one row for each day and method. */
export function exportDays(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  query: Omit<BookKey, 'timeZone'> & DayRange,
) {
  return exportTable(ctx, actor, format, async () => {
    const book = await findBook(ctx, query);
    const { conventionId, ...filter } = query;
    const lines = (await daysOf(ctx, book, query)).flatMap((day) =>
      day.methods.map(({ method, sums }): Line => ({ day, method, sums })),
    );
    return {
      nameParts: [book.conventionName, phrases.days, book.currency, query.from, query.to],
      sheetName: phrases.days,
      columns: columnsIn(book),
      rowCount: lines.length,
      pages: () => onePage(lines),
      about: { entity: 'convention', entityId: conventionId },
      filter,
    };
  });
}

/** A table that is in memory anyway. */
async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}

function columnsIn({ currency }: BookKey): TableColumn<Line>[] {
  const sum = (header: string, name: keyof DaySums): TableColumn<Line> => ({
    header,
    kind: money(currency),
    value: ({ sums }) => sums[name],
  });
  return [
    { header: phrases.day, kind: 'date', value: ({ day }) => day.day },
    { header: phrases.method, kind: 'text', value: ({ method }) => paymentTypeNames[method] },
    sum(phrases.moneyIn, 'moneyIn'),
    sum(phrases.corrected, 'corrected'),
    sum(phrases.reversed, 'reversed'),
    sum(phrases.refunded, 'refunded'),
    sum(phrases.moved, 'moved'),
    sum(phrases.kept, 'kept'),
    sum(phrases.net, 'net'),
    sum(phrases.expectedDeposit, 'expectedDeposit'),
    sum(phrases.fees, 'fees'),
    {
      header: phrases.closedOn,
      kind: 'date',
      value: ({ day }) => day.closing?.closedAt.slice(0, 10) ?? null,
    },
    { header: phrases.closedBy, kind: 'text', value: ({ day }) => day.closing?.closedBy ?? null },
  ];
}
