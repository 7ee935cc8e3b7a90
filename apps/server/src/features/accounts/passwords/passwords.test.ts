import {
  changePassword,
  forgotPassword,
  getUser,
  login,
  resetPassword,
  setPassword,
  signUp,
  verifyEmail,
  verifyToken,
} from '@sangamam/contract/accounts/account-endpoints';
import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, testPassword } from '#test/fixtures/accounts.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { outbox, tokenMailedTo } from '#test/outbox.ts';
import { logIn } from '#test/sign-in-as.ts';

const password = 'Copper+Meadow+1891';

describe('passwords', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  async function newcomer() {
    const { email } = (await call(t, signUp, { body: signUpPayload() })).data;
    return { email, token: await tokenMailedTo(t, email, 'account.set-password') };
  }

  const isAlive = async (token: string, id: string) =>
    (await call(t, getUser, { params: { id } }, { token })).status === 200;

  describe('the first password', () => {
    it('is set by the mailed link, which opening it does not consume', async () => {
      const { email, token } = await newcomer();
      for (const _ of [1, 2]) {
        const looked = await call(t, verifyEmail, { params: { token } });
        expect(looked.data).toEqual({ userName: email, email, verified: false });
      }
      expect((await call(t, setPassword, { body: { token, password } })).data).toEqual({ email });
      expect(await logIn(t, { email, password })).toHaveLength(43);
    });

    it('is set once per link, also by two concurrent calls', async () => {
      const { token } = await newcomer();
      const both = await Promise.all([1, 2].map(() => call(t, setPassword, { body: { token, password } })));
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(both.flatMap(({ codes }) => codes)).toEqual(['INVALID_TOKEN']);
      expect((await call(t, verifyEmail, { params: { token } })).codes).toEqual(['INVALID_TOKEN']);
    });

    it('is refused 48 hours after the link was mailed', async () => {
      const { token } = await newcomer();
      t.clock.advance({ hours: 47, minutes: 59 });
      expect((await call(t, verifyEmail, { params: { token } })).status).toBe(200);
      t.clock.advance({ minutes: 2 });
      expect((await call(t, verifyEmail, { params: { token } })).codes).toEqual(['INVALID_TOKEN']);
      expect((await call(t, setPassword, { body: { token, password } })).codes).toEqual(['INVALID_TOKEN']);
    });

    it('can get a new link by forgot-password, which invalidates the old one', async () => {
      const { email, token: old } = await newcomer();
      expect((await call(t, forgotPassword, { body: { username: email } })).data).toEqual({ sent: true });
      const fresh = await tokenMailedTo(t, email, 'account.set-password');
      expect(fresh).not.toBe(old);
      expect((await call(t, setPassword, { body: { token: old, password } })).codes).toEqual([
        'INVALID_TOKEN',
      ]);
      expect((await call(t, setPassword, { body: { token: fresh, password } })).status).toBe(200);
    });

    it.each(['password', 'Passwor1', 'PASSWORD1!', 'Pass w0rd'])(
      'is refused when it breaks the rules, as %s does',
      async (weak) => {
        const { token } = await newcomer();
        const answer = await call(t, setPassword, { body: { token, password: weak } });
        expect(answer.status).toBe(400);
        expect(answer.errors[0]).toMatchObject({ field: 'password' });
      },
    );

    it('is refused when it is one of the most common passwords', async () => {
      const { token } = await newcomer();
      const answer = await call(t, setPassword, { body: { token, password: 'P@ssw0rd123!' } });
      expect(answer.errors).toEqual([
        { code: 'RQST_PARAMS_INVALID', field: 'password', message: passwordMessages.tooCommon },
      ]);
      expect((await call(t, setPassword, { body: { token, password } })).status).toBe(200);
    });
  });

  describe('a forgotten password', () => {
    it('is reset once by the mailed link, and every session ends', async () => {
      const somebody = await createRegistrant(t);
      const session = await logIn(t, somebody);
      await call(t, forgotPassword, { body: { username: ` ${somebody.email.toUpperCase()} ` } });
      const token = await tokenMailedTo(t, somebody.email, 'account.reset-password');

      expect((await call(t, verifyToken, { params: { token } })).data).toMatchObject({
        email: somebody.email,
      });
      expect(await isAlive(session, somebody.id)).toBe(true);
      expect((await call(t, resetPassword, { body: { token, password } })).data).toEqual({
        email: somebody.email,
      });
      expect(await isAlive(session, somebody.id)).toBe(false);
      expect((await call(t, resetPassword, { body: { token, password } })).codes).toEqual(['INVALID_TOKEN']);
      expect(
        (await call(t, login, { body: { username: somebody.email, password: testPassword } })).status,
      ).toBe(422);
      expect(await logIn(t, { email: somebody.email, password })).toHaveLength(43);
    });

    it('has one valid link after several concurrent calls, the last one', async () => {
      const { email, id } = await createRegistrant(t);
      const ask = () => call(t, forgotPassword, { body: { username: email } });
      expect((await Promise.all(Array.from({ length: 6 }, ask))).map(({ status }) => status)).toEqual(
        Array.from({ length: 6 }, () => 200),
      );
      const { rows } = await t.database.pool.query(
        'select 1 from account_tokens where user_id = $1 and used_at is null',
        [id],
      );
      expect(rows).toHaveLength(1);
    });

    it('is reset under the current terms, whose version is stored', async () => {
      const { id, email } = await createRegistrant(t);
      const versionOf = async () =>
        (
          await t.database.pool.query<{ v: string }>('select terms_version as v from users where id = $1', [
            id,
          ])
        ).rows[0]?.v;
      await t.database.pool.query(`update users set terms_version = '2024-01' where id = $1`, [id]);
      await call(t, forgotPassword, { body: { username: email } });
      const token = await tokenMailedTo(t, email, 'account.reset-password');
      const refused = await call(t, resetPassword, { body: { token, password: 'weak' } });
      expect([refused.status, await versionOf()]).toEqual([400, '2024-01']);
      expect((await call(t, resetPassword, { body: { token, password } })).status).toBe(200);
      const { termsVersion } = await readSiteSettings(t.ctx);
      expect(await versionOf()).toBe(termsVersion);
    });

    it.each([
      ['the site', 'Sangamam1!'],
      ['the own name', 'Rosakutty-1984!'],
      ['the own address', 'Rosa.Reset@example.org1'],
    ])('is not replaced by one of the words of %s', async (_, password) => {
      const email = 'rosa.reset@example.org';
      await createRegistrant(t, { email, firstName: 'Rosakutty' }).catch(() => undefined);
      await call(t, forgotPassword, { body: { username: email } });
      const token = await tokenMailedTo(t, email, 'account.reset-password');
      const answer = await call(t, resetPassword, { body: { token, password } });
      expect(answer.errors).toMatchObject([{ field: 'password', message: passwordMessages.tooCommon }]);
    });

    it('cannot be reset by a sign-up link, nor a first password set by a reset link', async () => {
      const { token } = await newcomer();
      expect((await call(t, resetPassword, { body: { token, password } })).codes).toEqual(['INVALID_TOKEN']);
      const somebody = await createRegistrant(t);
      await call(t, forgotPassword, { body: { username: somebody.email } });
      const reset = await tokenMailedTo(t, somebody.email, 'account.reset-password');
      expect((await call(t, setPassword, { body: { token: reset, password } })).codes).toEqual([
        'INVALID_TOKEN',
      ]);
    });

    it('cannot be reset an hour after the link was mailed', async () => {
      const somebody = await createRegistrant(t);
      await call(t, forgotPassword, { body: { username: somebody.email } });
      const token = await tokenMailedTo(t, somebody.email, 'account.reset-password');
      t.clock.advance({ minutes: 61 });
      expect((await call(t, verifyToken, { params: { token } })).codes).toEqual(['INVALID_TOKEN']);
    });

    it('of an unknown address answers that it is not found', async () => {
      const answer = await call(t, forgotPassword, { body: { username: 'nobody@example.org' } });
      expect(answer.status).toBe(404);
      expect(answer.codes).toEqual(['USER_NOT_FOUND']);
      expect(await outbox(t, { to: 'nobody@example.org' })).toEqual([]);
    });
  });

  describe('changing a password', () => {
    it('ends the other sessions, keeps this one and notifies the owner', async () => {
      const somebody = await createRegistrant(t);
      const [here, elsewhere] = [await logIn(t, somebody), await logIn(t, somebody)];
      const body = { currentpassword: testPassword, username: somebody.email, password };
      const answer = await call(t, changePassword, { body }, { token: here });
      expect(answer.data).toEqual({ user: { nModified: 1 } });
      expect(await isAlive(here, somebody.id)).toBe(true);
      expect(await isAlive(elsewhere, somebody.id)).toBe(false);
      expect((await outbox(t, { to: somebody.email })).map(({ kind }) => kind)).toContain(
        'account.password-changed',
      );
    });

    it("requires the current password and the account's own name", async () => {
      const [somebody, other] = [await createRegistrant(t), await createRegistrant(t)];
      const token = await logIn(t, somebody);
      const right = { currentpassword: testPassword, username: somebody.email, password };
      for (const wrong of [{ currentpassword: 'Wrong-pass-1' }, { username: other.email }]) {
        const answer = await call(t, changePassword, { body: { ...right, ...wrong } }, { token });
        expect(answer.data).toEqual({ user: { nModified: 0 } });
      }
      expect(await logIn(t, other)).toHaveLength(43);
      expect(await logIn(t, somebody)).toHaveLength(43);
    });

    it('is refused for the same password', async () => {
      const somebody = await createRegistrant(t);
      const token = await logIn(t, somebody);
      const body = { currentpassword: testPassword, username: somebody.email, password: testPassword };
      const answer = await call(t, changePassword, { body }, { token });
      expect(answer.errors[0]).toMatchObject({ field: 'password', message: passwordMessages.sameAsOld });
    });
  });
});
