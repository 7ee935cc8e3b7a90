import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from '#server/db/connection/client.ts';
import { connectClient } from '#server/db/connection/connect-client.ts';
import { loseConnection } from '#test/database/lose-connection.ts';
import { siblingDatabase } from '#test/database/run-statement.ts';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts';

import { describeCommandFailure, describeStartFailure } from './describe-start-failure.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const failureOf = async (work: Promise<unknown>) =>
  describeStartFailure(await work.catch((error: unknown) => error));

it('a start whose connection was closed names that and the next step, without the statement', async () => {
  const sentence = await failureOf(loseConnection(database.url));
  expect(sentence).toMatch(
    /^a connection to the database was closed while it was in use \((?:Connection terminated|Client .* not queryable)/u,
  );
  expect(sentence).toContain('start again');
  expect(sentence).not.toMatch(/savepoint|Failed query/u);
});

it('a start whose statement took too long says that the database did not answer in time', async () => {
  const slow = openDatabase(database.url);
  const waiting = slow.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 1`);
    await tx.execute(sql`select pg_sleep(60), ${'a private value'}::text`);
  });
  const sentence = await failureOf(waiting);
  await slow.close();
  expect(sentence).toMatch(
    /^the database did not answer in time \(canceling statement due to statement timeout\)/u,
  );
  expect(sentence).not.toContain('a private value');
});

it('a command that loses its connection says so, without the statement', async () => {
  const error = await loseConnection(database.url).catch((error: unknown) => error);
  expect(describeCommandFailure(error)).toMatch(
    /^The command did not finish: a connection to the database was closed while it was in use/u,
  );
  expect(describeCommandFailure(error)).not.toMatch(/savepoint|Failed query/u);
});

it('a command whose statement is refused says why, without its values', async () => {
  const site = openDatabase(database.url);
  const refused = site.db.execute(sql`select ${'a private value'}::text from no_such_table`);
  const error = await refused.catch((error: unknown) => error);
  await site.close();
  expect(describeCommandFailure(error)).toBe(
    'The command did not finish: the database refused a statement (relation "no_such_table" does not exist).',
  );
});

it('a command that fails otherwise prints its message', () => {
  expect(describeCommandFailure(new Error('No account has this email'))).toBe('No account has this email');
});

it('a start without its database names the variable to look at', async () => {
  const missing = connectClient(siblingDatabase(database.url, 'no_such_site'), 'test');
  expect(await failureOf(missing)).toMatch(/DATABASE_URL.*"no_such_site" does not exist/u);
});
