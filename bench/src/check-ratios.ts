// npm run bench:check: a small form of `npm run bench` that fails when a ratio has fallen by more than its spread: when even
// the greatest of its rounds is below the least that was recorded. What falls once is measured once more.
import { hasFallen, recordedLeast } from './ratios/recorded-ratios.ts';
import { buildRatioData, measureRatios } from './ratios/measure-ratios.ts';
import { withTemporaryDatabase } from './temporary-database.ts';
import type { Comparison } from './report/compare.ts';
import { printRatio } from './report/spread.ts';

const size = { rounds: 3, submissionsPerRound: 60, decisionsPerRound: 30 };

const first = await measure();
const again = first.some(hasFallen) ? await measure() : [];
for (const comparison of first) {
  const { name, ratio } = comparison;
  const second = hasFallen(comparison) ? again.find((one) => one.name === name) : undefined;
  const falls = second !== undefined && hasFallen(second);
  if (falls) process.exitCode = 1;
  const figures = [ratio, ...(second ? [second.ratio] : [])].map((one) => printRatio(one)).join(', again ');
  console.log(`${falls ? '✗' : '✓'} ${name}: ${figures}; recorded least ${recordedLeast(name)}`);
}

function measure(): Promise<Comparison[]> {
  return withTemporaryDatabase(async (databaseUrl) => {
    const world = await buildRatioData(databaseUrl, size);
    const comparisons: Comparison[] = [];
    for await (const comparison of measureRatios(databaseUrl, world, size)) comparisons.push(comparison);
    return comparisons;
  });
}
