import { changePassword, getStaffSelf, login, logout } from '@sangamam/contract/accounts/account-endpoints';
import { getPerson } from '@sangamam/contract/people/directory/people-admin-endpoints';
import {
  getRegistration,
  listRegistrations,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getReviewById } from '@sangamam/contract/orders/order-endpoints';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { auditLog } from '#server/db/schema/schema.ts';
import { applyRetention } from '#server/features/people/erasure/apply-retention.ts';
import { accountKey } from '#server/http/errors/log-refusal.ts';
import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { startFamily } from '#test/fixtures/registrations.ts';
import { logIn } from '#test/sign-in-as.ts';

describe('traces of who came in, was refused or read', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp({ rateLimits: true });
  });
  afterAll(() => t.close());

  const linesOf = (event: string) => t.log.filter((line) => line['event'] === event);
  const entriesBy = (actorId: string) =>
    t.database.db.select().from(auditLog).where(eq(auditLog.actorId, actorId)).orderBy(desc(auditLog.id));
  const from = (ip: string, payload: object) =>
    t.app.inject({ method: login.method, url: login.path, remoteAddress: ip, payload });

  it('logs a failed login with request id and address, and neither the name nor the password', async () => {
    const { email } = await createRegistrant(t);
    const answer = await from('203.0.113.21', { username: email, password: 'Wrong-pass-9' });
    const line = linesOf('auth.failed').at(-1);
    expect(line).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      route: login.path,
      ip: '203.0.113.21',
      account: accountKey(email),
      requestId: answer.headers['x-request-id'],
    });
    expect(JSON.stringify(t.log)).not.toContain('Wrong-pass-9');
    expect(JSON.stringify(line)).not.toContain(email);
  });

  it('logs a successful login with request id, network and account, without name and password', async () => {
    const { email, id } = await createRegistrant(t);
    const answer = await from('203.0.113.25', { username: email, password: testPassword });
    const line = linesOf('auth.succeeded').at(-1);
    expect(line).toMatchObject({
      actorId: id,
      network: '203.0.113.0/24',
      hasSecondFactor: false,
      requestId: answer.headers['x-request-id'],
    });
    expect(JSON.stringify(line)).not.toContain(email);
    expect(JSON.stringify(t.log)).not.toContain(testPassword);
  });

  it('logs a limit that was reached', async () => {
    const { email } = await createRegistrant(t);
    const most = allowances.login.accountAndNetwork?.attempts ?? 0;
    for (let n = 0; n <= most; n += 1)
      await from('203.0.113.22', { username: email, password: 'Wrong-1-pass' });
    expect(linesOf('limit.exceeded').at(-1)).toMatchObject({
      route: login.path,
      ip: '203.0.113.22',
      account: accountKey(email),
    });
  });

  it('logs what is refused to somebody who is signed in, and who that is', async () => {
    const family = await createRegistrant(t);
    const token = await logIn(t, family);
    await call(t, getStaffSelf, {}, { token });
    expect(linesOf('access.denied').at(-1)).toMatchObject({ code: 'FORBIDDEN', actorId: family.id });
    await call(t, getReviewById, { params: { orderId: crypto.randomUUID() } }, { token });
    expect(linesOf('access.denied').at(-1)).toMatchObject({ code: 'ORDER_NOT_FOUND', actorId: family.id });
  });

  it('writes one line for each answer, without query, token and whole address', async () => {
    const token = 'Zq4'.repeat(14);
    await t.app.inject({
      url: `/v1/user/verify-token/${token}?secret=${token}`,
      remoteAddress: '203.0.113.23',
    });
    const line = t.log.findLast(({ msg }) => msg === 'answered');
    expect(line).toMatchObject({
      status: 422,
      network: '203.0.113.0/24',
      requestId: expect.any(String) as string,
    });
    expect(JSON.stringify(line)).not.toContain(token);
  });

  it('names in that line who of the staff read a list', async () => {
    const staff = await createStaff(t, 'REGISTRAR');
    const token = await logIn(t, staff);
    const { headers } = await call(t, listRegistrations, { query: { search: 'Mathew' } }, { token });
    const line = t.log.findLast(({ msg }) => msg === 'answered');
    expect(line).toMatchObject({
      actorId: staff.id,
      path: listRegistrations.path,
      status: 200,
      requestId: headers['x-request-id'],
      network: expect.any(String) as string,
    });
    expect(JSON.stringify(line)).not.toContain('Mathew');
  });

  it('records when staff sign in and out, with request id and network prefix', async () => {
    const staff = await createStaff(t, 'TREASURER');
    const answer = await from('203.0.113.24', { username: staff.email, password: testPassword });
    const { token } = answer.json<{ data: { token: string } }>().data;
    await call(t, logout, {}, { token });
    expect(await entriesBy(staff.id)).toMatchObject([
      { action: 'account.signed-out' },
      {
        action: 'account.signed-in',
        requestId: answer.headers['x-request-id'],
        network: '203.0.113.0/24',
        entityId: staff.id,
      },
    ]);
  });

  it('records a changed password and a download of the own data', async () => {
    const family = await createRegistrant(t);
    const token = await logIn(t, family);
    await downloadOwnData(t, { token });
    const password = 'Copper+Meadow+1891';
    const body = { currentpassword: testPassword, username: family.email, password };
    await call(t, changePassword, { body }, { token });
    const entries = await entriesBy(family.id);
    expect(entries).toMatchObject([
      { action: 'account.password-changed' },
      { action: 'account.data-exported' },
      { action: 'account.password-chosen' },
    ]);
    expect(entries.slice(0, 2).every(({ requestId }) => requestId !== null)).toBe(true);
  });

  it('records who of the staff looked at a person', async () => {
    const family = await createRegistrant(t);
    const staff = await createStaff(t, 'REGISTRAR');
    const token = await logIn(t, staff);
    await call(t, getPerson, { params: { userId: family.id } }, { token });
    const [entry] = await entriesBy(staff.id);
    expect(entry).toMatchObject({ action: 'person.read', entityId: family.id });
    expect(entry?.requestId).toEqual(expect.any(String));
  });

  it('records who of the staff looked at a registration, and leaves it out of its history', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { orderId } = await startFamily(t, conventionId);
    const staff = await createStaff(t, 'VIEWER');
    const token = await logIn(t, staff);
    const read = () => call(t, getRegistration, { params: { orderId } }, { token });
    expect((await read()).status).toBe(200);
    const [entry] = await entriesBy(staff.id);
    expect(entry).toMatchObject({ action: 'order.read', entity: 'order', entityId: orderId });
    expect(entry?.requestId).toEqual(expect.any(String));
    expect((await read()).data.history.map(({ action }) => action)).not.toContain('order.read');
  });

  it('forgets the network prefix after its time, which the database refuses before and for anything else', async () => {
    const staff = await createStaff(t, 'DESK');
    await logIn(t, staff);
    const query = (statement: string) => t.database.pool.query(statement, [staff.id]);
    const where = `where actor_id = $1 and action = 'account.signed-in'`;
    await expect(query(`update audit_log set network = null ${where}`)).rejects.toThrow('append-only');
    await query(
      `insert into audit_log (at, actor_id, action, entity, entity_id, network)
       values (now() - interval '92 days', $1, 'account.signed-out', 'user', 'x', '203.0.113.0/24')`,
    );
    await expect(
      query(`update audit_log set network = null, reason = 'x' where actor_id = $1 and entity_id = 'x'`),
    ).rejects.toThrow('append-only');
    await applyRetention({ ...t.ctx, now: () => new Date() });
    const entries = await entriesBy(staff.id);
    expect(entries.find(({ entityId }) => entityId === 'x')?.network).toBeNull();
    expect(entries.find(({ action }) => action === 'account.signed-in')?.network).toBe('127.0.0.0/24');
  });
});
