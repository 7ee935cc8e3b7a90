import type { Job, TaskList } from 'graphile-worker';

import { asBegunAt } from '#server/db/connection/call-age.ts';
import { jobCatalogue, jobOf, type JobName, type JobPayload } from '#server/db/queue/job-catalogue.ts';

/** Whether the current attempt at a job is its last. */
export interface Attempt {
  isLast: boolean;
}

/** The job handlers, by the names of the catalogue. */
export type JobHandlers = {
  [Name in JobName]: (payload: JobPayload<Name>, attempt: Attempt) => Promise<void>;
};

/** Adapts the handlers to the queue's library. A payload that fails its schema fails the job before it runs. */
export function createTaskList(handlers: JobHandlers): TaskList {
  const names = Object.keys(jobCatalogue) as JobName[];
  return Object.fromEntries(names.map((name) => [name, taskOf(name, handlers[name] as Handler)]));
}

type Handler = (payload: unknown, attempt: Attempt) => Promise<void>;

function taskOf(name: JobName, handler: Handler): TaskList[string] {
  return async (payload, { job }) => {
    const parsed = jobOf(name).payload.safeParse(payload ?? {});
    if (!parsed.success)
      throw new TypeError(`The payload of a ${name} job does not fit`, { cause: parsed.error });
    const attempt = { isLast: job.attempts >= job.max_attempts };
    await asBegunAt(beginningOf(job), () => handler(parsed.data, attempt));
  };
}

/**
 * Since when a job waits for connections, in milliseconds of `performance.now()`. What somebody waits for, such as the link of a
 * sign-up, waits since it became due, and so goes before newer calls; everything else goes behind those that are there.
 */
function beginningOf({ priority, run_at: due }: Pick<Job, 'priority' | 'run_at'>): number {
  const waitedMs = priority < 0 ? Math.max(0, Date.now() - due.getTime()) : 0;
  return performance.now() - waitedMs;
}
