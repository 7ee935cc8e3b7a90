import { asc, DrizzleQueryError, eq, gte, sql, type Placeholder } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Executor } from '#server/db/executor.ts';
import { conventions, packageOffers, packages, settings } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { jsonRows } from './json-rows.ts';
import { prepareStatement, readInPages } from './prepare-statement.ts';

let t: TestApp;
let conventionId: string;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  await buildPackage(t.ctx, {
    conventionId,
    offers: [
      { salePrice: 800, cadSalePrice: 1095, earlyBird: true },
      { salePrice: 900, cadSalePrice: 1195 },
    ],
  });
});
afterAll(() => t.close());

const byId = prepareStatement('test_convention_by_id', (db, of: Record<'id', Placeholder>) =>
  db.select().from(conventions).where(eq(conventions.id, of.id)),
);

describe('a prepared statement', () => {
  it('answers the rows that the query builder answers', async () => {
    const built = await t.ctx.db.select().from(conventions).where(eq(conventions.id, conventionId));
    expect(built).toHaveLength(1);
    expect(await byId(t.ctx.db, { id: conventionId })).toEqual(built);
  });

  it('answers records of joined tables, and null of a table that has no row', async () => {
    const joined = prepareStatement('test_joined', (db, of: Record<'id', Placeholder>) =>
      db
        .select({ row: packages, calendar: { zone: conventions.timeZone }, setting: settings.key })
        .from(packages)
        .innerJoin(conventions, eq(conventions.id, packages.conventionId))
        .leftJoin(settings, sql`false`)
        .where(eq(conventions.id, of.id)),
    );
    const [row] = await t.ctx.db.select().from(packages).where(eq(packages.conventionId, conventionId));
    const [convention] = await byId(t.ctx.db, { id: conventionId });
    expect(await joined(t.ctx.db, { id: conventionId })).toEqual([
      { row, calendar: { zone: convention?.timeZone }, setting: null },
    ]);
  });

  it('reads what its own transaction has written, and is rolled back with it', async () => {
    const write = prepareStatement('test_setting', (db, of: Record<'value' | 'at', Placeholder>) =>
      db
        .insert(settings)
        .values({ key: 'test', value: of.value, updatedAt: of.at })
        .returning({ value: settings.value, updatedAt: settings.updatedAt }),
    );
    const values = { value: { some: ['json'] }, at: new Date('2027-01-02T03:04:05.678Z') };
    const written = t.ctx.db.transaction(async (tx) => {
      expect(await write(tx, values)).toEqual([{ value: values.value, updatedAt: values.at }]);
      throw new Error('rolled back');
    });
    await expect(written).rejects.toThrow('rolled back');
    expect(await t.ctx.db.$count(settings, eq(settings.key, 'test'))).toBe(0);
  });

  it('fails with the error of the query builder', async () => {
    await expect(byId(t.ctx.db, { id: 'not an id' })).rejects.toBeInstanceOf(DrizzleQueryError);
  });

  it('cannot read the columns of an outer join as one record', () => {
    expect(() =>
      prepareStatement('test_outer', (db) =>
        db
          .select({ row: packages, setting: settings })
          .from(packages)
          .leftJoin(settings, sql`true`),
      ),
    ).toThrow('outer join');
  });
});

describe('a query that is read in pages', () => {
  const rowsAtOnce = 1;
  const offers = (db: Executor) =>
    db
      .select()
      .from(packageOffers)
      .where(gte(packageOffers.salePrice, 1))
      .orderBy(asc(packageOffers.position));

  it('answers the rows that awaiting it answers, so many at a time', async () => {
    const pages: unknown[][] = [];
    const take = (rows: readonly unknown[]) => pages.push([...rows]);
    await readInPages(t.ctx.db, offers, { rowsAtOnce, take });
    expect(pages.flat()).toEqual(await offers(t.ctx.db));
    expect(pages.map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  it('reads what the transaction around it has written, twice', async () => {
    await t.ctx.db.transaction(async (tx) => {
      await tx.update(packageOffers).set({ salePrice: 901 }).where(eq(packageOffers.salePrice, 900));
      for (const time of [1, 2]) {
        const prices: number[] = [];
        const take = (rows: readonly { salePrice: number }[]) =>
          prices.push(...rows.map(({ salePrice }) => salePrice));
        await readInPages(tx, offers, { rowsAtOnce, take });
        expect([time, ...prices]).toEqual([time, 800, 901]);
      }
    });
  });

  it('fails with the error of the query builder, or of what takes the rows', async () => {
    const broken = (db: Executor) => db.select({ one: sql`1 / 0` }).from(packageOffers);
    const take = () => {
      throw new RangeError('No more');
    };
    await expect(readInPages(t.ctx.db, broken, { rowsAtOnce, take })).rejects.toBeInstanceOf(
      DrizzleQueryError,
    );
    await expect(readInPages(t.ctx.db, offers, { rowsAtOnce, take })).rejects.toThrow('No more');
  });
});

it('rows of a table as a column are the records that selecting them answers', async () => {
  const statement = prepareStatement('test_json_rows', (db, of: Record<'id', Placeholder>) =>
    db
      .select({
        conventions: jsonRows(conventions, eq(conventions.id, of.id)),
        offers: jsonRows(
          packageOffers,
          sql`${packageOffers.packageId} in (select ${packages.id} from ${packages} where ${eq(packages.conventionId, of.id)})`,
          packageOffers.position,
        ),
        none: jsonRows(settings, eq(settings.key, 'no such key')),
      })
      .from(conventions)
      .where(eq(conventions.id, of.id)),
  );
  const [found] = await statement(t.ctx.db, { id: conventionId });
  expect(found).toEqual({
    conventions: await byId(t.ctx.db, { id: conventionId }),
    offers: await t.ctx.db.select().from(packageOffers).orderBy(packageOffers.position),
    none: [],
  });
  expect(found?.offers).toHaveLength(2);
});
