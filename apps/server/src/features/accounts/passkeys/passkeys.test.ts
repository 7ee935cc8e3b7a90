import { changePassword, getUser, setPassword } from '@sangamam/contract/accounts/account-endpoints';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import type { AuthenticationResponse } from '@sangamam/contract/accounts/passkeys/passkey-response';
import {
  confirmSecondFactor,
  enrollSecondFactor,
  proveSession,
} from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { passkeyChallenges, passkeys, users } from '#server/db/schema/schema.ts';
import { issueLink } from '#server/features/accounts/links/issue-link.ts';
import { accountsPersonalData } from '#server/features/accounts/personal-data.ts';
import { purgeExpiredCredentials } from '#server/features/accounts/purge-expired-credentials.ts';
import { allowances } from '#server/http/limits/rate-limits.ts';
import { erasePersonalData, readSection } from '#server/features/personal-data/carry-out.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { createRegistrant, createStaff, testPassword, type TestAccount } from '#test/fixtures/accounts.ts';
import { outbox } from '#test/outbox.ts';
import { makePasskey, type SoftwarePasskey, type Twist } from '#test/passkeys/software-authenticator.ts';
import { startServerChild } from '#test/servers/server-child.ts';
import { logIn, signInAs } from '#test/sign-in-as.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** What a test does on the site, in the order of a browser. */
function acts(t: TestApp) {
  const begin = async (token: string) => (await call(t, beginPasskey, {}, { token })).data;
  const challenge = async () => (await call(t, beginPasskeySignIn, {})).data.challenge;
  const add = (token: string, passkey: SoftwarePasskey) =>
    call(t, addPasskey, { body: { response: passkey.made } }, { token, headers: { 'user-agent': iPhone } });
  const send = (response: AuthenticationResponse, origin?: string) =>
    call(t, signInWithPasskey, { body: { response } }, { origin });
  return {
    begin,
    challenge,
    add,
    send,
    signIn: async (passkey: SoftwarePasskey, twist?: Twist) => send(passkey.sign(await challenge(), twist)),
    list: async (token: string) => (await call(t, listPasskeys, {}, { token })).data,
    /** An account with a passkey, and a session of it. */
    async owner(account?: TestAccount, twist?: Twist) {
      const owner = account ?? (await createRegistrant(t));
      const token = await signInAs(t, owner);
      const passkey = makePasskey(await begin(token), twist);
      const { _id } = (await add(token, passkey)).data;
      return { account: owner, token, passkey, _id };
    },
    auditOf: async (userId: string) => {
      const { rows } = await t.database.pool.query<{ action: string }>(
        "select action from audit_log where entity_id = $1 and action like 'passkey.%' order by id",
        [userId],
      );
      return rows.map(({ action }) => action);
    },
  };
}

