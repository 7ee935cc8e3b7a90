import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  listPublicParticipants,
  listPublicParticipantsByPath,
  listPublicUnits,
} from '@sangamam/contract/conventions/convention-endpoints';

import { people } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildOrder } from '#seed/factories/build-order.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildStaff, buildUser } from '#seed/factories/build-user.ts';
import type { OrderEvent } from '#seed/factories/order-events.ts';
import { applyOrderEvents } from '#seed/factories/apply-order-events.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { buildDocumentFamilies } from '#test/fixtures/document-families.ts';
import { startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { outbox } from '#test/outbox.ts';

const confirmed: OrderEvent[] = [{ does: 'submit' }, { does: 'approve' }];

let t: TestApp;
let conventionId: string;
let hidden: string;

beforeAll(async () => {
  t = await buildTestApp();
  const convention = await buildConvention(t.ctx);
  conventionId = convention.id;
  hidden = (await buildConvention(t.ctx, { participantDisplay: false })).id;
  // A free package: approval alone confirms.
  const free = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  const { actor: registrar } = await buildStaff(t.ctx, ['REGISTRAR']);
  const yearsAgo = (years: number, days = 0) => {
    const day = t.ctx.now();
    return new Date(Date.UTC(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  };
  const family = async (
    registrantName: string,
    events: OrderEvent[],
    members: Parameters<typeof buildOrder>[1]['members'] = [],
  ) => {
    const { actor } = await buildUser(t.ctx, { firstName: registrantName, lastName: 'Zacharia' });
    const orderId = await buildOrder(t.ctx, { registrant: actor, conventionId, packageId: free.id, members });
    await applyOrderEvents(t.ctx, orderId, { registrant: actor, registrar, treasurer: registrar }, events);
  };
  await family('Confirmed', confirmed, [
    { firstName: 'Justofage', lastName: 'abraham', dob: yearsAgo(18, -2), relationShip: 'SON' },
    { firstName: 'Almost', dob: yearsAgo(18, 2) },
    { firstName: 'Stays', dob: yearsAgo(30), relationShip: 'FATHER', isNotAttending: true },
    { firstName: 'Optedout', dob: yearsAgo(40), relationShip: 'MOTHER' },
  ]);
  await t.database.db.update(people).set({ hiddenFromList: true }).where(eq(people.firstName, 'Optedout'));
  await family('Incomplete', []);
  await family('Submitted', [{ does: 'submit' }]);
  await family('Rejected', [{ does: 'submit' }, { does: 'reject', reason: 'Not verified' }]);
  await family('Cancelled', [...confirmed, { does: 'cancel', reason: 'They asked for it' }]);
  await family('Another', confirmed);
});
afterAll(() => t.close());

describe('the public participant list', () => {
  it('shows selected adults of confirmed registrations who have not opted out, family by family', async () => {
    const { data } = await call(t, listPublicParticipants, { query: { conventionId } });
    expect(data.docs.map(({ firstName }) => firstName)).toEqual(['Another', 'Justofage', 'Confirmed']);
    expect(data.docs[0]).toEqual({
      firstName: 'Another',
      lastName: 'Zacharia',
      familyName: 'Kizhakkedam',
      organization: 'Chicago',
      sameFamily: false,
    });
    expect(data.docs.map(({ sameFamily }) => sameFamily)).toEqual([false, false, true]);
    expect(data).toMatchObject({ totalPages: 1, people: 3, families: 2 });
  });

  it('is paged, the same under both paths', async () => {
    const pages = ['0', '2', '4'].map(async (offset) => {
      const byQuery = await call(t, listPublicParticipants, {
        query: { conventionId, pageSize: '2', offset },
      });
      const byPath = await call(t, listPublicParticipantsByPath, {
        params: { conventionId, pageSize: '2', offset },
      });
      expect(byPath.data).toEqual(byQuery.data);
      return [byQuery.data.docs.length, byQuery.data.totalPages];
    });
    expect(await Promise.all(pages)).toEqual([
      [2, 2],
      [1, 2],
      [0, 2],
    ]);
  });

  it.each([
    ['JUST', ['Justofage']],
    ['zacharia confirmed', ['Confirmed']],
    ['kizhakkedam', ['Another', 'Justofage', 'Confirmed']],
    ['_', []],
    ['Optedout', []],
    ['Almost', []],
  ])('finds people by words of their names: %s', async (search, expected) => {
    const { data } = await call(t, listPublicParticipants, { query: { conventionId, search } });
    expect(data.docs.map(({ firstName }) => firstName)).toEqual(expected);
    expect(data.people).toBe(expected.length);
  });

  it('is narrowed to a local unit, and names the units of those who are on it', async () => {
    const units = await call(t, listPublicUnits, { query: { conventionId } });
    expect(units.data).toEqual([{ id: expect.any(String) as string, name: 'Chicago', people: 3 }]);
    const unit = units.data[0]?.id ?? '';
    const count = async (unit: string) =>
      (await call(t, listPublicParticipants, { query: { conventionId, unit } })).data.people;
    expect([await count(unit), await count('ORG10024')]).toEqual([3, 0]);
    const ofHidden = await call(t, listPublicUnits, { query: { conventionId: hidden } });
    expect(ofHidden.codes).toEqual(['NOT_FOUND']);
  });

  it('answers the same for a convention that does not show it as for an unknown convention', async () => {
    const ofHidden = await call(t, listPublicParticipants, { query: { conventionId: hidden } });
    const unknown = '01900000-0000-7000-8000-000000000000';
    const ofUnknown = await call(t, listPublicParticipants, { query: { conventionId: unknown } });
    expect(ofHidden.codes).toEqual(['NOT_FOUND']);
    expect([ofHidden.status, ofHidden.errors]).toEqual([ofUnknown.status, ofUnknown.errors]);
  });

  it.each([
    [{}, ['conventionId']],
    [{ conventionId: 'x', pageSize: '0', offset: '-1' }, ['conventionId', 'pageSize', 'offset']],
    [{ pageSize: '26', offset: '0x10' }, ['conventionId', 'pageSize', 'offset']],
    [{ pageSize: '1e3', offset: '99999999999' }, ['conventionId', 'pageSize', 'offset']],
  ])('refuses the query %j', async (query, fields) => {
    const answer = await callLoosely(t, listPublicParticipants, { query });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('the line for the public list on the review', () => {
  it.each([
    [true, ['Asked'], 'are now on the public participant list'],
    [false, [], 'are not on the public participant list'],
  ])(
    'is applied when the registration is sent, and the confirmation says so: %s',
    async (listPublicly, names, told) => {
      const families = await buildDocumentFamilies(t);
      const family = await startFamily(t, families.conventionId);
      await t.database.db
        .update(people)
        .set({ firstName: 'Asked', hiddenFromList: listPublicly })
        .where(eq(people.id, (await participantsOf(family))[0] ?? ''));
      await call(t, selectPackage, { query: { ...family.of, packageId: families.packageId } }, family);
      const sent = await call(t, submitForApproval, { query: family.of, body: { listPublicly } }, family);
      expect(sent.status).toBe(200);
      await call(t, approveRegistration, { params: { orderId: family.orderId } }, families.registrar);
      const { data } = await call(t, listPublicParticipants, {
        query: { conventionId: families.conventionId },
      });
      expect(data.docs.map(({ firstName }) => firstName)).toEqual(names);
      const mails = await outbox(t, { to: family.account.email });
      expect(mails.find(({ kind }) => kind === 'order.confirmed')?.text).toContain(told);
    },
  );

  async function participantsOf(family: TestFamily): Promise<string[]> {
    const { data } = await call(t, listParticipants, { query: family.of }, family);
    return data.participants.map(({ userId }) => userId._id);
  }
});
