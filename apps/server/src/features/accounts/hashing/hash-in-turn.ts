import { availableParallelism } from 'node:os';

import { createGate } from '#server/http/gate.ts';

import type { HashingJob } from './hashing-job.ts';
import { createHashingPair } from './hashing-pair.ts';
import { createHashingThread } from './hashing-thread.ts';

/** Hashing takes a whole core for a while: one core always stays free for everything else. */
export const threadsOfHashing = Math.max(1, Math.min(4, availableParallelism() - 1));

const threads = Array.from({ length: threadsOfHashing }, () =>
  createHashingPair({ spare: createHashingThread('spare'), steady: createHashingThread('steady') }),
);

/** A thread has its next job at hand when one is done, and need not wait for the busy main thread to bring it. */
const jobsAThread = 2;

/** Who would wait longer than some seconds is asked to come back. */
const mostWaiting = 400;

const pass = createGate({ open: threads.length * jobsAThread, room: mostWaiting });

/**
 * Hashes in a thread of its own, in turn: a storm of logins leaves reads quick.
 *
 * @throws SERVICE_UNAVAILABLE when too many wait already
 */
export function hashInTurn(job: HashingJob): Promise<string | boolean> {
  return pass(() => threads.reduce((least, one) => (one.load < least.load ? one : least)).run(job));
}
