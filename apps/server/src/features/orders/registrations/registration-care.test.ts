import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as care from '@sangamam/contract/casework/care/registration-care-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getReviewById, initiateRegistration } from '@sangamam/contract/orders/order-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { remindAndExpireOrders } from '../reminders/remind-and-expire-orders.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const detail = async (family: TestFamily, who = registrar) =>
  (await call(t, desk.getRegistration, at(family), who)).data;
const mailsOf = async (family: TestFamily, kind: string) =>
  (await outbox(t, { to: family.account.email })).filter((mail) => mail.kind === kind);

describe('registrations in the admin area', () => {
  it('a question is mailed to the family; who sees no details of families sees that it was asked', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    for (const question of ['Which parish?', 'And since when?'])
      await call(t, care.messageFamily, { ...at(family), body: { question } }, registrar);
    const { history } = await detail(family);
    expect(history.slice(0, 2).map(({ action, reason }) => [action, reason])).toEqual([
      ['order.asked', 'And since when?'],
      ['order.asked', 'Which parish?'],
    ]);
    const asked = await mailsOf(family, 'order.question');
    expect(asked.map(({ text }) => text.includes('since when'))).toEqual([false, true]);
    for (const role of ['VIEWER', 'TREASURER'] as const) {
      const reader = { token: await signInAs(t, await createStaff(t, role)) };
      const read = (await detail(family, reader)).history.slice(0, 2);
      expect(read.map(({ action, reason }) => [action, reason])).toEqual([
        ['order.asked', null],
        ['order.asked', null],
      ]);
    }
  });

  it('approving several registrations returns a result for each', async () => {
    const [one, two] = [
      await submitFamily(t, conventionId, packageId),
      await submitFamily(t, conventionId, packageId),
    ];
    const open = await startFamily(t, conventionId);
    const orderIds = [one.orderId, open.orderId, two.orderId, one.account.id];
    const { data } = await call(t, care.approveRegistrations, { body: { orderIds } }, registrar);
    expect(data.map(({ _id, approved, code }) => [_id, approved, code])).toEqual([
      [one.orderId, true, null],
      [open.orderId, false, 'TRANSITION_NOT_POSSIBLE'],
      [two.orderId, true, null],
      [one.account.id, false, 'ORDER_NOT_FOUND'],
    ]);
  });

  it('people who are registered by two families are listed as duplicates', async () => {
    const [mine, other] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    const child = { firstName: 'Thressia', lastName: 'Pazhayam', dob: '2011-02-03' };
    await call(t, addParticipant, { body: participantPayload(mine, child) }, mine);
    const twice = { ...child, firstName: 'THRESSIA' };
    await call(t, addParticipant, { body: participantPayload(other, twice) }, other);
    const alike = { ...child, firstName: 'Other', lastName: 'Child' };
    await call(t, addParticipant, { body: participantPayload(other, alike) }, other);
    const { data } = await call(t, care.listDuplicates, at(mine), registrar);
    expect(data.filter(({ name }) => name === 'Thressia Pazhayam')).toMatchObject([
      { otherOrderId: other.orderId, otherName: 'THRESSIA Pazhayam', same: ['name', 'dob'] },
    ]);
  });

  describe('possible duplicates who are not the same person', () => {
    const listed = async (family: TestFamily, name: string) =>
      (await call(t, care.listDuplicates, at(family), registrar)).data.filter((one) => one.name === name);
    const filtered = async () => {
      const query = { conventionId, duplicates: 'POSSIBLE', size: 100 } as const;
      return (await call(t, desk.listRegistrations, { query }, registrar)).data.docs.map(({ _id }) => _id);
    };
    const mark = (family: TestFamily, participantId: string, otherParticipantId: string, isDistinct = true) =>
      call(
        t,
        care.markDistinct,
        { params: { orderId: family.orderId, participantId, otherParticipantId }, body: { isDistinct } },
        registrar,
      );
    let mobiles = 0;
    // Registrants of other tests share date of birth and phone: these have only their children in common.
    const ownMobile = () => ({
      countryCode: '+1',
      phoneNumber: `31255502${String((mobiles += 1)).padStart(2, '0')}`,
    });
    const twins = async (firstName: string) => {
      const families = [
        await startFamily(t, conventionId, { dob: '1971-01-02', mobile: ownMobile() }),
        await startFamily(t, conventionId, { dob: '1972-03-04', mobile: ownMobile() }),
      ] as const;
      const child = { firstName, lastName: 'Vadakkan', dob: '2012-05-06' };
      for (const family of families)
        await call(t, addParticipant, { body: participantPayload(family, child) }, family);
      const name = `${firstName} Vadakkan`;
      const [pair] = await listed(families[0], name);
      if (!pair) throw new Error('The two children do not look like one.');
      return { families, name, pair };
    };

    it('stay in both lists, marked, and leave the filter until the mark is taken back', async () => {
      const { families, name, pair } = await twins('Kuriako');
      const [mine, other] = families;
      const ids = [mine.orderId, other.orderId];
      expect(await filtered()).toEqual(expect.arrayContaining(ids));
      const marked = await mark(mine, pair.participantId, pair.otherParticipantId);
      expect(marked.data.find((one) => one.name === name)).toEqual({ ...pair, isDistinct: true });
      expect((await listed(other, name)).map(({ isDistinct }) => isDistinct)).toEqual([true]);
      expect((await filtered()).filter((id) => ids.includes(id))).toEqual([]);
      // From the other registration: the pair is the same.
      await mark(other, pair.otherParticipantId, pair.participantId, false);
      expect(await listed(mine, name)).toEqual([pair]);
      expect(await filtered()).toEqual(expect.arrayContaining(ids));
    });

    it('are marked once by two registrars at a time, and the history says by whom', async () => {
      const { families, pair } = await twins('Annakutty');
      const [mine, other] = families;
      const answers = await Promise.all([
        mark(mine, pair.participantId, pair.otherParticipantId),
        mark(mine, pair.participantId, pair.otherParticipantId),
        mark(other, pair.otherParticipantId, pair.participantId),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { rows } = await t.database.pool.query(
        `select actor_id is not null as "hasActor", after->>'isDistinct' as "isDistinct" from audit_log
         where action = 'order.people-distinguished' and entity_id = any($1)`,
        [[mine.orderId, other.orderId]],
      );
      expect(rows).toEqual([{ hasActor: true, isDistinct: 'true' }]);
    });

    it('two people who do not look like one are refused with CONFLICT', async () => {
      const { families, pair } = await twins('Ouseppu');
      const [mine, other] = families;
      expect((await mark(mine, mine.selfId, other.selfId)).codes).toEqual(['CONFLICT']);
      expect((await mark(mine, pair.otherParticipantId, pair.participantId)).codes).toEqual(['CONFLICT']);
      const noOrder = { ...mine, orderId: mine.account.id };
      expect((await mark(noOrder, pair.participantId, pair.otherParticipantId)).codes).toEqual([
        'ORDER_NOT_FOUND',
      ]);
    });

    it('stay told apart when one of them is merged with a third account', async () => {
      const kept = await createRegistrant(t);
      const [mine, other] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
      await t.database.pool.query(
        `update people set first_name = 'Mariakutty', last_name = 'Vadakkan', dob = '1980-02-03' where id = any($1)`,
        [[mine.selfId, other.selfId]],
      );
      await mark(mine, mine.selfId, other.selfId);
      const body = { duplicateId: other.account.id, dryRun: false, reason: 'Signed up twice' };
      const merged = await call(t, mergePeople, { params: { userId: kept.id }, body }, registrar);
      expect(merged.data.isMerged).toBe(true);
      const { rows } = await t.database.pool.query(
        `select u.id from distinct_people d join users u on u.person_id in (d.person_id, d.other_person_id)
         where $1 in (d.person_id, d.other_person_id) order by u.id`,
        [mine.selfId],
      );
      expect(rows.map(({ id }: { id: string }) => id)).toEqual([kept.id, mine.account.id].toSorted());
    });
  });

  it('a correction on behalf of the family is stored, and the history has the difference', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const correct = async (change: care.ParticipantCorrection) =>
      call(
        t,
        care.correctParticipant,
        {
          params: { orderId: family.orderId, participantId: family.selfId },
          body: {
            change,
            reason: 'By phone',
            revision: (await detail(family)).participants[0]?.revision ?? 0,
          },
        },
        registrar,
      );
    const { data } = await correct({ lastName: 'Chackochan', maritalStatus: 'SINGLE' });
    expect(data.changed).toEqual([{ field: 'lastName', before: 'Chacko', after: 'Chackochan' }]);
    expect(data.participants[0]?.userId).toMatchObject({
      lastName: 'Chackochan',
      parishInKerala: 'Kaipuzha',
    });
    const review = await call(t, getReviewById, at(family), family);
    expect(review.data.primaryUserData.lastName).toBe('Chackochan');
    expect((await correct({ email: 'new@example.org' })).codes).toEqual(['CONFLICT']);
    const { rows } = await t.database.pool.query(
      `select before, after->>'lastName' as after, reason from audit_log where action = 'order.edited' and entity_id = $1`,
      [family.orderId],
    );
    expect(rows).toEqual([{ before: { lastName: 'Chacko' }, after: 'Chackochan', reason: 'By phone' }]);
    expect((await detail(family)).history[0]).toMatchObject({
      action: 'order.edited',
      about: expect.stringContaining('Chackochan') as string,
      before: { lastName: 'Chacko' },
      after: { lastName: 'Chackochan' },
      reason: 'By phone',
    });
    const viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
    const [seen] = (await detail(family, viewer)).history;
    expect(seen).toMatchObject({
      action: 'order.edited',
      about: null,
      before: null,
      after: null,
      reason: null,
    });
  });

  it('staff can read the mails about a registration and no other mails', async () => {
    const [family, other] = [
      await submitFamily(t, conventionId, packageId),
      await submitFamily(t, conventionId, packageId),
    ];
    const { mails } = await detail(family);
    const read = (orderId: string, mailId: string) =>
      call(t, care.getRegistrationMail, { params: { orderId, mailId } }, registrar);
    const [mail] = mails;
    expect((await read(family.orderId, mail?._id ?? '')).data).toMatchObject({
      subject: mail?.subject,
      html: expect.stringContaining('<html') as string,
    });
    expect((await read(other.orderId, mail?._id ?? '')).codes).toEqual(['NOT_FOUND']);
    const { rows } = await t.database.pool.query<{ id: string }>(
      `select id from outbox_mails where kind = 'account.set-password' limit 1`,
    );
    expect((await read(family.orderId, rows[0]?.id ?? '')).codes).toEqual(['NOT_FOUND']);
  });

  it('the list is filtered by convention and local unit', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const { id: empty } = await buildConvention(t.ctx);
    const list = async (query: Record<string, string>) =>
      (await call(t, desk.listRegistrations, { query: { pageSize: '100', ...query } }, registrar)).data;
    expect((await list({ conventionId: empty })).docs).toEqual([]);
    const { rows } = await t.database.pool.query<{ unit: string }>(
      `select p.local_unit_id as unit from people p where p.id = $1`,
      [family.selfId],
    );
    const unit = rows[0]?.unit ?? '';
    const both = await list({ conventionId, organization: unit });
    expect(both.docs.map(({ _id }) => _id)).toContain(family.orderId);
    expect((await list({ conventionId, organization: 'ORG10023' })).docs).toEqual([]);
  });
});

describe('an unfinished registration', () => {
  it('gets one reminder, is kept when the family comes back and expires otherwise', async () => {
    const [gone, back] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    await remindAndExpireOrders(t.ctx);
    expect(await mailsOf(gone, 'order.reminder')).toHaveLength(0);
    t.clock.advance({ days: 4 });
    await remindAndExpireOrders(t.ctx);
    await remindAndExpireOrders(t.ctx);
    expect(await mailsOf(gone, 'order.reminder')).toHaveLength(1);
    const token = await signInAs(t, back.account);
    await call(t, addParticipant, { body: participantPayload(back) }, { token });
    t.clock.advance({ days: 19 });
    await remindAndExpireOrders(t.ctx);
    expect((await mailsOf(gone, 'order.cancelled'))[0]?.text).toContain('within 21 days');
    const staff = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    expect((await detail(gone, staff)).status).toBe('CANCELLED');
    expect((await detail(back, staff)).status).toBe('INCOMPLETE');
    expect(await mailsOf(back, 'order.reminder')).toHaveLength(2);
    const again = { token: await signInAs(t, gone.account) };
    const started = await call(t, initiateRegistration, { body: gone.of }, again);
    expect(started.data.orderId).not.toBe(gone.orderId);
  });
});
