import { login } from '@sangamam/contract/accounts/account-endpoints';
import { resetSecondFactor } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import {
  confirmSecondFactor,
  enrollSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { outbox } from '#test/outbox.ts';
import { logIn } from '#test/sign-in-as.ts';

describe('the second factor', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  /** The current code of the authenticator app; each call is half a minute after the previous one. */
  function digitsOf(secret: string): string {
    t.clock.advance({ minutes: 1 });
    return new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  }

  async function enrolled(role: 'TREASURER' | 'ADMIN' = 'TREASURER') {
    const account = await createStaff(t, role);
    const token = await logIn(t, account);
    const { secret, uri } = (
      await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token })
    ).data;
    const { recoveryCodes } = (
      await call(t, confirmSecondFactor, { body: { code: digitsOf(secret) } }, { token })
    ).data;
    return { account, token, secret, uri, recoveryCodes };
  }

  const tryLogin = (username: string, code?: string, password = testPassword) =>
    call(t, login, { body: { username, password, ...(code !== undefined && { code }) } });
  const statusOf = async (token: string) => (await call(t, getSecondFactor, {}, { token })).data;

  it('is recommended to staff who see money or families, and is active only once confirmed', async () => {
    const treasurer = await createStaff(t, 'TREASURER');
    const [desk, editor] = [await createStaff(t, 'DESK'), await createStaff(t, 'EDITOR')];
    const token = await logIn(t, treasurer);
    expect(await statusOf(token)).toEqual({
      isEnrolled: false,
      isAdvised: true,
      isRequired: false,
      recoveryCodesLeft: 0,
    });
    expect((await statusOf(await logIn(t, desk))).isAdvised).toBe(true);
    expect((await statusOf(await logIn(t, editor))).isAdvised).toBe(false);
    await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token });
    expect((await tryLogin(treasurer.email)).status).toBe(200);
    const wrong = await call(t, confirmSecondFactor, { body: { code: '000000' } }, { token });
    expect(wrong.codes).toEqual(['SECOND_FACTOR_INVALID']);
  });

  it('enrolling needs the password, and the secret is returned once', async () => {
    const { account, token, secret, uri } = await enrolled();
    expect(uri).toContain(`otpauth://totp/Sangamam:${encodeURIComponent(account.email)}`);
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await call(t, enrollSecondFactor, { body: { password: 'Wrong-pass-1' } }, { token });
    expect(wrong.codes).toEqual(['INVALID_CREDENTIALS']);
    const again = await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token });
    expect(again.codes).toEqual(['CONFLICT']);
    expect(JSON.stringify(await statusOf(token))).not.toContain(secret);
  });

  it('a code confirms only the secret that it belongs to, not one that replaced it meanwhile', async () => {
    const token = await logIn(t, await createStaff(t, 'TREASURER'));
    const enroll = () => call(t, enrollSecondFactor, { body: { password: testPassword } }, { token });
    const { secret } = (await enroll()).data;
    const confirm = () => call(t, confirmSecondFactor, { body: { code: digitsOf(secret) } }, { token });
    // Another tab replaces the secret while the code is checked.
    const statement = 'update second_factors set secret = $1, last_step = 0 where confirmed_at is null';
    const change = { statement, values: ['another'] };
    expect((await duringChange(t, { ...change, end: 'commit' }, confirm)).codes).toEqual(['CONFLICT']);
    expect((await statusOf(token)).isEnrolled).toBe(false);
    const { secret: next } = (await enroll()).data;
    const confirmNext = () => call(t, confirmSecondFactor, { body: { code: digitsOf(next) } }, { token });
    expect((await duringChange(t, { ...change, end: 'rollback' }, confirmNext)).status).toBe(200);
    expect((await statusOf(token)).isEnrolled).toBe(true);
  });

  it('is requested only after name and password are correct', async () => {
    const { account, secret } = await enrolled();
    const asked = await tryLogin(account.email);
    expect(asked.status).toBe(422);
    expect(asked.errors).toMatchObject([{ code: 'SECOND_FACTOR_REQUIRED', field: 'code' }]);
    expect((await tryLogin(account.email, digitsOf(secret), 'Wrong-pass-1')).codes).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    expect((await tryLogin(account.email, '123456')).codes).toEqual(['SECOND_FACTOR_INVALID']);
    const digits = digitsOf(secret);
    expect((await tryLogin(account.email, `${digits.slice(0, 3)} ${digits.slice(3)}`)).status).toBe(200);
  });

  it('a code is accepted once, also when it is sent twice at the same moment', async () => {
    const { account, secret } = await enrolled();
    const digits = digitsOf(secret);
    const answers = await Promise.all([tryLogin(account.email, digits), tryLogin(account.email, digits)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await tryLogin(account.email, digits)).codes).toEqual(['SECOND_FACTOR_INVALID']);
  });

  it('a code that is minutes old is refused', async () => {
    const { account, secret } = await enrolled();
    const digits = digitsOf(secret);
    t.clock.advance({ minutes: 3 });
    expect((await tryLogin(account.email, digits)).codes).toEqual(['SECOND_FACTOR_INVALID']);
  });

  it('each recovery code is accepted once, and only its hash is stored', async () => {
    const { account, token, recoveryCodes, secret } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    // 24 of 31 letters and digits: 118 bits, for a hash without salt.
    expect(first).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/u);
    expect((await tryLogin(account.email, first.toUpperCase())).status).toBe(200);
    expect((await tryLogin(account.email, first)).codes).toEqual(['SECOND_FACTOR_INVALID']);
    expect((await statusOf(token)).recoveryCodesLeft).toBe(9);
    const { rows } = await t.database.pool.query<{ hits: number }>(
      `select count(*)::int as hits from recovery_codes r where r::text like '%' || $1 || '%'`,
      [second.replaceAll('-', '')],
    );
    expect(rows[0]?.hits).toBe(0);

    const renewed = await call(t, renewRecoveryCodes, { body: { code: digitsOf(secret) } }, { token });
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await tryLogin(account.email, second)).codes).toEqual(['SECOND_FACTOR_INVALID']);
  });

  it('a code of another account is refused', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect((await tryLogin(one.account.email, other.recoveryCodes[0])).codes).toEqual([
      'SECOND_FACTOR_INVALID',
    ]);
    expect((await tryLogin(one.account.email, digitsOf(other.secret))).codes).toEqual([
      'SECOND_FACTOR_INVALID',
    ]);
  });

  it('the owner can remove it with password and code', async () => {
    const { account, token, secret } = await enrolled();
    const remove = (password: string, code: string) =>
      call(t, removeSecondFactor, { body: { password, code } }, { token });
    expect((await remove('Wrong-pass-1', digitsOf(secret))).codes).toEqual(['INVALID_CREDENTIALS']);
    expect((await remove(testPassword, '123456')).codes).toEqual(['SECOND_FACTOR_INVALID']);
    expect((await remove(testPassword, digitsOf(secret))).data.isEnrolled).toBe(false);
    expect((await tryLogin(account.email)).status).toBe(200);
    const told = (await outbox(t, { to: account.email })).filter(
      ({ kind }) => kind === 'account.second-factor-changed',
    );
    expect(told).toHaveLength(2);
  });

  it('an administrator can remove it for a member of staff, whose sessions end', async () => {
    const { account, token } = await enrolled();
    const admin = { token: await logIn(t, await createStaff(t, 'ADMIN')) };
    const input = { params: { userId: account.id }, body: { reason: 'The phone fell into the lake' } };
    expect((await call(t, resetSecondFactor, input, admin)).data.hasSecondFactor).toBe(false);
    expect((await call(t, getSecondFactor, {}, { token })).status).toBe(401);
    expect((await tryLogin(account.email)).status).toBe(200);
    expect((await call(t, resetSecondFactor, input, admin)).codes).toEqual(['CONFLICT']);
  });
});
