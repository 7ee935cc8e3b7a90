import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { linkLibraries, locateBinaries } from './binaries.ts';
import { chooseIdentity } from './identity.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let closed: string;

beforeEach(() => {
  closed = mkdtempSync(path.join(os.tmpdir(), 'sangamam-closed-'));
  chmodSync(closed, 0o700);
});

afterEach(() => rmSync(closed, { recursive: true, force: true }));

/** Copies the installed package, without its symbolic links, into a folder that only this account can enter. */
function bareCopy(): string {
  const copy = path.join(closed, 'package');
  cpSync(path.dirname(locateBinaries().native), copy, { recursive: true, verbatimSymlinks: true });
  const libraries = path.join(copy, 'native/lib');
  for (const entry of readdirSync(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(path.join(libraries, entry.name));
  }
  return copy;
}

describe('linkLibraries', () => {
  it('makes up for an install script that did not run', () => {
    const copy = bareCopy();
    const initdb = () => spawnSync(path.join(copy, 'native/bin/initdb'), ['--version']).status;
    expect(initdb()).not.toBe(0);
    linkLibraries(copy);
    expect(initdb()).toBe(0);
  });
});

describe.skipIf(!isRoot)('PostgreSQL, started by root', () => {
  it.each(['namespace', 'other-user'] as const)(
    'runs as %s on data where only root can enter',
    async (kind) => {
      const dataDir = path.join(closed, 'data');
      for (const round of [1, 2]) {
        const postgres = await startEmbeddedPostgres({ dataDir, identity: kind, durable: false });
        const client = new pg.Client(postgres.url);
        await client.connect();
        await client.query('CREATE TABLE IF NOT EXISTS rounds (round integer)');
        await client.query('INSERT INTO rounds VALUES ($1)', [round]);
        const { rows } = await client.query('SELECT count(*)::integer AS count FROM rounds');
        await client.end();
        await postgres.stop();
        expect(rows).toStrictEqual([{ count: round }]);
      }
      expect(statSync(path.join(dataDir, 'postgres/cluster')).uid === 0).toBe(kind === 'namespace');
    },
  );

  it('moves from one identity to the other with the same data', async () => {
    const dataDir = path.join(closed, 'data');
    for (const identity of ['namespace', 'other-user', 'namespace'] as const) {
      const postgres = await startEmbeddedPostgres({ dataDir, identity, durable: false });
      const client = new pg.Client(postgres.url);
      await client.connect();
      await client.query('CREATE TABLE IF NOT EXISTS kept ()');
      await client.end();
      await postgres.stop();
    }
    expect(statSync(path.join(dataDir, 'postgres/cluster')).uid).toBe(0);
  });

  it('copies the programs when the other user cannot enter the checkout', () => {
    const copy = bareCopy();
    linkLibraries(copy);
    const binaries = { native: path.join(copy, 'native'), version: `test-${process.pid}` };
    const directory = path.join(closed, 'data');
    mkdirSync(directory);
    const { native, owner } = chooseIdentity(binaries, directory, 'other-user');
    try {
      expect(native).not.toBe(binaries.native);
      const version = spawnSync(path.join(native, 'bin/initdb'), ['--version'], { ...owner, cwd: '/' });
      expect(version.status).toBe(0);
      expect(chooseIdentity(binaries, directory, 'other-user').native).toBe(native);
    } finally {
      rmSync(native, { recursive: true, force: true });
    }
  });

  it('takes the other user when the data lies where the namespace cannot enter', () => {
    const directory = path.join(closed, 'somebody/data');
    mkdirSync(directory, { recursive: true });
    expect(chooseIdentity(locateBinaries(), directory).kind).toBe('namespace');
    spawnSync('chown', ['-R', '12345', path.join(closed, 'somebody')]);
    chmodSync(path.join(closed, 'somebody'), 0o700);
    expect(chooseIdentity(locateBinaries(), directory).kind).toBe('other-user');
  });
});
