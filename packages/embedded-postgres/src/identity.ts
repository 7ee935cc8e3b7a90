import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { copyBinaries, type Binaries } from './binaries.ts';

/**
 * The account that runs PostgreSQL, which refuses root and accounts without a name.
 *
 * - `self`: the account of this process.
 * - `namespace`: the same account, mapped to an ordinary account's number in a user namespace, so it can still enter
 *   every folder that this process owns.
 * - `other-user`: an unprivileged account that root switches to, where user namespaces are forbidden.
 */
export type IdentityKind = 'self' | 'namespace' | 'other-user';

/** How to run the programs of PostgreSQL, and which account owns their files. */
export interface Identity {
  kind: IdentityKind;
  /** Folder with the programs; the identity can enter it. */
  native: string;
  /** Owner of the data, as seen outside the namespace. */
  owner: Account;
  /** The command-line prefix before the PostgreSQL program. */
  prefix: string[];
}

interface Account {
  uid: number;
  gid: number;
}

/**
 * Chooses the account that runs PostgreSQL on `directory`: the first of {@link IdentityKind} that is available to this
 * process, or the one that `kind` requires.
 *
 * @throws Error when none is available.
 */
export function chooseIdentity(binaries: Binaries, directory: string, kind?: IdentityKind): Identity {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const accounts = namedAccounts();
  if (kind === undefined ? self.uid !== 0 && accounts.has(self.uid) : kind === 'self') {
    return { kind: 'self', native: binaries.native, owner: self, prefix: [] };
  }
  const stranger = accounts.get('postgres') ?? accounts.get('nobody');
  if (stranger !== undefined) {
    const prefix = namespacePrefix(stranger);
    if (kind === 'namespace' || (kind === undefined && works(prefix, binaries, directory))) {
      return { kind: 'namespace', native: binaries.native, owner: self, prefix };
    }
    if (self.uid === 0) {
      const native = canRun(stranger, binaries.native) ? binaries.native : copyBinaries(binaries);
      return { kind: 'other-user', native, owner: stranger, prefix: [] };
    }
  }
  throw new Error(
    'The embedded PostgreSQL does not run as this account, and there is no other account that it could run as. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** The accounts of `/etc/passwd`, by name and by number. */
function namedAccounts(): Map<string | number, Account> {
  const accounts = new Map<string | number, Account>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    const account = { uid: Number(uid), gid: Number(gid) };
    if (name !== '' && account.uid > 0) accounts.set(name, account).set(account.uid, account);
  }
  return accounts;
}

function namespacePrefix({ uid, gid }: Account): string[] {
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
}

/** True when the namespace is allowed and both the data and the programs can be reached from inside. */
function works([command = '', ...prefix]: string[], { native }: Binaries, directory: string): boolean {
  const script = 'test -w "$1" && exec "$2" --version';
  const args = [...prefix, 'sh', '-c', script, 'sh', directory, path.join(native, 'bin/postgres')];
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function canRun(account: Account, native: string): boolean {
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const;
  return spawnSync(path.join(native, 'bin/postgres'), ['--version'], options).status === 0;
}
