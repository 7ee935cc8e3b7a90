import { login } from '@sangamam/contract/accounts/account-endpoints';

import { findAccountByEmail } from '#server/features/accounts/account/account-read-model.ts';
import { createSecretToken } from '#server/features/accounts/links/secret-token.ts';
import { sessionExpiry } from '#server/features/accounts/sessions/session-lifetime.ts';
import { openSession } from '#server/features/accounts/sessions/session-repository.ts';
import type { TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { testPassword } from '#test/fixtures/accounts.ts';

/** Opens a session for an account without its password, which takes long to check, and returns its token. */
export async function signInAs({ ctx }: TestApp, { email }: { email: string }): Promise<string> {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account?.passwordHash) throw new Error(`${email} has no account with a password`);
  const { token, hash } = createSecretToken();
  const at = ctx.now();
  const isOpened = await openSession(ctx.db, {
    userId: account.id,
    passwordHash: account.passwordHash,
    tokenHash: hash,
    at,
    expiresAt: sessionExpiry(at),
    ip: '127.0.0.1',
    userAgent: '',
  });
  if (!isOpened) throw new Error(`${email} cannot sign in`);
  return token;
}

/** Signs an account in over HTTP with its password and returns the token of the new session. */
export async function logIn(
  t: TestApp,
  { email, password = testPassword }: { email: string; password?: string },
): Promise<string> {
  const answer = await call(t, login, { body: { username: email, password } });
  return answer.data.token;
}
