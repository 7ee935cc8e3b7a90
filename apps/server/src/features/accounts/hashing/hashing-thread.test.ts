import { readdirSync } from 'node:fs';
import os from 'node:os';

import { describe, expect, it } from 'vitest';

import { createHashingThread } from './hashing-thread.ts';
import { fitsPassword, hashPassword } from './password-hash.ts';

/** Threads of this process that let others go first; tests before these may have left some. */
const steppedBack = () =>
  readdirSync('/proc/self/task').filter((task) => os.getPriority(Number(task)) === os.getPriority() + 5)
    .length;

describe('a hashing thread', () => {
  const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
  const thread = createHashingThread();
  const hash = (password: string) => thread.run({ kind: 'hash', password, parameters: cheap });

  it('answers each job its own, and counts what it has not answered', async () => {
    const passwords = ['one', 'two', 'three'];
    const hashing = passwords.map(hash);
    expect(thread.load).toBe(3);
    const hashes = (await Promise.all(hashing)).map(String);
    expect(new Set(hashes).size).toBe(3);
    const fits = hashes.map((stored, index) =>
      thread.run({ kind: 'verify', stored, password: passwords[index] ?? '' }),
    );
    const others = thread.run({ kind: 'verify', stored: hashes[0] ?? '', password: 'two' });
    expect(await Promise.all([...fits, others])).toEqual([true, true, true, false]);
    expect(thread.load).toBe(0);
  });

  it.runIf(process.platform === 'linux')('lets others go first, and only itself steps back', async () => {
    const before = steppedBack();
    const another = createHashingThread();
    await another.run({ kind: 'hash', password: 'one', parameters: cheap });
    expect(steppedBack()).toBe(before + 1);
  });

  it('tells of a job that fails, and goes on with the next', async () => {
    await expect(thread.run({ kind: 'verify', stored: 'no hash', password: 'one' })).rejects.toThrow(Error);
    expect(await hash('one')).toMatch(/^\$argon2id\$/u);
  });
});

it('keeps passwords as OWASP recommends, and fits nobody’s', async () => {
  const stored = await hashPassword('Kaipuzha-1911!');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/u);
  expect(await fitsPassword(stored, 'Kaipuzha-1911!')).toBe(true);
  expect(await fitsPassword(stored, 'Kaipuzha-1911')).toBe(false);
  expect(await fitsPassword(null, 'Kaipuzha-1911!')).toBe(false);
});
