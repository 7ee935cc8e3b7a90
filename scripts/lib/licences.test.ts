import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { checkLicences, isAllowedLicence } from './licences.ts';
import { inRoot } from './root.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['(ISC AND GPL-3.0-only)', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
])('%s: allowed %s', (expression, is) => {
  expect(isAllowedLicence(expression)).toBe(is);
});

it('the packages of the project have licences that it takes', () => {
  expect(checkLicences(inRoot(''))).toEqual({ ok: true, output: '' });
});

it('a package is refused by its name, whether the lock file or the package says its licence', () =>
  withTemporaryFolder((root) => {
    const packages = {
      '': { name: 'project' },
      'node_modules/fine': { license: 'MIT' },
      'node_modules/own': { link: true },
      'node_modules/strict': { license: 'AGPL-3.0-only' },
      'node_modules/installed': {},
      'node_modules/silent': {},
      'node_modules/older': {},
      'node_modules/elsewhere-win32': { optional: true },
    };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
    const install = (name: string, manifest: object) => {
      mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
      writeFileSync(path.join(root, 'node_modules', name, 'package.json'), JSON.stringify(manifest));
    };
    install('installed', { license: 'GPL-3.0-only' });
    install('silent', {});
    install('older', { licenses: [{ type: 'GPL-2.0-only' }] });
    const { ok, output } = checkLicences(root);
    expect(ok).toBe(false);
    expect(output.split('\n').slice(0, -1)).toEqual([
      'node_modules/strict: AGPL-3.0-only',
      'node_modules/installed: GPL-3.0-only',
      'node_modules/silent: no licence is named',
      'node_modules/older: GPL-2.0-only',
    ]);
    return Promise.resolve();
  }));
