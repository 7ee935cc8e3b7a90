// npm run test:changed [-- <commit>]: format, types, lint, styles, import rules and the tests of what differs from the commit, of
// what is not committed without one. It says nothing of what a change breaks elsewhere: npm test does.
import { testsOfChanges } from './changed/tests-of-changes.ts';
import { findBrowser } from './find-browser.ts';
import { main } from './lib/main.ts';
import { captureOutput, type Outcome } from './lib/run-command.ts';
import { runVitest } from './lib/run-vitest.ts';
import { formatFailure, sumTallies, summaryOf, tallyLine, type Tally } from './lib/tally/tally.ts';

const [commit = 'HEAD'] = process.argv.slice(2);

await main(async () => {
  const differing = await listFiles('diff', '--name-only', '--diff-filter=d', commit);
  const untracked = await listFiles('ls-files', '--others', '--exclude-standard');
  const changed = [...differing, ...untracked];
  if (changed.length === 0) {
    console.log(`Nothing differs from ${commit}.`);
    return;
  }
  const sources = changed.filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file));
  const styles = changed.filter((file) => file.startsWith('apps/web/') && file.endsWith('.css'));
  const tests = testsOfChanges(changed, [...(await listFiles('ls-files')), ...untracked]);
  const inBrowser = tests.filter((file) => file.endsWith('.tsx'));
  const elsewhere = tests.filter((file) => !file.endsWith('.tsx'));
  console.log(
    `${changed.length} files differ from ${commit}; ${tests.length} files of tests belong to them.`,
  );
  const tallies = [
    ...(await Promise.all([
      check('format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed]),
      ...(sources.length === 0 ? [] : [check('types and lint', ['oxlint', '--deny-warnings', ...sources])]),
      ...(styles.length === 0 ? [] : [check('styles', ['stylelint', ...styles])]),
      check('arrows', ['node', 'scripts/arrows/check-arrows.ts']),
    ])),
    ...(elsewhere.length === 0 ? [] : [await runVitest([], elsewhere)]),
  ];
  if (inBrowser.length > 0) {
    await findBrowser();
    tallies.push(await runVitest(['web-browser', 'kit'], inBrowser));
  }
  const total = sumTallies(tallies);
  if (total.failed > 0) process.exitCode = 1;
  console.log(summaryOf(total));
  console.log(`\n${tallyLine(total)}`);
});

async function listFiles(...command: string[]): Promise<string[]> {
  const { ok, output } = await captureOutput(['git', ...command]);
  if (!ok) throw new Error(output.trim());
  return output.split('\n').filter(Boolean);
}

async function check(name: string, command: string[]): Promise<Tally> {
  const { ok, output }: Outcome = await captureOutput(command);
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (ok) return { passed: 1, failed: 0, failures: [], flaky: [] };
  console.log(output.trim());
  return { passed: 0, failed: 1, failures: [formatFailure('check', name, output)], flaky: [] };
}
