import { readSystemStatus, settleFailedJob } from '@sangamam/contract/reports/system/system-endpoints';
import { siteVersion } from '@sangamam/contract/site-version';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildStaff } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await buildStaff(t.ctx, ['ADMIN']));
});
afterAll(() => t.close());

const read = async () => (await call(t, readSystemStatus, {}, { token })).data;
const settle = (jobId: string, action: 'RETRY' | 'DISCARD') =>
  call(t, settleFailedJob, { params: { jobId }, body: { action } }, { token });

/** Queues a job and gives it up; its id. */
async function failJob(name: string): Promise<string> {
  const { rows } = await t.database.pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job($1, job_key => $2)`,
    [name, crypto.randomUUID()],
  );
  const id = rows[0]?.id ?? '';
  await t.database.pool.query(
    `select graphile_worker.permanently_fail_jobs(array[$1::bigint], E'no room\\n at x.ts')`,
    [id],
  );
  return id;
}
const attemptsOf = async (id: string) => {
  const { rows } = await t.database.pool.query<{ attempts: number }>(
    'select attempts from graphile_worker.jobs where id = $1',
    [id],
  );
  return rows.map(({ attempts }) => attempts);
};

it('the status has versions, jobs by kind with the oldest that is due, and the findings of the doctor', async () => {
  await t.database.pool.query(
    `select graphile_worker.add_job('apply-retention', job_key => 'due', run_at => now() - interval '2 minutes')`,
  );
  const status = await read();
  expect(status.versions).toMatchObject({
    site: siteVersion,
    postgresql: expect.stringMatching(/^\d+/u) as string,
  });
  expect(status.processes).toBe(0);
  const kind = status.kinds.find(({ name }) => name === 'apply-retention');
  expect(kind).toMatchObject({ queue: 'general', waiting: 1, failed: 0 });
  expect(Date.now() - Date.parse(kind?.dueSince ?? '')).toBeGreaterThan(100_000);
  expect(status.findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['database', 'migrations', 'rights', 'queue', 'administrators']),
  );
  expect(status.findings).toContainEqual({
    check: 'queue',
    level: 'warning',
    message: 'No process works on the queue.',
    advice: 'Start the site, unless it is stopped on purpose.',
  });
  await t.database.pool.query(`select graphile_worker.remove_job('due')`);
});

it('nightly runs say when the timetable last queued them, and how many failed', async () => {
  await t.database.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('sweep-files', now(), '2027-02-01T08:17:00Z')`,
  );
  const id = await failJob('sweep-files');
  const { nightly } = await read();
  expect(nightly).toContainEqual({ name: 'sweep-files', lastAt: '2027-02-01T08:17:00.000Z', failed: 1 });
  expect(nightly).toContainEqual({ name: 'apply-retention', lastAt: null, failed: 0 });
  await settle(id, 'DISCARD');
});

it('one job that was given up is tried again or discarded, the others stay, and each leaves an audit row', async () => {
  const [one, other] = [await failJob('tidy-limits'), await failJob('tidy-messages')];
  const { failedJobs } = await read();
  expect(failedJobs.map(({ _id, name, error }) => [_id, name, error])).toEqual([
    [one, 'tidy-limits', 'no room'],
    [other, 'tidy-messages', 'no room'],
  ]);

  expect((await settle(one, 'RETRY')).status).toBe(200);
  expect([await attemptsOf(one), (await read()).failedJobs.length]).toEqual([[0], 1]);
  expect((await settle(other, 'DISCARD')).status).toBe(200);
  expect([await attemptsOf(other), (await read()).failedJobs]).toEqual([[], []]);
  const { rows } = await t.database.pool.query(
    `select action, entity_id from audit_log where entity = 'job' and entity_id in ('tidy-limits', 'tidy-messages') order by id`,
  );
  expect(rows).toEqual([
    { action: 'job.retried', entity_id: 'tidy-limits' },
    { action: 'job.discarded', entity_id: 'tidy-messages' },
  ]);
});

it('of two administrators who discard the same job one is told that it is gone', async () => {
  const id = await failJob('tidy-limits');
  const holder = await t.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from graphile_worker._private_jobs where id = $1 for update', [id]);
  const both = Promise.all([settle(id, 'DISCARD'), settle(id, 'DISCARD')]);
  await expect
    .poll(async () => {
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    })
    .toBe(2);
  await holder.query('commit');
  holder.release();
  const answers = await both;
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 404]);
});

it('a job that is not given up, and a mail, cannot be settled here', async () => {
  const { rows } = await t.database.pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('apply-retention', job_key => 'waits')`,
  );
  expect((await settle(rows[0]?.id ?? '', 'DISCARD')).status).toBe(404);
  expect((await settle(await failJob('send-mail'), 'DISCARD')).status).toBe(404);
  expect((await read()).failedJobs).toEqual([]);
});
