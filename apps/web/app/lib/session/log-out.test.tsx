import { logout } from '@sangamam/contract/accounts/account-endpoints';
import { beforeEach, expect, test } from 'vitest';

import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { logOut } from './log-out.ts';
import { readSession, startSession } from './session.ts';

const account = {
  id: '01970000-0000-7000-8000-000000000001',
  token: 'a-token-of-the-test',
  type: 'REGISTRANT' as const,
  username: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Mathew',
  email: 'anna@example.org',
};

beforeEach(() => {
  startSession(account);
  sessionStorage.setItem('sangamam.draft.x', '{}');
  localStorage.setItem('sangamam.other', '1');
});

function expectNothingKept(): void {
  expect(readSession()).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('sangamam.other')).toBeNull();
}

test('signing out clears the browser right away and ends the session on the server by its token', async () => {
  const tokens: (string | null)[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (request, init) => {
    tokens.push(new Request(request, init).headers.get('authorization'));
    return answer(request, init);
  };
  const calls = mockEndpoint(logout, () => ({ signedOut: true as const }));
  logOut();
  expectNothingKept();
  await expect.poll(() => calls).toHaveLength(1);
  expect(tokens).toEqual(['Bearer a-token-of-the-test']);
});

test('signing out works when the server cannot be reached', async () => {
  const calls = mockEndpoint(logout, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  logOut();
  expectNothingKept();
  await expect.poll(() => calls).toHaveLength(1);
  expectNothingKept();
});
