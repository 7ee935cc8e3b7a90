import { expect, it } from 'vitest';

import { findAsvsFaults } from './find-asvs-faults.ts';
import { requirementIds } from './requirement-ids.ts';

const repository = {
  paths: ['apps/server/a.test.ts', 'apps/web/b.ts', 'apps/web/c/same.ts', 'apps/server/same.ts'],
  read: (path: string) => (path === 'apps/server/a.test.ts' ? "it('a wrong code is refused', …)" : ''),
};
const met = '- **V1.1.1** Decode once. _Met_: `a.test.ts` “a wrong code is refused”.';
const absent = '- **V1.1.2** Escape last. _Not applicable_: there is no interpreter.';
const other =
  '- **V1.2.1** Encode. _Deviation_: it is left as it is. Would change it: a template of our own. See `b.ts`.';
const find = (...lines: string[]) =>
  findAsvsFaults(lines.join('\n'), ['1.1.1', '1.1.2', '1.2.1'], repository);

it('has the 253 requirements of levels 1 and 2, each once', () => {
  expect(requirementIds).toHaveLength(253);
  expect(new Set(requirementIds).size).toBe(253);
});

it('a page with one line for each requirement has no fault, whatever stands around it', () => {
  expect(find('# ASVS', 'About V1 and V1.1.1.', met, '', absent, '## V1.2', other)).toEqual([]);
});

it.each([
  ['a missing line', [met, other], 'V1.1.2 has no line.'],
  ['a second line', [met, met, absent, other], 'V1.1.1 has two lines.'],
  [
    'an unknown number',
    [met, absent, other, absent.replace('1.1.2', '9.9.9')],
    'V9.9.9 is no requirement of level 1 or 2.',
  ],
  [
    'an unknown status',
    [met, absent.replace('Not applicable', 'Later'), other],
    'This is no line of a requirement',
  ],
  [
    'a file that is gone',
    [met.replace('a.test', 'gone.test'), absent, other],
    'V1.1.1 names gone.test.ts, which does not exist.',
  ],
  ['a file of which there are two', [met, absent, other.replace('b.ts', 'same.ts')], 'of which there are 2'],
  [
    'a test that is gone',
    [met.replace('wrong', 'right'), absent, other],
    'V1.1.1 names “a right code is refused”',
  ],
  [
    'a status without a reason',
    [met, absent.replace('there is no interpreter.', 'none.'), other],
    'V1.1.2 has a status without a reason.',
  ],
  [
    'met without a file',
    [met.replace('`a.test.ts` “a wrong code is refused”', 'by the way it is written'), absent, other],
    'V1.1.1 is met, but names no file',
  ],
  [
    'a deviation that nothing would change',
    [met, absent, other.replace('Would change it', 'Well')],
    'V1.2.1 deviates without saying',
  ],
])('%s is a fault', (_name, lines, fault) => {
  expect(find(...lines)).toContainEqual(expect.stringContaining(fault));
});

it('one of two files of a name is named with its folder', () => {
  expect(find(met, absent, other.replace('b.ts', 'c/same.ts'))).toEqual([]);
});
