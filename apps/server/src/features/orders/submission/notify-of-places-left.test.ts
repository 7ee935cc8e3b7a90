import * as admin from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
import { startTestJobs } from '#test/jobs.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let registrar: { token: string };
beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
});
afterAll(() => t.close());

const cancel = async (orderId: string) => {
  const input = { params: { orderId }, body: { reason: 'The family moved away' } };
  expect((await call(t, admin.cancelRegistration, input, registrar)).status).toBe(200);
};
const mails = async () =>
  (await outbox(t, { to: 'support@example.org' })).filter(({ kind }) => kind === 'capacity.released');
const waiting = async () => {
  const { rows } = await t.database.pool.query(
    "select 1 from graphile_worker.jobs where task_identifier = 'capacity-released'",
  );
  return rows.length;
};
async function runJobs(): Promise<void> {
  const jobs = await startTestJobs(t);
  await expect.poll(waiting).toBe(0);
  await jobs.stop();
}

it('a cancellation in a sold-out package sends the organisation one mail about the place left', async () => {
  const { id: packageId } = await buildPackage(t.ctx, { conventionId, name: 'The last room', capacity: 1 });
  const { orderId } = await submitFamily(t, conventionId, packageId);
  await cancel(orderId);
  await cancel(orderId);
  expect(await waiting()).toBe(1);
  await runJobs();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Places free again: The last room');
  expect(mail?.text).toContain(`${t.ctx.publicUrl}/admin/conventions/${conventionId}`);
});

it('no mail is sent when the place is taken again before the job runs, nor when places were left anyway', async () => {
  const before = await mails();
  const { id: lastId } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
  const { orderId } = await submitFamily(t, conventionId, lastId);
  await cancel(orderId);
  expect(await waiting()).toBe(1);
  await submitFamily(t, conventionId, lastId);
  const { id: roomyId } = await buildPackage(t.ctx, { conventionId, capacity: 5 });
  await cancel((await submitFamily(t, conventionId, roomyId)).orderId);
  expect(await waiting()).toBe(1);
  await runJobs();
  expect(await mails()).toEqual(before);
});
