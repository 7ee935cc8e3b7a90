import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import {
  exportLedger,
  listBooks,
  readLedger,
  type LedgerLine,
} from '@sangamam/contract/books/ledger-endpoints';
import { heldIn } from '@sangamam/contract/ledger/entries/ledger';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';

import { auditLog } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, type Answer } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildRandomBook, storedBook } from '#test/payments/random-book.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { findBook } from './find-book.ts';
import { listLedgerPages, listLinesOfPage } from './ledger-read-model.ts';

const timeZone = 'America/New_York';
let t: TestApp;
let treasurer: { token: string };
let conventionId: string;
let stored: Awaited<ReturnType<typeof storedBook>>;

beforeAll(async () => {
  t = await buildTestApp();
  treasurer = { token: await signInAs(t, await createStaff(t, 'TREASURER')) };
  ({ conventionId } = await buildRandomBook(t, { seed: 15, families: 60 }));
  stored = await storedBook(t, conventionId);
});
afterAll(() => t.close());

/** The entries of a currency in the order of the ledger. */
const entriesIn = (currency: string) =>
  stored.payments
    .filter((payment) => payment.currency === currency)
    .flatMap((payment) => payment.entries.map((entry) => ({ ...entry, payment })))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id);

const dayOf = ({ createdAt }: { createdAt: Date }) => calendarDateIn(timeZone, createdAt);

/** All pages of the ledger. */
async function wholeLedger(query: EndpointInput<typeof readLedger>['query']) {
  const lines: LedgerLine[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: { after?: string; pageSize: string } = {
      ...(after > 0 && { after: String(after) }),
      pageSize: '7',
    };
    const answer: Answer<EndpointData<typeof readLedger>> = await call(
      t,
      readLedger,
      { query: { ...query, ...page } },
      treasurer,
    );
    lines.push(...answer.data.lines);
    after = answer.data.next;
  }
  return lines;
}

const march = { from: '2026-03-03', to: '2026-03-14' };
const year = { from: '2026-01-01', to: '2026-12-31' };

describe('the ledger of a book', () => {
  it('lists the books, and the day of their first registration', async () => {
    const { data } = await call(t, listBooks, {}, treasurer);
    const books = data.filter((book) => book.conventionId === conventionId);
    expect(books).toEqual(
      ['USD', 'CAD'].map(
        (currency) => expect.objectContaining({ currency, timeZone, firstDay: '2026-02-28' }) as unknown,
      ),
    );
  });

  it.each(['USD', 'CAD'] as const)(
    'pages give every %s entry once, with what was held after it',
    async (currency) => {
      const entries = entriesIn(currency);
      expect(entries.length).toBeGreaterThan(20);
      const lines = await wholeLedger({ conventionId, currency, ...year });
      let held = 0;
      expect(
        lines.map(({ entryId, day, amount, balance, method }) => ({ entryId, day, amount, balance, method })),
      ).toEqual(
        entries.map((entry) => ({
          entryId: entry.id,
          day: dayOf(entry),
          amount: entry.amount,
          balance: (held += entry.amount),
          method: entry.payment.method,
        })),
      );
    },
  );

  it('two days of the convention bound it, also where the clocks change', async () => {
    const { data } = await call(
      t,
      readLedger,
      { query: { conventionId, currency: 'USD', ...march, pageSize: '200' } },
      treasurer,
    );
    const all = entriesIn('USD');
    const within = all.filter((entry) => dayOf(entry) >= march.from && dayOf(entry) <= march.to);
    expect(within.length).toBeGreaterThan(10);
    expect(within.length).toBeLessThan(all.length);
    expect(data.lines.map(({ entryId }) => entryId)).toEqual(within.map(({ id }) => id));
    expect(data.opening).toBe(heldIn(all.filter((entry) => dayOf(entry) < march.from)));
    expect(data.closing).toBe(data.opening + heldIn(within));
    expect(data.totals.reduce((sum, { amount }) => sum + amount, 0)).toBe(heldIn(within));
    expect(data.totals.reduce((sum, { entries }) => sum + entries, 0)).toBe(within.length);
  });

  it('filters leave the balances those of the whole book', async () => {
    const query = { conventionId, currency: 'USD' as const, ...year };
    const all = await wholeLedger(query);
    const checks = await wholeLedger({ ...query, method: 'CHEQUE', kind: 'MONEY' });
    expect(checks.length).toBeGreaterThan(2);
    expect(checks).toEqual(all.filter(({ method, amount }) => method === 'CHEQUE' && amount !== 0));
  });

  it('a convention that does not exist is NOT_FOUND', async () => {
    const query = { conventionId: crypto.randomUUID(), currency: 'USD' as const, ...year };
    expect((await call(t, readLedger, { query }, treasurer)).codes).toEqual(['NOT_FOUND']);
  });
});

