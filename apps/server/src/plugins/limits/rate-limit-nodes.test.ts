import { forgotPassword, login, signUp, verifyEmail } from '@sangamam/contract/accounts/account-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp } from '#server/app.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connection/client.ts';
import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { createRegistrant } from '#test/fixtures/accounts.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';

/** Two nodes of one site on one database, each with its own connections. */
interface TwoNodes {
  first: TestApp;
  nodes: TestApp['app'][];
  close(): Promise<void>;
}

async function buildTwoNodes(rateLimits: boolean): Promise<TwoNodes> {
  const first = await buildTestApp({ rateLimits });
  const database: OpenDatabase = openDatabase(first.databaseUrl);
  const second = await buildApp({
    env: { publicUrl: first.ctx.publicUrl, trustProxy: false, rateLimits },
    database,
    storage: first.ctx.storage,
  });
  return {
    first,
    nodes: [first.app, second],
    async close() {
      await second.close();
      await database.close();
      await first.close();
    },
  };
}

const wrong = { username: 'somebody@example.org', password: 'Wrong-pass-1' };
const token = 'a'.repeat(43);

describe('limits over two nodes', () => {
  let guarded: TwoNodes;
  let twin: TwoNodes;
  let email: string;
  const taken = signUpPayload({ email: 'taken@example.org' });
  beforeAll(async () => {
    [guarded, twin] = await Promise.all([buildTwoNodes(true), buildTwoNodes(false)]);
    for (const { first } of [guarded, twin])
      ({ email } = await createRegistrant(first, { email: taken.email }));
  });
  afterAll(() => Promise.all([guarded.close(), twin.close()]));

  const calls = {
    login: () => ({ method: login.method, url: login.path, payload: wrong }),
    'sign-up': () => ({ method: signUp.method, url: signUp.path, payload: taken }),
    'forgot-password': () => ({
      method: forgotPassword.method,
      url: forgotPassword.path,
      payload: { username: email },
    }),
    'password-token': () => ({
      method: verifyEmail.method,
      url: verifyEmail.path.replace('{token}', token),
      payload: undefined,
    }),
  } as const;
  type Guarded = keyof typeof calls;

  function knock(site: TwoNodes, name: Guarded, turn: number) {
    const node = site.nodes[turn % 2];
    const { payload, ...call } = calls[name]();
    return node?.inject({ ...call, remoteAddress: '203.0.113.9', ...(payload && { payload }) });
  }

  /** Calls both nodes in turn, once more than the limit allows, and returns every status. */
  async function knockOnceTooOften(site: TwoNodes, name: Guarded): Promise<(number | undefined)[]> {
    const { address, accountAndNetwork } = allowances[name];
    const allowed = Math.min(address.attempts, accountAndNetwork?.attempts ?? Infinity);
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn <= allowed; turn += 1) statuses.push((await knock(site, name, turn))?.statusCode);
    return statuses;
  }

  it.each(Object.keys(calls) as Guarded[])('%s: the attempts at both count together', async (name) => {
    const statuses = await knockOnceTooOften(guarded, name);
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);

    const atEach = await Promise.all([knock(guarded, name, 0), knock(guarded, name, 1)]);
    const waits = atEach.map((answer) => Number(answer?.headers['retry-after']));
    for (let turn = 0; turn < 10; turn += 1) await knock(guarded, name, turn);
    const later = Number((await knock(guarded, name, 1))?.headers['retry-after']);
    expect(later).toBeGreaterThan(0);
    expect(later).toBeLessThanOrEqual(Math.max(...waits));
  });

  it.each(Object.keys(calls) as Guarded[])(
    '%s: its twin without limits lets them all through',
    async (name) => {
      expect(await knockOnceTooOften(twin, name)).not.toContain(429);
    },
  );
});
