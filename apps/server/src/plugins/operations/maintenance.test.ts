import { forgotPassword, getUser, login, logout } from '@sangamam/contract/accounts/account-endpoints';
import { listConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { listNotices } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import { and, asc, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { auditLog } from '#server/db/schema/schema.ts';
import { endMaintenance, startMaintenance } from '#server/features/conventions/site-settings/maintenance.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { logIn, signInAs } from '#test/sign-in-as.ts';

import { addMaintenance, retrySeconds } from './maintenance.ts';

const operator = systemActor('command line');

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

const forget = (email: string) => call(t, forgotPassword, { body: { username: email } });

it('families and visitors are refused with the time to wait; reading the public site and signing in go on', async () => {
  const family = await createRegistrant(t);
  const token = await logIn(t, family);
  await startMaintenance(t.ctx, operator, { minutes: 10 });

  const own = await call(t, getUser, { params: { id: family.id } }, { token });
  expect([own.status, own.codes]).toEqual([503, ['MAINTENANCE']]);
  expect(Number(own.headers['retry-after'])).toBe(600);
  expect(own.errors).toMatchObject([{ message: errorCatalogue.MAINTENANCE.message }]);
  expect((await forget(family.email)).codes).toEqual(['MAINTENANCE']);

  expect((await call(t, listConventions, { query: {} })).status).toBe(200);
  const body = { username: family.email, password: testPassword };
  const session = await call(t, login, { body });
  expect(session.status).toBe(200);
  expect((await call(t, logout, {}, { token: session.data.token })).status).toBe(200);
});

it('staff go on working and are reminded that the site is closed', async () => {
  const admin = await createStaff(t, 'ADMIN');
  await startMaintenance(t.ctx, operator, {});
  const notices = await call(t, listNotices, {}, { token: await signInAs(t, admin) });
  expect(notices.data.map(({ code }) => code)).toEqual(['maintenance']);
});

it('every process opens again within two seconds', async () => {
  const family = await createRegistrant(t);
  await startMaintenance(t.ctx, operator, {});
  expect((await forget(family.email)).status).toBe(503);
  expect(await endMaintenance(t.ctx, operator)).toBe(true);
  await vi.waitUntil(async () => (await forget(family.email)).status === 200, { timeout: 10_000 });
  expect(await endMaintenance(t.ctx, operator)).toBe(false);
});

it('closing, changing and opening are in the audit log, and the beginning stays', async () => {
  const first = await startMaintenance(t.ctx, operator, { note: 'A new database.' });
  const second = await startMaintenance(t.ctx, operator, { note: 'Almost done.' });
  expect(second.since).toBe(first.since);
  await endMaintenance(t.ctx, operator);
  const entries = await t.ctx.db
    .select({ actor: auditLog.actorSystem, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'settings.updated'), eq(auditLog.entityId, 'maintenance')))
    .orderBy(asc(auditLog.id));
  const actor = 'command line';
  expect(entries).toEqual([
    { actor, before: {}, after: first },
    { actor, before: first, after: second },
    { actor, before: second, after: {} },
  ]);
});

it.each([
  ['an unknown end', null, 300],
  ['an end in ten minutes', '2027-01-01T00:10:00.000Z', 600],
  ['an end that has passed', '2026-12-31T00:00:00.000Z', 30],
])('with %s visitors may try again after a while', (_, until, seconds) => {
  const since = '2026-12-31T00:00:00.000Z';
  expect(retrySeconds({ since, until, note: null }, new Date('2027-01-01T00:00:00Z'))).toBe(seconds);
});

it('while the database is late, the last answer counts, and a later one replaces it', async () => {
  const late = Promise.withResolvers<undefined>();
  const closed = { since: '2026-12-31T00:00:00.000Z', until: null, note: null };
  const answers = [Promise.resolve(closed), late.promise];
  const app = Fastify();
  onTestFinished(() => app.close());
  addMaintenance(app, { find: () => answers.shift() ?? Promise.resolve(undefined), now: () => new Date() });
  expect(await app.maintenance()).toEqual(closed);
  await vi.waitUntil(async () => (await app.maintenance()) && answers.length === 0, { timeout: 10_000 });
  expect(await app.maintenance()).toEqual(closed);
  late.resolve(undefined);
  await late.promise;
  await vi.waitUntil(async () => (await app.maintenance()) === undefined);
});
