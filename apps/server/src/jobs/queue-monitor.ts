/** A queue without an answer for this long has stalled, in milliseconds. Its workers ask every two seconds. */
const stalledAfterMs = 60_000;

/** A job that runs longer than this no longer proves that its queue works, in milliseconds. */
const longestJobMs = 10 * 60_000;

/** A queue that has asked for no job for too long, and since when, by the machine's clock. */
export interface StalledQueue {
  queue: string;
  since: Date;
}

/** What the workers of this process report about their queues. */
export interface QueueMonitor {
  /** New workers start: jobs of earlier ones no longer count as running. A queue that is new counts as answered now. */
  watch(queue: string): void;
  /** The database answered the queue's request for a job, with or without one. */
  answered(queue: string): void;
  started(queue: string, jobId: string): void;
  finished(queue: string, jobId: string): void;
  /** Seconds since each queue last got an answer; 0 while it runs a job. */
  idleSeconds(): { queue: string; seconds: number }[];
  /** The queues that take no jobs, although their workers should ask every few seconds. */
  stalled(): StalledQueue[];
}

interface Activity {
  answeredAt: number;
  /** The start of each running job, by its id. */
  running: Map<string, number>;
}

/** Creates the monitor of this process's queues. `now` is in milliseconds; a monotonic clock where absent. */
export function createQueueMonitor(now: () => number = () => performance.now()): QueueMonitor {
  const queues = new Map<string, Activity>();
  const activityOf = (queue: string): Activity => {
    const known = queues.get(queue) ?? { answeredAt: now(), running: new Map<string, number>() };
    queues.set(queue, known);
    return known;
  };
  const silentMs = ({ answeredAt, running }: Activity): number => {
    const isWorking = [...running.values()].some((since) => now() - since < longestJobMs);
    return isWorking ? 0 : now() - answeredAt;
  };
  return {
    watch: (queue) => activityOf(queue).running.clear(),
    answered(queue) {
      activityOf(queue).answeredAt = now();
    },
    started: (queue, jobId) => void activityOf(queue).running.set(jobId, now()),
    finished: (queue, jobId) => void activityOf(queue).running.delete(jobId),
    idleSeconds: () =>
      [...queues].map(([queue, activity]) => ({ queue, seconds: silentMs(activity) / 1000 })),
    stalled: () =>
      [...queues].flatMap(([queue, activity]) => {
        const ms = silentMs(activity);
        return ms < stalledAfterMs ? [] : [{ queue, since: new Date(Date.now() - ms) }];
      }),
  };
}
