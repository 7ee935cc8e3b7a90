import { globSync } from 'node:fs';
import path from 'node:path';

import { hardTexts } from '@sangamam/contract/test/reading-level';
import { expect, it } from 'vitest';

/** What staff and operators read. */
const ofStaff =
  /^(?:bank|books|ledger\/(?:terms|refunds)|mail\/outbox|notices|reports)|staff|statement|decision|backup/u;

const folder = path.join(import.meta.dirname, 'en');
const modules = globSync('**/*.ts', { cwd: folder }).filter((file) => !ofStaff.test(file));

it.each(modules)('%s is read at once by those who read grade 8', async (file) => {
  expect(hardTexts((await import(path.join(folder, file))) as Record<string, unknown>)).toEqual([]);
});
