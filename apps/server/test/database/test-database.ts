import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';

import { runStatement, siblingDatabase } from './run-statement.ts';

/** A separate database for one test file. */
export interface TestDatabase {
  /** For `openDatabase`. */
  url: string;
  /** Deletes the database, even while connections to it are open. */
  drop(): Promise<void>;
}

/**
 * Copies the migrated template, which takes a few hundredths of a second. Its files are copied as they are: writing each
 * page to the log takes twice as long. The caller drops the copy in `afterAll`.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`TEMPLATE ${inject('testServer').template} STRATEGY FILE_COPY`);
}

/** A database without any tables, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const empty = await createDatabase('TEMPLATE template0');
  // The queue's own migrations end their connection without waiting until it is gone, and would take being thrown out for
  // an error. A drop without force waits for it.
  const { pathname } = new URL(empty.url);
  return {
    ...empty,
    drop: async () => {
      try {
        await runStatement(inject('testServer').url, `DROP DATABASE IF EXISTS ${pathname.slice(1)}`);
      } catch {
        await empty.drop();
      }
    },
  };
}

async function createDatabase(how: string): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `${server.template}_${randomBytes(6).toString('hex')}`;
  await runStatement(server.url, `CREATE DATABASE ${name} ${how}`);
  return {
    url: siblingDatabase(server.url, name),
    drop: async () => {
      await runStatement(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
