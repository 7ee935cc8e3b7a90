import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { inject } from 'vitest';

import { runStatement, siblingDatabase } from './run-statement.ts';

const password = 'Copper+Meadow+1891';

/** Two roles made as docs/operations.md says, and as many databases of theirs as a test wants. */
export interface DocumentedRoles {
  /** Creates a database by the documentation's SQL and returns the address of each role in it. */
  createDatabase(): Promise<{ owner: string; app: string }>;
  /** Runs a statement as the creator of the roles. */
  run(statement: string): Promise<unknown>;
  /** Drops the databases and the roles. */
  drop(): Promise<void>;
}

/** Runs the SQL of "Two roles" in docs/operations.md, with names and a password of the test. */
export async function createDocumentedRoles(): Promise<DocumentedRoles> {
  const server = inject('testServer');
  const name = `two_roles_${randomBytes(6).toString('hex')}`;
  const [inAnyDatabase = '', inItsDatabase = ''] = documentedSql()
    .replaceAll('sangamam', name)
    .replaceAll('…', password)
    .split(/^\\connect .*$/mu);
  const statements = inAnyDatabase
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const ofDatabase = statements.filter((statement) => statement.startsWith('CREATE DATABASE'));
  // Whoever creates a role without being a superuser may act as it only where it says so.
  const asCreator = `${server.url}?options=${encodeURIComponent('-c createrole_self_grant=set,inherit')}`;
  for (const statement of statements)
    if (!ofDatabase.includes(statement)) await runStatement(asCreator, statement);
  const databases: string[] = [];
  const addressOf = (database: string, role: string) =>
    Object.assign(new URL(siblingDatabase(server.url, database)), { username: `${name}_${role}`, password })
      .href;
  return {
    async createDatabase() {
      const database = `${name}_${databases.length}`;
      databases.push(database);
      const named = (sql: string) => sql.replaceAll(`DATABASE ${name} `, `DATABASE ${database} `);
      for (const statement of ofDatabase) await runStatement(asCreator, named(statement));
      await runStatement(siblingDatabase(server.url, database), named(inItsDatabase));
      return { owner: addressOf(database, 'owner'), app: addressOf(database, 'app') };
    },
    run: (statement) => runStatement(asCreator, statement),
    async drop() {
      for (const database of databases)
        await runStatement(server.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      for (const role of ['owner', 'app'])
        await runStatement(server.url, `DROP ROLE IF EXISTS ${name}_${role}`);
    },
  };
}

function documentedSql(): string {
  const operations = readFileSync(
    path.resolve(import.meta.dirname, '../../../../docs/operations.md'),
    'utf8',
  );
  return /## Two roles.*?```sql\n(?<sql>.*?)```/su.exec(operations)?.groups?.['sql'] ?? '';
}
