// npm run bench:receipts: how long a family waits for a receipt that must be made, and for one that is at hand, and what
// that does to reads. Each step asks for the address and fetches the PDF, as a page does.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import autocannon from 'autocannon';

import { buildBenchData } from './bench-data.ts';
import type { Family } from './families.ts';
import { startReader } from './reader/reader.ts';
import { percentile } from './report/percentile.ts';
import { printRatio, spreadOfRounds } from './report/spread.ts';
import { startSubject } from './subject.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
/** Few in a round, so that quiet and loaded reads take turns often and other work of the machine meets both. */
const receiptsEach = 6;
/** Receipts are asked for at a steady pace, four a second. */
const everyMs = 250;
const readEveryMs = 10;
/** Runs before the first round that counts: V8 optimizes the code only then. */
const untimed = { receipts: 60, reads: 15_000 };
const longestMs = 300;

/** Milliseconds of the receipts and reads of one round. */
interface Round {
  cold: number[];
  cached: number[];
  quiet: number[];
  beside: number[];
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const endings: (() => unknown)[] = [() => postgres.stop()];
try {
  await migrate(postgres.url);
  const { families } = await buildBenchData(postgres.url, {
    families: untimed.receipts + rounds * receiptsEach + 1,
    withoutLimit: 0,
  });
  const [reading, ...asking] = families;
  if (reading === undefined) throw new Error('There are no families');
  const product = await startSubject('product', { databaseUrl: postgres.url });
  const { origin } = product;
  endings.unshift(() => product.stop());
  const what = { url: `${origin}/v1/user/id/${reading.userId}`, token: reading.token };
  const reader = startReader({ ...what, everyMs: readEveryMs });
  endings.unshift(() => reader.leave());

  const fetchReceipt = async ({ orderId, token }: Family): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${origin}/v1/order/${orderId}/registration-receipt`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { url: string } };
    const file = await fetch(`${origin}${data.url}`);
    const bytes = await file.bytes();
    if (String.fromCodePoint(...bytes.subarray(0, 5)) !== '%PDF-') throw new Error('No receipt came');
    return performance.now() - start;
  };
  const fetchAll = async (wanted: readonly Family[]): Promise<number[]> => {
    const times: number[] = [];
    for (const family of wanted) {
      const took = await fetchReceipt(family);
      times.push(took);
      await pause(Math.max(0, everyMs - took));
    }
    return times;
  };

  for (const family of asking.slice(0, untimed.receipts)) await fetchReceipt(family);
  const headers = { authorization: `Bearer ${what.token}` };
  await autocannon({ url: what.url, headers, connections: 4, amount: untimed.reads });
  await reader.beside(() => pause(1_000));

  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = untimed.receipts + round * receiptsEach;
    const wanted = asking.slice(from, from + receiptsEach);
    const quiet = await reader.beside(() => pause(receiptsEach * everyMs));
    let cold: number[] = [];
    const beside = await reader.beside(async () => {
      cold = await fetchAll(wanted);
    });
    const cached: number[] = [];
    for (const family of wanted) cached.push(await fetchReceipt(family));
    measured.push({ quiet, beside, cold, cached });
  }

  const figure = (which: keyof Round, share: number) => (some: readonly Round[]) =>
    percentile(
      some.flatMap((round) => round[which]),
      share,
    );
  const ms = (which: keyof Round, share: number) => {
    const { median, low, high } = spreadOfRounds(measured, figure(which, share));
    return `${median.toFixed(1)} ms (${low.toFixed(1)} to ${high.toFixed(1)})`;
  };
  const ratio = (over: (some: readonly Round[]) => number, atMost: number) =>
    printRatio(spreadOfRounds(measured, over), { atMost });
  console.log(
    `\nReceipts of families of eight, ${1_000 / everyMs} a second, ${rounds} rounds of ${receiptsEach}\n`,
  );
  console.table({
    'a receipt that is made, median': ms('cold', 0.5),
    '… 95th percentile': ms('cold', 0.95),
    'a receipt at hand, median': ms('cached', 0.5),
    '… 95th percentile ': ms('cached', 0.95),
    'a read while it is quiet, 99th percentile': ms('quiet', 0.99),
    'a read beside receipts, 99th percentile': ms('beside', 0.99),
  });
  console.table({
    'p95 of a receipt that is made ÷ 300 ms (≤ 1)': ratio(
      (some) => figure('cold', 0.95)(some) / longestMs,
      1,
    ),
    'p95 of a receipt at hand ÷ 300 ms (≤ 1)': ratio((some) => figure('cached', 0.95)(some) / longestMs, 1),
    'p99 of reads beside receipts ÷ quiet (≤ 1.5)': ratio(
      (some) => figure('beside', 0.99)(some) / figure('quiet', 0.99)(some),
      1.5,
    ),
  });
} finally {
  for (const end of endings) await end();
  rmSync(dataDir, { recursive: true, force: true });
}
