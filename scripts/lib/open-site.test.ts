import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { inRoot } from './root.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-no-site-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [inRoot('scripts', script), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') },
  });

it.for([
  ['backup.ts', path.join('copies', 'today')],
  ['sweep-files.ts'],
  ['second-factor-reset.ts', '--email', 'admin@example.org'],
] as const)(
  '%s without its DATA_DIR says that there is no database and creates nothing',
  async ([script, ...args]) => {
    await expect(run(script, ...args)).rejects.toMatchObject({
      stderr: expect.stringContaining(`There is no database in ${path.join(folder, 'data')}`) as string,
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);
