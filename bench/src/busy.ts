// npm run bench:busy: `npm start` on an empty folder, then first visits to the public pages with a busy loop on each core,
// a few at a time. Each visit fetches its page and every script and style of it over connections of its own. Target: no
// error page, and no script or style that is refused or does not come. BENCH_VISITS and BENCH_ROUNDS set how many.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startBusyLoops } from './busy-loops.ts';
import { visitPage, type Visit } from './busy/visit-page.ts';
import { percentile } from './report/percentile.ts';
import { spreadOfRounds } from './report/spread.ts';
import { startWithNpm } from './start-with-npm.ts';
import { publicPages } from './web/public-pages.ts';

const visits = Number(process.env['BENCH_VISITS'] ?? 500);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Visitors at the same time. */
const visitors = 4;
/** Of the failures of a round so many are printed. */
const printedFailures = 10;

const all = await playRounds();
console.log(
  `\n${visits} first visits a round to ${publicPages.length} public pages, ${visitors} at a time, ` +
    `beside ${os.availableParallelism()} busy loops`,
);
console.table(
  Object.fromEntries(
    (['page', 'whole'] as const).flatMap((part) =>
      [0.5, 0.95, 0.99].map((share) => [
        `seconds until the ${part === 'page' ? 'page' : 'scripts and styles'}, p${share * 100}`,
        spreadOfRounds(all, (rounds) =>
          percentile(
            rounds.flat().map((visit) => visit[part]),
            share,
          ),
        ),
      ]),
    ),
  ),
);
const failed = all.flat().filter(({ failures }) => failures.length > 0).length;
console.log(`${failed} of ${all.flat().length} visits with a failure`);
if (failed > 0) process.exitCode = 1;

async function playRounds(): Promise<Visit[][]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-busy-'));
  try {
    // All visitors come from this one network: its limits are not what is measured.
    const site = await startWithNpm({ DATA_DIR: folder, RATE_LIMITS: 'off' });
    const stopLoops = startBusyLoops();
    try {
      const played: Visit[][] = [];
      for (let round = 1; round <= rounds; round += 1) {
        played.push(await visitAll(site.origin));
        printRound(round, played.at(-1) ?? []);
      }
      return played;
    } finally {
      stopLoops();
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printRound(round: number, visits: readonly Visit[]): void {
  const failures = visits.flatMap(({ failures }) => failures);
  console.log(`round ${round}: ${visits.length} visits, ${failures.length} failures`);
  for (const failure of failures.slice(0, printedFailures)) console.log(`  ${failure}`);
}

/** Makes all visits of a round: each visitor goes on to the next page as soon as one is whole. */
async function visitAll(origin: string): Promise<Visit[]> {
  const made: Visit[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next < visits) {
        const page = publicPages[next % publicPages.length] ?? '/';
        next += 1;
        made.push(await visitPage(origin, page));
      }
    }),
  );
  return made;
}
