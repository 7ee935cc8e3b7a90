import {
  forgotPassword,
  getUser,
  resetPassword,
  setPassword,
  signUp,
} from '@sangamam/contract/accounts/account-endpoints';
import {
  correctPerson,
  getPerson,
  listPeople,
  resendVerification,
  suspendPerson,
  unsuspendPerson,
} from '@sangamam/contract/people/directory/people-admin-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { auditLog, users } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { outbox, tokenMailedTo } from '#test/outbox.ts';
import { revisionOf } from '#test/fixtures/revisions.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { applyRetention } from '../erasure/apply-retention.ts';

describe('people in the admin area', () => {
  let t: TestApp;
  let registrar: { id: string; token: string };
  let family: TestFamily;
  beforeAll(async () => {
    t = await buildTestApp();
    const staff = await createStaff(t, 'REGISTRAR');
    registrar = { id: staff.id, token: await signInAs(t, staff) };
    const { id } = await buildConvention(t.ctx);
    family = await startFamily(t, id, {
      firstName: 'Philomina',
      lastName: 'Kurian',
      mobile: { countryCode: '+1', phoneNumber: '7735550177' },
    });
    const mobile = { countryCode: '+1', phoneNumber: '8475550112' };
    const daughter = participantPayload(family, { firstName: 'Merin', lastName: 'Zachariah', mobile });
    await call(t, addParticipant, { body: daughter }, family).then(({ data }) => data);
  });
  afterAll(() => t.close());

  const found = async (search: string) =>
    (await call(t, listPeople, { query: { search } }, registrar)).data.docs.map(({ _id }) => _id);
  const read = async (userId: string) => (await call(t, getPerson, { params: { userId } }, registrar)).data;
  const lastAudit = async (userId: string) => {
    const [row] = await t.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, userId)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    return row;
  };

  it.each([
    ['a name', () => 'philomina kur'],
    ['an e-mail address', () => family.account.email.toUpperCase()],
    ['a phone number as people write it', () => '(773) 555-0177'],
    ["a child's phone number as the site shows it", () => '+1 847 555 0112'],
    ['a registration number', () => family.tempNumber.toLowerCase()],
    ["a child's name", () => 'merin zach'],
  ])('finds the account by %s', async (_, search) => {
    expect(await found(search())).toEqual([family.account.id]);
  });

  it('a search finds no staff, and treats the wildcards of a pattern as text', async () => {
    expect(await found('%')).toEqual([]);
    expect(await found('Thomas Staff')).toEqual([]);
    const answer = await call(t, getPerson, { params: { userId: registrar.id } }, registrar);
    expect(answer.codes).toEqual(['USER_NOT_FOUND']);
  });

  it('a person is shown with family, orders and mails', async () => {
    expect(await read(family.account.id)).toMatchObject({
      profile: { firstName: 'Philomina', email: family.account.email },
      state: 'ACTIVE',
      orders: [{ _id: family.orderId, tmpConvRegNo: family.tempNumber, status: 'INCOMPLETE' }],
      family: [{ firstName: 'Merin', relationShip: 'DAUGHTER' }],
      mails: [{ kind: 'account.set-password' }],
      actions: ['suspend', 'correct'],
    });
  });

  it('the list is paged and filtered by state', async () => {
    const unverified = (await call(t, signUp, { body: signUpPayload() })).data;
    const query = { state: 'UNVERIFIED' as const, pageSize: '1' };
    const answer = await call(t, listPeople, { query }, registrar);
    expect(answer.data.docs).toMatchObject([{ _id: unverified.id, state: 'UNVERIFIED', registrations: 0 }]);
    expect(answer.data).toMatchObject({ total: 1, totalPages: 1 });
  });

  it('the verification mail is sent again, and refused for an account that has a password', async () => {
    const { id, email } = (await call(t, signUp, { body: signUpPayload() })).data;
    const resend = (userId: string) => call(t, resendVerification, { params: { userId } }, registrar);
    expect((await resend(id)).status).toBe(429);
    t.clock.advance({ minutes: 2 });
    expect((await resend(id)).data.mails).toHaveLength(2);
    const token = await tokenMailedTo(t, email, 'account.set-password');
    expect((await call(t, setPassword, { body: { token, password: testPassword } })).status).toBe(200);
    expect((await resend(id)).codes).toEqual(['CONFLICT']);
  });

  it('a suspension needs a reason and ends the sessions; lifting it allows sign-in again', async () => {
    const somebody = await createRegistrant(t);
    const token = await signInAs(t, somebody);
    const params = { userId: somebody.id };
    const answer = await call(
      t,
      suspendPerson,
      { params, body: { reason: 'Two families on one account' } },
      registrar,
    );
    expect(answer.data).toMatchObject({
      state: 'SUSPENDED',
      suspensionReason: 'Two families on one account',
      actions: ['unsuspend', 'correct'],
    });
    expect((await call(t, getUser, { params: { id: somebody.id } }, { token })).status).toBe(401);
    expect(await lastAudit(somebody.id)).toMatchObject({
      action: 'account.suspended',
      actorId: registrar.id,
    });
    expect((await call(t, unsuspendPerson, { params }, registrar)).data).toMatchObject({
      state: 'ACTIVE',
      history: [
        { action: 'account.unsuspended', before: { suspended: true }, after: { suspended: false } },
        { action: 'account.suspended', reason: 'Two families on one account', actorName: 'Thomas Staff' },
      ],
    });
    await signInAs(t, somebody);
  });

  describe('a correction by staff', () => {
    const profileOf = (changes: Parameters<typeof signUpPayload>[0] = {}) => {
      const { email: _, ...profile } = signUpPayload(changes);
      return profile;
    };
    const correct = (userId: string, body: Parameters<typeof send>[0]) => send(body, userId);
    const send = async (
      body: { profile: ReturnType<typeof profileOf>; email?: string; reason: string },
      userId: string,
    ) => {
      const revision = await revisionOf(t, 'person', userId);
      return call(t, correctPerson, { params: { userId }, body: { ...body, revision } }, registrar);
    };

    it('of a name is stored, and the audit log has the previous value', async () => {
      const somebody = await createRegistrant(t);
      const profile = profileOf({ lastName: 'Chackochan' });
      const answer = await correct(somebody.id, { profile, reason: 'A misspelt name' });
      expect(answer.data.profile).toMatchObject({ lastName: 'Chackochan', email: somebody.email });
      const entry = await lastAudit(somebody.id);
      expect(entry).toMatchObject({ action: 'profile.corrected', reason: 'A misspelt name' });
      expect([entry?.before, entry?.after]).toEqual([{ lastName: 'Chacko' }, { lastName: 'Chackochan' }]);
    });

    it("of an account's e-mail address ends its sessions and links, and both addresses are notified", async () => {
      const somebody = await createRegistrant(t);
      const token = await signInAs(t, somebody);
      await call(t, forgotPassword, { body: { username: somebody.email } });
      const email = `new.${somebody.email}`;
      const answer = await correct(somebody.id, { profile: profileOf(), email, reason: 'Asked by phone' });
      expect(answer.data.profile.email).toBe(email);
      expect((await call(t, getUser, { params: { id: somebody.id } }, { token })).status).toBe(401);
      await signInAs(t, { email });
      for (const to of [somebody.email, email])
        expect((await outbox(t, { to })).map(({ kind }) => kind)).toContain('account.email-changed');
    });

    it("of an account's e-mail address counts as unverified until a link sent to it is used", async () => {
      const somebody = await createRegistrant(t);
      const email = `moved.${somebody.email}`;
      const isVerified = async () => {
        const [row] = await t.database.db.select().from(users).where(eq(users.id, somebody.id));
        return row?.emailVerifiedAt !== null;
      };
      expect(await isVerified()).toBe(true);
      await correct(somebody.id, { profile: profileOf(), email, reason: 'Asked by phone' });
      expect(await isVerified()).toBe(false);
      await applyRetention({ ...t.ctx, now: () => new Date(t.clock.now().getTime() + 100 * 24 * 3_600_000) });
      expect((await read(somebody.id)).state).toBe('ACTIVE');
      await call(t, forgotPassword, { body: { username: email } });
      const token = await tokenMailedTo(t, email, 'account.reset-password');
      const body = { token, password: testPassword };
      expect((await call(t, resetPassword, { body })).status).toBe(200);
      expect(await isVerified()).toBe(true);
    });

    it('of the e-mail address of an unverified sign-up sends the link to the new address', async () => {
      const { id, email: mistyped } = (await call(t, signUp, { body: signUpPayload() })).data;
      const email = `right.${mistyped}`;
      const old = await tokenMailedTo(t, mistyped, 'account.set-password');
      await correct(id, { profile: profileOf(), email, reason: 'Mistyped at sign-up' });
      const choose = (token: string) => call(t, setPassword, { body: { token, password: testPassword } });
      expect((await choose(old)).codes).toEqual(['INVALID_TOKEN']);
      expect((await choose(await tokenMailedTo(t, email, 'account.set-password'))).status).toBe(200);
    });

    it('is refused for an e-mail address in use and without a reason', async () => {
      const somebody = await createRegistrant(t);
      const taken = await correct(somebody.id, {
        profile: profileOf({ lastName: 'Never' }),
        email: family.account.email,
        reason: 'Asked by phone',
      });
      expect(taken.codes).toEqual(['USER_EXIST']);
      expect((await read(somebody.id)).profile.lastName).toBe('Chacko');
      const unreasoned = await correct(somebody.id, { profile: profileOf(), reason: '' });
      expect(unreasoned.errors).toMatchObject([{ field: 'reason', message: 'Please give a reason' }]);
    });
  });
});
