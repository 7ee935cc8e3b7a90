import { inRoot } from './root.ts';
import { catchOutput, type Outcome } from './run-command.ts';
import { failureOf, type Tally } from './tally.ts';

// The slow one first: what is short fills the gaps.
const checks: Record<string, () => Promise<Outcome>> = {
  // The linter's rules need the compiler's types, so one reading of them serves both.
  'types and lint': () => catchOutput(['oxlint', '--deny-warnings']),
  'unused code': () => catchOutput(['knip', '--no-progress']),
  effects: () => catchOutput(['node', 'scripts/effects/check-effects.ts']),
  phrases: () => catchOutput(['node', 'scripts/phrases/check-phrases.ts']),
  arrows: () => catchOutput(['node', 'scripts/arrows/check-arrows.ts']),
  'lock file': () => catchOutput(['node', 'scripts/complete-lock.ts', '--check']),
  format: () => catchOutput(['oxfmt', '--check', '.']),
};

const atATime = 2;

/**
 * Runs every check, or those whose name has one of the words in it, whatever the others say. Prints each with its time
 * and its complaints.
 */
export async function runChecks(words: string[] = ['']): Promise<Tally> {
  let passed = 0;
  const failures: string[] = [];
  const waiting = Object.entries(checks).filter(([name]) => words.some((word) => name.includes(word)));
  // The types of the routes have to be there first.
  const generated = await catchOutput(['react-router', 'typegen'], { cwd: inRoot('apps/web') });
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
        failures.push(failureOf('check', name, output));
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return { passed, failed: failures.length, failures, flaky: [] };
}
