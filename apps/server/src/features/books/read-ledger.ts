import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { LedgerLine } from '@sangamam/contract/books/ledger-endpoints';

import type { Context } from '#server/db/context.ts';
import { actorName } from '#server/features/audit/actor-name.ts';

import type { BookKey } from './book-key.ts';
import { findBook } from './find-book.ts';
import {
  findLedgerPage,
  heldBefore,
  listLinesOfPage,
  sumLedger,
  type LedgerFilter,
  type LedgerRow,
} from './ledger-read-model.ts';

/** What a caller asks of the ledger. */
export type LedgerQuery = Omit<BookKey, 'timeZone'> & LedgerFilter;

/** A page of the ledger with the totals and balances of all its days. */
export async function readLedger(
  ctx: Context,
  { after, pageSize, ...query }: LedgerQuery & { after?: number | undefined; pageSize: number },
) {
  const book = await findBook(ctx, query);
  const [page, sums, opening, closing] = await Promise.all([
    findLedgerPage(ctx.db, book, query, { after, limit: pageSize + 1 }),
    sumLedger(ctx.db, book, query),
    heldBefore(ctx.db, book, query.from),
    heldBefore(ctx.db, book, addDays(query.to, 1)),
  ]);
  const ids = page.ids.slice(0, pageSize);
  const lines = (await listLinesOfPage(ctx.db, book, { ...page, ids })).map(presentLine);
  const next = page.ids.length > pageSize ? (lines.at(-1)?.entryId ?? null) : null;
  return { lines, next, opening, closing, totals: sums.map(({ newest: _newest, ...total }) => total) };
}

/** A line of the ledger as it travels and as it is exported. */
export function presentLine({ entry, tempNumber, permNumber, balance, ...row }: LedgerRow): LedgerLine {
  return {
    entryId: entry.id,
    at: entry.createdAt.toISOString(),
    day: row.day,
    kind: entry.kind,
    method: row.method,
    amount: entry.amount,
    balance,
    paymentId: entry.paymentId,
    orderId: row.orderId,
    tmpConvRegNo: tempNumber,
    permConvRegNo: permNumber,
    familyName: fullName(row),
    reference: entry.reference,
    reason: entry.reason,
    actorName: actorName({ ...row, actorSystem: entry.actorSystem }),
  };
}
