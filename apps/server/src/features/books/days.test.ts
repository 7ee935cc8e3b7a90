import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { feePartOf, sumEntries } from '@sangamam/contract/books/book-columns';
import {
  closeBookDay,
  exportBookDays,
  listBookDays,
  reopenBookDay,
  type BookDay,
} from '@sangamam/contract/books/closing-endpoints';

import { auditLog, conventions } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { buildRandomBook, storedBook } from '#test/payments/random-book.ts';

const timeZone = 'America/New_York';
let t: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
});
afterAll(() => t.close());

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

const daysOf = async (conventionId: string, from = '2026-01-01', to = '2099-12-31') => {
  const query = { conventionId, currency: 'USD' as const, from, to };
  return (await call(t, listBookDays, { query }, desk.treasurer)).data;
};

describe('the days of a book', () => {
  it.each([3, 15])('the sums of random history %i are those of the contract', async (seed) => {
    const { conventionId } = await buildRandomBook(t, { seed, families: 120 });
    const entries = (await storedBook(t, conventionId)).payments
      .filter(({ currency }) => currency === 'USD')
      .flatMap(({ method, netAmount: net, feeAmount: fee, entries: ledger }) => {
        let held = 0;
        return ledger.map(({ kind, amount, createdAt, id }) => {
          const part = feePartOf(held, amount, { net, fee });
          held += amount;
          return { id, kind, amount, fee: part, method, day: calendarDateIn(timeZone, createdAt) };
        });
      });
    expect(entries.some(({ fee }) => fee !== 0)).toBe(true);
    const expected = [...Map.groupBy(entries, ({ day }) => day)].toSorted(byName).map(([day, own]) => ({
      day,
      entries: own.length,
      lastEntryId: Math.max(...own.map(({ id }) => id)),
      total: sumEntries(own),
      methods: [...Map.groupBy(own, ({ method }) => method)]
        .toSorted(byName)
        .map(([method, some]) => ({ method, entries: some.length, sums: sumEntries(some) })),
      closing: null,
    }));
    expect(await daysOf(conventionId)).toEqual(expected);
  });

  it('leave as a file with one row for each day and method', async () => {
    const { conventionId } = await buildRandomBook(t, { seed: 4, families: 10 });
    const days = await daysOf(conventionId);
    const query = { conventionId, currency: 'USD', from: '2026-01-01', to: '2026-12-31' };
    const { payload } = await download(t, exportBookDays, desk.treasurer, {
      params: { format: 'csv' },
      query,
    });
    const lines = payload.split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(days.flatMap(({ methods }) => methods).length);
    expect(lines[0]?.split(',')[8]).toBe(String(days[0]?.methods[0]?.sums.net));
  });
});

/** A time zone in which it is midday now, so that no test passes midnight. Its names have the sign turned around. */
function zoneAtMidday(now: Date): string {
  const west = now.getUTCHours() - 12;
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`;
}

describe('closing a day', () => {
  const zone = zoneAtMidday(new Date());
  beforeAll(async () => {
    await t.ctx.db.update(conventions).set({ timeZone: zone }).where(eq(conventions.id, desk.conventionId));
  });

  /** Today, of which one entry is known. */
  async function today() {
    const day = calendarDateIn(zone, t.ctx.now());
    const [found] = await daysOf(desk.conventionId, day, day);
    if (!found) throw new Error('Nothing was booked today');
    return found;
  }
  const close = ({ day, lastEntryId }: Pick<BookDay, 'day' | 'lastEntryId'>, note = '') =>
    call(
      t,
      closeBookDay,
      { body: { conventionId: desk.conventionId, currency: 'USD', day, lastEntryId, note } },
      desk.treasurer,
    );
  const reopen = (closingId: string) =>
    call(
      t,
      reopenBookDay,
      { params: { closingId }, body: { reason: 'A check was forgotten' } },
      desk.treasurer,
    );
  const auditOf = async (closingId: string) =>
    (await t.ctx.db.select().from(auditLog))
      .filter(({ entityId }) => entityId === closingId)
      .map(({ action }) => action);

  it('keeps its sums, shows what came later, and can be taken back with a reason', async () => {
    await desk.familyThatPaid(400);
    const before = await today();
    const { data } = await close(before, 'Deposit slip 12');
    expect(data.closing).toMatchObject({ net: before.total.net, note: 'Deposit slip 12', difference: 0 });
    await desk.familyThatPaid(250);
    expect((await today()).closing).toMatchObject({
      net: before.total.net,
      laterEntries: 2,
      difference: 250,
    });
    const closingId = data.closing?.closingId ?? '';
    expect((await reopen(closingId)).data.closing).toBeNull();
    expect((await reopen(closingId)).data.closing).toBeNull();
    expect(await auditOf(closingId)).toEqual(['book-day.closed', 'book-day.reopened']);
  });

  it('ten at once close it once', async () => {
    await desk.familyThatPaid(100);
    const day = await today();
    const answers = await Promise.all(Array.from({ length: 10 }, () => close(day)));
    const ids = new Set(answers.map(({ data }) => data.closing?.closingId));
    expect(ids.size).toBe(1);
    const [closingId = ''] = ids;
    expect(await auditOf(closingId ?? '')).toEqual(['book-day.closed']);
    await reopen(closingId ?? '');
  });

  it('is refused when the day has entries that the treasurer did not see', async () => {
    const seen = await today();
    await desk.familyThatPaid(100);
    expect((await close(seen)).codes).toEqual(['CONFLICT']);
    expect((await today()).closing).toBeNull();
  });

  it('a day without entries can be closed, a day to come cannot', async () => {
    const { day } = await today();
    expect((await close({ day: addDays(day, -400), lastEntryId: null })).data).toMatchObject({
      entries: 0,
      closing: { net: 0, difference: 0 },
    });
    expect((await close({ day: addDays(day, 1), lastEntryId: null })).codes).toEqual(['DAY_NOT_BEGUN']);
  });
});
