// npm run bench:stall: how long one request blocks the event loop, for every route at its largest body in its worst
// shapes; the longest first, target 50 ms of processor time. Each shape is sent several times, because the machine does
// other work too.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { buildStaff, buildUser } from '@sangamam/server/seed/factories/build-user.ts';
import { demoPassword } from '@sangamam/server/seed/factories/demo-password.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';

import { storage } from './file-storage.ts';
import { median, spreadOf } from './report/spread.ts';
import type { StalledRoute, StallReply } from './stall/stall-messages.ts';
import { worstBodies, type WorstBody } from './stall/worst-bodies.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Routes whose path contains one of these words; all routes where it is absent. */
const wanted = process.env['BENCH_ROUTES']?.split(',') ?? [''];
const targetMs = 50;
const shown = 25;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const child = fork(path.join(import.meta.dirname, 'stall/stall-process.ts'));
try {
  await migrate(postgres.url);
  const accounts = await makeAccounts();
  child.send(postgres.url);
  const start = await nextReply();
  if (!('origin' in start)) throw new Error('The product did not start');
  const { origin, routes } = start;
  const tokens = {
    registrant: await logIn(origin, accounts.registrant.email),
    staff: await logIn(origin, accounts.staff),
  };
  const results: { route: string; shape: string; status: number; stalls: number[] }[] = [];
  for (const route of routes.filter(({ path }) => wanted.some((word) => path.includes(word)))) {
    for (const body of worstBodies(route, accounts.registrant.userId)) {
      const stalls: number[] = [];
      let status = 0;
      // The first request is not counted, because V8 compiles the code then.
      for (let round = 0; round <= rounds; round += 1) {
        await readStall();
        status = await send(origin, { route, body, tokens });
        const stall = await readStall();
        if (round > 0) stalls.push(stall);
      }
      results.push({ route: `${route.method} ${route.path}`, shape: body.shape, status, stalls });
    }
  }
  const statements = await readStatements(origin, tokens.staff);
  if (statements.length > 0)
    results.push({
      route: 'GET /v1/admin/payments/statements/{statementId}',
      shape: 'imports of up to 5,000 lines',
      status: 200,
      stalls: statements,
    });
  const quiet: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    await readStall();
    await fetch(`${origin}/healthz`);
    quiet.push(await readStall());
  }
  const sorted = results.toSorted((a, b) => median(b.stalls) - median(a.stalls));
  const over = sorted.filter(({ stalls }) => median(stalls) > targetMs).length;
  console.log(
    `\n${results.length} shapes of ${new Set(results.map(({ route }) => route)).size} routes, ${rounds} rounds; beside them a call without a body: ${words(quiet)}\n${over} above ${targetMs} ms\n`,
  );
  console.table(
    sorted
      .slice(0, shown)
      .map(({ route, shape, status, stalls }) => ({ route, shape, status, 'held (ms)': words(stalls) })),
  );
  child.send('stop');
  await once(child, 'exit');
} finally {
  child.kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function makeAccounts() {
  const database = openDatabase(postgres.url);
  const ctx = createContext({ db: database.db, publicUrl: 'http://localhost', storage });
  const registrant = await buildUser(ctx);
  const staff = { firstName: 'Anna', lastName: 'Admin', email: 'admin@bench.example.org' };
  await buildStaff(ctx, ['ADMIN'], staff);
  await database.close();
  return { registrant, staff: staff.email };
}

/** Signs in. A product that has just started on a busy machine may ask the client to retry. */
async function logIn(origin: string, username: string): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await fetch(`${origin}/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: demoPassword }),
    });
    if (answer.status === 200) return ((await answer.json()) as { data: { token: string } }).data.token;
    await answer.arrayBuffer();
    await pause(1_000);
  }
  throw new Error('Nobody can sign in');
}

/** Sends a body and returns the status. Routes for families refuse staff, who are tried second. */
async function send(
  origin: string,
  call: { route: StalledRoute; body: WorstBody; tokens: { registrant: string; staff: string } },
): Promise<number> {
  const { route, body, tokens } = call;
  const url = origin + route.path.replaceAll(/\{\w+\}/gu, '01890a5d-ac96-774b-bcce-b302099a8057');
  const isOfStaff = route.path.startsWith('/v1/admin');
  const answer = await fetch(url, {
    method: route.method,
    headers: {
      'content-type': body.contentType,
      authorization: `Bearer ${isOfStaff ? tokens.staff : tokens.registrant}`,
    },
    body: new Uint8Array(body.bytes),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** How long reading each imported statement, with its lines matched, blocked the loop; nothing without an import. */
async function readStatements(origin: string, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const path = `${origin}/v1/admin/payments/statements`;
  const list = (await (await fetch(path, { headers })).json()) as { data: { docs: { _id: string }[] } };
  const stalls: number[] = [];
  for (const { _id } of list.data.docs) {
    for (let round = 0; round <= rounds; round += 1) {
      await readStall();
      await (await fetch(`${path}/${_id}`, { headers })).arrayBuffer();
      const stall = await readStall();
      if (round > 0) stalls.push(stall);
    }
  }
  return stalls;
}

/** The longest time that the loop was blocked since the last query, in milliseconds. */
async function readStall(): Promise<number> {
  const reply = nextReply();
  child.send('read');
  const answer = await reply;
  if (!('stallMs' in answer)) throw new Error('An answer to another question');
  return answer.stallMs;
}

async function nextReply(): Promise<StallReply> {
  const [reply] = (await once(child, 'message')) as [StallReply];
  return reply;
}

/** The median and its range. */
function words(times: readonly number[]): string {
  const { median, low, high } = spreadOf(times);
  return `${median.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}
