import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { LedgerLine } from '@sangamam/contract/books/ledger-endpoints';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';

import type { Context } from '#server/db/context.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import { money, type TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import * as phrases from '#phrases/books/books.ts';

import { findBook, type FoundBook } from './find-book.ts';
import {
  listLedgerPages,
  listLinesOfPage,
  sumLedger,
  type LedgerFilter,
  type LedgerPage,
} from './ledger-read-model.ts';
import { presentLine, type LedgerQuery } from './read-ledger.ts';

const pageSize = 500;

/** The filtered ledger as a file. Entries made after it began are not in it. */
export function exportLedger(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  query: LedgerQuery,
): Promise<GeneratedFile> {
  return exportTable(ctx, actor, format, async () => {
    const book = await findBook(ctx, query);
    const sums = await sumLedger(ctx.db, book, query);
    const { conventionId, ...filter } = query;
    return {
      nameParts: [book.conventionName, phrases.ledger, book.currency, query.from, query.to],
      sheetName: phrases.ledger,
      columns: columnsIn(book),
      rowCount: sums.reduce((rows, { entries }) => rows + entries, 0),
      pages: () => pagesOf(ctx, book, query, Math.max(0, ...sums.map(({ newest }) => newest))),
      about: { entity: 'convention', entityId: conventionId },
      filter,
    };
  });
}

async function* pagesOf(
  ctx: Context,
  book: FoundBook,
  filter: LedgerFilter,
  newest: number,
): AsyncGenerator<LedgerLine[]> {
  const pages = await listLedgerPages(ctx.db, book, filter, { newest, pageSize });
  const read = (page: LedgerPage | undefined) => {
    const lines = page && listLinesOfPage(ctx.db, book, page);
    // Nobody waits for it any more where the reader has gone; who waits gets the error all the same.
    lines?.catch(() => undefined);
    return lines;
  };
  // The database reads the next page while this one is written.
  let ahead = read(pages[0]);
  for (const place of pages.keys()) {
    const lines = await ahead;
    ahead = read(pages[place + 1]);
    if (lines) yield lines.map(presentLine);
  }
}

function columnsIn({ currency, timeZone }: FoundBook): TableColumn<LedgerLine>[] {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const text = (header: string, value: (line: LedgerLine) => string | null) =>
    ({ header, kind: 'text', value }) as const;
  return [
    { header: phrases.entry, kind: 'count', value: ({ entryId }) => entryId },
    { header: phrases.day, kind: 'date', value: ({ day }) => day },
    text(phrases.time, ({ at }) => clock.format(new Date(at))),
    text(phrases.what, ({ kind }) => phrases.entryNames[kind]),
    text(phrases.method, ({ method }) => paymentTypeNames[method]),
    { header: phrases.amount, kind: money(currency), value: ({ amount }) => amount },
    { header: phrases.balance, kind: money(currency), value: ({ balance }) => balance },
    text(phrases.family, ({ familyName }) => familyName),
    text(phrases.temporaryNumber, ({ tmpConvRegNo }) => tmpConvRegNo),
    text(phrases.permanentNumber, ({ permConvRegNo }) => permConvRegNo),
    text(phrases.reference, ({ reference }) => reference),
    text(phrases.reason, ({ reason }) => reason),
    text(phrases.enteredBy, ({ actorName }) => actorName),
    text(phrases.payment, ({ paymentId }) => paymentId),
  ];
}
