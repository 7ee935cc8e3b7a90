import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

import { createDocumentedRoles } from '#test/database/documented-roles.ts';
import { earlierSteps } from '#test/database/earlier-steps.ts';
import { readCatalogue } from '#test/database/catalogue.ts';
import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/database/test-database.ts';

import { migrate } from './migrate.ts';
import { listMigrations, migrationsFolder } from './schema-version.ts';

const databases: TestDatabase[] = [];
const empty = async () => {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database.url;
};
afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));

const newest = earlierSteps.at(-1)?.when;
const applied = async (url: string) => {
  const rows = await runStatement<{ at: string }>(
    url,
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
};
const times = (migrations: readonly { when: number }[]) => migrations.map(({ when }) => when);
const current = listMigrations(migrationsFolder);

it('the comparison sees a trigger that is switched off', async () => {
  const url = await empty();
  await migrate(url);
  const before = await readCatalogue(url);
  await runStatement(url, 'alter table audit_log disable trigger user');
  const changed = (await readCatalogue(url)).filter((line) => !before.includes(line));
  expect(changed).toEqual([
    expect.stringMatching(/audit_log_append_only .* D$/u),
    expect.stringMatching(/audit_log_changes_by_erasure_only .* D$/u),
  ]);
});

it('a new database and an upgraded one draw permanent numbers from serials that no temporary number has', async () => {
  for (const from of [undefined, newest]) {
    const url = await empty();
    if (from !== undefined) await migrate(url, { upTo: from });
    await migrate(url);
    const [serials] = await runStatement<{ next: string; highest: string }>(
      url,
      `select nextval('perm_numbers') as next, seqmax as highest from pg_sequence
       where seqrelid = 'temp_numbers'::regclass`,
    );
    expect(Number(serials?.next)).toBeGreaterThan(Number(serials?.highest));
  }
});

describe('a database of before 1.0', () => {
  const starts = [0, 1, 14, 28, earlierSteps.length - 2, earlierSteps.length - 1];

  it.each(starts)('that stands on step %i gets the schema of a new one', async (index) => {
    const [upgraded, fresh] = [await empty(), await empty()];
    await migrate(upgraded, { upTo: earlierSteps[index]?.when ?? 0 });
    await migrate(upgraded);
    await migrate(fresh);

    const catalogue = await readCatalogue(fresh);
    expect(catalogue.filter((line) => line.startsWith('relation r ')).length).toBeGreaterThan(70);
    expect(await readCatalogue(upgraded)).toEqual(catalogue);
    expect(await applied(upgraded)).toEqual([...times(earlierSteps), ...times(current)]);
    expect(await applied(fresh)).toEqual(times(current));
  });

  it('gets owners and rights of a new one, too, when two roles share the work', async () => {
    const roles = await createDocumentedRoles();
    try {
      const [upgraded, fresh] = [await roles.createDatabase(), await roles.createDatabase()];
      await migrate(upgraded.owner, { upTo: newest });
      await expect(migrate(upgraded.app)).rejects.toThrow(/as the owner first/u);
      await migrate(upgraded.owner);
      await migrate(fresh.owner);
      for (const { app } of [upgraded, fresh]) await migrate(app);
      const catalogue = await readCatalogue(fresh.owner);
      expect(catalogue).toContainEqual(expect.stringMatching(/^relation r orders .*_app=arwd\//u));
      expect(await readCatalogue(upgraded.owner)).toEqual(catalogue);
    } finally {
      await roles.drop();
    }
  });

  it('is upgraded once by nodes that start at the same moment', async () => {
    const url = await empty();
    await migrate(url, { upTo: earlierSteps[28]?.when });
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(await applied(url)).toEqual([...times(earlierSteps), ...times(current)]);
  });

  it('is as it was after an upgrade that was cut off, and the next one completes it', async () => {
    const [url, fresh] = [await empty(), await empty()];
    await migrate(fresh);
    const before = earlierSteps.slice(0, 29);
    await migrate(url, { upTo: before.at(-1)?.when });
    const catalogue = await readCatalogue(url);

    // Holds a table that a later step changes, so that the upgrade stands still in the middle of its transaction.
    const holder = new pg.Client(url);
    await holder.connect();
    await holder.query('begin; lock table hotel_stays');
    const upgrade = Promise.allSettled([migrate(url)]);
    await expect
      .poll(() =>
        runStatement(
          url,
          `select pg_terminate_backend(pid) as ended from pg_stat_activity
           where datname = current_database() and application_name = 'sangamam migrate' and wait_event_type = 'Lock'`,
        ),
      )
      .toEqual([{ ended: true }]);
    expect(await upgrade).toEqual([expect.objectContaining({ status: 'rejected' })]);
    await holder.end();

    expect(await readCatalogue(url)).toEqual(catalogue);
    expect(await applied(url)).toEqual(times(before));
    await migrate(url);
    expect(await readCatalogue(url)).toEqual(await readCatalogue(fresh));
  });
});
