import { login, setPassword } from '@sangamam/contract/accounts/account-endpoints';
import { keepLanguage } from '@sangamam/contract/accounts/language/language-endpoints';
import { contactUs, emptyEmailParams } from '@sangamam/contract/contact/contact';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { beforeEach, expect, test } from 'vitest';

import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { setBusyNotice } from './busy-notice.ts';
import { callEndpoint } from './call-endpoint.ts';

const soon = 0.02;
let notices: { message: string; forMs: number }[] = [];
beforeEach(() => {
  notices = [];
  setBusyNotice((message, forMs) => notices.push({ message, forMs }));
});

/** Answers "busy" so many times, then `answer`. */
function busyFirst<T>(times: number, answer: T, retryAfter: number | undefined = soon): () => T {
  let left = times;
  return () => {
    if (left === 0) return answer;
    left -= 1;
    throw new Refusal('SERVICE_UNAVAILABLE', undefined, retryAfter);
  };
}

const isBusy = { status: 503, code: 'SERVICE_UNAVAILABLE' };

test('a read is sent again when the busy server asked for it, and meanwhile the page says so', async () => {
  const calls = mockEndpoint(listOpenConventions, busyFirst(2, []));
  await expect(callEndpoint(listOpenConventions, {})).resolves.toEqual([]);
  expect(calls).toHaveLength(3);
  expect(notices).toHaveLength(2);
  for (const { message, forMs } of notices) {
    expect(message).toMatch(/^The site is very busy/u);
    expect(forMs).toBeGreaterThanOrEqual(soon * 1_000);
    expect(forMs).toBeLessThan(soon * 2_000);
  }
});

test('after three times it is over', async () => {
  const calls = mockEndpoint(listOpenConventions, busyFirst(9, []));
  await expect(callEndpoint(listOpenConventions, {})).rejects.toMatchObject(isBusy);
  expect(calls).toHaveLength(3);
});

test('a login and a change that may be repeated are sent again', async () => {
  const language = mockEndpoint(keepLanguage, busyFirst(1, { language: 'ml' as const }));
  await callEndpoint(keepLanguage, { body: { language: 'ml' } });
  expect(language).toHaveLength(2);
  const logins = mockEndpoint(login, busyFirst(9, undefined as never));
  const body = { username: 'anna@example.org', password: 'Lantern-River-5520!' };
  await expect(callEndpoint(login, { body })).rejects.toMatchObject(isBusy);
  expect(logins).toHaveLength(3);
});

test('what creates something is sent again with the same key, and nothing without one', async () => {
  const keys: (string | null)[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (request, init) => {
    keys.push((request as Request).headers.get('idempotency-key'));
    return answer(request, init);
  };
  mockEndpoint(contactUs, busyFirst(9, { received: true as const }));
  const emailParams = {
    ...emptyEmailParams,
    fullname: 'Anna Mathew',
    phoneNumber: '3125550142',
    emailAddress: 'anna@example.org',
    messageSubject: 'The bus',
    messageBody: 'When does it leave?',
  };
  await expect(callEndpoint(contactUs, { body: { emailParams } })).rejects.toMatchObject(isBusy);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(keys).size).toBe(1);

  const calls = mockEndpoint(setPassword, busyFirst(9, undefined as never));
  const body = { token: 'a'.repeat(43), password: 'Lantern-River-5520!' };
  await expect(callEndpoint(setPassword, { body })).rejects.toMatchObject(isBusy);
  expect(calls).toHaveLength(1);
});

test.for([
  ['a server that asks for minutes', 60, {}],
  ['one that does not say how long', undefined, {}],
  ['what only stands beside the page', soon, { isAside: true }],
] as const)('%s is not waited for', async ([, retryAfter, options]) => {
  const calls = mockEndpoint(listOpenConventions, () => {
    throw new Refusal('SERVICE_UNAVAILABLE', undefined, retryAfter);
  });
  await expect(callEndpoint(listOpenConventions, {}, options)).rejects.toMatchObject(isBusy);
  expect(calls).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('who leaves the page while a call waits ends it', async () => {
  const calls = mockEndpoint(listOpenConventions, busyFirst(9, [], 5));
  const leaving = new AbortController();
  const call = callEndpoint(listOpenConventions, {}, { signal: leaving.signal });
  await expect.poll(() => notices).toHaveLength(1);
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls).toHaveLength(1);
});
