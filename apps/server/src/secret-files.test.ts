import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { EnvironmentError, readEnv } from './env.ts';
import { secretVariables } from './secret-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function secretFile(text: string): string {
  const file = path.join(folder, String(Math.random()));
  writeFileSync(file, text);
  return file;
}

function faultsOf(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

const address = 'postgres://site:s3cret@127.0.0.1:5432/site';

describe('secrets from files', () => {
  it.each(['\n', '\r\n', ''])('a value counts without the line end after it (%j)', (end) => {
    const env = readEnv({ DATABASE_URL_FILE: secretFile(`${address}${end}`) });
    expect(env.databaseUrl).toBe(address);
    expect(env.demo).toBe(false);
    expect(env.warnings).not.toContainEqual(expect.stringContaining('DATABASE_URL_FILE'));
  });

  it.each(secretVariables)('%s and %s_FILE together are refused', (name) => {
    const faults = faultsOf({ [name]: 'one', [`${name}_FILE`]: secretFile('another') });
    expect(faults).toContain(`${name} and ${name}_FILE must not both be set`);
  });

  it('a missing file and an empty one are named, with what is wrong', () => {
    const missing = path.join(folder, 'missing');
    const empty = secretFile(' \n');
    expect(faultsOf({ DATABASE_URL_FILE: missing, METRICS_TOKEN_FILE: empty })).toEqual([
      `DATABASE_URL_FILE names a file that cannot be read (ENOENT): ${missing}`,
      `METRICS_TOKEN_FILE names an empty file: ${empty}`,
    ]);
  });

  it('a wrong value of a file is refused by the name of its variable, and not repeated', () => {
    const faults = faultsOf({ DATABASE_URL_FILE: secretFile('mysql://root:s3cret@db/site') });
    expect(faults).toEqual([expect.stringMatching(/^DATABASE_URL /u)]);
    expect(faults.join(' ')).not.toContain('s3cret');
  });

  it('a misspelt name of a file stops the start', () => {
    expect(faultsOf({ DATABSE_URL_FILE: secretFile(address) })).toEqual([
      'DATABSE_URL_FILE is not a setting; did you mean DATABASE_URL_FILE?',
    ]);
  });
});
