// npm run bench:first-family: `npm start` on an empty folder with a busy loop on each core beside it, then one family
// from sign-up to its permanent number, mail included. Target: 20 of 20.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { startMailServer } from '@sangamam/server/test/servers/mail-server.ts';

import { startBusyLoops } from './busy-loops.ts';
import { registerFamily } from './first-family/register-family.ts';
import { spreadOf } from './report/spread.ts';
import { startWithNpm, type StartedSite } from './start-with-npm.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20);

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
  const begun = performance.now();
  let site: StartedSite | undefined;
  try {
    site = await startWithNpm({ DATA_DIR: folder, SMTP_URL: mails.url });
    const start = (performance.now() - begun) / 1000;
    const { mailSeconds } = await registerFamily(site.origin, mails);
    return { start, mail: mailSeconds, journey: (performance.now() - begun) / 1000 - start };
  } finally {
    await site?.stop();
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
