import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { migrate } from '#server/db/migrate/migrate.ts';
import { runStatement, siblingDatabase } from './run-statement.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server's maintenance database, and the name of the migrated database that tests copy. */
    testServer: { url: string; template: string };
  }
}

/**
 * Provides a PostgreSQL for the tests: the one of `TEST_DATABASE_URL` or `DATABASE_URL`, whose role must be allowed to
 * create databases, or otherwise an embedded one. All tests share one migrated template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const template = `sangamam_test_${process.pid}_${Date.now().toString(36)}`;
  await runStatement(server.url, `CREATE DATABASE ${template}`);
  await migrate(siblingDatabase(server.url, template));
  project.provide('testServer', { url: server.url, template });

  return async () => {
    const copies = await runStatement<{ datname: string }>(
      server.url,
      `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`,
    );
    for (const { datname } of copies)
      await runStatement(server.url, `DROP DATABASE "${datname}" WITH (FORCE)`);
    await server.close();
  };
}

async function openServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = [process.env.TEST_DATABASE_URL, process.env.DATABASE_URL].find((url) => Boolean(url));
  if (given !== undefined) return { url: given, close: () => Promise.resolve() };
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    url: postgres.url,
    close: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
