import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { isServerOf, recordedPid } from './shut-down.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

const app = path.resolve(import.meta.dirname, '../test/embedded-app.ts');
let pristine: string;
let dataDir: string;
let cluster: string;
let leftovers: (() => Promise<unknown>)[];

// Creating a database is slow: it is created once and copied for each test.
beforeAll(async () => {
  pristine = mkdtempSync(path.join(os.tmpdir(), 'sangamam-pristine-'));
  const postgres = await startEmbeddedPostgres({ dataDir: pristine, durable: false });
  await postgres.stop();
});

afterAll(() => rmSync(pristine, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-embedded-'));
  cpSync(pristine, dataDir, { recursive: true });
  cluster = path.join(dataDir, 'postgres/cluster');
  leftovers = [];
});

afterEach(async () => {
  for (const end of leftovers.toReversed()) await end();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start({ folder = dataDir, durable = false } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable });
  leftovers.push(() => postgres.stop());
  return postgres;
}

/** Starts the app in its own process group; it prints the address once it is ready. */
async function startApp(): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const child = spawn(process.execPath, [app, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid ?? 0;
  leftovers.push(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGKILL');
    const postmaster = recordedPid(cluster);
    if (postmaster !== undefined && isServerOf(postmaster, cluster)) process.kill(postmaster, 'SIGKILL');
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, pid, url };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

async function killed({ child, pid }: { child: ChildProcess; pid: number }): Promise<void> {
  const gone = once(child, 'exit');
  process.kill(-pid, 'SIGKILL');
  await gone;
}

const remember = "CREATE TABLE kept AS SELECT 'Anna' AS name";
const recall = 'SELECT name FROM kept';

describe('startEmbeddedPostgres', () => {
  it('keeps what was stored over a restart', async () => {
    const first = await start();
    await query(first.url, remember);
    await first.stop();
    const second = await start();
    expect(await query(second.url, recall)).toStrictEqual([{ name: 'Anna' }]);
  });

  it('listens on 127.0.0.1 alone, for who knows the password', async () => {
    const { url } = await start({ durable: true });
    const [settings] = await query(
      url,
      `SELECT current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
        (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
    );
    expect(settings).toStrictEqual({
      addresses: '127.0.0.1',
      fsync: 'on',
      encoding: 'UTF8',
      superuser: false,
    });
    await expect(query(url.replace(/:[^:@/]+@/u, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/u);
  });

  it('runs beside another one with its own data', async () => {
    const other = path.join(dataDir, 'other');
    const [one, two] = await Promise.all([start(), start({ folder: other })]);
    await query(one.url, remember);
    await expect(query(two.url, recall)).rejects.toThrow(/does not exist/u);
  });

  it('refuses the data directory of a living app, names it, and leaves it alone', async () => {
    const { child, pid, url } = await startApp();
    await expect(start()).rejects.toThrow(
      new RegExp(`\\(process ${pid}\\) is already running on ${dataDir}`, 'u'),
    );
    expect(await query(url, 'SELECT 1 AS one')).toStrictEqual([{ one: 1 }]);

    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    const next = await start();
    expect(await query(next.url, 'SELECT 1 AS one')).toStrictEqual([{ one: 1 }]);
  });

  it('lets only one of two starts at the same moment through', async () => {
    const outcomes = await Promise.allSettled([start(), start(), start()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toStrictEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('stops with the app, in good order', async () => {
    const { child } = await startApp();
    const postmaster = recordedPid(cluster) ?? 0;
    expect(isServerOf(postmaster, cluster)).toBe(true);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await gone).toStrictEqual([0, null]);
    expect(isServerOf(postmaster, cluster)).toBe(false);
    expect(recordedPid(cluster)).toBeUndefined();
  });

  it('is out of reach of Ctrl-C, which the terminal sends to the whole group of the app', async () => {
    const { pid } = await startApp();
    const postmaster = recordedPid(cluster) ?? 0;
    const [, group, session] =
      readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(1) ?? [];
    expect([Number(group), Number(session)]).not.toContain(pid);
    expect(Number(session)).toBe(postmaster);
  });

  it('survives kill -9 of the whole process group: the orphan goes, the data stays', async () => {
    const first = await startApp();
    await query(first.url, remember);
    const orphan = recordedPid(cluster) ?? 0;
    await killed(first);
    expect(isServerOf(orphan, cluster)).toBe(true);

    const second = await start();
    expect(isServerOf(orphan, cluster)).toBe(false);
    expect(await query(second.url, recall)).toStrictEqual([{ name: 'Anna' }]);
  });

  it('survives kill -9 of app and server together', async () => {
    const first = await startApp();
    await query(first.url, remember);
    process.kill(recordedPid(cluster) ?? 0, 'SIGKILL');
    await killed(first);

    const second = await start();
    expect(await query(second.url, recall)).toStrictEqual([{ name: 'Anna' }]);
  });

  it('is not held up by a pid file whose number belongs to somebody else now', async () => {
    const first = await start();
    await query(first.url, remember);
    await first.stop();
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n`);

    const second = await start();
    expect(await query(second.url, recall)).toStrictEqual([{ name: 'Anna' }]);
  });

  it('is not held up by a first start that was killed half way', async () => {
    rmSync(cluster, { recursive: true });
    mkdirSync(path.join(dataDir, 'postgres/cluster.new/base'), { recursive: true });
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toStrictEqual([{ one: 1 }]);
  });

  it('comes back at the same address when the server dies', async () => {
    const onRestart = vi.fn<(reason: Error) => void>();
    const postgres = await startEmbeddedPostgres({ dataDir, onRestart, durable: false });
    leftovers.push(() => postgres.stop());
    await query(postgres.url, remember);
    process.kill(recordedPid(cluster) ?? 0, 'SIGKILL');

    await expect.poll(() => query(postgres.url, recall)).toStrictEqual([{ name: 'Anna' }]);
    expect(onRestart).toHaveBeenCalledOnce();
  });

  it('says which version wrote data that it cannot read', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(path.join(cluster, 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/written by PostgreSQL 12/u);
  });
});
