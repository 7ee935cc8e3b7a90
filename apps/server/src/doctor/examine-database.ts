import { connectEmbedded, hasEmbedded } from '@sangamam/embedded-postgres/connect-embedded';

import { openStorage } from '#server/adapters/storage/open-storage.ts';
import { openDatabase } from '#server/db/connection/client.ts';
import { connectClient } from '#server/db/connection/connect-client.ts';
import { createContext } from '#server/db/context.ts';
import { identifyDatabase } from '#server/db/inspection/identify-database.ts';
import type { Env } from '#server/env.ts';

import { databaseChecks } from './check-database.ts';
import { failure, type Finding } from './finding.ts';
import type { Limits } from './limits.ts';
import { runCheck, within } from './run-check.ts';

/** How long is waited for connections to end, in milliseconds: a silent database does not hold the report up. */
const closeMs = 2_000;

/**
 * Looks at the database through connections that may only read. An embedded one that is not running is started and
 * stopped again, and one that is missing is not created.
 */
export async function examineDatabase(env: Env, now: () => Date, limits: Limits): Promise<Finding[]> {
  if (env.databaseUrl !== undefined) return examine(env.databaseUrl, env, now, limits);
  if (!hasEmbedded(env.dataDir))
    return [
      failure(
        'database',
        `There is no database in ${env.dataDir}.`,
        'Set DATA_DIR or DATABASE_URL as for the site itself; npm start creates a new one.',
      ),
    ];
  const embedded = await within(limits.startMs, connectEmbedded(env.dataDir));
  try {
    return await examine(embedded.url, env, now, limits);
  } finally {
    await embedded.stop();
  }
}

async function examine(given: string, env: Env, now: () => Date, limits: Limits): Promise<Finding[]> {
  const { answerMs } = limits;
  const url = readOnly(given, answerMs);
  const obstacle = await findObstacle(url, answerMs);
  if (obstacle !== undefined) return [obstacle];
  const database = openDatabase(url, { max: 4, connectMs: answerMs, waitMs: answerMs });
  try {
    const ctx = createContext({
      db: database.db,
      storage: await openStorage(env.storageUrl),
      publicUrl: env.publicUrl,
      mailStays: env.smtpUrl === undefined,
      now,
    });
    const checks = databaseChecks(database, ctx, env, limits);
    return (await Promise.all(checks.map((check) => runCheck(check, answerMs)))).flat();
  } finally {
    await within(closeMs, database.close()).catch(() => undefined);
  }
}

/** Why nothing else can be looked at in the database; undefined where it is one of the site. */
async function findObstacle(url: string, ms: number): Promise<Finding | undefined> {
  const client = await connectClient(url, 'sangamam doctor', ms);
  try {
    const found = await within(ms, identifyDatabase(client));
    if (found === 'SITE') return undefined;
    return found === 'EMPTY'
      ? failure(
          'database',
          `The database ${client.database} is empty.`,
          'Set DATABASE_URL as for the site itself; a new one needs: npm run site -- migrate',
        )
      : failure(
          'database',
          `The database ${client.database} belongs to another application.`,
          'Set DATABASE_URL as for the site itself.',
        );
  } finally {
    await within(closeMs, client.end()).catch(() => undefined);
  }
}

/** The same address, whose sessions refuse to write, and end a statement that runs too long. */
function readOnly(url: string, ms: number): string {
  const address = new URL(url);
  const options = [
    address.searchParams.get('options'),
    `-c default_transaction_read_only=on -c statement_timeout=${ms} -c lock_timeout=${ms}`,
  ];
  address.searchParams.set('options', options.filter((option) => option !== null).join(' '));
  return address.href;
}
