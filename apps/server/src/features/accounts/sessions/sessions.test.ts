import {
  forgotPassword,
  getStaffSelf,
  getUser,
  login,
  logout,
} from '@sangamam/contract/accounts/account-endpoints';
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '@sangamam/contract/accounts/sessions/session-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sessions, staffRoles, users } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createRegistrant, createStaff, testPassword, type TestAccount } from '#test/fixtures/accounts.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { logIn } from '#test/sign-in-as.ts';

describe('sessions', () => {
  let t: TestApp;
  let annamma: TestAccount;
  beforeAll(async () => {
    t = await buildTestApp();
    annamma = await createRegistrant(t, { email: 'annamma@example.org' });
  });
  afterAll(() => t.close());

  const read = (token: string, { id }: { id: string } = annamma) =>
    call(t, getUser, { params: { id } }, { token });

  it('signing in accepts the name with spaces around it and in any letter case', async () => {
    const answer = await call(t, login, {
      body: { username: ' ANNAMMA@example.org ', password: testPassword },
    });
    expect(answer.data).toEqual({
      id: annamma.id,
      token: expect.stringMatching(/^[\w-]{43}$/u) as string,
      type: 'REGISTRANT',
      username: annamma.email,
      firstName: 'Annamma',
      lastName: 'Chacko',
      email: annamma.email,
      language: null,
    });
  });

  it('signing in answers 422 and the same sentence for every wrong combination', async () => {
    const unverified = signUpPayload();
    await t.app.inject({ method: 'POST', url: '/v1/user/registration', payload: unverified });
    const suspended = await createRegistrant(t);
    await t.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
    for (const body of [
      { username: annamma.email, password: 'Wrong-pass-1' },
      { username: 'nobody@example.org', password: testPassword },
      { username: unverified.email, password: testPassword },
      { username: suspended.email, password: testPassword },
    ]) {
      const answer = await call(t, login, { body });
      expect(answer.status).toBe(422);
      expect(answer.errors).toEqual([
        { code: 'INVALID_CREDENTIALS', message: 'Username or password is incorrect !' },
      ]);
    }
  });

  it('signing in is refused when the password changes, or the account is closed or suspended, during the check', async () => {
    const account = await createRegistrant(t);
    const opened = async () =>
      (await t.database.db.select().from(sessions).where(eq(sessions.userId, account.id))).length;
    const during = (change: string, end: 'commit' | 'rollback') => {
      const statement = `update users set ${change} where id = $1`;
      const body = { username: account.email, password: testPassword };
      return duringChange(t, { statement, values: [account.id], end }, () => call(t, login, { body }));
    };
    const changes = ['closed_at = now()', `suspended_at = now()`, `password_hash = 'another'`];
    for (const [index, change] of changes.entries()) {
      expect((await during(change, 'rollback')).status).toBe(200);
      expect(await opened()).toBe(index + 1);
    }
    for (const change of changes) {
      const [before] = await t.database.db.select().from(users).where(eq(users.id, account.id));
      expect((await during(change, 'commit')).codes).toEqual(['INVALID_CREDENTIALS']);
      expect(await opened()).toBe(changes.length);
      const { closedAt, suspendedAt, passwordHash } = before ?? {};
      await t.database.db
        .update(users)
        .set({ closedAt, suspendedAt, passwordHash })
        .where(eq(users.id, account.id));
    }
  });

  it('a session of a closed account is refused, and no link for a new password is mailed', async () => {
    const account = await createRegistrant(t);
    const token = await logIn(t, account);
    const ask = () => call(t, forgotPassword, { body: { username: account.email } });
    expect((await read(token, account)).status).toBe(200);
    expect((await ask()).status).toBe(200);
    await t.database.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, account.id));
    expect((await read(token, account)).status).toBe(401);
    expect((await ask()).codes).toEqual(['USER_NOT_FOUND']);
  });

  it('a session stores only the hash of its token', async () => {
    const token = await logIn(t, annamma);
    const { rows } = await t.database.pool.query<{ hits: number }>(
      `select count(*)::int as hits from sessions s where s::text like '%' || $1 || '%'`,
      [token],
    );
    expect(rows[0]?.hits).toBe(0);
  });

  it('signing out ends this session and no other', async () => {
    const [first, second] = [await logIn(t, annamma), await logIn(t, annamma)];
    expect((await call(t, logout, {}, { token: first })).data).toEqual({ signedOut: true });
    expect((await read(first)).codes).toEqual(['UNAUTHORIZED']);
    expect((await read(second)).status).toBe(200);
  });

  it('a session ends after seven idle days', async () => {
    const [used, idle] = [await logIn(t, annamma), await logIn(t, annamma)];
    t.clock.advance({ days: 4 });
    expect((await read(used)).status).toBe(200);
    t.clock.advance({ days: 4 });
    expect((await read(used)).status).toBe(200);
    expect((await read(idle)).status).toBe(401);
  });

  it('a session ends after thirty days, used or not', async () => {
    const token = await logIn(t, annamma);
    for (const _ of [1, 2, 3, 4, 5]) {
      t.clock.advance({ days: 5, hours: 23 });
      expect((await read(token)).status).toBe(200);
    }
    t.clock.advance({ days: 1 });
    expect((await read(token)).status).toBe(401);
  });

  it('the last use of a session is stored at most every few minutes', async () => {
    const token = await logIn(t, annamma);
    const { sessionId } =
      (await t.app.findActor({ headers: { authorization: `Bearer ${token}` } } as never)) ?? {};
    const noted = async () => {
      const [row] = await t.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, sessionId ?? ''));
      return row?.lastUsedAt.getTime() ?? 0;
    };
    const opened = await noted();
    t.clock.advance({ minutes: 2 });
    await read(token);
    expect(await noted()).toBe(opened);
    t.clock.advance({ minutes: 4 });
    await read(token);
    expect(await noted()).toBeGreaterThan(opened);
  });

  it('a session of a suspended account ends at once', async () => {
    const somebody = await createRegistrant(t);
    const token = await logIn(t, somebody);
    expect((await read(token, somebody)).status).toBe(200);
    await t.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, somebody.id));
    expect((await read(token, somebody)).status).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(5000)}`])(
    'the header %j is refused',
    async (authorization) => {
      const url = `/v1/user/id/${annamma.id}`;
      const response = await t.app.inject({ method: 'GET', url, headers: { authorization } });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ success: false, errors: [{ code: 'UNAUTHORIZED' }] });
    },
  );

  it('a session reads its own profile; another id answers like an unknown one', async () => {
    const [token, other] = [await logIn(t, annamma), await createRegistrant(t)];
    expect((await read(token)).data).toMatchObject({
      _id: annamma.id,
      firstName: 'Annamma',
      dob: '1984-03-15',
      organization: 'ORG10025',
      mobile: { countryCode: '+1', phoneNumber: '3125550142' },
      address: { city: 'Skokie', country: 'USA', postCode: '60076' },
      registeredConventions: [],
    });
    const [strangers, nobodys] = [await read(token, other), await read(token, { id: crypto.randomUUID() })];
    expect(strangers.status).toBe(404);
    expect(strangers.errors).toEqual(nobodys.errors);
  });

  it("the list has the account's active sessions, this device first; one or all others can be ended", async () => {
    const [me, somebodyElse] = [await createRegistrant(t), await createRegistrant(t)];
    const dead = await logIn(t, me);
    t.clock.advance({ days: 8 });
    expect((await read(dead, me)).status).toBe(401);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const opened = await call(
      t,
      login,
      { body: { username: me.email, password: testPassword } },
      { headers: { 'user-agent': agent } },
    );
    const mine = opened.data.token;
    const [second, third, stranger] = [await logIn(t, me), await logIn(t, me), await logIn(t, somebodyElse)];
    const list = async (token: string) => (await call(t, listSessions, {}, { token })).data;
    const listed = await list(mine);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(listed[0]).toMatchObject({ device: 'Firefox on Linux', ip: '127.0.0.1' });

    const strangers = (await list(stranger))[0]?._id ?? '';
    const theirs = await call(t, endSession, { params: { sessionId: strangers } }, { token: mine });
    const nobodys = await call(
      t,
      endSession,
      { params: { sessionId: crypto.randomUUID() } },
      { token: mine },
    );
    expect(theirs.status).toBe(404);
    expect(theirs.errors).toEqual(nobodys.errors);
    expect((await read(stranger, somebodyElse)).status).toBe(200);

    const secondId = (await list(second))[0]?._id ?? '';
    expect((await call(t, endSession, { params: { sessionId: secondId } }, { token: mine })).status).toBe(
      200,
    );
    expect((await read(second, me)).status).toBe(401);
    expect((await read(third, me)).status).toBe(200);
    expect((await call(t, endOtherSessions, {}, { token: mine })).data).toEqual({ ended: true });
    expect((await read(third, me)).status).toBe(401);
    expect((await read(mine, me)).status).toBe(200);
    expect((await read(stranger, somebodyElse)).status).toBe(200);
  });

  it('a session of staff reads its roles on every call', async () => {
    const registrar = await createStaff(t, 'REGISTRAR');
    const token = await logIn(t, registrar);
    const whoAmI = () => call(t, getStaffSelf, {}, { token });
    expect((await whoAmI()).data).toMatchObject({ id: registrar.id, roles: ['REGISTRAR'] });
    await t.database.db
      .update(staffRoles)
      .set({ endsAt: t.clock.now() })
      .where(eq(staffRoles.userId, registrar.id));
    expect((await whoAmI()).codes).toEqual(['FORBIDDEN']);
  });
});
