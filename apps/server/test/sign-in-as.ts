import { login } from '@sangamam/contract/accounts/account-endpoints';

import type { TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { testPassword } from '#test/fixtures/accounts.ts';

/** Signs an account in over HTTP and returns the token of the new session. */
export async function signInAs(
  t: TestApp,
  { email, password = testPassword }: { email: string; password?: string },
): Promise<string> {
  const answer = await call(t, login, { body: { username: email, password } });
  return answer.data.token;
}