describe('passkeys', () => {
  let t: TestApp;
  let on: ReturnType<typeof acts>;
  beforeAll(async () => {
    t = await buildTestApp();
    on = acts(t);
  });
  afterAll(() => t.close());

  it('one is added, signs in, is renamed and removed, and its owner is mailed', async () => {
    const { account, token, passkey, _id } = await on.owner();
    expect(await on.list(token)).toEqual([
      {
        _id,
        name: 'Safari on iPhone',
        isSynced: false,
        createdAt: expect.any(String) as string,
        lastUsedAt: null,
      },
    ]);
    const signedIn = await on.signIn(passkey);
    expect(signedIn.data).toMatchObject({ id: account.id, email: account.email, type: 'REGISTRANT' });
    const other = signedIn.data.token;
    expect((await call(t, getUser, { params: { id: account.id } }, { token: other })).status).toBe(200);
    expect((await on.list(other))[0]?.lastUsedAt).toEqual(expect.any(String));
    const rename = (name: string) =>
      call(t, renamePasskey, { params: { passkeyId: _id }, body: { name } }, { token });
    expect((await rename('  Anna’s phone ')).data.name).toBe('Anna’s phone');
    expect((await rename('  ')).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await call(t, removePasskey, { params: { passkeyId: _id } }, { token })).data).toEqual({
      removed: true,
    });
    expect(await on.list(token)).toEqual([]);
    expect((await on.signIn(passkey)).codes).toEqual(['INVALID_CREDENTIALS']);
    const mails = await outbox(t, { to: account.email });
    expect(mails.filter(({ kind }) => kind === 'account.passkey-changed')).toHaveLength(2);
    expect(await on.auditOf(account.id)).toEqual(['passkey.added', 'passkey.renamed', 'passkey.removed']);
  });

  it('the options demand a discoverable passkey and a verified user, and exclude those that are there', async () => {
    const { token, passkey } = await on.owner();
    const options = await on.begin(token);
    expect(options.rp.id).toBe('sangamam.test');
    expect(options.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    });
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    expect((await call(t, beginPasskeySignIn, {})).data).toMatchObject({
      rpId: 'sangamam.test',
      userVerification: 'required',
    });
  });

  it.each<[string, Twist]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a device that did not verify its user', { isVerified: false }],
  ])('nothing made for %s is stored, and nothing signed for it signs in', async (_, twist) => {
    const { token, passkey } = await on.owner();
    const answer = await on.add(token, makePasskey(await on.begin(token), twist));
    expect([answer.status, answer.codes]).toEqual([422, ['PASSKEY_INVALID']]);
    expect(await on.list(token)).toHaveLength(1);
    const refused = await on.signIn(passkey, twist);
    expect([refused.status, refused.codes]).toEqual([422, ['INVALID_CREDENTIALS']]);
    expect((await on.signIn(passkey)).status).toBe(200);
  });

  it('a challenge is good once, also when it is answered twice at the same moment or wrongly first', async () => {
    const { passkey } = await on.owner();
    const answer = passkey.sign(await on.challenge());
    const both = await Promise.all([on.send(answer), on.send(answer)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect((await on.send(answer)).codes).toEqual(['INVALID_CREDENTIALS']);
    const challenge = await on.challenge();
    expect((await on.send(passkey.sign(challenge, { origin: 'https://evil.example' }))).status).toBe(422);
    expect((await on.send(passkey.sign(challenge))).codes).toEqual(['INVALID_CREDENTIALS']);
  });

  it('a challenge is good for five minutes, and the nightly cleaning takes old ones away', async () => {
    const { passkey } = await on.owner();
    const [early, late] = [await on.challenge(), await on.challenge()];
    t.clock.advance({ minutes: 4 });
    expect((await on.send(passkey.sign(early))).status).toBe(200);
    t.clock.advance({ minutes: 2 });
    expect((await on.send(passkey.sign(late))).codes).toEqual(['INVALID_CREDENTIALS']);
    await on.challenge();
    t.clock.advance({ minutes: 6 });
    await purgeExpiredCredentials(t.ctx);
    expect(await t.database.db.select().from(passkeyChallenges)).toEqual([]);
  });

  it('a challenge that nobody issued, and one that was issued for something else, are refused', async () => {
    const { token, passkey } = await on.owner();
    expect((await on.send(passkey.sign('A'.repeat(43)))).codes).toEqual(['INVALID_CREDENTIALS']);
    const { challenge } = await on.begin(token);
    expect((await on.send(passkey.sign(challenge))).codes).toEqual(['INVALID_CREDENTIALS']);
    const forSignIn = { ...(await on.begin(token)), challenge: await on.challenge() };
    expect((await on.add(token, makePasskey(forSignIn))).codes).toEqual(['PASSKEY_INVALID']);
  });

  it('a passkey is added by the session that began to, and nothing is read of an answer that makes no sense', async () => {
    const account = await createRegistrant(t);
    const [mine, other] = [await signInAs(t, account), await signInAs(t, account)];
    const made = makePasskey(await on.begin(mine));
    expect((await on.add(other, made)).codes).toEqual(['PASSKEY_INVALID']);
    const next = makePasskey(await on.begin(mine));
    const broken = {
      ...next,
      made: { ...next.made, response: { ...next.made.response, attestationObject: 'oA' } },
    };
    expect((await on.add(mine, broken)).codes).toEqual(['PASSKEY_INVALID']);
    const { passkey } = await on.owner();
    const answer = passkey.sign(await on.challenge());
    const noise = { ...answer, response: { ...answer.response, clientDataJSON: 'bm90IGpzb24' } };
    expect((await on.send(noise)).codes).toEqual(['INVALID_CREDENTIALS']);
  });

  it("a passkey that somebody else stored is not stored again, and another account's cannot be changed", async () => {
    const mine = await on.owner();
    const somebody = await createRegistrant(t);
    const token = await signInAs(t, somebody);
    const copy = makePasskey(await on.begin(token), { id: mine.passkey.id });
    const taken = await on.add(token, copy);
    expect([taken.status, taken.codes]).toEqual([409, ['PASSKEY_TAKEN']]);
    const passkeyId = mine._id;
    const theirs = await call(t, removePasskey, { params: { passkeyId } }, { token });
    const nobodys = await call(t, removePasskey, { params: { passkeyId: crypto.randomUUID() } }, { token });
    expect(theirs.status).toBe(404);
    expect(theirs.errors).toEqual(nobodys.errors);
    const renamed = await call(
      t,
      renamePasskey,
      { params: { passkeyId }, body: { name: 'Mine' } },
      { token },
    );
    expect(renamed.status).toBe(404);
    expect(await on.list(token)).toEqual([]);
    expect((await on.signIn(mine.passkey)).data.id).toBe(mine.account.id);
  });

  it("another account's handle, and another key's signature, are refused", async () => {
    const [mine, other] = [await on.owner(), await on.owner()];
    const answer = mine.passkey.sign(await on.challenge());
    const { userHandle } = other.passkey.sign('A').response;
    expect((await on.send({ ...answer, response: { ...answer.response, userHandle } })).codes).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    const foreign = {
      ...other.passkey.sign(await on.challenge()),
      id: mine.passkey.id,
      rawId: mine.passkey.id,
    };
    const { userHandle: own } = answer.response;
    expect((await on.send({ ...foreign, response: { ...foreign.response, userHandle: own } })).codes).toEqual(
      ['INVALID_CREDENTIALS'],
    );
  });

  it('a count that goes back is refused as a copy and noted; of two with one count one signs in', async () => {
    const { account, passkey } = await on.owner(undefined, { counter: 5 });
    expect((await on.signIn(passkey, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect((await on.signIn(passkey, { counter })).codes).toEqual(['INVALID_CREDENTIALS']);
    }
    expect(await on.auditOf(account.id)).toEqual([
      'passkey.added',
      ...Array<string>(3).fill('passkey.copy-refused'),
    ]);
    const answers = [
      passkey.sign(await on.challenge(), { counter: 9 }),
      passkey.sign(await on.challenge(), { counter: 9 }),
    ];
    const statuses = (await Promise.all(answers.map((answer) => on.send(answer)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('accounts that are suspended, closed or without a password are refused as by password', async () => {
    for (const change of ['suspended_at = now()', 'closed_at = now()', 'password_hash = null']) {
      const { account, passkey } = await on.owner();
      await t.database.pool.query(`update users set ${change} where id = $1`, [account.id]);
      const answer = await on.signIn(passkey);
      expect([answer.status, answer.errors]).toEqual([
        422,
        [{ code: 'INVALID_CREDENTIALS', message: 'Username or password is incorrect !' }],
      ]);
    }
  });

  it('passkeys stay when the password changes, and go when the address has a new owner or the account is closed', async () => {
    const { account, token, passkey } = await on.owner();
    const password = 'Copper+Meadow+1891';
    const body = { username: account.email, currentpassword: testPassword, password };
    await call(t, changePassword, { body }, { token });
    expect((await on.signIn(passkey)).status).toBe(200);
    // As after a change of the address by the office: it has to be proved again.
    await t.database.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, account.id));
    const link = await issueLink(t.ctx, account.id, 'SET_PASSWORD');
    await call(t, setPassword, { body: { token: link.token, password: 'Another+Meadow+1892' } });
    expect((await on.signIn(passkey)).codes).toEqual(['INVALID_CREDENTIALS']);
    const other = await on.owner();
    await erasePersonalData(t.ctx, [accountsPersonalData], dataSubject({ userId: other.account.id }));
    for (const { id } of [account, other.account])
      expect(await t.database.db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
  });

  it('adding and removing ask for the password again after ten minutes, of families too', async () => {
    const { token, passkey, _id } = await on.owner();
    t.clock.advance({ minutes: 11 });
    const begin = () => call(t, beginPasskey, {}, { token });
    const remove = () => call(t, removePasskey, { params: { passkeyId: _id } }, { token });
    expect([(await begin()).codes, (await remove()).codes]).toEqual([['PROOF_REQUIRED'], ['PROOF_REQUIRED']]);
    expect((await on.add(token, passkey)).codes).toEqual(['PROOF_REQUIRED']);
    expect((await call(t, proveSession, { body: { password: 'Wrong-pass-1' } }, { token })).codes).toEqual([
      'INVALID_CREDENTIALS',
    ]);
    await call(t, proveSession, { body: { password: testPassword } }, { token });
    expect((await begin()).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('a passkey is the second factor of staff, and no way around it: adding one asks for the code', async () => {
    const account = await createStaff(t, 'TREASURER');
    const token = await logIn(t, account);
    const { secret } = (await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token }))
      .data;
    const code = () => {
      t.clock.advance({ minutes: 1 });
      return new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
    };
    await call(t, confirmSecondFactor, { body: { code: code() } }, { token });
    t.clock.advance({ minutes: 11 });
    expect((await call(t, proveSession, { body: { password: testPassword } }, { token })).codes).toEqual([
      'SECOND_FACTOR_REQUIRED',
    ]);
    await call(t, proveSession, { body: { password: testPassword, code: code() } }, { token });
    const passkey = makePasskey(await on.begin(token));
    await on.add(token, passkey);
    const signedIn = await on.signIn(passkey);
    expect(signedIn.data).toMatchObject({ id: account.id, type: 'STAFF' });
    // A sign-in by passkey is a proof, too.
    expect((await call(t, beginPasskey, {}, { token: signedIn.data.token })).status).toBe(200);
  });

  it('an account has at most twenty, also when two are added at once', async () => {
    const { account, token } = await on.owner();
    const [first] = await t.database.db.select().from(passkeys).where(eq(passkeys.userId, account.id));
    if (first === undefined) throw new Error('It was stored');
    const { id: _id, ...row } = first;
    await t.database.db
      .insert(passkeys)
      .values(
        Array.from({ length: 18 }, (_, index) => ({ ...row, credentialId: `one-${index}-${account.id}` })),
      );
    const [one, other] = [makePasskey(await on.begin(token)), makePasskey(await on.begin(token))];
    const answers = await Promise.all([on.add(token, one), on.add(token, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await call(t, beginPasskey, {}, { token })).codes).toEqual(['TOO_MANY_PASSKEYS']);
  });

  it('a challenge of one process is checked by another, once', async () => {
    const twins = await Promise.all([0, 1].map(() => startServerChild(t.databaseUrl, t.filesFolder)));
    try {
      const { passkey } = await on.owner();
      const [first, second] = twins.map(({ origin }) => origin);
      const { challenge } = (await call(t, beginPasskeySignIn, {}, { origin: first })).data;
      const answer = passkey.sign(challenge);
      const answers = await Promise.all([on.send(answer, first), on.send(answer, second)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    } finally {
      await Promise.all(twins.map((twin) => twin.stop()));
    }
  });

  it('only the hash of a challenge is stored, and an export has the names without keys', async () => {
    const { account, token, passkey } = await on.owner();
    const challenge = await on.challenge();
    const { rows } = await t.database.pool.query<{ hits: number }>(
      `select count(*)::int as hits from passkey_challenges c where c::text like '%' || $1 || '%'`,
      [Buffer.from(challenge, 'base64url').toString('hex')],
    );
    expect(rows[0]?.hits).toBe(0);
    const subject = dataSubject({ userId: account.id });
    const data = await readSection(t.ctx, [accountsPersonalData], 'passkeys', subject);
    expect(data).toMatchObject([{ name: 'Safari on iPhone' }]);
    expect(JSON.stringify(data)).not.toContain(passkey.id);
    expect(await on.list(token)).toHaveLength(1);
  });
});

describe('passkeys with rate limits', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp({ rateLimits: true });
  });
  afterAll(() => t.close());

  it('count as tries of the account do: too many wrong ones make its passkey wait, too', async () => {
    const on = acts(t);
    const { passkey } = await on.owner();
    const tries = allowances.login.accountAndNetwork?.attempts ?? 0;
    for (let turn = 0; turn < tries; turn += 1)
      expect((await on.signIn(passkey, { isVerified: false })).status).toBe(422);
    expect((await on.signIn(passkey)).codes).toEqual(['TOO_MANY_REQUESTS']);
  });
});
