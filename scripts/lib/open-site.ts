import { openStorage } from '#server/adapters/storage/open-storage.ts';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { openDatabase } from '#server/db/connection/client.ts';
import { createContext, type Context } from '#server/db/context.ts';
import { connectEmbedded, hasEmbedded } from '@sangamam/embedded-postgres/connect-embedded';
import { readEnv, type Env } from '#server/env.ts';

/** The database and the files that the environment names, whether the site is running or not. */
export interface Site {
  env: Env;
  databaseUrl: string;
  storage: FileStorage;
}

/**
 * Opens the site for `work` and restores its state: an embedded database that was not running is stopped again. A
 * command that only makes sense for a site that exists does not create one.
 *
 * @throws Error when there is no embedded database, unless the command may create it
 */
export async function withSite<Result>(
  work: (site: Site) => Promise<Result>,
  { mayCreate = false } = {},
): Promise<Result> {
  const env = readEnv(process.env);
  if (env.databaseUrl === undefined && !mayCreate && !hasEmbedded(env.dataDir))
    throw new Error(
      `There is no database in ${env.dataDir}. Set DATA_DIR or DATABASE_URL as for the site itself.`,
    );
  const embedded = env.databaseUrl === undefined ? await connectEmbedded(env.dataDir) : undefined;
  try {
    const databaseUrl = env.databaseUrl ?? embedded?.url ?? '';
    return await work({ env, databaseUrl, storage: await openStorage(env.storageUrl) });
  } finally {
    await embedded?.stop();
  }
}

/** The same with the context of a use case. */
export function withContext<Result>(work: (ctx: Context) => Promise<Result>): Promise<Result> {
  return withSite(async ({ env, databaseUrl, storage }) => {
    const database = openDatabase(databaseUrl);
    try {
      return await work(createContext({ db: database.db, storage, publicUrl: env.publicUrl }));
    } finally {
      await database.close();
    }
  });
}
