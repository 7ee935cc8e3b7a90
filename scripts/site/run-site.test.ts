import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, expect, it, vi } from 'vitest';

import { runSite } from './run-site.ts';

/** Runs the verb and returns its exit code with everything it printed. */
async function run(...words: string[]) {
  let printed = '';
  const collect = (text: unknown) => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(collect);
  vi.spyOn(process.stderr, 'write').mockImplementation(collect);
  return { code: await runSite(words), printed };
}
afterEach(() => vi.restoreAllMocks());

it('--help lists every verb and ends with exit code 0', async () => {
  const { code, printed } = await run('--help');
  expect(code).toBe(0);
  for (const verb of [
    'migrate',
    'backup',
    'restore',
    'admin',
    'second-factor',
    'mails',
    'jobs',
    'sessions',
    'files',
    'maintenance',
  ])
    expect(printed).toMatch(new RegExp(String.raw`^ {2}${verb}\b`, 'mu'));
});

it.each([
  'doctor',
  'migrate',
  'backup verify',
  'backup keygen',
  'restore',
  'admin create',
  'admin reset-password',
  'second-factor reset',
  'mails resend',
  'mails test',
  'jobs list',
  'jobs retry',
  'sessions end',
  'files check',
  'files sweep',
  'maintenance on',
  'maintenance off',
])('%s has a help of its own', async (verb) => {
  const { code, printed } = await run(...verb.split(' '), '--help');
  expect([code, printed]).toEqual([0, expect.stringContaining(`npm run site -- ${verb}`)]);
});

it('an unknown verb ends with exit code 2 and a suggestion', async () => {
  expect(await run('bakup', 'x')).toEqual({
    code: 2,
    printed: expect.stringContaining('Did you mean backup?') as string,
  });
  expect(await run('jobs', 'lst')).toEqual({
    code: 2,
    printed: expect.stringContaining('Did you mean list?') as string,
  });
});

it.each([
  ['no verb', []],
  ['half a verb', ['admin']],
  ['a missing folder', ['backup']],
  ['a missing address', ['admin', 'create']],
  ['a wrong address', ['admin', 'create', '--email', 'anna']],
  ['minutes that are no number', ['maintenance', 'on', '--minutes', 'soon']],
  ['an unknown option', ['doctor', 'migrate', '--fast']],
] as const)('%s ends with exit code 2', async (_, words) => {
  expect((await run(...words)).code).toBe(2);
});

it('keys for encrypted backups are made once, and only the public one is printed', async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'sangamam-keys-')), 'key.txt');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { code } = await run('backup', 'keygen', file);
  const printed = log.mock.calls.flat().join('\n');
  const text = readFileSync(file, 'utf8');
  const [, recipient = ''] = /^# public key: (age1\w+)$/mu.exec(text) ?? [];
  expect([code, printed]).toEqual([0, expect.stringContaining(`BACKUP_RECIPIENTS=${recipient}`)]);
  expect(printed).not.toContain('AGE-SECRET-KEY');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect((await run('backup', 'keygen', file)).code).toBe(2);
  expect(readFileSync(file, 'utf8')).toBe(text);
  rmSync(path.dirname(file), { recursive: true });
});

it('a backup that is not there ends with exit code 1', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await run('backup', 'verify', '/nowhere')).code).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('holds no complete backup'));
});
