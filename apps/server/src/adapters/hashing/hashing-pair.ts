import type { HashingJob } from './hashing-job.ts';
import type { HashingThread } from './hashing-thread.ts';

/** How long a job may lie with the spare thread, whose hash takes ten milliseconds or twenty. */
const lateAfterMs = 150;

/** For how long the steady thread does everything once the spare one was late. */
const busyForMs = 10_000;

/**
 * Hashes in time that nobody else wants, so that a call never waits for a core that hashes. On a machine that is busy
 * all the time there is no such time: a job that lies too long with the spare thread is done by the steady one, and so
 * are all others for a while. The first answer counts.
 */
export function createHashingPair(
  { spare, steady }: Record<'spare' | 'steady', HashingThread>,
  patienceMs = lateAfterMs,
): HashingThread {
  let load = 0;
  let isBusyUntil = 0;

  async function inSpareTime(job: HashingJob): Promise<string | boolean> {
    const { promise: isLate, resolve: tellLate } = Promise.withResolvers<void>();
    const timer = setTimeout(tellLate, patienceMs);
    const afterAll = isLate.then(() => {
      isBusyUntil = performance.now() + busyForMs;
      return steady.run(job);
    });
    try {
      return await Promise.race([spare.run(job), afterAll]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get load() {
      return load;
    },
    async run(job) {
      load += 1;
      try {
        return await (performance.now() < isBusyUntil ? steady.run(job) : inSpareTime(job));
      } finally {
        load -= 1;
      }
    },
  };
}
