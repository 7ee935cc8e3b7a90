import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

import { describe, expect, it } from 'vitest';

import { createHashingPair } from './hashing-pair.ts';
import { createHashingThread } from './hashing-thread.ts';

/** Threads of this process that let others go first; tests before these may have left some. */
const steppedBack = () =>
  readdirSync('/proc/self/task').filter((task) => os.getPriority(Number(task)) === os.getPriority() + 5)
    .length;

/** Threads of this process in the scheduler's idle class: five, in the field that tells a thread's policy. */
const inIdleClass = () =>
  readdirSync('/proc/self/task').filter((task) => {
    const afterName = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1);
    return afterName?.split(' ')[38] === '5';
  }).length;

const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

describe('a hashing thread', () => {
  const thread = createHashingThread('steady');
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
    const another = createHashingThread('steady');
    await another.run({ kind: 'hash', password: 'one', parameters: cheap });
    expect(steppedBack()).toBe(before + 1);
  });

  it.runIf(process.platform === 'linux')('with spare time only is behind everybody', async () => {
    const before = inIdleClass();
    await createHashingThread('spare').run({ kind: 'hash', password: 'one', parameters: cheap });
    expect(inIdleClass()).toBe(before + 1);
  });

  it('tells of a job that fails, and goes on with the next', async () => {
    await expect(thread.run({ kind: 'verify', stored: 'no hash', password: 'one' })).rejects.toThrow(Error);
    expect(await hash('one')).toMatch(/^\$argon2id\$/u);
  });
});

describe('a pair of hashing threads', () => {
  const job = { kind: 'hash', password: 'one', parameters: cheap } as const;
  /** Some seconds of work: until it is done the thread has no time for anything else. */
  const long = { ...job, parameters: { memoryCost: 65_536, timeCost: 50, parallelism: 1 } };

  it('leaves all to the spare thread as long as that gets on', async () => {
    const [spare, steady] = [createHashingThread('spare'), createHashingThread('steady')];
    const pair = createHashingPair({ spare, steady }, 60_000);
    await pair.run(job);
    const next = pair.run(job);
    expect([spare.load, steady.load, pair.load]).toEqual([1, 0, 1]);
    await next;
    expect(pair.load).toBe(0);
  });

  it('waits for no spare time that never comes, and asks for none the next time', async () => {
    const [spare, steady] = [createHashingThread('spare'), createHashingThread('steady')];
    const busy = spare.run(long);
    const pair = createHashingPair({ spare, steady });
    expect(await pair.run(job)).toMatch(/^\$argon2id\$/u);
    // Without the steady thread this would be the answer of the spare one, which is not there yet.
    expect(spare.load).toBe(2);
    const next = pair.run(job);
    expect([spare.load, steady.load]).toEqual([2, 1]);
    await Promise.all([next, busy]);
  });

  it('tells of a job that fails', async () => {
    const pair = createHashingPair({
      spare: createHashingThread('spare'),
      steady: createHashingThread('steady'),
    });
    await expect(pair.run({ kind: 'verify', stored: 'no hash', password: 'one' })).rejects.toThrow(Error);
    expect(pair.load).toBe(0);
  });
});
