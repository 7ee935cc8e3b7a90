import { expect, it } from 'vitest';

import { createLocator, type Guard } from './guard.ts';
import { guards } from './house-guards.ts';

it('the code of every guard is in the sources exactly once, and its test file exists', async () => {
  const locate = await createLocator();
  const faults = guards.flatMap((guard) => {
    try {
      locate(guard);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  expect(faults).toEqual([]);
});

it('a guard whose code is in no file is reported', async () => {
  const locate = await createLocator();
  // Concatenated, so that the code does not occur in this file too.
  const code = ['no', 'such', 'code'].join(' ');
  const guard = { name: 'nothing', code, off: '', testFile: 'issue-link.test.ts' };
  expect(() => locate(guard)).toThrow('it is in no file');
});

it('a guard that names a renamed test is reported', async () => {
  const locate = await createLocator();
  const renamed = { ...(guards[0] as Guard), title: 'no such title' };
  expect(() => locate(renamed)).toThrow('names the test');
});
