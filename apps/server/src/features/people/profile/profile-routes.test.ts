import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { getReviewById } from '@sangamam/contract/orders/order-endpoints';
import { updateProfile } from '@sangamam/contract/people/profile/profile-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { startFamily, submitFamily } from '#test/fixtures/registrations.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { signInAs } from '#test/sign-in-as.ts';

const toronto = {
  country: 'CAN',
  mobile: { countryCode: '+1111', phoneNumber: '4165550142' },
  address: {
    addressLine1: '9 King Street',
    city: 'Toronto',
    state: 'Ontario',
    postCode: 'm5v 3l9',
    country: 'CAN',
  },
};

describe('updating the own profile', () => {
  let t: TestApp;
  let conventionId: string;
  let packageId: string;
  beforeAll(async () => {
    t = await buildTestApp();
    conventionId = (await buildConvention(t.ctx)).id;
    packageId = (await buildPackage(t.ctx, { conventionId })).id;
  });
  afterAll(() => t.close());

  /** The dialog's payload; the email address is omitted unless given. */
  function profile(changes: Parameters<typeof signUpPayload>[0] = {}) {
    const { email: _, ...rest } = signUpPayload(changes);
    return { ...rest, ...(changes.email !== undefined && { email: changes.email }) };
  }

  it('stores the whole profile with spaces trimmed and returns it', async () => {
    const account = await createRegistrant(t);
    const token = await signInAs(t, account);
    const body = profile({
      ...toronto,
      firstName: '  Anna   Maria ',
      nickName: 'Annie',
      email: account.email,
    });
    const answer = await call(t, updateProfile, { body }, { token });
    expect(answer.data).toMatchObject({
      _id: account.id,
      firstName: 'Anna Maria',
      nickName: 'Annie',
      email: account.email,
      country: 'CAN',
      mobile: { countryCode: '+1', phoneNumber: '4165550142' },
      address: { city: 'Toronto', country: 'CAN', postCode: 'M5V 3L9' },
    });
    const read = await call(t, getUser, { params: { id: account.id } }, { token });
    expect(read.data).toEqual(answer.data);
  });

  it('accepts a profile as it was read and ignores the fields that cannot be changed', async () => {
    const account = await createRegistrant(t);
    const token = await signInAs(t, account);
    const { data } = await call(t, getUser, { params: { id: account.id } }, { token });
    const sent = { ...data, nickName: '', otherParish: '', type: 'STAFF', registeredConventions: ['x'] };
    const answer = await callLoosely(t, updateProfile, { body: sent }, { token });
    expect(answer.data).toEqual(data);
  });

  it('requires no postal code for countries without postal codes', async () => {
    const token = await signInAs(t, await createRegistrant(t));
    const address = {
      addressLine1: 'Al Wasl Road',
      city: 'Dubai',
      state: 'Dubai',
      postCode: '',
      country: 'ARE',
    };
    const answer = await call(t, updateProfile, { body: profile({ country: 'ARE', address }) }, { token });
    expect(answer.data.address).toMatchObject({ country: 'ARE', postCode: null });
  });

  it('refuses another e-mail address', async () => {
    const account = await createRegistrant(t);
    const token = await signInAs(t, account);
    const answer = await call(t, updateProfile, { body: profile({ email: 'other@example.org' }) }, { token });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([
      {
        code: 'RQST_PARAMS_INVALID',
        field: 'email',
        message: 'The email address of an account cannot be changed here.',
      },
    ]);
  });

  it('reports every invalid field at once', async () => {
    const token = await signInAs(t, await createRegistrant(t));
    const body = { ...profile({ firstName: 'A1', country: 'CAN', dob: '2020-01-01' }), nearByCity: '' };
    const answer = await callLoosely(t, updateProfile, { body }, { token });
    expect(answer.status).toBe(400);
    expect(new Set(answer.errors.map(({ field }) => field))).toEqual(
      new Set(['address.country', 'address.postCode', 'dob', 'firstName', 'nearByCity']),
    );
  });

  it('refuses a local unit that does not exist', async () => {
    const token = await signInAs(t, await createRegistrant(t));
    const answer = await call(t, updateProfile, { body: profile({ organization: 'ORG99999' }) }, { token });
    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([{ field: 'organization' }]);
  });

  it('refuses a country that the local unit does not have', async () => {
    const token = await signInAs(t, await createRegistrant(t));
    const save = (organization: string) =>
      call(t, updateProfile, { body: profile({ organization }) }, { token });
    expect((await save('ORG10024')).errors).toEqual([
      { code: 'RQST_PARAMS_INVALID', field: 'country', message: 'This field is required' },
    ]);
    expect((await save('ORG10004')).status).toBe(200);
  });

  it('is refused to staff with FORBIDDEN', async () => {
    const token = await signInAs(t, await createStaff(t, 'ADMIN'));
    expect((await call(t, updateProfile, { body: profile() }, { token })).codes).toEqual(['FORBIDDEN']);
  });

  it('changes the currency of an open order and not of a submitted one', async () => {
    const currencyOf = async ({ orderId, token }: { orderId: string; token: string }) =>
      (await call(t, getReviewById, { params: { orderId } }, { token })).data;
    const open = await startFamily(t, conventionId);
    const submitted = await submitFamily(t, conventionId, packageId);
    const before = await currencyOf(submitted);
    for (const { token } of [open, submitted])
      expect((await call(t, updateProfile, { body: profile(toronto) }, { token })).status).toBe(200);
    expect(await currencyOf(open)).toMatchObject({ primaryUserData: { country: 'CAN' } });
    expect((await currencyOf(open)).currency).toBe('CAD');
    expect((await currencyOf(submitted)).currency).toBe(before.currency);
    expect(before.currency).toBe('USD');
  });
});
