import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { inRoot } from './root.ts';
import { captureOutput } from './run-command.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

it.each([
  ['a text is no number', "export const seats: number = 'many';\n", /TS2322/u, false],
  ['a name that is not there', 'export const seats = placesLeft;\n', /TS2304/u, false],
  ['its twin without a fault', 'export const seats = 30;\n', /0 warnings and 0 errors/u, true],
])('the linter reports type errors: %s', async (_, source, says, isRight) => {
  await withTemporaryFolder(async (folder) => {
    writeFileSync(path.join(folder, 'seats.ts'), source);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: inRoot('tsconfig.base.json'), include: ['.'] }),
    );
    const { ok, output } = await captureOutput(['oxlint', '--config', inRoot('.oxlintrc.json'), folder]);
    expect(ok).toBe(isRight);
    expect(output).toMatch(says);
  });
});
