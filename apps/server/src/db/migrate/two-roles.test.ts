import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startJobs } from '#server/jobs/start-jobs.ts';
import { createDocumentedRoles, type DocumentedRoles } from '#test/database/documented-roles.ts';
import { runStatement } from '#test/database/run-statement.ts';

import { ownedAppendOnlyTables } from './append-only-check.ts';
import { migrate } from './migrate.ts';

let roles: DocumentedRoles;
beforeAll(async () => {
  roles = await createDocumentedRoles();
});
afterAll(() => roles.drop());

it('the two roles of the documentation: one migrates, the other runs the site and cannot alter the audit log', async () => {
  const { owner, app } = await roles.createDatabase();

  await migrate(owner);
  await migrate(app);

  const pool = new pg.Pool({ connectionString: app });
  expect(await ownedAppendOnlyTables(pool)).toEqual([]);
  await expect(pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER')).rejects.toThrow('must be owner');
  await pool.query(`insert into settings (key, value) values ('tried', '{}')`);
  await pool.end();

  const { promise: hasRun, resolve } = Promise.withResolvers<void>();
  const tasks = { ping: () => resolve() };
  const log = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  };
  const jobs = await startJobs({ databaseUrl: app, tasks, nightly: [], log });
  await runStatement(app, "select graphile_worker.add_job('ping')");
  await hasRun;
  await jobs.stop();
});

const created = `select nspname as name from pg_namespace where nspname = 'drizzle'
  union all select relname from pg_class where relnamespace = 'public'::regnamespace`;

it('a start as the application before the owner has migrated says so, leaves nothing, and blocks nobody', async () => {
  const { owner, app } = await roles.createDatabase();
  await expect(migrate(app)).rejects.toThrow(/may not change it: run npm run db:migrate as the owner first/u);
  expect(await runStatement(app, created)).toEqual([]);
  await migrate(owner);
  await migrate(app);
});

it('a start as the application on the schema of an older version says the same', async () => {
  const { owner, app } = await roles.createDatabase();
  await migrate(owner);
  await runStatement(
    owner,
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  );
  await expect(migrate(app)).rejects.toThrow(/run npm run db:migrate as the owner first/u);
});

it('a start as a role without any rights says the same', async () => {
  const { owner, app } = await roles.createDatabase();
  await migrate(owner);
  await runStatement(owner, `REVOKE USAGE ON SCHEMA drizzle FROM ${new URL(app).username}`);
  await expect(migrate(app)).rejects.toThrow(/run npm run db:migrate as the owner first/u);
});
