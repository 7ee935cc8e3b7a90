import { existsSync } from 'node:fs';
import path from 'node:path';

import { databaseName, readPassword } from './create-cluster.ts';
import { isServerOf, readPidFile, recordedPid } from './shut-down.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

/** The line of `postmaster.pid` with the port. */
const portLine = 3;

/** True when there is an embedded database in `dataDir`. */
export function hasEmbedded(dataDir: string): boolean {
  return existsSync(path.join(path.resolve(dataDir), 'postgres', 'cluster'));
}

/**
 * The embedded database for a command: the running one while the site is up, otherwise one that is started for the
 * command and stopped by `stop`.
 */
export async function connectEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  const directory = path.join(path.resolve(dataDir), 'postgres');
  const cluster = path.join(directory, 'cluster');
  const pid = recordedPid(cluster);
  const port = readPidFile(cluster)[portLine];
  if (pid === undefined || port === undefined || !isServerOf(pid, cluster)) {
    return startEmbeddedPostgres({ dataDir });
  }
  const url = `postgres://${databaseName}:${readPassword(directory)}@127.0.0.1:${port}/${databaseName}`;
  return { url, stop: () => Promise.resolve() };
}
