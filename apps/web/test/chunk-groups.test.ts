import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { chunkGroups, chunkPattern } from '../chunk-groups.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = globSync('{apps/web/app,packages/contract/src}/**/*.{ts,tsx}', { cwd: root });

it.each(chunkGroups)('the chunk $name names only files that exist', ({ files }) => {
  const missing = files.filter((file) =>
    file.startsWith('node_modules/')
      ? !existsSync(path.join(root, file))
      : !sources.some((source) => source.startsWith(file)),
  );
  expect(missing).toEqual([]);
});

it('a pattern matches the modules of its group on every system, and no others', () => {
  const pattern = chunkPattern(['apps/web/app/lib/form.ts', 'node_modules/react/']);
  expect(pattern.test('/home/site/apps/web/app/lib/form.ts')).toBe(true);
  expect(pattern.test(String.raw`C:\site\apps\web\app\lib\form.ts`)).toBe(true);
  expect(pattern.test('/home/site/node_modules/react/index.js')).toBe(true);
  expect(pattern.test('/home/site/node_modules/react-dom/index.js')).toBe(false);
  expect(pattern.test('/home/site/apps/web/app/lib/form-ts.ts')).toBe(false);
});
