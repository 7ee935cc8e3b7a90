import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { OpenBalance } from '@sangamam/contract/books/open-item-endpoints';

import type { Context } from '#server/db/context.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { money, type TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import * as phrases from '#phrases/books/books.ts';

import type { BookKey } from './book-key.ts';
import { findBook } from './find-book.ts';
import { openBalancesOf } from './read-open-items.ts';

/** All open balances of a book as a file. */
export function exportOpenBalances(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  query: Omit<BookKey, 'timeZone'>,
) {
  return exportTable(ctx, actor, format, async () => {
    const book = await findBook(ctx, query);
    const balances = await openBalancesOf(ctx, book);
    return {
      nameParts: [book.conventionName, phrases.openBalances, book.currency, book.today],
      sheetName: phrases.openBalances,
      columns: columnsIn(book),
      rowCount: balances.length,
      async *pages() {
        yield await Promise.resolve(balances);
      },
      about: { entity: 'convention', entityId: book.conventionId },
      filter: { currency: book.currency },
    };
  });
}

function columnsIn({ currency }: BookKey): TableColumn<OpenBalance>[] {
  return [
    { header: phrases.family, kind: 'text', value: ({ familyName }) => familyName },
    { header: phrases.email, kind: 'text', value: ({ email }) => email },
    { header: phrases.number, kind: 'text', value: ({ number }) => number },
    { header: phrases.open, kind: money(currency), value: ({ open }) => open },
    { header: phrases.dueOn, kind: 'date', value: ({ dueDate }) => dueDate },
    { header: phrases.age, kind: 'text', value: ({ age }) => phrases.ageNames[age] },
  ];
}
