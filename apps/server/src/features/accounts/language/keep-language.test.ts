import { forgotPassword, login, signUp } from '@sangamam/contract/accounts/account-endpoints';
import { keepLanguage } from '@sangamam/contract/accounts/language/language-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { users } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createRegistrant, testPassword } from '#test/fixtures/accounts.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { outbox } from '#test/outbox.ts';
import { logIn } from '#test/sign-in-as.ts';

import { closeAccountRow } from '../personal-data-repository.ts';

describe('the language of an account', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  const asksIn = (cookie: string) => ({ headers: { cookie } });

  it('is the one that its owner signed up in, and so is the first mail', async () => {
    const body = signUpPayload({ firstName: 'Mariamma' });
    await call(t, signUp, { body }, asksIn('language=ml'));
    const [mail] = await outbox(t, { to: body.email });
    expect(mail?.subject).toContain('പാസ്‌വേഡ്');
    expect(mail?.text).toContain('പ്രിയപ്പെട്ട Mariamma,');
    expect(mail?.text).toContain('സ്നേഹത്തോടെ');
    expect(mail?.html).toContain('<html lang="ml">');
    expect(mail?.links[0]).toMatch(/\/set-password\/[\w-]{43}$/u);
  });

  it.each(['', 'language=fr', 'language=en'])(
    'mails are in English after a sign-up with %j',
    async (cookie) => {
      const body = signUpPayload();
      expect((await call(t, signUp, { body }, asksIn(cookie))).errors).toEqual([]);
      const [mail] = await outbox(t, { to: body.email });
      expect(mail?.subject).toContain('please set your password');
      expect(mail?.html).toContain('<html lang="en">');
    },
  );

  it('is changed by its owner, told at the next login, and decides about the next mail', async () => {
    const account = await createRegistrant(t);
    const credentials = { body: { username: account.email, password: testPassword } };
    const first = await call(t, login, credentials);
    expect(first.data.language).toBeNull();
    const { token } = first.data;
    expect((await call(t, keepLanguage, { body: { language: 'ml' } }, { token })).data).toEqual({
      language: 'ml',
    });
    expect((await call(t, login, credentials)).data.language).toBe('ml');

    await call(t, forgotPassword, { body: { username: account.email } });
    const mails = await outbox(t, { to: account.email });
    expect(mails.at(-1)).toMatchObject({ kind: 'account.reset-password' });
    expect(mails.at(-1)?.text).toContain('പ്രിയപ്പെട്ട');

    await call(t, keepLanguage, { body: { language: 'en' } }, { token });
    expect((await call(t, login, credentials)).data.language).toBe('en');
  });

  it('leaves other accounts as they are', async () => {
    const [one, other] = [await createRegistrant(t), await createRegistrant(t)];
    await call(t, keepLanguage, { body: { language: 'ml' } }, { token: await logIn(t, one) });
    const body = { username: other.email, password: testPassword };
    expect((await call(t, login, { body })).data.language).toBeNull();
  });

  it.each([{ language: 'fr' }, { language: 'ML' }, { language: null }, {}, { language: 'ml', userId: 'x' }])(
    'is one of ours: %j is refused',
    async (body) => {
      const token = await logIn(t, await createRegistrant(t));
      expect((await callLoosely(t, keepLanguage, { body }, { token })).status).toBe(400);
    },
  );

  it('is in the copy of one’s data, and gone from a closed account', async () => {
    const account = await createRegistrant(t);
    const caller = { token: await logIn(t, account) };
    await call(t, keepLanguage, { body: { language: 'ml' } }, caller);
    const { db } = t.database;
    const stored = async () => (await db.select().from(users).where(eq(users.id, account.id)))[0]?.language;
    expect(await stored()).toBe('ml');
    await closeAccountRow(db, account.id, t.clock.now());
    expect(await stored()).toBeNull();
  });
});
