import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connection/client.ts';
import { createContext, type Context } from '#server/db/context.ts';
import { recordedPid } from '@sangamam/embedded-postgres/shut-down';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@sangamam/embedded-postgres/start-embedded-postgres';
import { migrate } from '#server/db/migrate/migrate.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { seedReference } from '#seed/reference/seed-reference.ts';
import { readyFamily, submitAt, type ReadyFamily } from '#test/fixtures/ready-families.ts';
import { expectInvariants } from '#test/invariants.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';

/** Families that submit at the same time; the fault occurs when a third of them have their response. */
const families = 60;
const beforeTheFault = 20;

let folder: string;
let postgres: EmbeddedPostgres;
let database: OpenDatabase;
let ctx: Context;
let server: ServerChild | undefined;

// A separate database server, as durable as that of `npm start`, because this file kills it.
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-faults-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  await migrate(postgres.url);
  database = openDatabase(postgres.url);
  const storage = createFolderStorage(path.join(folder, 'files'));
  ctx = createContext({ db: database.db, storage, publicUrl: 'http://sangamam.test' });
  await seedReference(ctx);
});

afterEach(() => server?.stop());

afterAll(async () => {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startServer = async () => {
  server = await startServerChild(postgres.url, path.join(folder, 'files'));
  return server;
};

async function readyFamilies(): Promise<{ packageId: string; all: ReadyFamily[] }> {
  const { id: conventionId } = await buildConvention(ctx);
  const { id: packageId } = await buildPackage(ctx, { conventionId, capacity: families });
  const all: ReadyFamily[] = [];
  while (all.length < families) all.push(await readyFamily(ctx, { conventionId, packageId }));
  return { packageId, all };
}

/** The result of each family's call: its status, or `cut` where the connection ended without a response. */
interface Outcome {
  family: ReadyFamily;
  status: number | 'cut';
  retryAfter: string | null;
}

/** All submit, a few at a time; after some responses `strike` runs while other calls are in progress. */
async function submitThrough(
  origin: string,
  all: readonly ReadyFamily[],
  strike: () => Promise<void>,
): Promise<Outcome[]> {
  const waiting = [...all];
  const outcomes: Outcome[] = [];
  let struck = Promise.resolve();
  const worker = async () => {
    for (let family = waiting.shift(); family; family = waiting.shift()) {
      outcomes.push(await submitOnce(origin, family));
      if (outcomes.length === beforeTheFault) struck = strike();
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  await struck;
  return outcomes;
}

async function submitOnce(origin: string, family: ReadyFamily): Promise<Outcome> {
  try {
    const response = await submitAt(origin, family);
    await response.arrayBuffer();
    return { family, status: response.status, retryAfter: response.headers.get('retry-after') };
  } catch {
    return { family, status: 'cut', retryAfter: null };
  }
}

const acknowledged = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ status }) => status === 200).map(({ family }) => family.orderId);

/** Orders that are submitted in the database. */
async function stored(orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from orders where id = any($1::uuid[]) and submitted_at is not null',
    [orderIds],
  );
  return rows.map(({ id }) => id);
}

/** Every family retries; each registration exists exactly once. */
async function expectAllOnce(origin: string, packageId: string, all: readonly ReadyFamily[]): Promise<void> {
  const again = await submitThrough(origin, all, () => Promise.resolve());
  expect(again.filter(({ status }) => status !== 200)).toEqual([]);
  const { rows } = await database.pool.query(
    `select (select seats_taken from packages where id = $1) as seats,
       (select count(*)::int from outbox_mails where order_id = any($2::text[]::uuid[])) as mails,
       (select count(*)::int from audit_log where entity_id = any($2::text[]) and action = 'order.submitted') as audited,
       (select count(*)::int from order_line_items where order_id = any($2::text[]::uuid[])) as lines`,
    [packageId, all.map(({ orderId }) => orderId)],
  );
  expect(rows).toEqual([{ seats: families, mails: families, audited: families, lines: families }]);
  await expectInvariants({ database });
}

describe('nothing that was acknowledged is lost', () => {
  it('when the app is killed amid submissions', async () => {
    const { packageId, all } = await readyFamilies();
    const killed = await startServer();
    const outcomes = await submitThrough(killed.origin, all, () => killed.kill());
    expect(outcomes.map(({ status }) => status)).toContain('cut');
    const safe = acknowledged(outcomes);
    expect(safe.length).toBeGreaterThanOrEqual(beforeTheFault);
    expect(await stored(safe)).toHaveLength(safe.length);

    await expectAllOnce((await startServer()).origin, packageId, all);
  });

  it('when PostgreSQL is killed amid submissions, and the app lives on', async () => {
    const { packageId, all } = await readyFamilies();
    const { origin, child } = await startServer();
    const cluster = path.join(folder, 'postgres/cluster');
    const outcomes = await submitThrough(origin, all, () => {
      process.kill(recordedPid(cluster) ?? 0, 'SIGKILL');
      return Promise.resolve();
    });
    const refused = outcomes.filter(({ status }) => status !== 200);
    expect(refused).not.toEqual([]);
    for (const { status, retryAfter } of refused) {
      expect(status).toBe(503);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(child.exitCode ?? child.signalCode).toBeNull();

    // The supervisor restarts it; the readiness endpoint shows when.
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
    const safe = acknowledged(outcomes);
    expect(await stored(safe)).toHaveLength(safe.length);
    await expectAllOnce(origin, packageId, all);
  });
});
