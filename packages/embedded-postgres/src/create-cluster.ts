import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Identity } from './identity.ts';
import { runProgram } from './run-program.ts';

/** The role that owns the database; it is not a superuser, as on a hosted PostgreSQL. */
export const databaseName = 'sangamam';

const passwordFile = (cluster: string) => path.join(cluster, 'sangamam-password');

/** The password of the role {@link databaseName}, stored inside the cluster and readable only by its owner. */
export function readPassword(directory: string): string {
  return readFileSync(passwordFile(path.join(directory, 'cluster')), 'utf8');
}

/**
 * Creates the cluster in `directory` unless it exists: UTF-8, sorted as English speakers expect, one role with a random
 * password that owns one database. The cluster is renamed to its final name only when it is complete, so that an
 * interrupted start leaves nothing that would break a later one.
 */
export async function createClusterOnce(
  identity: Identity,
  directory: string,
  durable: boolean,
): Promise<void> {
  if (existsSync(path.join(directory, 'cluster'))) return;
  const unfinished = path.join(directory, 'cluster.new');
  rmSync(unfinished, { recursive: true, force: true });

  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  await runProgram(identity, {
    name: 'initdb',
    directory,
    args: (at) => [
      `--pgdata=${at('cluster.new')}`,
      ...locale,
      '--username=postgres',
      '--auth=reject',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
  });

  const password = randomBytes(24).toString('base64url');
  const said = await runProgram(
    identity,
    { name: 'postgres', directory, args: (at) => ['--single', '-D', at('cluster.new'), 'postgres'] },
    // Only the tests create roles, to check the privileges that a site with its own database needs.
    `CREATE ROLE ${databaseName} LOGIN CREATEDB ${durable ? '' : 'CREATEROLE '}PASSWORD '${password}';\n` +
      `CREATE DATABASE ${databaseName} OWNER ${databaseName};\n`,
  );
  if (/\b(?:ERROR|FATAL|PANIC):/u.test(said)) throw new Error(`The database could not be created:\n${said}`);

  writeFileSync(path.join(unfinished, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  writeFileSync(passwordFile(unfinished), password, { mode: 0o600 });
  renameSync(unfinished, path.join(directory, 'cluster'));
}
