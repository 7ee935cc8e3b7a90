import { randomBytes } from 'node:crypto';
import { login } from '@sangamam/contract/accounts/account-endpoints';
import {
  confirmSecondFactor,
  enrollSecondFactor,
} from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSecretBox } from '#server/adapters/secrets/secret-box.ts';
import { secondFactors } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { logIn } from '#test/sign-in-as.ts';

import { resetSecondFactorByEmail } from './reset-second-factor-by-email.ts';
import { hasLostSecrets, resealSecrets } from './reseal-secrets.ts';
import { openSecret } from './second-factor-secret.ts';

describe('the secret of a second factor', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  function digitsOf(secret: string): string {
    t.clock.advance({ minutes: 1 });
    return new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  }

  async function enrolled() {
    const account = await createStaff(t, 'TREASURER');
    const token = await logIn(t, account);
    const { secret } = (await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token }))
      .data;
    await call(t, confirmSecondFactor, { body: { code: digitsOf(secret) } }, { token });
    return { account, secret };
  }

  const stored = async (userId: string) => {
    const [row] = await t.database.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    return row?.secret ?? '';
  };
  const store = (userId: string, secret: string) =>
    t.database.db.update(secondFactors).set({ secret }).where(eq(secondFactors.userId, userId));
  const signIn = (username: string, secret: string) =>
    call(t, login, { body: { username, password: testPassword, code: digitsOf(secret) } });

  /** Rows of the table with the secret in any of their columns, as a reader of a database copy would find it. */
  async function rowsThatTell(secret: string): Promise<number> {
    const { rows } = await t.database.pool.query<{ hits: number }>(
      `select count(*)::int as hits from second_factors f where upper(f::text) like '%' || $1 || '%'`,
      [secret],
    );
    return rows[0]?.hits ?? Number.NaN;
  }

  it('is never stored in plain, before or after its confirmation', async () => {
    const account = await createStaff(t, 'TREASURER');
    const token = await logIn(t, account);
    const { secret } = (await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token }))
      .data;
    expect(await rowsThatTell(secret)).toBe(0);
    await call(t, confirmSecondFactor, { body: { code: digitsOf(secret) } }, { token });
    expect(await rowsThatTell(secret)).toBe(0);
    expect((await signIn(account.email, secret)).status).toBe(200);
  });

  it('stored in plain by an older version is found by the same check and sealed at the next start', async () => {
    const { account, secret } = await enrolled();
    await store(account.id, secret);
    expect(await rowsThatTell(secret)).toBe(1);
    await resealSecrets(t.ctx);
    expect(await rowsThatTell(secret)).toBe(0);
    expect((await signIn(account.email, secret)).status).toBe(200);
  });

  it("copied to another account's row cannot be opened there", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const theirs = await stored(other.account.id);
    await store(other.account.id, await stored(one.account.id));
    expect((await signIn(other.account.email, one.secret)).codes).toEqual(['SECOND_FACTOR_INVALID']);
    await store(other.account.id, theirs);
    expect((await signIn(other.account.email, other.secret)).status).toBe(200);
  });

  it('is resealed at a start that has the old and the new key, and then needs only the new one', async () => {
    const { account, secret } = await enrolled();
    const { secrets: old } = t.ctx;
    const [before, key] = [await stored(account.id), randomBytes(32)];
    const newOnly = createSecretBox([key]);
    const both = {
      ...newOnly,
      open: (sealed: string, place: string) =>
        (newOnly.isCurrent(sealed) ? newOnly : old)?.open(sealed, place) ?? '',
    };
    try {
      await resealSecrets({ ...t.ctx, secrets: both });
      const row = { userId: account.id, secret: await stored(account.id) };
      expect(openSecret({ ...t.ctx, secrets: newOnly }, row)).toBe(secret);
      expect(() => openSecret(t.ctx, row)).toThrow('No key opens this secret');
      expect((await resealSecrets(t.ctx)).lost).toBeGreaterThan(0);
      expect((await signIn(account.email, secret)).codes).toEqual(['SECOND_FACTOR_INVALID']);
    } finally {
      await t.database.db.delete(secondFactors);
    }
    expect(newOnly.isCurrent(before)).toBe(false);
  });

  it('without its key does not stop the start; after the reset command the password alone signs in', async () => {
    const keyless = { ...t.ctx, secrets: undefined };
    await t.database.db.delete(secondFactors);
    expect(await resealSecrets(keyless)).toEqual({ lost: 0 });
    const { account } = await enrolled();
    expect(await resealSecrets(keyless)).toEqual({ lost: 1 });
    expect(await hasLostSecrets(keyless)).toBe(true);
    expect(await hasLostSecrets(t.ctx)).toBe(false);
    expect(await resetSecondFactorByEmail(keyless, account.email.toUpperCase())).toBe(true);
    expect(await resetSecondFactorByEmail(keyless, account.email)).toBe(false);
    expect(await hasLostSecrets(keyless)).toBe(false);
    expect(await logIn(t, account)).toBeTypeOf('string');
  });
});
