import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getReviewById,
  initiateRegistration,
  submitForApproval,
} from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  addParticipant,
  deleteParticipant,
  editParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { participantPayload, startFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

it('a new registration lists the family of the previous one, unselected, and leaves the previous one unchanged', async () => {
  const [{ id: lastYear }, { id: thisYear }] = [await buildConvention(t.ctx), await buildConvention(t.ctx)];
  const { id: packageId } = await buildPackage(t.ctx, { conventionId: lastYear });
  const family = await startFamily(t, lastYear);
  for (const firstName of ['Anna', 'Bella', 'Clara']) {
    const email = `${firstName.toLowerCase()}.returning@example.org`;
    await call(t, addParticipant, { body: participantPayload(family, { firstName, email }) }, family);
  }
  await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
  await call(t, submitForApproval, { query: family.of }, family);
  const sent = await call(t, getReviewById, { params: { orderId: family.orderId } }, family);

  const of = { userId: family.of.userId, conventionId: thisYear };
  await call(t, initiateRegistration, { body: of }, family);
  const list = async () => (await call(t, listParticipants, { query: of }, family)).data.participants;
  const people = await list();
  expect(people.map(({ userId, isParticipated }) => [userId.firstName, isParticipated])).toEqual([
    ['Annamma', true],
    ['Anna', false],
    ['Bella', false],
    ['Clara', false],
  ]);

  const participantId = people[1]?.userId._id ?? '';
  const edited = await call(
    t,
    editParticipant,
    {
      query: { participantId, conventionId: thisYear, primaryUserId: of.userId },
      body: {
        ...participantPayload(family, { firstName: 'Ancy', lastName: 'Married' }),
        conventionId: thisYear,
      },
    },
    family,
  );
  expect(edited.data.participants[1]?.userId).toMatchObject({
    firstName: 'Ancy',
    email: 'anna.returning@example.org',
  });
  const gone = {
    participantId: people[2]?.userId._id ?? '',
    primaryUserId: of.userId,
    conventionId: thisYear,
  };
  await call(t, deleteParticipant, { body: gone }, family);
  expect(await list()).toHaveLength(3);
  const again = await call(t, getReviewById, { params: { orderId: family.orderId } }, family);
  // The snapshot does not change; the revision is the current person's, for a correction.
  const asSent = sent.data.participantsData.map((one) => ({
    ...one,
    revision: expect.any(Number) as number,
  }));
  expect(again.data.participantsData).toEqual(asSent);
});
