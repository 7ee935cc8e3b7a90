import { openStorage } from '#server/adapters/storage/open-storage.ts';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { openDatabase } from '#server/db/connection/client.ts';
import { connectClient } from '#server/db/connection/connect-client.ts';
import { createContext, type Context } from '#server/db/context.ts';
import { identifyDatabase } from '#server/db/inspection/identify-database.ts';
import { reasonOf } from '#server/describe-start-failure.ts';
import { connectEmbedded, hasEmbedded } from '@sangamam/embedded-postgres/connect-embedded';
import { readEnv, type Env } from '#server/env.ts';
import { readStorageMark } from '#server/features/files/storage/storage-owner.ts';

import { SettingsError } from './settings-error.ts';

/** The database and the files that the environment names, whether the site is running or not. */
export interface Site {
  env: Env;
  databaseUrl: string;
  storage: FileStorage;
}

/**
 * The database that a command needs: that of the site with its own files (`SITE`), the same or an empty one (`MIGRATED`),
 * or the same, where an embedded one may also be created (`NEW`).
 */
type Needs = 'SITE' | 'MIGRATED' | 'NEW';

/**
 * Opens the site for `work` and restores its state: an embedded database that was not running is stopped again.
 *
 * @throws SettingsError before anything is created or changed, when the settings lead to no database, to one of another
 * application, or to files of another site
 */
export async function withSite<Result>(
  work: (site: Site) => Promise<Result>,
  { needs = 'SITE' }: { needs?: Needs } = {},
): Promise<Result> {
  const env = readEnv(process.env);
  if (env.databaseUrl === undefined && needs !== 'NEW' && !hasEmbedded(env.dataDir))
    throw new SettingsError(
      `There is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL as for the site itself.`,
    );
  const embedded = env.databaseUrl === undefined ? await connectEmbedded(env.dataDir) : undefined;
  try {
    const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
    const site = { env, databaseUrl, storage: await openStorage(env.storageUrl) };
    await requireDatabase(databaseUrl, needs);
    if (needs === 'SITE') await withContextOf(site, requireOwnFiles);
    return await work(site);
  } finally {
    await embedded?.stop();
  }
}

/** The same with the context of a use case. */
export function withContext<Result>(work: (ctx: Context) => Promise<Result>): Promise<Result> {
  return withSite((site) => withContextOf(site, work));
}

async function withContextOf<Result>(
  { env, databaseUrl, storage }: Site,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl);
  try {
    const { publicUrl, smtpUrl } = env;
    return await work(
      createContext({ db: database.db, storage, publicUrl, mailStays: smtpUrl === undefined }),
    );
  } finally {
    await database.close();
  }
}

async function requireDatabase(databaseUrl: string, needs: Needs): Promise<void> {
  const client = await connectClient(databaseUrl, 'sangamam command').catch((error: unknown) => {
    throw new SettingsError(`There is no access to the database: ${reasonOf(error)}.`);
  });
  try {
    const found = await identifyDatabase(client);
    if (found === 'SITE' || (found === 'EMPTY' && needs !== 'SITE')) return;
    const { host, port, database } = client;
    const place = `The database ${database} at ${host}:${port}`;
    throw new SettingsError(
      found === 'EMPTY'
        ? `${place} is empty. Set DATABASE_URL as for the site itself; a new one needs: npm run site -- migrate`
        : `${place} belongs to another application. Set DATABASE_URL as for the site itself.`,
    );
  } finally {
    await client.end();
  }
}

async function requireOwnFiles(ctx: Context): Promise<void> {
  // Storage that cannot be read is no reason to keep an administrator out: what needs files fails by itself.
  const mark = await readStorageMark(ctx).catch(() => 'NONE');
  if (mark !== 'FOREIGN') return;
  throw new SettingsError(
    'The file storage belongs to another database. Set DATABASE_URL and STORAGE_URL as for the site itself.',
  );
}
