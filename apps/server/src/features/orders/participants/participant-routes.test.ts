import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  selectPackage,
  listFilteredPackages,
} from '@sangamam/contract/conventions/packages/package-endpoints';
import {
  addParticipant,
  deleteParticipant,
  editParticipant,
  listParticipants,
  selectParticipant,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { participantMessages as say } from '@sangamam/contract/orders/participants/participant-messages';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { expectInvariants } from '#test/invariants.ts';
import { call, callLoosely } from '#test/call.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';

let t: TestApp;
let conventionId: string;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const listOf = async (family: TestFamily) =>
  (await call(t, listParticipants, { query: family.of }, family)).data.participants;

async function daughterOf(family: TestFamily, changes: Parameters<typeof participantPayload>[1] = {}) {
  const added = await call(t, addParticipant, { body: participantPayload(family, changes) }, family);
  const id = added.data.participants.at(-1)?.userId._id;
  if (id === undefined) throw new Error('Nobody was added');
  return id;
}

function editOf(
  family: TestFamily,
  participantId: string,
  changes: Parameters<typeof participantPayload>[1] = {},
) {
  const query = { participantId, conventionId, primaryUserId: family.of.userId };
  return call(t, editParticipant, { query, body: participantPayload(family, changes) }, family);
}

describe('adding a family member', () => {
  it('accepts up to thirty people and refuses one more with FAMILY_TOO_LARGE', async () => {
    const family = await startFamily(t, conventionId);
    const body = participantPayload(family);
    for (let people = 2; people <= 30; people += 1) {
      expect((await call(t, addParticipant, { body }, family)).status).toBe(200);
    }
    expect((await call(t, addParticipant, { body }, family)).codes).toEqual(['FAMILY_TOO_LARGE']);
    expect(await listOf(family)).toHaveLength(30);
  });

  it('adds a daughter, selected, with spaces trimmed', async () => {
    const family = await startFamily(t, conventionId);
    const answer = await call(
      t,
      addParticipant,
      {
        body: participantPayload(family, {
          firstName: '  Anna   Maria ',
          email: ` ANNA-${family.tempNumber}@Example.org `,
          mobile: { countryCode: '+1111', phoneNumber: '0416-555-0142' },
          receiveNotification: true,
        }),
      },
      family,
    );
    expect(answer.data.packageCleared).toBe(false);
    const [self, daughter] = answer.data.participants;
    expect(self).toMatchObject({ relationShip: 'SELF', isParticipated: true });
    expect(daughter).toMatchObject({
      relationShip: 'DAUGHTER',
      isParticipated: true,
      userId: {
        firstName: 'Anna Maria',
        email: `anna-${family.tempNumber.toLowerCase()}@example.org`,
        mobile: { countryCode: '+1', phoneNumber: '4165550142' },
        dob: '2012-04-09',
        localUnitName: expect.any(String) as string,
      },
    });
    expect(await listOf(family)).toEqual(answer.data.participants);
  });

  it('is refused without a session', async () => {
    const family = await startFamily(t, conventionId);
    const answer = await call(t, addParticipant, { body: participantPayload(family) });
    expect([answer.status, answer.codes]).toEqual([401, ['UNAUTHORIZED']]);
  });

  it("refuses another registrant's order as one that does not exist", async () => {
    const [mine, theirs] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    const foreign = await call(t, addParticipant, { body: participantPayload(theirs) }, mine);
    const unknown = await call(
      t,
      addParticipant,
      { body: participantPayload(theirs, { primaryUserId: '0199a6f2-1f4e-7c3a-8d2b-5a4c3b2a1f0e' }) },
      mine,
    );
    expect([foreign.status, foreign.errors]).toEqual([404, unknown.errors]);
    expect(await listOf(theirs)).toHaveLength(1);
  });

  it('reports every invalid field and stores nothing', async () => {
    const family = await startFamily(t, conventionId);
    const answer = await callLoosely(
      t,
      addParticipant,
      {
        body: {
          ...participantPayload(family, { firstName: 'A1', relationShip: 'SPOUSE', dob: '2012-13-01' }),
          lastName: undefined,
          isParticipated: false,
        },
      },
      family,
    );
    expect(answer.status).toBe(400);
    expect(new Map(answer.errors.map(({ field, message }) => [field, message]))).toEqual(
      new Map([
        ['firstName', say.firstName],
        ['lastName', say.required],
        ['dob', say.monthAndYear],
        ['parishInKerala', say.spouseParish],
        ['isParticipated', 'This field is not known here.'],
      ]),
    );
    expect(await listOf(family)).toHaveLength(1);
  });

  it('refuses an e-mail address in use and stores nothing', async () => {
    const [family, other] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    const answer = await call(
      t,
      addParticipant,
      { body: participantPayload(family, { email: other.account.email.toUpperCase() }) },
      family,
    );
    const refusal = { code: 'USER_EXIST', field: 'email', message: say.emailInUse };
    expect([answer.status, answer.errors]).toEqual([409, [refusal]]);
    expect(await listOf(family)).toHaveLength(1);
    const edited = await editOf(family, await daughterOf(family), { email: other.account.email });
    expect([edited.status, edited.errors]).toEqual([409, [refusal]]);
  });

  it.each([
    ['the foreign unit', 'ORG10024', 'USA', 'IND'],
    ['Chicago', 'ORG10004', 'IND', 'CAN'],
  ])('refuses a country that %s does not have', async (_, organization, wrong, right) => {
    const family = await startFamily(t, conventionId);
    const add = (country: string) =>
      call(t, addParticipant, { body: participantPayload(family, { organization, country }) }, family);
    expect((await add(wrong)).errors).toEqual([
      { code: 'RQST_PARAMS_INVALID', field: 'country', message: say.country },
    ]);
    expect((await add(right)).status).toBe(200);
  });

  it('two mothers added at once: one is stored, one gets RELATIONSHIP_TAKEN', async () => {
    const family = await startFamily(t, conventionId);
    const mother = { body: participantPayload(family, { relationShip: 'MOTHER', dob: '1950-02-01' }) };
    const answers = await Promise.all([
      call(t, addParticipant, mother, family),
      call(t, addParticipant, mother, family),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['RELATIONSHIP_TAKEN']);
    expect(await listOf(family)).toHaveLength(2);
  });

  it('refuses a second SELF', async () => {
    const family = await startFamily(t, conventionId);
    const self = participantPayload(family, { relationShip: 'SELF', dob: '1980-01-01' });
    expect((await call(t, addParticipant, { body: self }, family)).codes).toEqual(['RELATIONSHIP_TAKEN']);
  });

  it('is refused once the registration is submitted', async () => {
    const chosen = await buildPackage(t.ctx, { conventionId });
    const family = await submitFamily(t, conventionId, chosen.id);
    const answer = await call(t, addParticipant, { body: participantPayload(family) }, family);
    expect([answer.status, answer.codes]).toEqual([409, ['ORDER_LOCKED']]);
  });
});

describe('the selected package', () => {
  it.each(['SINGLE REGISTRATION', 'SENIOR CITIZEN'])(
    '%s is deselected by every change of the people',
    async (name) => {
      const chosen = await buildPackage(t.ctx, { conventionId, name });
      const family = await startFamily(t, conventionId);
      const choose = () => call(t, selectPackage, { query: { ...family.of, packageId: chosen.id } }, family);
      const chosenNow = async () =>
        (await call(t, listFilteredPackages, { query: { conventionId } }, family)).data.selectedPackageId;

      await choose();
      expect(await chosenNow()).toBe(chosen.id);
      const daughter = await daughterOf(family);
      expect(await chosenNow()).toBeNull();

      await choose();
      expect((await editOf(family, daughter, { firstName: 'Annie' })).data.packageCleared).toBe(true);
      expect(await chosenNow()).toBeNull();

      await choose();
      const query = {
        ...family.of,
        participantId: daughter,
        relationShip: 'DAUGHTER',
        action: 'DESELECT',
      } as const;
      await call(t, selectParticipant, { query }, family);
      expect(await chosenNow()).toBeNull();

      await choose();
      const body = { participantId: daughter, primaryUserId: family.of.userId, conventionId };
      await call(t, deleteParticipant, { body }, family);
      expect(await chosenNow()).toBeNull();
    },
  );

  it('of another kind stays selected', async () => {
    const chosen = await buildPackage(t.ctx, { conventionId, name: 'GOLD FAMILY' });
    const family = await startFamily(t, conventionId);
    await call(t, selectPackage, { query: { ...family.of, packageId: chosen.id } }, family);
    const answer = await call(t, addParticipant, { body: participantPayload(family) }, family);
    expect(answer.data.packageCleared).toBe(false);
  });
});

describe('editing a family member', () => {
  it('changes the fields sent, keeps an omitted e-mail address and removes an omitted phone number', async () => {
    const family = await startFamily(t, conventionId);
    const email = `daughter-${family.tempNumber.toLowerCase()}@example.org`;
    const daughter = await daughterOf(family, {
      email,
      mobile: { countryCode: '+1', phoneNumber: '3125550142' },
    });
    const answer = await editOf(family, daughter, { firstName: 'Annie', relationShip: 'SON' });
    expect(answer.data.participants[1]).toMatchObject({
      relationShip: 'SON',
      userId: { firstName: 'Annie', email, mobile: null },
    });
  });

  it('allows notifications with a stored e-mail address and refuses them without address and phone', async () => {
    const family = await startFamily(t, conventionId);
    const email = `${family.of.userId}@example.org`;
    const reached = await daughterOf(family, { email });
    const edited = await editOf(family, reached, { receiveNotification: true });
    expect(edited.data.participants.at(-1)?.userId).toMatchObject({ email, receiveNotification: true });
    const cleared = await editOf(family, reached, { receiveNotification: true, email: '' });
    const unreached = await daughterOf(family, { firstName: 'Riya' });
    for (const { errors } of [cleared, await editOf(family, unreached, { receiveNotification: true })]) {
      expect(errors).toEqual([
        {
          code: 'RQST_PARAMS_INVALID',
          field: 'receiveNotification',
          message: 'Please enter your email or mobile number',
        },
      ]);
    }
  });

  it('stores no e-mail address and no notifications for a child under 13; from 13 on it does', async () => {
    const family = await startFamily(t, conventionId);
    const year = t.clock.now().getUTCFullYear();
    const email = `young-${family.tempNumber.toLowerCase()}@example.org`;
    const reached = { email, receiveNotification: true };
    const childOf = async (id: string) =>
      (await call(t, listParticipants, { query: family.of }, family)).data.participants.find(
        ({ userId }) => userId._id === id,
      )?.userId;
    const daughter = await daughterOf(family, { ...reached, dob: `${year - 12}-01-01` });
    expect(await childOf(daughter)).toMatchObject({ email: null, receiveNotification: false });
    expect((await editOf(family, daughter, { ...reached, dob: `${year - 13}-01-01` })).status).toBe(200);
    expect(await childOf(daughter)).toMatchObject(reached);
    // A stored address is removed when the birth date turns out to be a child's.
    expect((await editOf(family, daughter, { dob: `${year - 12}-01-01` })).status).toBe(200);
    expect(await childOf(daughter)).toMatchObject({ email: null, receiveNotification: false });
  });

  it("keeps the registrant's e-mail address, phone and relationship", async () => {
    const family = await startFamily(t, conventionId);
    const self = { relationShip: 'SELF', dob: '1984-03-15', email: 'other@example.org' } as const;
    const answer = await editOf(family, family.selfId, self);
    expect(answer.data.participants[0]?.userId).toMatchObject({
      email: family.account.email,
      mobile: { countryCode: '+1', phoneNumber: '3125550142' },
    });
    expect((await editOf(family, family.selfId, { relationShip: 'SON' })).codes).toEqual([
      'RELATIONSHIP_TAKEN',
    ]);
  });

  it('answers USER_NOT_FOUND for a person of another family', async () => {
    const [mine, theirs] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
    const stranger = await daughterOf(theirs);
    expect((await editOf(mine, stranger)).codes).toEqual(['USER_NOT_FOUND']);
    const body = { participantId: stranger, primaryUserId: mine.of.userId, conventionId };
    expect((await call(t, deleteParticipant, { body }, mine)).errors).toMatchObject([
      { code: 'USER_NOT_FOUND', message: 'This person is not on your list any more.' },
    ]);
  });
});

describe('selecting and removing a family member', () => {
  it('stores who does not attend, SELF included', async () => {
    const family = await startFamily(t, conventionId);
    const query = { ...family.of, participantId: family.selfId, relationShip: 'SELF' } as const;
    const off = await call(t, selectParticipant, { query: { ...query, action: 'DESELECT' } }, family);
    expect(off.data.participants[0]?.isParticipated).toBe(false);
    const on = await call(t, selectParticipant, { query: { ...query, action: 'SELECT' } }, family);
    expect(on.data.participants[0]?.isParticipated).toBe(true);
  });

  it('removes a family member and makes the relationship and the e-mail address available again', async () => {
    const family = await startFamily(t, conventionId);
    const spouse = {
      relationShip: 'SPOUSE',
      parishInKerala: 'Kaipuzha',
      dob: '1985-01-01',
      email: `spouse-${family.tempNumber.toLowerCase()}@example.org`,
    } as const;
    const id = await daughterOf(family, spouse);
    const body = { participantId: id, primaryUserId: family.of.userId, conventionId };
    const removed = await call(t, deleteParticipant, { body }, family);
    expect(removed.data.participants).toHaveLength(1);
    expect((await call(t, addParticipant, { body: participantPayload(family, spouse) }, family)).status).toBe(
      200,
    );
  });

  it('refuses to remove the registrant', async () => {
    const family = await startFamily(t, conventionId);
    const body = { participantId: family.selfId, primaryUserId: family.of.userId, conventionId };
    const answer = await call(t, deleteParticipant, { body }, family);
    expect([answer.status, answer.codes]).toEqual([409, ['CONFLICT']]);
    expect(await listOf(family)).toHaveLength(1);
  });
});
