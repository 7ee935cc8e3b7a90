// npm test: checks, tests of every kind, journeys in a browser, and a small bench. `npm test -- unit` runs a single stage;
// `npm test -- 'other browser'` runs some journeys in a second browser, `npm test -- 'every width'` those of staff on a phone and
// accessibility of the others on a desktop: both only when they are asked for.
import { findBrowser, findOtherBrowser } from './find-browser.ts';
import { runChecks } from './lib/checks.ts';
import { runCommand } from './lib/run-command.ts';
import { runPlaywright } from './lib/run-playwright.ts';
import { runVitest } from './lib/run-vitest.ts';
import { formatFailure, sumTallies, summaryOf, tallyLine, type Tally } from './lib/tally/tally.ts';
import { buildIfStale } from './lib/builds.ts';

const asked = process.argv.slice(2);
/**
 * Only when asked for: every night. The difference between two versions of a browser hardly depends on an edit. What staff do at
 * their desks is the same on a phone, and what families do as accessible on a desktop, as far as the walks of all screens see.
 */
const onRequest = new Set(['other browser', 'every width']);
const asks = (stage: string) => (asked.length === 0 ? !onRequest.has(stage) : asked.includes(stage));

const stages: Record<string, () => Promise<Tally>> = {
  check: () => runChecks(),
  unit: () => runVitest(['contract', 'embedded-postgres', 'scripts', 'bench', 'web', 'server']),
  components: async () => {
    await findBrowser();
    // The journeys need the build next, and the two tasks use each other's idle time. A build that fails here also
    // fails there and reports why.
    const built = asks('e2e') ? buildIfStale().catch(() => undefined) : undefined;
    const tally = await runVitest(['web-browser', 'kit']);
    await built;
    return tally;
  },
  e2e: async () => {
    await findBrowser();
    await buildIfStale();
    return runPlaywright(['--project=site', '--project=desktop', '--project=phone']);
  },
  'every width': async () => {
    await findBrowser();
    await buildIfStale();
    return runPlaywright(['--project=desktop', '--project=office-phone'], { E2E_EVERY_WIDTH: 'on' });
  },
  ratios: async () => {
    const { ok } = await runCommand(['node', 'bench/src/check-ratios.ts']);
    const fallen = formatFailure('ratios', 'a call costs more beside the bare server than was recorded');
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [fallen], flaky: [] };
  },
  'other browser': async () => {
    await findBrowser();
    await buildIfStale();
    if (await findOtherBrowser()) return runPlaywright(inOtherBrowser);
    console.log('There is no other browser here: left out.');
    return { passed: 0, failed: 0, failures: [], flaky: [] };
  },
};

/**
 * Journeys that also run in a second browser: the login and a whole registration, hydration of every public page, and
 * keyboard use. Browser versions differ in what a page can do rather than in what the server responds.
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
// Thousands of lines separate a failure from the end, so the failures are printed again.
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
