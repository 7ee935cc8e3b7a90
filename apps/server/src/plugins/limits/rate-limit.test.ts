import { once } from 'node:events';
import { connect } from 'node:net';
import {
  changePassword,
  forgotPassword,
  login,
  resetPassword,
} from '@sangamam/contract/accounts/account-endpoints';
import { contactUs } from '@sangamam/contract/contact/contact';
import { listPublicParticipants } from '@sangamam/contract/conventions/convention-endpoints';
import { uploadMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import {
  addParticipant,
  editParticipant,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { closeAccount, downloadMyData } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { updateProfileImage } from '@sangamam/contract/people/picture/picture-endpoints';
import { enrollSecondFactor } from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildApp } from '#server/app.ts';
import { inProcessHeaders } from '#server/http/request/in-process.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { contactPayload } from '#test/fixtures/contact.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { outbox, tokenMailedTo } from '#test/outbox.ts';
import { logIn } from '#test/sign-in-as.ts';

import { allowances, freeFailures, pauseAfter } from '#server/http/limits/rate-limits.ts';

const perAccount = allowances.login.accountAndNetwork?.attempts ?? 0;
const wrongPassword = 'Wrong-pass-1';

describe('limits on attempts', () => {
  let t: TestApp;
  let unguarded: TestApp;
  beforeAll(async () => {
    [t, unguarded] = await Promise.all([
      buildTestApp({ rateLimits: true }),
      buildTestApp({ rateLimits: false }),
    ]);
  });
  afterAll(() => Promise.all([t.close(), unguarded.close()]));

  const tryLogin = (site: TestApp, username: string, password = wrongPassword) =>
    call(site, login, { body: { username, password } });
  async function exhaust(site: TestApp, username: string) {
    for (let attempt = 0; attempt < perAccount; attempt += 1) {
      expect((await tryLogin(site, username)).status).toBe(422);
    }
  }

  it('shut an account after too many wrong passwords, also for the right one, and say how long', async () => {
    const { email } = await createRegistrant(t);
    await exhaust(t, email);
    const answer = await tryLogin(t, email, testPassword);
    expect(answer.status).toBe(429);
    expect(answer.codes).toEqual(['TOO_MANY_REQUESTS']);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  it('let through what they stopped, once they are off', async () => {
    const { email } = await createRegistrant(unguarded);
    await exhaust(unguarded, email);
    expect((await tryLogin(unguarded, email, testPassword)).status).toBe(200);
  });

  it('do not make the wait longer for who goes on trying', async () => {
    const username = 'impatient@example.org';
    await exhaust(t, username);
    const first = Number((await tryLogin(t, username)).headers['retry-after']);
    for (let more = 0; more < 20; more += 1) await tryLogin(t, username);
    expect(Number((await tryLogin(t, username)).headers['retry-after'])).toBeLessThanOrEqual(first);
  });

  it('are the same for one name in any capitals, and leave other accounts alone', async () => {
    const [victim, other] = [await createRegistrant(t), await createRegistrant(t)];
    await exhaust(t, victim.email.toUpperCase());
    expect((await tryLogin(t, ` ${victim.email}`)).status).toBe(429);
    expect((await tryLogin(t, other.email, testPassword)).status).toBe(200);
  });

  it('count failures only', async () => {
    const { email } = await createRegistrant(t);
    for (let round = 0; round < perAccount + 3; round += 1) {
      expect((await tryLogin(t, email, testPassword)).status).toBe(200);
    }
  });

  it('hold for whoever is signed in and is asked for the password again, from whatever address', async () => {
    const closing = async (site: TestApp) => {
      const token = await logIn(site, await createRegistrant(site));
      const close = async (n: number, password: string) => {
        const { statusCode } = await site.app.inject({
          method: 'POST',
          url: closeAccount.path,
          remoteAddress: `203.0.113.${n}`,
          headers: { authorization: `Bearer ${token}` },
          payload: { password },
        });
        return statusCode;
      };
      for (let n = 0; n < perAccount; n += 1) expect(await close(100 + n, wrongPassword)).toBe(422);
      return close(99, testPassword);
    };
    expect(await closing(t)).toBe(429);
    expect(await closing(unguarded)).toBe(200);
  });

  it('do not count a password that was right', async () => {
    const token = await logIn(t, await createStaff(t, 'TREASURER'));
    for (let round = 0; round < perAccount + 3; round += 1) {
      const { status } = await call(t, enrollSecondFactor, { body: { password: testPassword } }, { token });
      expect(status).toBe(200);
    }
  });

  it('are not begun anew by a changed password, which would open the way to guess a second factor', async () => {
    const account = await createStaff(t, 'TREASURER');
    const token = await logIn(t, account);
    for (let n = 1; n < perAccount; n += 1) expect((await tryLogin(t, account.email)).status).toBe(422);
    const password = 'Copper+Meadow+1891';
    const body = { currentpassword: testPassword, username: account.email, password };
    const { data } = await call(t, changePassword, { body }, { token });
    expect(data.user.nModified).toBe(1);
    expect((await tryLogin(t, account.email)).status).toBe(422);
    expect((await tryLogin(t, account.email, password)).status).toBe(429);
  });

  it('keep nobody out who has chosen a new password by mail, staff included', async () => {
    const password = 'Copper+Meadow+1891';
    const loginAfterReset = async ({ email }: { email: string }) => {
      await exhaust(t, email);
      await call(t, forgotPassword, { body: { username: email } });
      const token = await tokenMailedTo(t, email, 'account.reset-password');
      expect((await call(t, resetPassword, { body: { token, password } })).data).toEqual({ email });
      return (await tryLogin(t, email, password)).status;
    };
    expect(await loginAfterReset(await createRegistrant(t))).toBe(200);
    expect(await loginAfterReset(await createStaff(t, 'TREASURER'))).toBe(200);
  });

  describe('on an account that is tried from many networks', () => {
    const from = async (site: TestApp, ip: string, username: string, password = wrongPassword) => {
      const payload = { username, password };
      const { method, path: url } = login;
      const answer = await site.app.inject({ method, url, remoteAddress: ip, payload });
      return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0) };
    };
    /** Fails as many logins as the account allows before a delay, each from a different network. */
    async function guess(site: TestApp, username: string) {
      for (let n = 0; n <= freeFailures; n += 1)
        expect((await from(site, `198.51.100.${n}`, username)).status).toBe(422);
    }

    it('leave the owner alone at a network that has signed in before, and make the others pause', async () => {
      const { email } = await createRegistrant(t);
      expect((await from(t, '203.0.113.50', email, testPassword)).status).toBe(200);
      await guess(t, email);
      const stranger = await from(t, '198.51.100.200', email);
      expect(stranger.status).toBe(429);
      expect(stranger.wait).toBeLessThanOrEqual(pauseAfter(freeFailures + 1));
      expect((await from(t, '203.0.113.50', email)).status).toBe(422);
      expect((await from(t, '203.0.113.50', email, testPassword)).status).toBe(200);
    });

    it('let all of them try without an end, once they are off', async () => {
      const { email } = await createRegistrant(unguarded);
      await guess(unguarded, email);
      expect((await from(unguarded, '198.51.100.200', email)).status).toBe(422);
    });

    it('do not prolong the pause, nor use up the attempts of a network, by trying during it', async () => {
      const { email } = await createRegistrant(t);
      await guess(t, email);
      const first = await from(t, '198.51.100.200', email);
      for (let more = 0; more < perAccount + 5; more += 1) await from(t, '198.51.100.200', email);
      expect((await from(t, '198.51.100.200', email)).wait).toBeLessThanOrEqual(first.wait);
      await t.database.pool.query("delete from rate_limits where key like 'login:pause%'");
      expect((await from(t, '198.51.100.200', email)).status).toBe(422);
    });

    it('count parallel attempts one by one: a single one passes during a pause', async () => {
      const { email } = await createRegistrant(t);
      for (let n = 0; n < freeFailures; n += 1) await from(t, `198.51.100.${n}`, email);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => from(t, `198.51.100.${100 + n}`, email)),
      );
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
    });

    it('open the door for whoever has reset the password by mail, there and then', async () => {
      const { email } = await createStaff(t, 'TREASURER');
      await guess(t, email);
      expect((await from(t, '203.0.113.60', email, testPassword)).status).toBe(429);
      await call(t, forgotPassword, { body: { username: email } });
      const token = await tokenMailedTo(t, email, 'account.reset-password');
      const password = 'Copper+Meadow+1891';
      const { method, path: url } = resetPassword;
      await t.app.inject({ method, url, remoteAddress: '203.0.113.60', payload: { token, password } });
      await guess(t, email);
      expect((await from(t, '203.0.113.60', email, password)).status).toBe(200);
    });

    it.each([
      [freeFailures, 0],
      [freeFailures + 1, 15],
      [freeFailures + 2, 30],
      [freeFailures + 6, 480],
      [freeFailures + 7, 900],
      [1_000, 900],
    ])('after %i failures of a day the pause is %i seconds', (failures, seconds) => {
      expect(pauseAfter(failures)).toBe(seconds);
    });
  });

  it.each([
    ['a change of the password', changePassword, '203.0.113.80', false],
    ['a login', login, '203.0.113.81', true],
  ])(
    'count %s that comes with a session',
    async (_, { method, path: url }, remoteAddress, isVictimsCount) => {
      const [caller, victim] = [await createRegistrant(t), await createRegistrant(t)];
      const headers = { authorization: `Bearer ${await logIn(t, caller)}` };
      const tryFor = async (payload: object) =>
        (await t.app.inject({ method, url, remoteAddress, headers, payload })).statusCode;
      const body = isVictimsCount
        ? { username: victim.email, password: wrongPassword }
        : { username: victim.email, currentpassword: wrongPassword, password: 'Copper+Meadow+1891' };
      for (let n = 0; n < perAccount; n += 1) expect(await tryFor(body)).not.toBe(429);
      expect(await tryFor(body)).toBe(429);
      const payload = { username: victim.email, password: testPassword };
      const ofVictim = await t.app.inject({ method: 'POST', url: login.path, remoteAddress, payload });
      expect(ofVictim.statusCode).toBe(isVictimsCount ? 429 : 200);
    },
  );

  it('on links by mail cannot be used up by strangers: the owner gets an answer and keeps a link that works', async () => {
    const { email } = await createRegistrant(t);
    const ask = async (remoteAddress: string) => {
      const { method, path: url } = forgotPassword;
      return (await t.app.inject({ method, url, remoteAddress, payload: { username: email } })).statusCode;
    };
    for (const network of [1, 2, 3]) for (let n = 0; n < 6; n += 1) await ask(`198.51.100.${network}`);
    expect(await ask('198.51.100.1')).toBe(429);
    expect(await ask('203.0.113.70')).toBe(200);
    const mails = await outbox(t, { to: email });
    expect(mails).toHaveLength(8);
    const token = await tokenMailedTo(t, email, 'account.reset-password');
    expect((await call(t, resetPassword, { body: { token, password: 'Copper+Meadow+1891' } })).status).toBe(
      200,
    );
    expect(await ask('203.0.113.70')).toBe(200);
    expect((await outbox(t, { to: email })).at(-1)?.kind).toBe('account.reset-password');
  });

  it('stop a large body before it waits for its turn, by what its address has sent', async () => {
    const most = allowances.contact.address.attempts;
    const send = (remoteAddress: string) =>
      t.app.inject({ method: 'POST', url: contactUs.path, remoteAddress, payload: contactPayload() });
    for (let n = 0; n < most; n += 1) expect((await send('127.0.0.1')).statusCode).toBe(200);
    // No byte of the body arrives: a server that waits for the body never answers.
    const port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(
      `POST ${contactUs.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 /u);
    expect((await send('127.0.0.2')).statusCode).toBe(200);
  });

  it('hold for the copy of my data and for people that are added or changed, by account', async () => {
    const convention = await buildConvention(t.ctx);
    const [one, other] = [await startFamily(t, convention.id), await startFamily(t, convention.id)];
    const knocks = {
      'my-data': ({ token }: TestFamily) => call(t, downloadMyData, {}, { token }),
      participants: (family: TestFamily, n: number) => {
        const body = participantPayload(family);
        const query = {
          participantId: family.account.id,
          conventionId: convention.id,
          primaryUserId: family.of.userId,
        };
        return n === 0
          ? call(t, addParticipant, { body }, family)
          : call(t, editParticipant, { query, body }, family);
      },
    };
    for (const name of ['my-data', 'participants'] as const) {
      const most = allowances[name].account?.attempts ?? 0;
      const statuses = new Set<number>();
      for (let n = 0; n < most; n += 1) statuses.add((await knocks[name](one, n)).status);
      expect(statuses).not.toContain(429);
      for (const n of [0, 1]) expect((await knocks[name](one, n)).status).toBe(429);
      expect((await knocks[name](other, 0)).status).not.toBe(429);
    }
  });

  it('are shared by all processes of the site', async () => {
    const { email } = await createRegistrant(t);
    await exhaust(t, email);
    const env = { publicUrl: t.ctx.publicUrl, trustProxy: false, rateLimits: true } as const;
    const secondNode = await buildApp({ env, database: t.database, storage: t.ctx.storage });
    const answer = await call({ ...t, app: secondNode }, login, {
      body: { username: email, password: testPassword },
    });
    await secondNode.close();
    expect(answer.status).toBe(429);
  });

  it('let one mail a link to an account only so often', async () => {
    const { email } = await createRegistrant(t);
    const most = allowances['forgot-password'].accountAndNetwork?.attempts ?? 0;
    const ask = async () => (await call(t, forgotPassword, { body: { username: email } })).status;
    for (let asked = 0; asked < most; asked += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
  });

  it('guard an address, whatever accounts it tries', async () => {
    const most = allowances.login.address.attempts;
    const from = async (ip: string, username: string) => {
      const body = { username, password: wrongPassword };
      const response = await t.app.inject({
        method: 'POST',
        url: login.path,
        remoteAddress: ip,
        payload: body,
      });
      return response.statusCode;
    };
    for (let n = 0; n < most; n += 1) await from('203.0.113.7', `somebody.${n}@example.org`);
    expect(await from('203.0.113.7', 'yet.another@example.org')).toBe(429);
    expect(await from('203.0.113.8', 'yet.another@example.org')).toBe(422);
  });

  it('count an attempt of an address before its body is read, so that broken bodies are limited too', async () => {
    const send = async (site: TestApp, payload: string) => {
      const { method, path: url } = login;
      const headers = { 'content-type': 'application/json' };
      return (await site.app.inject({ method, url, remoteAddress: '203.0.113.30', headers, payload }))
        .statusCode;
    };
    const broken = ['{', '{"unknown":1}', '{"a":1,"a":2}'];
    for (const site of [t, unguarded]) {
      for (let n = 0; n < allowances.login.address.attempts; n += 1) {
        expect(await send(site, broken[n % broken.length] ?? '')).toBe(400);
      }
    }
    expect(await send(t, '{')).toBe(429);
    expect(await send(unguarded, '{')).toBe(400);
  });

  it.each([
    ['public-list', listPublicParticipants, 400],
    ['profile-picture', updateProfileImage, 400],
    ['media-upload', uploadMedia, 415],
  ] as const)('hold for %s, by address', async (name, { method, path: url }, refused) => {
    const token = await logIn(
      t,
      await (name === 'media-upload' ? createStaff(t, 'EDITOR') : createRegistrant(t)),
    );
    const send = async (headers: Record<string, string> = {}) => {
      const authorization = `Bearer ${token}`;
      const request = { method, url, remoteAddress: '203.0.113.31', headers: { authorization, ...headers } };
      return (await t.app.inject(method === 'GET' ? request : { ...request, payload: {} })).statusCode;
    };
    for (let n = 0; n < allowances[name].address.attempts; n += 1) expect(await send()).toBe(refused);
    expect(await send()).toBe(429);
    // A page that is rendered for many visitors calls the API in process.
    expect(await send(inProcessHeaders)).toBe(refused);
  });

  it('count an address once however it is written, and all that one line is given as one', async () => {
    const most = allowances['forgot-password'].address.attempts;
    let asked = 0;
    const from = async (remoteAddress: string) => {
      asked += 1;
      const payload = { username: `nobody.${asked}@example.net` };
      const { method, path: url } = forgotPassword;
      return (await t.app.inject({ method, url, remoteAddress, payload })).statusCode;
    };
    for (let n = 0; n < most; n += 1) {
      expect(await from(n % 2 === 0 ? '203.0.113.20' : '::ffff:203.0.113.20')).not.toBe(429);
      expect(await from(`2001:db8:0:1::${n}`)).not.toBe(429);
    }
    expect(await from('203.0.113.20')).toBe(429);
    expect(await from('2001:db8:0:1:ffff::1')).toBe(429);
    expect(await from('203.0.113.21')).not.toBe(429);
    expect(await from('2001:db8:0:2::1')).not.toBe(429);
  });
});
