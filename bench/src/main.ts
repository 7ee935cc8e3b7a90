// npm run bench: the product's own routes compared with a bare twin that runs the same SQL, interleaved, as ratios.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';

import { captureStatements } from './capture-statements.ts';
import { compare, compareFamilyGroups, type Comparison } from './report/compare.ts';
import { buildBenchData } from './bench-data.ts';
import { receiveMoneyOf } from './received-families.ts';
import {
  approveRoute,
  checkInRoute,
  editRoute,
  participantsRoute,
  reviewRoute,
  submitRoute,
  type MeasuredRoute,
} from './routes.ts';
import { printRatio } from './report/spread.ts';
import { startSubject } from './subject.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const submissionsPerRound = 150;
const decisionsPerRound = 50;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  await migrate(postgres.url);
  const submissions = rounds * submissionsPerRound;
  const world = await buildBenchData(postgres.url, {
    families: 2 + 3 * submissions + 2 + 2 * rounds * decisionsPerRound,
    withoutLimit: submissions,
  });
  const comparisons: Comparison[] = [];
  const compareWithTwin = async (route: MeasuredRoute) => {
    const recording = await captureStatements(postgres.url, route);
    const product = await startSubject('product', { databaseUrl: postgres.url });
    const twin = await startSubject('twin', { databaseUrl: postgres.url, recording });
    comparisons.push(
      await compare(route, { product, twin, rounds, statements: recording.statements.length }),
    );
    await product.stop();
    await twin.stop();
  };
  const paying = world.families.splice(2 + 3 * submissions);
  for (const route of [
    participantsRoute(world),
    reviewRoute(world),
    editRoute(world),
    submitRoute(world, submissionsPerRound),
  ])
    await compareWithTwin(route);
  const received = await receiveMoneyOf(postgres.url, { ...world, families: paying });
  await compareWithTwin(approveRoute(received, decisionsPerRound));
  await compareWithTwin(checkInRoute(received, decisionsPerRound));
  const product = await startSubject('product', { databaseUrl: postgres.url });
  const { rates, ratio } = await compareFamilyGroups(
    product,
    submitRoute(world, submissionsPerRound),
    [world.families.slice(-submissions), world.familiesWithoutLimit],
    { rounds, amount: submissionsPerRound },
  );
  await product.stop();
  console.log(
    `\nMedians of ${rounds} interleaved rounds, requests a second; ratio = product ÷ bare twin with the same SQL\n`,
  );
  console.table(
    Object.fromEntries(
      comparisons.map(({ name, statements, product, twin, ratio }) => [
        name,
        {
          statements,
          product: Math.round(product),
          twin: Math.round(twin),
          'ratio (least to greatest)': printRatio(ratio),
        },
      ]),
    ),
  );
  console.log(
    `\nsubmit for approval, requests a second: ${Math.round(rates[0])} with a capacity, ${Math.round(rates[1])} without; ratio ${printRatio(ratio)}\n`,
  );
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
