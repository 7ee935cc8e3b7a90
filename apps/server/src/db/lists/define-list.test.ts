import { listPage, pageQuery, searchText } from '@sangamam/contract/http/list-page';
import { defineEndpoint } from '@sangamam/contract/http/endpoint';
import { labelColors } from '@sangamam/contract/casework/labels/labels';
import { asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { auditLog, labels } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { collect } from '#test/collect.ts';

import { defineList, type QueryOf, type RowOf } from './define-list.ts';

const listLabels = defineEndpoint({
  method: 'GET',
  path: '/v1/test/labels',
  summary: 'Labels',
  tag: 'Test',
  access: 'anonymous',
  query: z.object({
    color: z.enum(labelColors).optional(),
    search: searchText,
    sort: z.enum(['color', '-name']).default('color'),
    ...pageQuery(),
  }),
  data: listPage(z.object({ name: z.string() })),
});

const labelList = defineList(listLabels, {
  rows: (db) => db.select({ id: labels.id, name: labels.name, color: labels.color }).from(labels),
  ids: (db) => db.select({ id: labels.id }).from(labels),
  always: ({ prefix }: { prefix: string }) => like(labels.name, `${prefix}%`),
  where: {
    color: (color) => eq(labels.color, color),
    search: (search) => like(labels.name, `%${search}%`),
  },
  order: ({ sort }) =>
    sort === 'color'
      ? { by: [asc(labels.color)], unique: asc(labels.id) }
      : { by: [], unique: desc(labels.name) },
});
type Label = RowOf<typeof labelList>;
const key = { column: labels.id, of: ({ id }: Label) => id };

const total = 620;
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  const rows = Array.from({ length: total }, (_, place) => ({
    name: `many ${String(place).padStart(4, '0')}`,
    color: labelColors[place % 2] ?? 'GREY',
  }));
  await t.ctx.db.insert(labels).values([...rows, { name: 'another list', color: 'GREY' }]);
});
afterAll(() => t.close());

type Asked = Partial<QueryOf<typeof labelList>>;
const page = (asked: Asked) =>
  labelList.page(t.ctx.db, { prefix: 'many', sort: 'color', page: 1, pageSize: 100, ...asked });

/** All pages of a list, the rows of which are stored elsewhere in their table after each. */
async function allPages(asked: Asked) {
  const found: Label[] = [];
  for (let number = 1; ; number += 1) {
    const { rows } = await page({ ...asked, page: number });
    if (rows.length === 0) return found;
    found.push(...rows);
    const moved = await t.ctx.db
      .select({ id: labels.id })
      .from(labels)
      .orderBy(sql`random()`)
      .limit(200);
    await t.ctx.db
      .update(labels)
      .set({ revision: number })
      .where(
        inArray(
          labels.id,
          moved.map(({ id }) => id),
        ),
      );
  }
}
const names = (rows: readonly Label[]) => rows.map(({ name }) => name);

describe('pages of a list', () => {
  it('have each of many rows with the same sort value once, in one order', async () => {
    const found = await allPages({ pageSize: 50 });
    const ids = found.map(({ color, id }) => `${color} ${id}`);
    expect(new Set(ids).size).toBe(total);
    expect(ids).toEqual(ids.toSorted());
  });

  it('are in the order that the query asks for', async () => {
    const { rows } = await page({ sort: '-name', pageSize: 2 });
    expect(names(rows)).toEqual(['many 0619', 'many 0618']);
  });

  it('are narrowed by the filters that are given, and by what is true of all rows', async () => {
    expect((await page({})).total).toBe(total);
    expect((await page({ color: undefined, search: '' })).total).toBe(total);
    expect((await page({ color: labelColors[1] })).total).toBe(total / 2);
    const { rows } = await page({ color: labelColors[1], search: '000' });
    expect(names(rows)).toEqual(['many 0001', 'many 0003', 'many 0005', 'many 0007', 'many 0009']);
    expect((await page({ prefix: '' })).total).toBe(total + 1);
  });

  it.each([{}, { color: labelColors[0] }, { search: '01' }, { search: 'nobody' }])(
    'have as many rows of %o together as the list counts',
    async (asked) => {
      const { length } = await allPages(asked);
      expect(await labelList.count(t.ctx.db, { prefix: 'many', ...asked })).toBe(length);
      expect((await page({ ...asked, page: 99 })).total).toBe(length);
    },
  );
});

