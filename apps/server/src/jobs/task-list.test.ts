import type { Job, JobHelpers } from 'graphile-worker';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { beginning } from '#server/db/connection/call-age.ts';
import { cancelJob, enqueue, enqueueEach } from '#server/db/queue/enqueue.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { startJobs } from './start-jobs.ts';
import { createTaskList, type JobHandlers } from './task-list.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const id = '01970000-0000-7000-8000-000000000001';
const otherId = '01970000-0000-7000-8000-000000000002';
const jobs = async () => {
  const { rows } = await t.database.pool.query<{ task: string; key: string | null; payload: unknown }>(
    `select task.identifier as task, job.key, job.payload from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`,
  );
  return rows;
};

it('a job is queued once for each subject, and taken off the queue by it', async () => {
  await enqueue(t.database.db, 'make-renditions', { mediaId: id });
  await enqueue(t.database.db, 'make-renditions', { mediaId: id });
  await enqueueEach(t.database.db, 'remove-file', [{ fileId: id }, { fileId: otherId }]);
  await enqueueEach(t.database.db, 'remove-file', []);
  expect(await jobs()).toEqual([
    { task: 'make-renditions', key: `renditions:${id}`, payload: { mediaId: id } },
    { task: 'remove-file', key: `file:${id}`, payload: { fileId: id } },
    { task: 'remove-file', key: `file:${otherId}`, payload: { fileId: otherId } },
  ]);
  await cancelJob(t.database.db, 'make-renditions', id);
  await cancelJob(t.database.db, 'remove-file', id);
  await cancelJob(t.database.db, 'remove-file', otherId);
  expect(await jobs()).toEqual([]);
});

it('a payload that does not fit is neither queued nor run', async () => {
  await expect(enqueue(t.database.db, 'remove-file', { fileId: 'everything' })).rejects.toThrow('fileId');
  const removed: string[] = [];
  const { promise: hasRun, resolve } = Promise.withResolvers<void>();
  const handlers: Partial<JobHandlers> = {
    'remove-file': ({ fileId }) => {
      removed.push(fileId);
      resolve();
      return Promise.resolve();
    },
  };
  // As an older version may have queued it. One attempt, so that the failed job can be inspected.
  await t.database.pool.query(
    `select graphile_worker.add_job('remove-file', payload => '{"file":"x"}', max_attempts => 1)`,
  );
  await enqueue(t.database.db, 'remove-file', { fileId: id });
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const running = await startJobs({
    databaseUrl: t.databaseUrl,
    tasks: createTaskList(handlers as JobHandlers),
    nightly: [],
    log,
  });
  await hasRun;
  // Both have ended: one is gone, the other is kept with its error.
  const errors = async () =>
    (
      await t.database.pool.query<{ error: string | null }>(
        'select last_error as error from graphile_worker.jobs',
      )
    ).rows;
  await expect
    .poll(errors)
    .toEqual([{ error: expect.stringContaining('payload of a remove-file job') as string }]);
  await running.stop();
  expect(removed).toEqual([id]);
});

it('a job that somebody waits for has waited for a connection since it became due, others since they run', async () => {
  const waited = async (runAt: Date, priority: number) => {
    let began = Number.NaN;
    const handlers: Partial<JobHandlers> = {
      'remove-file': () => {
        began = beginning();
        return Promise.resolve();
      },
    };
    const task = createTaskList(handlers as JobHandlers)['remove-file'];
    const job = { attempts: 1, max_attempts: 25, run_at: runAt, priority } as Job;
    await task?.({ fileId: id }, { job } as JobHelpers);
    return performance.now() - began;
  };
  const minuteAgo = new Date(Date.now() - 60_000);
  expect(await waited(minuteAgo, -5)).toBeGreaterThanOrEqual(60_000);
  expect(await waited(minuteAgo, 0)).toBeLessThan(30_000);
  // The clock of the database may be ahead.
  expect(await waited(new Date(Date.now() + 60_000), -5)).toBeLessThan(30_000);
});
