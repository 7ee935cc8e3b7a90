import { expect, test } from 'vitest';

import { importWithRetry } from './import-with-retry.ts';

const missing = new TypeError('Failed to fetch dynamically imported module');

/** An import that fails so many times, and the pauses before it was tried again. */
async function tryImport(failures: number, error: Error = missing) {
  const pauses: number[] = [];
  let calls = 0;
  const load = () => {
    calls += 1;
    return calls > failures ? Promise.resolve('the module') : Promise.reject(error);
  };
  const wait = (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  };
  const outcome = await importWithRetry(load, wait).catch((reason: unknown) => reason);
  return { outcome, pauses };
}

test('a script that cannot be fetched is fetched again, after growing pauses', async () => {
  expect(await tryImport(2)).toEqual({ outcome: 'the module', pauses: [1_000, 2_000] });
});

test('a script that stays away fails the import after four attempts', async () => {
  expect(await tryImport(99)).toEqual({ outcome: missing, pauses: [1_000, 2_000, 4_000] });
});

test('a script that fails when it runs is not run again', async () => {
  const fault = new Error('undefined is not a function');
  expect(await tryImport(99, fault)).toEqual({ outcome: fault, pauses: [] });
});
