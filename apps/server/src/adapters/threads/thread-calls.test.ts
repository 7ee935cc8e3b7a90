import { expect, it } from 'vitest';

import { createThreadCalls } from './thread-calls.ts';

const call = createThreadCalls<{ answered: true }>({
  script: new URL('../../../test/threads/waiting-worker.ts', import.meta.url),
  name: 'waiting',
  longestCpuMs: 300,
});
const answered = { answered: true };

it('a thread that waits for the processor is waited for', async () => {
  expect(await call({ spin: 0, wait: 2_500 })).toEqual(answered);
});

it('calls that come together have the time of each, and not of all', async () => {
  const calls = Array.from({ length: 12 }, () => call({ spin: 100, wait: 0 }));
  for (const one of await Promise.all(calls)) expect(one).toEqual(answered);
});

it('a thread that is stuck in a call ends with those behind it, and the next call gets another one', async () => {
  const stuck = [call({ spin: 3_600_000, wait: 0 }), call({ spin: 0, wait: 0 })];
  for (const one of await Promise.allSettled(stuck))
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'The thread "waiting" ended' } });
  expect(await call({ spin: 0, wait: 0 })).toEqual(answered);
});
