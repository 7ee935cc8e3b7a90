import {
  changePassword,
  forgotPassword,
  setPassword,
  signUp,
} from '@sangamam/contract/accounts/account-endpoints';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { updateProfile } from '@sangamam/contract/people/profile/profile-endpoints';
import {
  changePasswordMessages,
  choosePasswordMessages,
  familyMemberMessages,
  forgotPasswordMessages,
  profileEditMessages,
  registrationMessages,
  type SpecMessage,
} from '@sangamam/contract/test/spec-messages';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { callLoosely } from '#test/call.ts';
import { createRegistrant, testPassword } from '#test/fixtures/accounts.ts';
import { participantPayload } from '#test/fixtures/registrations.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { signInAs } from '#test/sign-in-as.ts';

describe('the endpoints say the sentences of the specification', () => {
  let t: TestApp;
  let username: string;
  let token: string;
  beforeAll(async () => {
    t = await buildTestApp();
    const account = await createRegistrant(t);
    username = account.email;
    token = await signInAs(t, account);
  });
  afterAll(() => t.close());

  const cases: [string, AnyEndpoint, readonly SpecMessage[], () => object][] = [
    ['registration', signUp, registrationMessages, signUpPayload],
    ['profile', updateProfile, profileEditMessages, () => ({ ...signUpPayload(), email: username })],
    [
      'set password',
      setPassword,
      choosePasswordMessages,
      () => ({ token: 'x'.repeat(43), password: testPassword }),
    ],
    [
      'change password',
      changePassword,
      changePasswordMessages,
      () => ({ username, currentpassword: testPassword, password: 'Sangamam-27' }),
    ],
    ['forgot password', forgotPassword, forgotPasswordMessages, () => ({ username })],
    ['family member', addParticipant, familyMemberMessages, aDaughter],
  ];
  const rows = cases.flatMap(([name, endpoint, messages, body]) =>
    messages.flatMap(({ sentence, wire }) =>
      'never' in wire ? [] : [{ name, at: wire.at, sentence, sent: wire.sent, endpoint, body }],
    ),
  );

  it.each(rows)('$name, $at: $sentence ($sent)', async ({ endpoint, body, sent, at, sentence }) => {
    const before = await counted();
    const answer = await callLoosely(t, endpoint, { body: changed(body(), sent) }, { token });
    expect(answer.status).toBe(400);
    expect(answer.errors).toContainEqual({ code: 'RQST_PARAMS_INVALID', field: at, message: sentence });
    expect(await counted()).toEqual(before);
  });

  it.each(cases)('%s: what is right is not refused with any of them', async (_, endpoint, messages, body) => {
    const answer = await callLoosely(t, endpoint, { body: body() }, { token });
    const said = answer.errors.map(({ message }) => message);
    expect(said.filter((message) => messages.some(({ sentence }) => sentence === message))).toEqual([]);
  });

  /** Of a registration that does not exist: a valid call is refused only for that. */
  function aDaughter() {
    const [userId, conventionId] = [randomUUID(), randomUUID()];
    return { ...participantPayload({ of: { userId, conventionId } }), email: '' };
  }

  /** The data that a refused call must not change. */
  async function counted() {
    const { rows } = await t.database.pool.query(
      `select (select count(*) from users) as users, (select count(*) from outbox_mails) as mails,
        (select max(updated_at) from people) as changed`,
    );
    return rows as unknown[];
  }
});

/** The body with replaced values at dotted paths. */
function changed(body: object, values: Readonly<Record<string, unknown>>): object {
  const copy = structuredClone(body);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce(
      (node, name) => node[name] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
    parent[last] = value;
  }
  return copy;
}
