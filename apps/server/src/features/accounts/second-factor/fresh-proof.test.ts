import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import { listSessions } from '@sangamam/contract/accounts/sessions/session-endpoints';
import { listPeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import {
  confirmSecondFactor,
  enrollSecondFactor,
  getSecondFactor,
  proveSession,
} from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import {
  getSecondFactorPolicy,
  setSecondFactorPolicy,
} from '@sangamam/contract/accounts/second-factor/second-factor-policy-endpoints';
import { listStaff, setStaffRoles } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { revisionOf } from '#test/fixtures/revisions.ts';
import { logIn } from '#test/sign-in-as.ts';

import { describeMissingKey } from './second-factor-policy.ts';

const codeOf = (t: TestApp, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() });

async function setUpFactor(t: TestApp, token: string): Promise<string> {
  const { secret } = (await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token }))
    .data;
  const answer = await call(t, confirmSecondFactor, { body: { code: codeOf(t, secret) } }, { token });
  expect(answer.status).toBe(200);
  return secret;
}

describe('a fresh proof', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  async function changeRoles(token: string) {
    const { id: userId } = await createStaff(t, 'DESK');
    const roles = [{ role: 'EDITOR' as const, endsAt: null }];
    return call(
      t,
      setStaffRoles,
      { params: { userId }, body: { roles, revision: await revisionOf(t, 'roles', userId) } },
      { token },
    );
  }

  it('expires after ten minutes: then changing roles requires the password again', async () => {
    const token = await logIn(t, await createStaff(t, 'ADMIN'));
    expect((await changeRoles(token)).status).toBe(200);
    t.clock.advance({ minutes: 11 });
    const refused = await changeRoles(token);
    expect([refused.status, refused.codes]).toEqual([403, ['PROOF_REQUIRED']]);
    expect((await call(t, listStaff, {}, { token })).status).toBe(200);
    const wrong = await call(t, proveSession, { body: { password: 'Wrong-pass-1' } }, { token });
    expect(wrong.codes).toEqual(['INVALID_CREDENTIALS']);
    expect((await changeRoles(token)).codes).toEqual(['PROOF_REQUIRED']);
    await call(t, proveSession, { body: { password: testPassword } }, { token });
    expect((await changeRoles(token)).status).toBe(200);
  });

  it('requires the code where there is a second factor, and is valid for its own session only', async () => {
    const admin = await createStaff(t, 'ADMIN');
    const token = await logIn(t, admin);
    const secret = await setUpFactor(t, token);
    t.clock.advance({ minutes: 11 });
    const prove = (code?: string) =>
      call(t, proveSession, { body: { password: testPassword, ...(code && { code }) } }, { token });
    expect((await prove()).codes).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect((await prove('000000')).codes).toEqual(['SECOND_FACTOR_INVALID']);
    expect((await changeRoles(token)).codes).toEqual(['PROOF_REQUIRED']);
    expect((await prove(codeOf(t, secret))).status).toBe(200);
    expect((await changeRoles(token)).status).toBe(200);
  });
});

describe('a second factor that a role requires', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp({ secondFactorRoles: ['REGISTRAR'] });
  });
  afterAll(() => t.close());

  it('blocks the admin area until it is set up, except what is needed to set it up', async () => {
    const token = await logIn(t, await createStaff(t, 'REGISTRAR'));
    const refused = await call(t, listPeople, { query: {} }, { token });
    expect([refused.status, refused.codes]).toEqual([403, ['SECOND_FACTOR_SETUP_REQUIRED']]);
    const self = async () => (await call(t, getStaffSelf, {}, { token })).data;
    expect((await self()).needsSecondFactor).toBe(true);
    expect((await call(t, getSecondFactor, {}, { token })).data.isRequired).toBe(true);
    await setUpFactor(t, token);
    expect((await call(t, listPeople, { query: {} }, { token })).status).toBe(200);
    expect((await call(t, getSecondFactor, {}, { token })).data.isRequired).toBe(false);
    expect((await self()).needsSecondFactor).toBe(false);
  });

  it('is reported in the log at a start without the encryption key that it needs', async () => {
    expect(await describeMissingKey(t.ctx)).toBe(
      'ENCRYPTION_KEYS is not set: nobody can set up a second factor, so the roles that require one can be used with a password alone: REGISTRAR',
    );
  });

  it('is not required for other roles, and a changed setting applies from the next call', async () => {
    const token = await logIn(t, await createStaff(t, 'ADMIN'));
    const registrar = await logIn(t, await createStaff(t, 'REGISTRAR'));
    expect((await call(t, getSecondFactorPolicy, {}, { token })).data).toEqual({ roles: ['REGISTRAR'] });
    const choose = (roles: ('REGISTRAR' | 'EDITOR')[]) =>
      call(t, setSecondFactorPolicy, { body: { roles } }, { token });
    expect((await choose(['EDITOR'])).data).toEqual({ roles: ['EDITOR'] });
    expect((await call(t, listPeople, { query: {} }, { token: registrar })).status).toBe(200);
    await choose(['REGISTRAR']);
    expect((await call(t, listPeople, { query: {} }, { token: registrar })).status).toBe(403);
  });

  it('is required for treasurers, registrars and administrators by default', async () => {
    await t.database.pool.query("delete from settings where key = 'secondFactorPolicy'");
    for (const [role, status] of [
      ['ADMIN', 403],
      ['EDITOR', 403],
      ['REGISTRAR', 403],
    ] as const) {
      const token = await logIn(t, await createStaff(t, role));
      const answer = await call(t, listPeople, { query: {} }, { token });
      expect([role, answer.status]).toEqual([role, status]);
      expect(answer.codes).toEqual([role === 'EDITOR' ? 'FORBIDDEN' : 'SECOND_FACTOR_SETUP_REQUIRED']);
    }
  });

  it('ends sessions that were opened without it', async () => {
    const staff = await createStaff(t, 'EDITOR');
    const [token, other] = [await logIn(t, staff), await logIn(t, staff)];
    await setUpFactor(t, token);
    expect((await call(t, listSessions, {}, { token: other })).status).toBe(401);
    expect((await call(t, listSessions, {}, { token })).status).toBe(200);
  });
});
