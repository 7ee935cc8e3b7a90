import {
  changePassword,
  forgotPassword,
  getUser,
  login,
  signUp,
} from '@sangamam/contract/accounts/account-endpoints';
import { resendVerification } from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff, testPassword, type TestAccount } from '#test/fixtures/accounts.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';
import { logIn } from '#test/sign-in-as.ts';

let t: TestApp;
let guarded: ServerChild[];
let twins: ServerChild[];
let somebody: TestAccount;
beforeAll(async () => {
  t = await buildTestApp();
  somebody = await createRegistrant(t);
  const start = (rateLimits: boolean) => startServerChild(t.databaseUrl, t.filesFolder, { rateLimits });
  [guarded, twins] = await Promise.all([
    Promise.all([start(true), start(true)]),
    Promise.all([start(false), start(false)]),
  ]);
});
afterAll(async () => {
  await Promise.all([...guarded, ...twins].map((server) => server.stop()));
  await t.close();
});

/** Calls the first server in even turns and the second in odd ones. */
function callAt(
  servers: readonly ServerChild[],
  turn: number,
  { method, path }: AnyEndpoint,
  { body, token, params = {} }: { body?: object; token?: string; params?: Record<string, string> },
): Promise<Response> {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? '');
  return fetch(new URL(filled, servers[turn % servers.length]?.origin), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const knocks = {
  login: () => ({ endpoint: login, body: { username: somebody.email, password: 'Wrong-pass-1' } }),
  'sign-up': () => ({ endpoint: signUp, body: signUpPayload({ email: somebody.email }) }),
  'forgot-password': () => ({ endpoint: forgotPassword, body: { username: somebody.email } }),
} as const;
type Guarded = keyof typeof knocks;

async function knockOnceTooOften(servers: readonly ServerChild[], name: Guarded): Promise<number[]> {
  const { address, accountAndNetwork } = allowances[name];
  const allowed = Math.min(address.attempts, accountAndNetwork?.attempts ?? Infinity);
  const { endpoint, body } = knocks[name]();
  const statuses: number[] = [];
  for (let turn = 0; turn <= allowed; turn += 1) {
    statuses.push((await callAt(servers, turn, endpoint, { body })).status);
  }
  return statuses;
}

it.each(Object.keys(knocks) as Guarded[])('%s: two processes share the count of attempts', async (name) => {
  expect(await knockOnceTooOften(twins, name)).not.toContain(429);
  const statuses = await knockOnceTooOften(guarded, name);
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

it('a mail that two processes are asked to send again at once is sent once', async () => {
  const { id } = (await call(t, signUp, { body: signUpPayload() })).data;
  await t.database.pool.query(`update account_tokens set created_at = now() - interval '1 hour'`);
  const token = await logIn(t, await createStaff(t, 'REGISTRAR'));
  const answers = await Promise.all(
    [0, 1, 2, 3].map((turn) => callAt(twins, turn, resendVerification, { token, params: { userId: id } })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 429, 429, 429,
  ]);
});

it('a token from before a password change is refused by another process at its next request', async () => {
  const account = await createRegistrant(t);
  const [old, here] = [await logIn(t, account), await logIn(t, account)];
  const read = () => callAt(twins, 0, getUser, { token: old, params: { id: account.id } });
  expect((await read()).status).toBe(200);
  const body = { username: account.email, currentpassword: testPassword, password: 'Copper+Meadow+1891' };
  expect((await callAt(twins, 1, changePassword, { token: here, body })).status).toBe(200);
  expect((await read()).status).toBe(401);
});