describe('the ledger as a file', () => {
  const query = () => ({ conventionId, currency: 'USD' as const, ...year });
  const fetchFile = (format: string) =>
    download(t, exportLedger, treasurer, { params: { format }, query: query() });

  it('a workbook has the lines with dates, amounts as numbers and texts as texts', async () => {
    const lines = await wholeLedger(query());
    const response = await fetchFile('xlsx');
    expect(response.headers['content-disposition']).toContain(
      'sangamam-ledger-usd-2026-01-01-2026-12-31.xlsx',
    );
    const [sheet] = (await readWorkbook(response.rawPayload, { trim: false })) as unknown as {
      sheet: string;
      data: unknown[][];
    }[];
    const [header, ...rows] = sheet?.data ?? [];
    expect([sheet?.sheet, header?.slice(0, 3)]).toEqual(['Ledger', ['Entry', 'Day', 'Time']]);
    expect(rows.map((row) => [row[0], row[1], row[4], row[5], row[6], row[7], row[10]])).toEqual(
      lines.map((line) => [
        line.entryId,
        new Date(`${line.day}T00:00:00Z`),
        paymentTypeNames[line.method],
        line.amount,
        line.balance,
        line.familyName,
        line.reference,
      ]),
    );
  });

  it('has the lines of the whole ledger page by page, with the balances of the whole book', async () => {
    const filter = { ...query(), kind: 'MONEY' as const };
    const lines = await wholeLedger(filter);
    const book = await findBook(t.ctx, filter);
    const newest = Math.max(...lines.map(({ entryId }) => entryId));
    const pages = await listLedgerPages(t.ctx.db, book, filter, { newest, pageSize: 2 });
    expect(pages.map(({ ids }) => ids.length)).toEqual([
      ...Array.from({ length: Math.floor(lines.length / 2) }, () => 2),
      ...(lines.length % 2 === 1 ? [1] : []),
    ]);
    const read = await Promise.all(pages.map((page) => listLinesOfPage(t.ctx.db, book, page)));
    expect(read.flat().map(({ entry, balance }) => [entry.id, balance])).toEqual(
      lines.map(({ entryId, balance }) => [entryId, balance]),
    );
    const before = await listLedgerPages(t.ctx.db, book, filter, { newest: newest - 1, pageSize: 500 });
    expect(before.flatMap(({ ids }) => ids)).not.toContain(newest);
  });

  it('a CSV has a byte order mark, and what would run as a formula starts with an apostrophe', async () => {
    const lines = await wholeLedger(query());
    const { payload } = await fetchFile('csv');
    expect(payload.startsWith('\u{FEFF}Entry,Day,Time,')).toBe(true);
    const records = payload.split('\r\n').slice(1, -1);
    expect(records).toHaveLength(lines.length);
    for (const [index, { amount, balance, day, reference }] of lines.entries()) {
      expect(records[index]).toContain(`,${day},`);
      expect(records[index]).toContain(`,${amount},${balance},'=Anna Family `);
      const link = `,"'=HYPERLINK(""http://x"")",`;
      expect(records[index]?.includes(link)).toBe(reference?.startsWith('=') ?? false);
    }
    expect(payload).not.toMatch(/(?:^|,)"?[=+@\t]/mu);
  });

  it('each leaves one audit row: who, what filter, how many rows', async () => {
    const rows = async () =>
      (await t.ctx.db.select().from(auditLog)).filter(({ action }) => action === 'table.exported');
    const before = await rows();
    await fetchFile('csv');
    const [entry, ...others] = (await rows()).slice(before.length);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      entity: 'convention',
      entityId: conventionId,
      after: { table: 'Ledger', format: 'csv', rows: entriesIn('USD').length, currency: 'USD', ...year },
    });
  });
});
