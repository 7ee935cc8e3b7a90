import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';

import { startJobs } from '#server/jobs/start-jobs.ts';
import { runStatement, siblingDatabase } from '#test/database/run-statement.ts';

import { ownedAppendOnlyTables } from './append-only-check.ts';
import { migrate } from './migrate.ts';

const operations = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../docs/operations.md'),
  'utf8',
);
const server = inject('testServer');
/** Whoever makes a role without being a superuser may act as it only where it says so. */
const asCreator = `${server.url}?options=${encodeURIComponent('-c createrole_self_grant=set,inherit')}`;
const name = `two_roles_${randomBytes(6).toString('hex')}`;

/** The SQL of the documentation, with names and a password of this test. */
const [inAnyDatabase = '', inItsDatabase = ''] = (
  /## Two roles.*?```sql\n(?<sql>.*?)```/su.exec(operations)?.groups?.['sql'] ?? ''
)
  .replaceAll('sangamam', name)
  .replaceAll('…', 'Copper+Meadow+1891')
  .split(/^\\connect .*$/mu);

function addressOf(role: string): string {
  const address = new URL(siblingDatabase(server.url, name));
  return Object.assign(address, { username: `${name}_${role}`, password: 'Copper+Meadow+1891' }).href;
}

afterAll(async () => {
  await runStatement(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  for (const role of ['owner', 'app']) await runStatement(server.url, `DROP ROLE IF EXISTS ${name}_${role}`);
});

it('the two roles of the documentation: one migrates, the other runs the site and cannot alter the audit log', async () => {
  for (const statement of inAnyDatabase.split(';').filter((one) => one.trim() !== ''))
    await runStatement(asCreator, statement);
  await runStatement(siblingDatabase(server.url, name), inItsDatabase);
  const [owner, app] = [addressOf('owner'), addressOf('app')];

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
