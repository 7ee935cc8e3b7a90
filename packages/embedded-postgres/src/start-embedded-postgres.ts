import { chmodSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { locateBinaries, type Binaries } from './binaries.ts';
import { createClusterOnce, databaseName, readPassword } from './create-cluster.ts';
import { freePort } from './free-port.ts';
import { lockDirectory } from './lock-directory.ts';
import { chooseIdentity, type Identity, type IdentityKind } from './identity.ts';
import { supervisePostmaster } from './supervise-postmaster.ts';
import { stopOrphan } from './shut-down.ts';

export interface EmbeddedPostgresOptions {
  /** The data is in its subfolder `postgres`. */
  dataDir: string;
  /** False only where the data may be lost, as in tests: nothing is flushed to the disk. */
  durable?: boolean;
  /** Forces one kind of identity; chosen by what the machine allows where absent. */
  identity?: IdentityKind;
  /** Called when the server ended unexpectedly and is being restarted. */
  onRestart?: (reason: Error) => void;
}

export interface EmbeddedPostgres {
  /** Connection string, with the password. It does not change until `stop`. */
  url: string;
  /** Rolls back open transactions, flushes and stops the server. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL that belongs to this process alone: on a free port of 127.0.0.1, its data under `dataDir`. It
 * stops with the process; a server that outlived its process (kill -9) is stopped by the next start. A server that
 * crashes is restarted on the same port.
 *
 * @throws DirectoryInUseError when another process uses the same data directory.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, onRestart = () => undefined } = options;
  if (process.platform !== 'linux') {
    throw new Error('The embedded PostgreSQL runs on Linux. Set DATABASE_URL to a PostgreSQL of your own.');
  }
  const directory = path.join(path.resolve(dataDir), 'postgres');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const hold = await lockDirectory(directory);
  try {
    await stopOrphan(path.join(directory, 'cluster'));
    const binaries = locateBinaries();
    const identity = chooseIdentity(binaries, directory, options.identity);
    giveTo(identity, directory);
    await createClusterOnce(identity, directory, durable);
    // PostgreSQL requires this mode, and a copied data directory loses it.
    chmodSync(path.join(directory, 'cluster'), 0o700);
    checkVersion(binaries, directory);
    const port = await freePort();
    const server = await supervisePostmaster({ identity, directory, port, durable }, onRestart);
    return {
      url: `postgres://${databaseName}:${readPassword(directory)}@127.0.0.1:${port}/${databaseName}`,
      stop: async () => {
        await server.stop();
        await hold.release();
      },
    };
  } catch (error) {
    await hold.release();
    throw error;
  }
}

/** Transfers the data to the current identity of PostgreSQL; it may have belonged to another one. */
function giveTo({ owner }: Identity, directory: string): void {
  const { uid } = statSync(directory);
  if (uid === owner.uid || process.getuid?.() !== 0) return;
  for (const entry of readdirSync(directory, { recursive: true })) {
    lchownSync(path.join(directory, entry.toString()), owner.uid, owner.gid);
  }
  // Last, so that an interrupted start repeats all of it.
  lchownSync(directory, owner.uid, owner.gid);
}

/** A major version cannot read the data of another one. */
function checkVersion({ version }: Binaries, directory: string): void {
  const major = version.split('.')[0] ?? '';
  const found = readFileSync(path.join(directory, 'cluster/PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new Error(
    `The data in ${directory} was written by PostgreSQL ${found}; this version brings ${major}. ` +
      'Move the folder away, or start with DATABASE_URL set to a server that can read it.',
  );
}
