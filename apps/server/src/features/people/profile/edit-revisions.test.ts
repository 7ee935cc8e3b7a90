import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { correctPerson } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { correctParticipant } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  addParticipant,
  editParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { updateProfile } from '@sangamam/contract/people/profile/profile-endpoints';
import { setStaffRoles } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { revisionOf } from '#test/fixtures/revisions.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let registrar: { token: string };
let admin: { token: string };
let family: TestFamily;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
beforeEach(async () => {
  family = await startFamily(t, conventionId);
});
afterAll(() => t.close());

/** The first of two changes based on one revision is stored; the second is refused and changes nothing. */
function codesOf(answers: { codes: string[] }[]): string[][] {
  return answers.map(({ codes }) => codes).toSorted((one, other) => one.length - other.length);
}
const oneWinner = [[], ['CONFLICT']];

const profileWith = (changes: Parameters<typeof signUpPayload>[0]) => {
  const { email: _, ...profile } = signUpPayload({ maritalStatus: 'SINGLE', ...changes });
  return profile;
};

describe('a profile', () => {
  const read = async () => (await call(t, getUser, { params: { id: family.account.id } }, family)).data;
  const save = (changes: Parameters<typeof signUpPayload>[0], revision?: number) =>
    call(t, updateProfile, { body: { ...profileWith(changes), revision } }, family);
  const correct = (changes: Parameters<typeof signUpPayload>[0], revision: number) =>
    call(
      t,
      correctPerson,
      {
        params: { userId: family.account.id },
        body: { profile: profileWith(changes), reason: 'By phone', revision },
      },
      registrar,
    );

  it('saved in a second tab from an older revision is refused with CONFLICT and nothing is overwritten', async () => {
    const { revision } = await read();
    expect((await save({ nearByCity: 'Boston' }, revision)).data.revision).toBe(revision + 1);
    expect((await save({ nearByCity: 'Dallas' }, revision)).codes).toEqual(['CONFLICT']);
    expect((await read()).nearByCity).toBe('Boston');
    expect((await save({ nearByCity: 'Dallas' }, revision + 1)).data.nearByCity).toBe('Dallas');
  });

  it('saved by two tabs at once: one is stored, one gets CONFLICT', async () => {
    const { revision } = await read();
    expect(
      codesOf(
        await Promise.all([
          save({ nearByCity: 'Boston' }, revision),
          save({ nearByCity: 'Dallas' }, revision),
        ]),
      ),
    ).toEqual(oneWinner);
  });

  it('changed by the family and by staff at once: one is stored, one gets CONFLICT', async () => {
    const { revision } = await read();
    expect(
      codesOf(
        await Promise.all([
          save({ nearByCity: 'Boston' }, revision),
          correct({ nearByCity: 'Dallas' }, revision),
        ]),
      ),
    ).toEqual(oneWinner);
  });

  it('corrected by two of the staff at once: one is stored, one gets CONFLICT', async () => {
    const { revision } = await read();
    expect(
      codesOf(
        await Promise.all([
          correct({ nearByCity: 'Boston' }, revision),
          correct({ nearByCity: 'Dallas' }, revision),
        ]),
      ),
    ).toEqual(oneWinner);
  });

  // The counterpart: without a revision nothing protects the first change, as the specification's calls behave.
  it('saved without a revision overwrites an earlier change', async () => {
    await Promise.all([save({ nearByCity: 'Boston' }), save({ nearByCity: 'Boston' })]);
    expect((await save({ nearByCity: 'Dallas' })).data.nearByCity).toBe('Dallas');
  });

  it('keeps its revision when nothing changes', async () => {
    const { data: saved } = await save({});
    expect((await save({})).data.revision).toBe(saved.revision);
  });

  it('is corrected by staff only with a revision', async () => {
    const { status } = await callLoosely(
      t,
      correctPerson,
      { params: { userId: family.account.id }, body: { profile: profileWith({}), reason: 'By phone' } },
      registrar,
    );
    expect(status).toBe(400);
  });
});

describe('a participant', () => {
  const child = async () => {
    const { data } = await call(t, listParticipants, { query: family.of }, family);
    const found = data.participants.find(({ relationShip }) => relationShip !== 'SELF');
    if (!found) throw new Error('There is no child');
    return found;
  };
  const edit = async (changes: Parameters<typeof participantPayload>[1], revision?: number) => {
    const query = {
      participantId: (await child()).userId._id,
      conventionId,
      primaryUserId: family.of.userId,
    };
    return call(
      t,
      editParticipant,
      { query, body: { ...participantPayload(family, changes), revision } },
      family,
    );
  };
  const correct = async (lastName: string, revision: number) => {
    const params = { orderId: family.orderId, participantId: (await child()).userId._id };
    const body = { change: { lastName }, reason: 'By phone', revision };
    return call(t, correctParticipant, { params, body }, registrar);
  };
  beforeEach(async () => {
    await call(t, addParticipant, { body: participantPayload(family) }, family).then(({ data }) => data);
  });

  it('edited in two tabs at once: one is stored, one gets CONFLICT', async () => {
    const { revision } = await child();
    expect(
      codesOf(
        await Promise.all([edit({ lastName: 'Boston' }, revision), edit({ lastName: 'Dallas' }, revision)]),
      ),
    ).toEqual(oneWinner);
  });

  it('edited after only the relationship changed is refused with CONFLICT', async () => {
    const { revision } = await child();
    expect((await edit({ relationShip: 'SON' }, revision)).status).toBe(200);
    expect((await edit({ lastName: 'Dallas' }, revision)).codes).toEqual(['CONFLICT']);
    expect((await child()).relationShip).toBe('SON');
  });

  it('edited by the family and corrected by staff at once: one is stored, one gets CONFLICT', async () => {
    const { revision } = await child();
    expect(
      codesOf(await Promise.all([edit({ lastName: 'Boston' }, revision), correct('Dallas', revision)])),
    ).toEqual(oneWinner);
  });

  it('corrected by two of the staff from one revision: the second gets CONFLICT', async () => {
    const { data } = await call(t, getRegistration, { params: { orderId: family.orderId } }, registrar);
    const revision = data.participants[1]?.revision ?? -1;
    expect((await correct('Boston', revision)).status).toBe(200);
    expect((await correct('Dallas', revision)).codes).toEqual(['CONFLICT']);
    expect((await child()).userId.lastName).toBe('Boston');
  });

  it('edited without a revision overwrites an earlier change', async () => {
    await edit({ lastName: 'Boston' });
    expect((await edit({ lastName: 'Dallas' })).status).toBe(200);
  });
});

it('roles set by two administrators at once: one set is stored, one gets CONFLICT', async () => {
  const { id: userId } = await createStaff(t, 'DESK');
  const revision = await revisionOf(t, 'roles', userId);
  const grant = (role: 'EDITOR' | 'HOSPITALITY') =>
    call(
      t,
      setStaffRoles,
      { params: { userId }, body: { roles: [{ role, endsAt: null }], revision } },
      admin,
    );
  expect(codesOf(await Promise.all([grant('EDITOR'), grant('HOSPITALITY')]))).toEqual(oneWinner);
});
