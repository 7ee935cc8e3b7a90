import { buildDocs } from '../docs/build-docs.ts';
import { checkLicences } from './licences.ts';
import { lintMigrations } from './lint-migrations.ts';
import { inRoot } from './root.ts';
import { captureOutput, type Outcome } from './run-command.ts';
import { formatFailure, type Tally } from './tally/tally.ts';

// The slowest first; the short ones then use the idle processors.
const checks: Record<string, () => Promise<Outcome>> = {
  // The linter's rules need the compiler's types, so one run checks both.
  'types and lint': () => captureOutput(['oxlint', '--deny-warnings']),
  'unused code': () => captureOutput(['knip', '--no-progress']),
  docs: () => buildDocs(),
  effects: () => captureOutput(['node', 'scripts/effects/check-effects.ts']),
  phrases: () => captureOutput(['node', 'scripts/phrases/check-phrases.ts']),
  styles: () => captureOutput(['stylelint', 'apps/web/**/*.css']),
  arrows: () => captureOutput(['node', 'scripts/arrows/check-arrows.ts']),
  asvs: () => captureOutput(['node', 'scripts/asvs/check-asvs.ts']),
  migrations: () => lintMigrations([inRoot('apps/server/src/db/migrations/*.sql')]),
  licences: () => Promise.resolve(checkLicences(inRoot(''))),
  'lock file': () => captureOutput(['node', 'scripts/complete-lock.ts', '--check']),
  format: () => captureOutput(['oxfmt', '--check', '.']),
};

/** What `npm run check -- <word>` chooses from. */
export const checkNames: readonly string[] = Object.keys(checks);

const atATime = 2;

/**
 * Runs every check, or those whose name contains one of the words, and continues after failures. Prints each with its
 * duration and output.
 */
export async function runChecks(words: string[] = ['']): Promise<Tally> {
  let passed = 0;
  const failures: string[] = [];
  const waiting = Object.entries(checks).filter(([name]) => words.some((word) => name.includes(word)));
  // The route types must exist first.
  const generated = await captureOutput(['react-router', 'typegen'], { cwd: inRoot('apps/web') });
  if (!generated.ok) throw new Error(`The types of the routes could not be generated:\n${generated.output}`);
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, check] = next;
      const since = performance.now();
      const { ok, output } = await check();
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (ok) {
        passed += 1;
      } else {
        console.log(output.trim());
        failures.push(formatFailure('check', name, output));
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return { passed, failed: failures.length, failures, flaky: [] };
}
