import { run, Logger } from 'graphile-worker';

import { createTasks } from '#server/jobs/tasks.ts';
import type { TestApp } from '#test/build-test-app.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** Runs the real workers in a test until `stop`. */
export async function startTestJobs(t: TestApp): Promise<{ stop: () => Promise<void> }> {
  const runner = await run({
    connectionString: t.databaseUrl,
    taskList: createTasks(t.ctx, { mailer: undefined, log: silent }),
    concurrency: 2,
    pollInterval: 100,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
  return { stop: () => runner.stop() };
}
