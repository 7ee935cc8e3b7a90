// npm test: checks, tests of every kind, journeys in a browser, some of them in a second one. `npm test -- unit` runs one
// stage alone, `npm test -- 'other browser'` the last.
import { findBrowser, findOtherBrowser } from './find-browser.ts';
import { runChecks } from './lib/checks.ts';
import { runPlaywright } from './lib/run-playwright.ts';
import { runVitest } from './lib/run-vitest.ts';
import { formatFailure, sumTallies, summaryOf, tallyLine, type Tally } from './lib/tally/tally.ts';
import { buildWebIfStale } from './lib/web-build.ts';

const asked = process.argv.slice(2);
const asks = (stage: string) => asked.length === 0 || asked.includes(stage);

const stages: Record<string, () => Promise<Tally>> = {
  check: () => runChecks(),
  unit: () => runVitest(['contract', 'embedded-postgres', 'scripts', 'bench', 'web', 'server']),
  components: async () => {
    await findBrowser();
    // The journeys need it next, and each has gaps that the other fills. What fails here, fails there and says why.
    const built = asks('e2e') ? buildWebIfStale().catch(() => undefined) : undefined;
    const tally = await runVitest(['web-browser']);
    await built;
    return tally;
  },
  e2e: async () => {
    await findBrowser();
    await buildWebIfStale();
    return runPlaywright();
  },
  'other browser': async () => {
    await findBrowser();
    await buildWebIfStale();
    if (await findOtherBrowser()) return runPlaywright(inOtherBrowser);
    console.log('There is no other browser here: left out.');
    return { passed: 0, failed: 0, failures: [], flaky: [] };
  },
};

/**
 * What runs in a second browser, too: the way in and a whole registration, every public page alive, and what the
 * keyboard does. Versions differ in what a page can do rather than in what the server answers.
 */
const inOtherBrowser = [
  '--project=site',
  '--project=desktop',
  'e2e/journeys/sign-up.spec.ts',
  'e2e/journeys/one-person.spec.ts',
  'e2e/site/hydrated.spec.ts',
];

const chosen = Object.entries(stages).filter(([name]) => asks(name));
const tallies: Tally[] = [];
for (const [name, stage] of chosen) {
  console.log(`\n── ${name}`);
  tallies.push(await stage().catch((error: unknown) => broken(name, error)));
}
if (chosen.length === 0) console.error(`Stages are ${Object.keys(stages).join(', ')}.`);

const total = sumTallies(tallies);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
// Thousands of lines stand between a failure and the end: say once more what it was.
console.log(summaryOf(total));
console.log(`\n${tallyLine(total)}`);

/** A stage that could not run at all is one failure. */
function broken(stage: string, error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error);
  return {
    passed: 0,
    failed: 1,
    failures: [formatFailure(stage, 'could not run', String(error))],
    flaky: [],
  };
}
