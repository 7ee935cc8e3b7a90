import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase, createTestDatabase } from '#test/database/test-database.ts';

import { migrate } from './migrate.ts';

const journal = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../migrations/meta/_journal.json'), 'utf8'),
) as { entries: unknown[] };

const applied = 'SELECT count(*)::integer AS count FROM drizzle.__drizzle_migrations';
const tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename";

it('lets nodes that start at the same moment migrate once', async () => {
  const [empty, template] = await Promise.all([createEmptyDatabase(), createTestDatabase()]);
  try {
    await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
    await migrate(empty.url);

    expect(await runStatement(empty.url, applied)).toStrictEqual([{ count: journal.entries.length }]);
    const made = await runStatement(empty.url, tables);
    expect(made).toContainEqual({ tablename: 'orders' });
    expect(made).toStrictEqual(await runStatement(template.url, tables));
  } finally {
    await Promise.all([empty.drop(), template.drop()]);
  }
});
