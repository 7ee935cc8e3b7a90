import { login } from '@sangamam/contract/accounts/account-endpoints';
import { getPerson, mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { getReviewById } from '@sangamam/contract/orders/order-endpoints';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

describe('merging duplicates', () => {
  let t: TestApp;
  let registrar: { token: string };
  let conventionId: string;
  let packageId: string;
  beforeAll(async () => {
    t = await buildTestApp();
    registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    conventionId = (await buildConvention(t.ctx)).id;
    packageId = (await buildPackage(t.ctx, { conventionId })).id;
  });
  afterAll(() => t.close());

  const merge = (userId: string, duplicateId: string, dryRun = false) =>
    call(
      t,
      mergePeople,
      { params: { userId }, body: { duplicateId, dryRun, reason: 'Signed up twice' } },
      registrar,
    );
  const read = async (userId: string) => (await call(t, getPerson, { params: { userId } }, registrar)).data;

  it('a dry run returns the plan and changes nothing', async () => {
    const kept = await createRegistrant(t);
    const duplicate = await submitFamily(t, conventionId, packageId);
    expect((await merge(kept.id, duplicate.account.id, true)).data).toMatchObject({
      isPossible: true,
      obstacles: [],
      orders: 1,
      isMerged: false,
    });
    expect((await read(kept.id)).orders).toEqual([]);
    expect((await read(duplicate.account.id)).state).toBe('ACTIVE');
  });

  it('a merge moves the whole registration and closes the duplicate', async () => {
    const kept = await createRegistrant(t, { firstName: 'Keptly' });
    const duplicate = await submitFamily(t, conventionId, packageId, { firstName: 'Doubly' });
    const seen = (token: string) =>
      call(t, getReviewById, { params: { orderId: duplicate.orderId } }, { token });
    const before = (await seen(duplicate.token)).data;
    expect((await merge(kept.id, duplicate.account.id)).data).toMatchObject({ isMerged: true, orders: 1 });

    const after = (await seen(await signInAs(t, kept))).data;
    expect([after.totalAmout, after.currency]).toEqual([before.totalAmout, before.currency]);
    expect((await read(kept.id)).orders).toMatchObject([{ _id: duplicate.orderId }]);
    expect((await read(duplicate.account.id)).state).toBe('CLOSED');
    expect((await seen(duplicate.token)).status).toBe(401);
    const body = { username: duplicate.account.email, password: testPassword };
    expect((await call(t, login, { body })).codes).toEqual(['INVALID_CREDENTIALS']);
    for (const id of [kept.id, duplicate.account.id]) {
      const entries = await t.database.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'account.merged')));
      expect(entries).toMatchObject([{ reason: 'Signed up twice' }]);
    }
  });

  it('a merge of two accounts with active registrations for one convention is refused with the reason', async () => {
    const [one, other] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    const answer = await merge(one.account.id, other.account.id);
    expect(answer.codes).toEqual(['MERGE_NOT_POSSIBLE']);
    expect(answer.errors[0]?.message).toContain('Cancel one of them first.');
    expect((await read(other.account.id)).orders).toHaveLength(1);
  });

  it('a merge with the account itself, with staff or with a closed account is refused', async () => {
    const [one, gone] = [await createRegistrant(t), await createRegistrant(t)];
    expect((await merge(one.id, one.id)).codes).toEqual(['MERGE_NOT_POSSIBLE']);
    const staff = await createStaff(t, 'DESK');
    expect((await merge(one.id, staff.id)).codes).toEqual(['USER_NOT_FOUND']);
    expect((await merge(one.id, gone.id)).status).toBe(200);
    expect((await merge(one.id, gone.id)).codes).toEqual(['USER_NOT_FOUND']);
  });

  it('two opposite merges at the same moment: one succeeds, one gets 404', async () => {
    const [one, other] = [await createRegistrant(t), await createRegistrant(t)];
    const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});
