// npm run bench: the product's own routes compared with a bare twin that runs the same SQL, interleaved, as ratios.
import { buildRatioData, measureRatios } from './ratios/measure-ratios.ts';
import { withTemporaryDatabase } from './temporary-database.ts';
import { compareFamilyGroups, type Comparison } from './report/compare.ts';
import { printRatio } from './report/spread.ts';
import { submitRoute } from './routes.ts';
import { startSubject } from './subject.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const size = { rounds, submissionsPerRound: 150, decisionsPerRound: 50 };
const submissions = rounds * size.submissionsPerRound;

await withTemporaryDatabase(async (databaseUrl) => {
  const world = await buildRatioData(databaseUrl, size, submissions);
  const comparisons: Comparison[] = [];
  for await (const comparison of measureRatios(databaseUrl, world, size)) comparisons.push(comparison);
  const product = await startSubject('product', { databaseUrl });
  const { rates, ratio } = await compareFamilyGroups(
    product,
    submitRoute(world, size.submissionsPerRound),
    [world.families.slice(-submissions), world.familiesWithoutLimit],
    { rounds, amount: size.submissionsPerRound },
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
});