it('the ids of a list can be selected from', async () => {
  const ids = labelList.ids(t.ctx.db, { prefix: 'many', search: 'many 061' });
  const rows = await t.ctx.db.select({ name: labels.name }).from(labels).where(inArray(labels.id, ids));
  expect(rows).toHaveLength(10);
});

describe('all rows of a list', () => {
  it('come in parts with the rows of its pages, without those that came later', async () => {
    const asked = { prefix: 'many', color: labelColors[0] };
    const pages = await allPages({ color: labelColors[0] });
    const all = await labelList.all(t.ctx.db, asked, key);
    expect(all.total).toBe(pages.length);
    const [later] = await t.ctx.db
      .insert(labels)
      .values({ name: 'many and later', color: asked.color })
      .returning({ id: labels.id });
    const parts = await collect(all.parts());
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flat()).toEqual(pages);
    await t.ctx.db.delete(labels).where(eq(labels.id, later?.id ?? ''));
  });

  it('are none where none matches, whatever comes later', async () => {
    const all = await labelList.all(t.ctx.db, { prefix: 'none' }, key);
    const [later] = await t.ctx.db
      .insert(labels)
      .values({ name: 'none until now', color: 'GREY' })
      .returning({ id: labels.id });
    expect([all.total, (await collect(all.parts())).flat()]).toEqual([0, []]);
    await t.ctx.db.delete(labels).where(eq(labels.id, later?.id ?? ''));
  });

  it('come by numbers, the newest first', async () => {
    const entries = defineList(defineEndpoint({ ...listLabels, query: z.object(pageQuery()) }), {
      rows: (db) => db.select({ id: auditLog.id }).from(auditLog),
      ids: (db) => db.select({ id: auditLog.id }).from(auditLog),
      always: () => eq(auditLog.entity, 'many'),
      where: {},
      order: { unique: desc(auditLog.id) },
    });
    const entry = { action: 'test.done', entity: 'many', entityId: '1' };
    await t.ctx.db.insert(auditLog).values(Array.from({ length: 260 }, () => entry));
    const numbers = { column: auditLog.id, of: ({ id }: RowOf<typeof entries>) => id, newestFirst: true };
    const all = await entries.all(t.ctx.db, {}, numbers);
    await t.ctx.db.insert(auditLog).values(entry);
    const [later, ...rows] = await t.ctx.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(eq(auditLog.entity, 'many'))
      .orderBy(desc(auditLog.id));
    expect(all.total).toBe(260);
    expect((await collect(all.parts())).flat()).toEqual(rows);
    expect(later?.id).toBeGreaterThan(rows[0]?.id ?? 0);
  });
});

it('a filter of the endpoint without a condition, and a condition without a filter, are errors of types', () => {
  const { rows, ids } = {
    rows: () => t.ctx.db.select({ id: labels.id }).from(labels),
    ids: () => t.ctx.db.select({ id: labels.id }).from(labels),
  };
  const order = { unique: asc(labels.id) };
  const color = () => undefined;
  const search = () => undefined;
  // @ts-expect-error -- color is missing
  defineList(listLabels, { rows, ids, where: { search }, order });
  // @ts-expect-error -- the endpoint has no such filter
  defineList(listLabels, { rows, ids, where: { search, color, state: color }, order });
  expect(defineList(listLabels, { rows, ids, where: { search, color }, order })).toHaveProperty('page');
});
