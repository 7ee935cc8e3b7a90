import { listUnitFamilies, vouchForFamily } from '@sangamam/contract/casework/vouches/vouch-endpoints';
import { vouchStates, type VouchAnswer } from '@sangamam/contract/casework/vouches/vouch';
import { approveRegistrations } from '@sangamam/contract/casework/care/registration-care-endpoints';
import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as staff from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, submitFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { mailOfficers } from './mail-officers.ts';

const unitId = 'ORG10013';
const elsewhere = 'ORG10014';

let t: TestApp;
let conventionId: string;
let otherConventionId: string;
let packageId: string;
let admin: { token: string };
let registrar: { token: string };
let officer: { token: string; email: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: otherConventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  officer = await officerOf({ unitId });
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A signed-in officer whom an administrator gave this unit. */
async function officerOf(unit: { unitId: string; conventionId?: string }) {
  const account = await createStaff(t, 'VIEWER');
  const roles = [{ role: 'UNIT_OFFICER' as const, endsAt: null, unit }];
  const params = { userId: account.id };
  const { revision } = (await call(t, staff.getStaffMember, { params }, admin)).data;
  const input = { params, body: { roles, revision } };
  expect((await call(t, staff.setStaffRoles, input, admin)).codes).toEqual([]);
  return { token: await signInAs(t, account), email: account.email };
}

const sent = (organization: string) => submitFamily(t, conventionId, packageId, { organization });
const familiesFor = async (who: { token: string }) =>
  (await call(t, listUnitFamilies, { query: { pageSize: '100' } }, who)).data;
const numbersFor = async (who: { token: string }) =>
  (await familiesFor(who)).docs.map(({ orderId }) => orderId);
const say = (who: { token: string }, orderId: string, says: VouchAnswer, note = '') =>
  call(t, vouchForFamily, { params: { orderId }, body: { says, note } }, who);
const stateOf = async (orderId: string) =>
  (await call(t, desk.getRegistration, { params: { orderId } }, registrar)).data.vouch;

describe('an officer of a local unit', () => {
  it('sees names, age groups, parish and unit of its families that wait, and nothing else', async () => {
    const family = await startFamily(t, conventionId, { organization: unitId });
    await call(t, addParticipant, { body: participantPayload(family) }, family);
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
    await call(t, submitForApproval, { query: family.of, body: {} }, family);
    const { docs, unitName } = await familiesFor(officer);
    const shown = docs.find(({ orderId }) => orderId === family.orderId);
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(
      [
        'conventionName',
        'familyName',
        'orderId',
        'parish',
        'people',
        'registrantName',
        'said',
        'submittedAt',
        'unitName',
        'until',
      ].toSorted(),
    );
    expect(shown?.people.map(({ ageGroup }) => ageGroup).toSorted()).toEqual(['ADULT', 'TEENAGER']);
    expect(shown?.unitName).toBe(unitName);
    expect(JSON.stringify(docs)).not.toContain(family.account.email);
  });

  it('sees no family of another unit, another convention, or one that is decided or not sent', async () => {
    const [own, foreign] = [await sent(unitId), await sent(elsewhere)];
    const draft = await startFamily(t, conventionId, { organization: unitId });
    const decided = await sent(unitId);
    const at = { params: { orderId: decided.orderId } };
    expect((await call(t, desk.approveRegistration, at, registrar)).codes).toEqual([]);
    const seen = await numbersFor(officer);
    expect(seen).toContain(own.orderId);
    for (const { orderId } of [foreign, draft, decided]) {
      expect(seen).not.toContain(orderId);
      const before = await call(t, desk.getRegistration, { params: { orderId } }, registrar);
      expect((await say(officer, orderId, 'KNOWN')).codes).toEqual(['ORDER_NOT_FOUND']);
      const after = await call(t, desk.getRegistration, { params: { orderId } }, registrar);
      expect(after.data.vouch).toEqual(before.data.vouch);
    }
    const ofOther = await officerOf({ unitId, conventionId: otherConventionId });
    expect(await numbersFor(ofOther)).toEqual([]);
    expect((await say(ofOther, own.orderId, 'KNOWN')).codes).toEqual(['ORDER_NOT_FOUND']);
  });

  it('may call nothing that tells of families but its own list, whatever the address', async () => {
    const foreign = await sent(elsewhere);
    const words = [foreign.orderId, foreign.tempNumber, foreign.account.email, foreign.selfId];
    for (const endpoint of t.app.endpoints) {
      if (endpoint.method !== 'GET' || typeof endpoint.access === 'string') continue;
      const params = {
        orderId: foreign.orderId,
        userId: foreign.account.id,
        conventionId,
        recordId: foreign.orderId,
      };
      const answer = await callLoosely(
        t,
        endpoint,
        { params, query: { conventionId, search: foreign.tempNumber, kind: 'REGISTRATION' } },
        officer,
      );
      const text = JSON.stringify(answer.codes.length > 0 ? answer.errors : answer.data);
      for (const word of words) expect([endpoint.path, text.includes(word)]).toEqual([endpoint.path, false]);
    }
  });

  it('sees nothing once the role has ended, or without a unit', async () => {
    const account = await createStaff(t, 'UNIT_OFFICER');
    const noUnit = { token: await signInAs(t, account) };
    const own = await sent(unitId);
    expect(await familiesFor(noUnit)).toMatchObject({ docs: [], unitName: null });
    expect((await say(noUnit, own.orderId, 'KNOWN')).codes).toEqual(['ORDER_NOT_FOUND']);
    expect(await familiesFor(admin)).toMatchObject({ docs: [], unitName: null });
    expect((await call(t, listUnitFamilies, { query: {} }, registrar)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('what a unit says', () => {
  it('stands with the registration, can be changed while it waits, and is found by the filter', async () => {
    const family = await sent(unitId);
    const { orderId } = family;
    expect(await stateOf(orderId)).toMatchObject({ state: 'WAITING', said: null });
    const listed = async () => {
      const found: string[] = [];
      for (const vouch of vouchStates) {
        const query = { vouch, search: family.tempNumber };
        const { data } = await call(t, desk.listRegistrations, { query }, registrar);
        if (data.docs.some(({ _id }) => _id === orderId)) found.push(vouch);
      }
      return found;
    };
    expect(await listed()).toEqual(['WAITING']);
    expect((await say(officer, orderId, 'ASK', 'Which parents?')).data.said).toMatchObject({
      says: 'ASK',
      note: 'Which parents?',
    });
    expect(await stateOf(orderId)).toMatchObject({
      state: 'ASK',
      said: { note: 'Which parents?', byName: 'Thomas Staff' },
    });
    expect(await listed()).toEqual(['ASK']);
    await say(officer, orderId, 'KNOWN');
    await say(officer, orderId, 'KNOWN');
    expect(await listed()).toEqual(['KNOWN']);
    const { data } = await call(t, desk.getRegistration, { params: { orderId } }, registrar);
    expect(data.history.filter(({ action }) => action === 'order.vouched')).toHaveLength(2);
  });

  it('counts as silence after five days; without an officer nobody is asked', async () => {
    const [family, unasked] = [await sent(unitId), await sent(elsewhere)];
    expect(await stateOf(unasked.orderId)).toBeNull();
    await t.database.pool.query(
      "update orders set submitted_at = submitted_at - interval '6 days' where id = $1",
      [family.orderId],
    );
    expect(await stateOf(family.orderId)).toMatchObject({ state: 'SILENT' });
    const query = { vouch: 'SILENT' as const, search: family.tempNumber };
    const { data } = await call(t, desk.listRegistrations, { query }, registrar);
    expect(data.docs.map(({ _id }) => _id)).toEqual([family.orderId]);
    expect((await say(officer, family.orderId, 'KNOWN')).codes).toEqual([]);
  });

  it('asks for a reason, for staff, to approve a family that is not known', async () => {
    const [one, other, known] = [await sent(unitId), await sent(unitId), await sent(unitId)];
    for (const { orderId } of [one, other]) await say(officer, orderId, 'NOT_KNOWN');
    await say(officer, known.orderId, 'KNOWN');
    const at = { params: { orderId: one.orderId } };
    const refused = await call(t, desk.approveRegistration, at, registrar);
    expect([refused.status, refused.codes]).toEqual([409, ['VOUCHED_AGAINST']]);
    const orderIds = [other.orderId, known.orderId];
    const several = await call(t, approveRegistrations, { body: { orderIds } }, registrar);
    expect(several.data.map(({ approved, code }) => [approved, code])).toEqual([
      [false, 'VOUCHED_AGAINST'],
      [true, null],
    ]);
    const reason = 'Their cousin vouched by phone';
    const approved = await call(t, desk.approveRegistration, { ...at, body: { reason } }, registrar);
    expect(approved.data.registrationStatus).toBe('REG_APPROVED');
    const { data } = await call(t, desk.getRegistration, at, registrar);
    expect(data.history.find(({ action }) => action === 'order.vouch-overruled')?.reason).toBe(reason);
    const mails = await outbox(t, { to: one.account.email });
    expect(mails.map(({ text }) => text).join('')).not.toContain(reason);
  });
});

describe('the role', () => {
  it('needs a local unit that exists, which no other role has', async () => {
    const { id: userId } = await createStaff(t, 'VIEWER');
    const params = { userId };
    const { revision } = (await call(t, staff.getStaffMember, { params }, admin)).data;
    const set = (roles: object[]) =>
      call(t, staff.setStaffRoles, { params, body: { roles, revision } as never }, admin);
    for (const roles of [
      [{ role: 'UNIT_OFFICER' }],
      [{ role: 'VIEWER', unit: { unitId } }],
      [{ role: 'UNIT_OFFICER', unit: { unitId: 'ORG99999' } }],
      [{ role: 'UNIT_OFFICER', unit: { unitId, conventionId: crypto.randomUUID() } }],
    ])
      expect((await set(roles)).codes).toEqual(['RQST_PARAMS_INVALID']);
    const { data } = await set([{ role: 'UNIT_OFFICER', unit: { unitId } }]);
    expect(data.roles).toMatchObject([{ role: 'UNIT_OFFICER', unit: { unitId, conventionId: null } }]);
  });
});

// Last: sessions end in that time.
describe('the weekly mail', () => {
  it('goes to officers of whose unit families wait, once a week, and names nobody', async () => {
    const idle = await officerOf({ unitId: 'ORG10009' });
    const family = await sent(unitId);
    await mailOfficers(t.ctx);
    await mailOfficers(t.ctx);
    const [mail, ...more] = await outbox(t, { to: officer.email });
    expect(more).toEqual([]);
    expect(mail?.kind).toBe('unit.families-wait');
    expect(mail?.links).toContain(`${t.ctx.publicUrl}/admin/unit`);
    expect(mail?.text).not.toContain(family.account.email);
    expect(await outbox(t, { to: idle.email })).toEqual([]);
    t.clock.advance({ days: 7 });
    await mailOfficers(t.ctx);
    expect(await outbox(t, { to: officer.email })).toHaveLength(2);
  });
});
