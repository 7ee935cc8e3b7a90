import { availableParallelism } from 'node:os';

import { isCallerGone } from '#server/http/request/current-call.ts';
import { createSemaphore } from '#server/http/limits/semaphore.ts';

import type { HashingJob } from '#server/adapters/hashing/hashing-job.ts';
import { createHashingPair } from '#server/adapters/hashing/hashing-pair.ts';
import { createHashingThread } from '#server/adapters/hashing/hashing-thread.ts';

/** Hashing takes a whole core for a while: one core always stays free for everything else. */
export const hashingThreadCount = Math.max(1, Math.min(4, availableParallelism() - 1));

const threads = Array.from({ length: hashingThreadCount }, () =>
  createHashingPair({ spare: createHashingThread('spare'), steady: createHashingThread('steady') }),
);

/** A thread has its next job at hand when one is done, and need not wait for the busy main thread to bring it. */
const jobsAThread = 2;

/** Who has waited so long, in milliseconds, is asked to come back, however quick or slow the machine is. */
export const maxHashingWaitMs = 5_000;

const run = createSemaphore({
  concurrency: threads.length * jobsAThread,
  maxQueue: 400,
  maxWaitMs: maxHashingWaitMs,
});

/** What the metrics tell about the queue: running and waiting now, refused and abandoned since the start. */
export const hashingLoad = () => run.load;

/**
 * Queues hashing for a thread of its own, so that many sign-ins at once do not slow reads down. Nothing is hashed for a
 * caller who has disconnected.
 *
 * @throws SERVICE_UNAVAILABLE when the queue is full or the wait takes too long
 */
export function hashInTurn(job: HashingJob): Promise<string | boolean> {
  const quietest = () => threads.reduce((least, one) => (one.load < least.load ? one : least));
  return run(() => quietest().run(job), isCallerGone());
}
