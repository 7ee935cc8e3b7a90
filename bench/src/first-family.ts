// npm run bench:first-family: `npm start` on an empty folder with a busy loop on each core beside it, then one family
// from sign-up to its permanent number, mail included. Target: 20 of 20.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { startMailServer } from '@sangamam/server/test/servers/mail-server.ts';

import { startBusyLoops } from './busy-loops.ts';
import { registerFamily } from './first-family/register-family.ts';
import { freePort } from '@sangamam/embedded-postgres/free-port';
import { spreadOf } from './report/spread.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);
const startWithinMs = 10 * 60_000;

const stopLoops = startBusyLoops();
const figures: { start: number; mail: number; journey: number }[] = [];
const failures: string[] = [];
try {
  for (let round = 1; round <= rounds; round += 1) {
    try {
      const figure = await play();
      figures.push(figure);
      console.log(
        `round ${round}: ready after ${figure.start.toFixed(1)} s, mail after ${figure.mail.toFixed(1)} s`,
      );
    } catch (error) {
      failures.push(`round ${round}: ${error instanceof Error ? error.message : String(error)}`);
      console.log(failures.at(-1));
    }
  }
} finally {
  stopLoops();
}
console.log(
  `\nOne family from npm start to its permanent number, beside ${os.availableParallelism()} busy loops`,
);
console.log(`${figures.length} of ${rounds} rounds without a failure`);
if (figures.length > 0)
  console.table({
    'seconds until ready': spreadOf(figures.map(({ start }) => start)),
    'seconds until the mail': spreadOf(figures.map(({ mail }) => mail)),
    'seconds of the whole journey': spreadOf(figures.map(({ journey }) => journey)),
  });
if (failures.length > 0) process.exitCode = 1;

async function play(): Promise<(typeof figures)[number]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-first-family-'));
  const mails = await startMailServer();
  const port = await freePort();
  const begun = performance.now();
  const site = spawn('npm', ['start'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: folder, SMTP_URL: mails.url },
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(site, origin);
    const start = (performance.now() - begun) / 1000;
    const { mailSeconds } = await registerFamily(origin, mails);
    return { start, mail: mailSeconds, journey: (performance.now() - begun) / 1000 - start };
  } finally {
    if (site.exitCode === null) {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    }
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilReady(site: ChildProcess, origin: string): Promise<void> {
  const until = performance.now() + startWithinMs;
  while (performance.now() < until) {
    if (site.exitCode !== null) throw new Error(`npm start ended with code ${site.exitCode}`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.status === 200) return;
    await pause(100);
  }
  throw new Error('The site was not ready within ten minutes');
}
