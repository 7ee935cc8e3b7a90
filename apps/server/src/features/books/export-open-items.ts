import type { Discrepancy, OpenBalance } from '@sangamam/contract/books/open-item-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';

import type { Context } from '#server/db/context.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { money, type TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import * as phrases from '#phrases/books/books.ts';

import type { BookKey } from './book-key.ts';
import { findBook } from './find-book.ts';
import { discrepanciesOf, openBalancesOf } from './read-open-items.ts';

type BookQuery = Omit<BookKey, 'timeZone'>;
type Book = Awaited<ReturnType<typeof findBook>>;

/** All open balances of a book as a file. */
export function exportOpenBalances(ctx: Context, actor: Actor, format: ExportFormat, query: BookQuery) {
  return exportItems(ctx, actor, format, {
    query,
    name: phrases.openBalances,
    list: openBalancesOf,
    columns: ({ currency }): TableColumn<OpenBalance>[] => [
      ...familyColumns,
      { header: phrases.open, kind: money(currency), value: ({ open }) => open },
      { header: phrases.dueOn, kind: 'date', value: ({ dueDate }) => dueDate },
      { header: phrases.age, kind: 'text', value: ({ age }) => phrases.ageNames[age] },
    ],
  });
}

/** All discrepancies of a book as a file. */
export function exportDiscrepancies(ctx: Context, actor: Actor, format: ExportFormat, query: BookQuery) {
  return exportItems(ctx, actor, format, {
    query,
    name: phrases.discrepancies,
    list: discrepanciesOf,
    columns: ({ currency }): TableColumn<Discrepancy>[] => [
      ...familyColumns,
      { header: phrases.whatIsWrong, kind: 'text', value: ({ kind }) => phrases.discrepancyNames[kind] },
      { header: phrases.held, kind: money(currency), value: ({ held }) => held },
      { header: phrases.due, kind: money(currency), value: ({ due }) => due },
    ],
  });
}

const familyColumns: TableColumn<Pick<OpenBalance & Discrepancy, 'familyName' | 'email' | 'number'>>[] = [
  { header: phrases.family, kind: 'text', value: ({ familyName }) => familyName },
  { header: phrases.email, kind: 'text', value: ({ email }) => email },
  { header: phrases.number, kind: 'text', value: ({ number }) => number },
];

function exportItems<Item>(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  items: {
    query: BookQuery;
    name: string;
    list: (ctx: Context, book: Book) => Promise<Item[]>;
    columns: (book: Book) => TableColumn<Item>[];
  },
): Promise<GeneratedFile> {
  return exportTable(ctx, actor, format, async () => {
    const book = await findBook(ctx, items.query);
    const rows = await items.list(ctx, book);
    return {
      nameParts: [book.conventionName, items.name, book.currency, book.today],
      sheetName: items.name,
      columns: items.columns(book),
      rowCount: rows.length,
      async *pages() {
        yield await Promise.resolve(rows);
      },
      about: { entity: 'convention', entityId: book.conventionId },
      filter: { currency: book.currency },
    };
  });
}
