// npm run bench:matching: how well and how fast the lines of bank statements are matched with open balances. Statements of
// 500 lines against 3,000 families come from seeds, with the truth about each line. Targets: 99 of 100 lines that are called
// sure are right, 95 of 100 right answers are among the suggestions, 2 s for a statement. BENCH_SEEDS chooses other seeds.
import { performance } from 'node:perf_hooks';
import { scoreStatement } from '@sangamam/server/src/features/bank/matching/score-statement.ts';

import { judge } from './matching/judge.ts';
import { makeAdversarial } from './matching/make-adversarial.ts';
import { makeFamilies } from './matching/make-families.ts';
import { makeStatement } from './matching/make-statement.ts';
import { createSeeded } from './matching/seeded.ts';
import { printRatio, spreadOf } from './report/spread.ts';

const seeds = (process.env['BENCH_SEEDS'] ?? '2027,31337,86420').split(',').map(Number);
const familyCount = 3_000;
const lineCount = 500;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

console.log(`Matching ${lineCount} lines with ${familyCount} families, ${rounds} rounds each`);
for (const seed of seeds) {
  const random = createSeeded(seed);
  const families = makeFamilies(random, familyCount);
  const statement = makeStatement(random, families, lineCount);
  const lines = statement.map(({ line }) => line);
  const seconds: number[] = [];
  let matches = await scoreStatement(lines, families);
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now();
    matches = await scoreStatement(lines, families);
    seconds.push((performance.now() - since) / 1_000);
  }
  const { sure, sureWrong, payable, found, first, sureOfPayable, kinds } = judge(
    statement,
    matches,
    families,
  );
  console.log(`\nSeed ${seed}: ${sure} of ${lines.length} lines sure, ${sureWrong.length} of them wrong`);
  console.log(`  precision where sure (≥ 0.99)      ${(1 - sureWrong.length / sure).toFixed(4)}`);
  console.log(`  recall with suggestions (≥ 0.95)   ${(found / payable).toFixed(4)}`);
  console.log(`  sure of those with a family (≥ 0.80)  ${(sureOfPayable / payable).toFixed(4)}`);
  console.log(`  first suggestion right (≥ 0.98)    ${(first / payable).toFixed(4)}`);
  console.log(`  seconds (≤ 2)                      ${printRatio(spreadOf(seconds), { atMost: 2 })}`);
  console.table(kinds);
  const hostile = makeAdversarial(random, families, 200);
  const judged = judge(
    hostile.statement,
    await scoreStatement(
      hostile.statement.map(({ line }) => line),
      hostile.families,
    ),
    hostile.families,
  );
  console.log(
    `  adversarial: ${judged.sure} of ${hostile.statement.length} sure, ${judged.sureWrong.length} of them wrong (0)`,
  );
  console.table(judged.kinds);
  if (process.env['BENCH_SHOW'] === 'errors') console.dir(judged.sureWrong, { depth: 6 });
  if (process.env['BENCH_SHOW'] === 'errors') console.dir(sureWrong, { depth: 6 });
}
