// npm run bench:profile: where the processor time of the bench's routes goes, by part of the program, with the bytes that a call
// allocates and the statements that it sends. The server is this process; the calls come from another one. Words after the
// command pick routes; BENCH_FUNCTIONS=1 also lists the heaviest functions.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import os from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';

import { buildBenchData } from './bench-data.ts';
import { captureStatements } from './capture-statements.ts';
import { storage } from './file-storage.ts';
import type { CallsOrder } from './profile/send-calls-process.ts';
import { summariseProfile } from './profile/summarise-profile.ts';
import {
  editRoute,
  participantsRoute,
  reviewRoute,
  submitRoute,
  type Call,
  type MeasuredRoute,
} from './routes.ts';

const warmUp = 400;
const amount = 2_000;
const wanted = process.argv.slice(2);

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.url);
const clients = fork(new URL('profile/send-calls-process.ts', import.meta.url));
const session = new Session();
session.connect();
try {
  await migrate(postgres.url);
  const data = await buildBenchData(postgres.url, { families: 2 + warmUp + 2 * amount, withoutLimit: 1 });
  const routes = [participantsRoute(data), reviewRoute(data), editRoute(data), submitRoute(data, amount)];
  const asked = routes.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  const app = await buildApp({
    env: { publicUrl: 'http://localhost', trustProxy: false, rateLimits: false },
    database,
    storage,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const table: Record<string, Record<string, string | number>> = {};
  for (const route of asked) {
    const { statements } = await captureStatements(postgres.url, route);
    await send(origin, callsOf(route, warmUp));
    const before = process.cpuUsage();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 250 });
    await session.post('Profiler.start');
    await send(origin, callsOf(route, amount));
    const { profile } = await session.post('Profiler.stop');
    const { user, system } = process.cpuUsage(before);
    const allocated = await allocatedBy(() => send(origin, callsOf(route, amount)));
    const { shares, heaviest } = summariseProfile(profile);
    table[route.name] = {
      statements: statements.length,
      'CPU µs a call': Math.round((user + system) / amount),
      'kB a call': Math.round(allocated / amount / 1_000),
      ...Object.fromEntries([...shares].map(([name, share]) => [name, `${Math.round(share * 100)} %`])),
    };
    if (process.env['BENCH_FUNCTIONS'] !== undefined) {
      console.log(route.name);
      console.table(
        heaviest.map(({ name, ms }) => ({ name, 'µs a call': Math.round((ms * 1000) / amount) })),
      );
    }
  }
  for (const [name, row] of Object.entries(table)) {
    console.log(name);
    console.table(row);
  }
  await app.close();
} finally {
  session.disconnect();
  clients.disconnect();
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The calls of a route; those that can be made only once are taken from its families. */
function callsOf(route: MeasuredRoute, count: number): Call[] {
  const families = route.amount === undefined ? route.families : route.families.splice(0, count);
  return families.map((family) => route.callOf(family));
}

async function send(origin: string, calls: Call[]): Promise<void> {
  const order: CallsOrder = { origin, calls, amount: Math.max(calls.length, amount), connections: 8 };
  clients.send({ ...order, amount: calls.length > 100 ? calls.length : amount });
  const [answer] = (await once(clients, 'message')) as [number | { error: string }];
  if (typeof answer !== 'number') throw new Error(answer.error);
}

/** The bytes that `work` allocates, objects that are collected meanwhile included. */
async function allocatedBy(work: () => Promise<void>): Promise<number> {
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: 16_384,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await work();
  const { profile } = await session.post('HeapProfiler.stopSampling');
  const sum = (node: (typeof profile)['head']): number =>
    node.selfSize + node.children.reduce((total, child) => total + sum(child), 0);
  return sum(profile.head);
}
