import { forgotPassword, getStaffSelf, setPassword } from '@sangamam/contract/accounts/account-endpoints';
import { proveSession } from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import {
  getStaffMember,
  inviteStaff,
  listStaff,
  resendInvitation,
  setStaffRoles,
  suspendStaff,
  unsuspendStaff,
} from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { auditLog, staffRoles, users } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff, testPassword, type TestAccount } from '#test/fixtures/accounts.ts';
import { outbox, tokenMailedTo } from '#test/outbox.ts';
import { revisionOf } from '#test/fixtures/revisions.ts';
import { logIn, signInAs } from '#test/sign-in-as.ts';

describe('a member of staff', () => {
  let t: TestApp;
  let admin: TestAccount & { token: string };
  beforeAll(async () => {
    t = await buildTestApp();
  });
  beforeEach(async () => {
    // One administrator at a time: those of earlier tests lose the role.
    await t.database.db.update(staffRoles).set({ endsAt: new Date(0) });
    const account = await createStaff(t, 'ADMIN');
    admin = { ...account, token: await signInAs(t, account) };
  });
  afterAll(() => t.close());

  let count = 0;
  const invitation = () => ({
    firstName: 'Lissy',
    lastName: 'Jose',
    email: `lissy.${(count += 1)}@example.org`,
    roles: [{ role: 'REGISTRAR' as const, endsAt: null }],
  });
  const invite = (body = invitation()) => call(t, inviteStaff, { body }, admin);
  const lastAudit = async (userId: string) => {
    const [row] = await t.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, userId)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    return row;
  };

  it('is invited by mail and can sign in once the password is set', async () => {
    const { data: member } = await invite();
    expect(member).toMatchObject({ state: 'INVITED', lastSignInAt: null, hasSecondFactor: false });
    expect(member.roles).toMatchObject([{ role: 'REGISTRAR', endsAt: null }]);
    expect(await lastAudit(member._id)).toMatchObject({ action: 'staff.invited', actorId: admin.id });

    const token = await tokenMailedTo(t, member.email, 'account.invitation');
    await call(t, setPassword, { body: { token, password: testPassword } });
    const theirs = await signInAs(t, member);
    expect((await call(t, getStaffSelf, {}, { token: theirs })).data.roles).toEqual(['REGISTRAR']);
    const listed = (await call(t, listStaff, {}, admin)).data.find(({ _id }) => _id === member._id);
    expect(listed).toMatchObject({ state: 'ACTIVE', lastSignInAt: expect.any(String) as string });
  });

  it('is not invited under an address in use, nor without roles', async () => {
    const { email } = await createRegistrant(t);
    expect((await invite({ ...invitation(), email })).codes).toEqual(['USER_EXIST']);
    expect((await invite({ ...invitation(), roles: [] })).errors).toMatchObject([
      { field: 'roles', message: 'Choose at least one role' },
    ]);
    const past = [{ role: 'DESK' as const, endsAt: new Date(0).toISOString() }];
    expect((await invite({ ...invitation(), roles: past as never })).errors).toMatchObject([
      { field: 'roles.0.endsAt' },
    ]);
  });

  it('can be invited again after a while, but not once it has joined', async () => {
    const { data: member } = await invite();
    const resend = () => call(t, resendInvitation, { params: { userId: member._id } }, admin);
    const tooSoon = await resend();
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(0);
    const first = await tokenMailedTo(t, member.email, 'account.invitation');
    t.clock.advance({ minutes: 2 });
    expect((await resend()).status).toBe(200);
    const second = await tokenMailedTo(t, member.email, 'account.invitation');
    const choose = (token: string) => call(t, setPassword, { body: { token, password: testPassword } });
    expect((await choose(first)).codes).toEqual(['INVALID_TOKEN']);
    expect((await choose(second)).status).toBe(200);
    t.clock.advance({ minutes: 2 });
    expect((await resend()).codes).toEqual(['CONFLICT']);
    expect(await outbox(t, { to: member.email })).toHaveLength(2);
  });

  it('loses the invitation when every role ends: the mailed link becomes invalid', async () => {
    const { data: member } = await invite();
    const params = { userId: member._id };
    const withdrawn = await call(
      t,
      setStaffRoles,
      { params, body: { roles: [], revision: member.revision } },
      admin,
    );
    expect(withdrawn.data.state).toBe('ENDED');
    const token = await tokenMailedTo(t, member.email, 'account.invitation');
    expect((await call(t, setPassword, { body: { token, password: testPassword } })).codes).toEqual([
      'INVALID_TOKEN',
    ]);
    expect((await call(t, getStaffMember, { params }, admin)).data).toMatchObject({
      state: 'ENDED',
      history: [
        {
          action: 'staff.roles-changed',
          before: { roles: [{ role: 'REGISTRAR', endsAt: null }] },
          after: { roles: [] },
        },
        { action: 'staff.invited' },
      ],
    });
  });

  it('has changed roles from the next call on, until their end date', async () => {
    const desk = await createStaff(t, 'DESK');
    const token = await signInAs(t, desk);
    const endsAt = new Date(t.clock.now().getTime() + 60 * 60_000).toISOString();
    const revision = await revisionOf(t, 'roles', desk.id);
    const body = { roles: [{ role: 'HOSPITALITY' as const, endsAt }], revision };
    const answer = await call(t, setStaffRoles, { params: { userId: desk.id }, body }, admin);
    expect(answer.data.roles).toMatchObject([{ role: 'HOSPITALITY', endsAt }]);
    const roles = async () => (await call(t, getStaffSelf, {}, { token })).data.roles;
    expect(await roles()).toEqual(['HOSPITALITY']);
    expect(await lastAudit(desk.id)).toMatchObject({
      action: 'staff.roles-changed',
      before: { roles: [{ role: 'DESK' }] },
      after: { roles: [{ role: 'HOSPITALITY' }] },
    });
    t.clock.advance({ hours: 2 });
    expect((await call(t, getStaffSelf, {}, { token })).codes).toEqual(['FORBIDDEN']);
    await call(t, proveSession, { body: { password: testPassword } }, admin);
    const back = {
      roles: [{ role: 'HOSPITALITY' as const, endsAt: null }],
      revision: answer.data.revision,
    };
    expect((await call(t, setStaffRoles, { params: { userId: desk.id }, body: back }, admin)).status).toBe(
      200,
    );
    expect(await roles()).toEqual(['HOSPITALITY']);
  });

  it('is suspended at once, with a reason, and can be reinstated', async () => {
    const desk = await createStaff(t, 'DESK');
    const token = await signInAs(t, desk);
    const params = { userId: desk.id };
    const suspend = () => call(t, suspendStaff, { params, body: { reason: 'Lost the laptop' } }, admin);
    expect((await suspend()).data).toMatchObject({ state: 'SUSPENDED', suspensionReason: 'Lost the laptop' });
    expect((await call(t, getStaffSelf, {}, { token })).status).toBe(401);
    await expect(logIn(t, desk)).rejects.toThrow('INVALID_CREDENTIALS');
    expect((await call(t, forgotPassword, { body: { username: desk.email } })).codes).toEqual([
      'USER_NOT_FOUND',
    ]);
    expect(await lastAudit(desk.id)).toMatchObject({
      action: 'account.suspended',
      reason: 'Lost the laptop',
      actorId: admin.id,
    });
    expect((await suspend()).codes).toEqual(['CONFLICT']);
    expect((await call(t, unsuspendStaff, { params }, admin)).data.state).toBe('ACTIVE');
    expect((await call(t, getStaffSelf, {}, { token })).status).toBe(401);
    await signInAs(t, desk);
  });

  it('is not found among registrants', async () => {
    const { id: userId } = await createRegistrant(t);
    const answer = await call(
      t,
      suspendStaff,
      { params: { userId }, body: { reason: 'Not of the staff' } },
      admin,
    );
    expect(answer.codes).toEqual(['USER_NOT_FOUND']);
  });

  describe('the last administrator', () => {
    const soon = () => new Date(t.clock.now().getTime() + 60_000).toISOString();
    const setRoles = async (userId: string, roles: { role: 'ADMIN' | 'DESK'; endsAt: string | null }[]) => {
      const revision = await revisionOf(t, 'roles', userId);
      return call(t, setStaffRoles, { params: { userId }, body: { roles, revision } }, admin);
    };
    const roles = (userId: string, role: 'ADMIN' | 'DESK', endsAt: string | null = null) =>
      setRoles(userId, [{ role, endsAt }]);

    it('cannot lose the role, get an end date or be suspended', async () => {
      const refusals = [
        await roles(admin.id, 'DESK'),
        await roles(admin.id, 'ADMIN', soon()),
        await setRoles(admin.id, []),
        await call(t, suspendStaff, { params: { userId: admin.id }, body: { reason: 'By mistake' } }, admin),
      ];
      expect(refusals.map(({ codes }) => codes)).toEqual(refusals.map(() => ['LAST_ADMINISTRATOR']));
      expect((await call(t, getStaffSelf, {}, admin)).data.roles).toEqual(['ADMIN']);
    });

    it('is the last one beside administrators who have not joined, are suspended or have an end date', async () => {
      const body = { ...invitation(), roles: [{ role: 'ADMIN' as const, endsAt: null }] };
      await call(t, inviteStaff, { body }, admin);
      const suspended = await createStaff(t, 'ADMIN');
      await t.database.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
      const leaving = await createStaff(t, 'ADMIN');
      expect((await roles(leaving.id, 'ADMIN', soon())).status).toBe(200);
      expect((await roles(admin.id, 'DESK')).codes).toEqual(['LAST_ADMINISTRATOR']);
    });

    it('remains when two administrators remove each other at the same moment', async () => {
      const other = await createStaff(t, 'ADMIN');
      const body = {
        roles: [{ role: 'DESK' as const, endsAt: null }],
        revision: await revisionOf(t, 'roles', admin.id),
      };
      const otherBody = { ...body, revision: await revisionOf(t, 'roles', other.id) };
      const answers = await Promise.all([
        call(t, setStaffRoles, { params: { userId: admin.id }, body }, admin),
        call(t, setStaffRoles, { params: { userId: other.id }, body: otherBody }, admin),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });
  });
});
