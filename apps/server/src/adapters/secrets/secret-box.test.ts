import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readOrMakeKeyFile } from './key-file.ts';
import { createSecretBox, isSealed } from './secret-box.ts';

describe('a secret box', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const box = createSecretBox([first]);

  it('opens what it sealed, and seals the same thing differently each time', () => {
    const [one, other] = [box.seal('JBSWY3DPEHPK3PXP', 'here'), box.seal('JBSWY3DPEHPK3PXP', 'here')];
    expect(one).not.toBe(other);
    expect(isSealed(one)).toBe(true);
    expect([box.open(one, 'here'), box.open(other, 'here')]).toEqual([
      'JBSWY3DPEHPK3PXP',
      'JBSWY3DPEHPK3PXP',
    ]);
  });

  it('opens neither what was moved nor what was changed, nor plain text', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'here');
    // The last letter may be made of padding in part: the one before it never is.
    const changed = sealed.at(-2) === 'A' ? 'B' : 'A';
    for (const [stored, place] of [
      [sealed, 'there'],
      [`${sealed.slice(0, -2)}${changed}${sealed.slice(-1)}`, 'here'],
      [sealed.slice(0, -8), 'here'],
      ['JBSWY3DPEHPK3PXP', 'here'],
    ] as const)
      expect(() => box.open(stored, place)).toThrow(/No key opens|authenticate|tag/u);
  });

  it('takes a new key in front of the old one, and does without the old one once all is sealed anew', () => {
    const old = box.seal('JBSWY3DPEHPK3PXP', 'here');
    const both = createSecretBox([second, first]);
    expect(both.open(old, 'here')).toBe('JBSWY3DPEHPK3PXP');
    expect([both.isCurrent(old), both.isCurrent(both.seal('x', 'here'))]).toEqual([false, true]);
    expect(() => createSecretBox([second]).open(old, 'here')).toThrow('No key opens this secret');
  });
});

describe('the key file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-key-'));
  const file = path.join(folder, 'encryption.key');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made once, for its owner alone', async () => {
    const key = await readOrMakeKeyFile(folder);
    expect(key).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readOrMakeKeyFile(folder)).toEqual(key);
  });

  it('is never replaced when it holds something else', async () => {
    writeFileSync(file, 'no key\n');
    await expect(readOrMakeKeyFile(folder)).rejects.toThrow('does not hold a key');
    expect(readFileSync(file, 'utf8')).toBe('no key\n');
  });
});
