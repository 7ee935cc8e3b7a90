import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { Discrepancy } from '@sangamam/contract/books/open-item-endpoints';

import type { Context } from '#server/db/context.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { money, type TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import * as phrases from '#phrases/books/books.ts';

import type { BookKey } from './book-key.ts';
import { findBook } from './find-book.ts';
import { discrepanciesOf } from './read-open-items.ts';

/** All discrepancies of a book as a file. */
export function exportDiscrepancies(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  query: Omit<BookKey, 'timeZone'>,
) {
  return exportTable(ctx, actor, format, async () => {
    const book = await findBook(ctx, query);
    const discrepancies = await discrepanciesOf(ctx, book);
    return {
      nameParts: [book.conventionName, phrases.discrepancies, book.currency, book.today],
      sheetName: phrases.discrepancies,
      columns: columnsIn(book),
      rowCount: discrepancies.length,
      async *pages() {
        yield await Promise.resolve(discrepancies);
      },
      about: { entity: 'convention', entityId: book.conventionId },
      filter: { currency: book.currency },
    };
  });
}

function columnsIn({ currency }: BookKey): TableColumn<Discrepancy>[] {
  return [
    { header: phrases.family, kind: 'text', value: ({ familyName }) => familyName },
    { header: phrases.email, kind: 'text', value: ({ email }) => email },
    { header: phrases.number, kind: 'text', value: ({ number }) => number },
    { header: phrases.whatIsWrong, kind: 'text', value: ({ kind }) => phrases.discrepancyNames[kind] },
    { header: phrases.held, kind: money(currency), value: ({ held }) => held },
    { header: phrases.due, kind: money(currency), value: ({ due }) => due },
  ];
}
