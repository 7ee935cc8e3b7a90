import { asc, eq, like, type Placeholder } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Executor } from '#server/db/executor.ts';
import { labels, settings } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { prepareInsert, prepareUpdate } from './prepare-row-statement.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Setting = typeof settings.$inferInsert;
type Label = typeof labels.$inferInsert;
const at = new Date('2027-01-02T03:04:05.678Z');
const names = async (work: () => Promise<unknown>) => {
  const client = await t.database.pool.connect();
  const sent: (string | undefined)[] = [];
  const query = client.query.bind(client);
  client.query = ((config: { name?: string }, ...rest: unknown[]) => {
    sent.push(config.name);
    return (query as (...all: unknown[]) => unknown)(config, ...rest);
  }) as typeof client.query;
  client.release();
  await work();
  client.query = query;
  return sent;
};
const stored = (prefix: string) =>
  t.ctx.db
    .select()
    .from(settings)
    .where(like(settings.key, `${prefix}%`))
    .orderBy(asc(settings.key));

const insertSettings = (name: string) =>
  prepareInsert(name, settings, (db, rows: Setting[]) =>
    db.insert(settings).values(rows).returning({ key: settings.key }),
  );

describe('a prepared insert', () => {
  it('stores what the query builder stores, whichever columns are given', async () => {
    const rows: Omit<Setting, 'key'>[] = [
      { value: { some: ['json'] } },
      { value: 'text', updatedAt: at },
      { value: false, revision: 7, updatedAt: undefined },
      { value: { some: 'other' } },
    ];
    const insert = insertSettings('test_insert_settings');
    for (const [place, row] of rows.entries()) {
      await t.ctx.db.insert(settings).values({ ...row, key: `built ${place}` });
      expect(await insert(t.ctx.db, [{ ...row, key: `sent ${place}` }])).toEqual([{ key: `sent ${place}` }]);
    }
    const columns = ({ value, revision, updatedAt }: typeof settings.$inferSelect) => ({
      value,
      revision,
      isAt: updatedAt.getTime() === at.getTime(),
    });
    const sent = await stored('sent ');
    expect(sent.map(columns)).toEqual((await stored('built ')).map(columns));
    expect(sent.map(({ revision }) => revision)).toEqual([0, 0, 7, 0]);
  });

  it('draws the defaults of the application anew for each row', async () => {
    const insert = prepareInsert('test_insert_labels', labels, (db, rows: Label[]) =>
      db.insert(labels).values(rows).returning({ id: labels.id, name: labels.name }),
    );
    const pair = (...names: string[]) =>
      insert(
        t.ctx.db,
        names.map((name) => ({ name, color: 'GREY' })),
      );
    const stored = [...(await pair('First', 'Second')), ...(await pair('Third', 'Fourth'))];
    expect(stored.map(({ name }) => name)).toEqual(['First', 'Second', 'Third', 'Fourth']);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(4);
  });

  it('has one name for each combination of columns, and none for a combination too many', async () => {
    const insert = insertSettings('test_insert_names');
    const store = (key: string, count: number) =>
      insert(
        t.ctx.db,
        Array.from({ length: count }, (_, place) => ({ key: `${key} ${place}`, value: place })),
      );
    const sent = await names(async () => {
      await store('a', 1);
      await store('b', 2);
      await store('c', 1);
      await store('d', 21);
    });
    const [one, two] = ['test_insert_names_1', 'test_insert_names_2'];
    expect(sent).toEqual([one, two, one, undefined]);
    const many = insertSettings('test_insert_many');
    const shapes = Array.from({ length: 40 }, (_, shape) => shape);
    const sentMany = await names(async () => {
      for (const shape of shapes)
        await many(
          t.ctx.db,
          Array.from({ length: 6 }, (_, bit) => ({
            key: `many ${shape} ${bit}`,
            value: bit,
            ...((shape >> bit) % 2 === 1 && { revision: 1 }),
          })),
        );
    });
    expect(sentMany.filter((name) => name !== undefined)).toHaveLength(32);
    expect(await stored('many ')).toHaveLength(240);
  });
});

describe('a prepared update', () => {
  const update = prepareUpdate(
    'test_update_setting',
    (db: Executor, change: Partial<Setting>, of: Record<'key', string | Placeholder>) =>
      db.update(settings).set(change).where(eq(settings.key, of.key)).returning(),
  );

  it('changes the given columns of its row, and no others', async () => {
    await t.ctx.db.insert(settings).values({ key: 'updated', value: 'first', revision: 3, updatedAt: at });
    await t.ctx.db.insert(settings).values({ key: 'other', value: 'other' });
    const row = { key: 'updated', value: 'first', revision: 3, updatedAt: at };
    expect(await update(t.ctx.db, { value: ['second'], revision: undefined }, { key: 'updated' })).toEqual([
      { ...row, value: ['second'] },
    ]);
    expect(await update(t.ctx.db, { revision: 4 }, { key: 'updated' })).toEqual([
      { ...row, value: ['second'], revision: 4 },
    ]);
    expect(await update(t.ctx.db, { value: 'third' }, { key: 'updated' })).toEqual([
      { ...row, value: 'third', revision: 4 },
    ]);
    expect(await stored('other')).toMatchObject([{ value: 'other', revision: 0 }]);
  });

  it('is sent by the same name for the same columns', async () => {
    const change = (values: Partial<Setting>) => update(t.ctx.db, values, { key: 'updated' });
    const sent = await names(async () => {
      await change({ value: 1 });
      await change({ revision: 1 });
      await change({ value: 2, revision: undefined });
    });
    expect(sent[0]).toBe(sent[2]);
    expect(new Set([...sent, undefined]).size).toBe(3);
  });

  it('of no columns is an error, as the query builder has it', async () => {
    await expect(update(t.ctx.db, {}, { key: 'updated' })).rejects.toThrow('No values to set');
  });
});
