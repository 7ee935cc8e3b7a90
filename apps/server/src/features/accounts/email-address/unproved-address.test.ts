import { forgotPassword, setPassword, signUp } from '@sangamam/contract/accounts/account-endpoints';
import { correctPerson, mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import {
  addParticipant,
  editParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { participantMessages } from '@sangamam/contract/orders/participants/participant-messages';
import { closeAccount } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { inviteStaff } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, orderParticipants } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { downloadOwnData } from '#test/download.ts';
import { duringChange } from '#test/during-change.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { revisionOf } from '#test/fixtures/revisions.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox, tokenMailedTo } from '#test/outbox.ts';
import { logIn } from '#test/sign-in-as.ts';

describe('an unproved address of a family member', () => {
  let t: TestApp;
  let conventionId: string;
  let count = 0;
  beforeAll(async () => {
    t = await buildTestApp();
    conventionId = (await buildConvention(t.ctx)).id;
  });
  afterAll(async () => {
    await expectInvariants(t);
    await t.close();
  });

  const freshAddress = () => `bob.${(count += 1)}@example.org`;
  const add = (family: TestFamily, email: string) =>
    call(t, addParticipant, { body: participantPayload(family, { email }) }, family);
  const newestMember = async (family: TestFamily) => {
    const { data } = await call(t, listParticipants, { query: family.of }, family);
    const member = data.participants.at(-1);
    if (member === undefined) throw new Error('A registration without people');
    return member.userId;
  };
  /** A family with a daughter who has the address. */
  const familyWith = async (email: string) => {
    const family = await startFamily(t, conventionId);
    expect((await add(family, email)).status).toBe(200);
    return family;
  };
  const prove = async (email: string, kind = 'account.set-password') => {
    const token = await tokenMailedTo(t, email, kind);
    return call(t, setPassword, { body: { token, password: testPassword } });
  };
  const mailsAboutIt = async (family: TestFamily) =>
    (await outbox(t, { to: family.account.email })).filter(({ kind }) => kind === 'account.address-given-up');
  const auditOf = (userId: string) =>
    t.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, userId), eq(auditLog.action, 'participant.address-given-up')));

  it('does not stop its owner from signing up and asking for the link again, and the family is not notified', async () => {
    const email = freshAddress();
    const family = await familyWith(email);
    expect((await call(t, signUp, { body: signUpPayload({ email }) })).status).toBe(200);
    expect((await call(t, forgotPassword, { body: { username: email } })).status).toBe(200);
    expect((await outbox(t, { to: email })).map(({ kind }) => kind)).toEqual([
      'account.set-password',
      'account.set-password',
    ]);
    expect((await newestMember(family)).email).toBe(email);
    expect(await mailsAboutIt(family)).toEqual([]);
    expect(await auditOf(family.account.id)).toEqual([]);
  });

  it('goes to the owner who proves it; the family keeps the other details and is notified', async () => {
    const email = freshAddress();
    const family = await familyWith(email);
    const before = await newestMember(family);
    const { id } = (await call(t, signUp, { body: signUpPayload({ email }) })).data;
    expect((await prove(email)).status).toBe(200);
    await logIn(t, { email });

    const after = await newestMember(family);
    expect(after).toEqual({ ...before, email: null });
    expect(await auditOf(family.account.id)).toMatchObject([
      { actorId: id, entity: 'user', after: { participantId: before._id } },
    ]);
    const mails = await mailsAboutIt(family);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(email);
    expect(mails[0]?.text).toContain('Everything else stays the same');
  });

  it('goes to an invited member of staff who proves it', async () => {
    const email = freshAddress();
    const family = await familyWith(email);
    const admin = { token: await logIn(t, await createStaff(t, 'ADMIN')) };
    const body = { firstName: 'Bob', lastName: 'Jacob', email, roles: [{ role: 'DESK' as const }] };
    expect((await call(t, inviteStaff, { body }, admin)).status).toBe(200);
    expect((await newestMember(family)).email).toBe(email);
    expect((await prove(email, 'account.invitation')).status).toBe(200);
    expect((await newestMember(family)).email).toBeNull();
    expect(await mailsAboutIt(family)).toHaveLength(1);
  });

  it('is removed from the snapshot of a submitted registration, too', async () => {
    const email = freshAddress();
    const family = await familyWith(email);
    const { id: packageId } = await buildPackage(t.ctx, { conventionId });
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
    expect((await call(t, submitForApproval, { query: family.of, body: {} }, family)).status).toBe(200);
    const kept = () =>
      t.database.db
        .select({ snapshot: orderParticipants.snapshot })
        .from(orderParticipants)
        .where(eq(orderParticipants.orderId, family.orderId));
    expect((await kept()).map(({ snapshot }) => snapshot?.email)).toContain(email);
    await call(t, signUp, { body: signUpPayload({ email }) });
    await prove(email);
    const after = (await kept()).map(({ snapshot }) => snapshot);
    expect(after.map((person) => person?.email)).not.toContain(email);
    expect(after.map((person) => person?.firstName)).toContain('Anna');
  });

  it('may be used in two families and is removed from both; within one family it is unique', async () => {
    const email = freshAddress();
    const [one, other] = [await familyWith(email), await familyWith(email)];
    const again = await add(one, email.toUpperCase());
    expect([again.status, again.errors]).toEqual([
      409,
      [{ code: 'USER_EXIST', field: 'email', message: participantMessages.emailInUse }],
    ]);
    await call(t, signUp, { body: signUpPayload({ email }) });
    await prove(email);
    for (const family of [one, other]) {
      expect((await newestMember(family)).email).toBeNull();
      expect(await mailsAboutIt(family)).toHaveLength(1);
    }
  });

  it('can be saved again by the family while it is unproved, and not afterwards', async () => {
    const email = freshAddress();
    const family = await familyWith(email);
    const { _id: participantId } = await newestMember(family);
    const query = { participantId, conventionId, primaryUserId: family.of.userId };
    const edit = () =>
      call(t, editParticipant, { query, body: participantPayload(family, { email }) }, family);
    expect((await edit()).status).toBe(200);
    await call(t, signUp, { body: signUpPayload({ email }) });
    expect((await edit()).status).toBe(200);
    await prove(email);
    const refused = await edit();
    expect([refused.status, refused.errors[0]?.message]).toEqual([409, participantMessages.emailInUse]);
  });

  it('four concurrent sign-ups with it: one succeeds', async () => {
    const email = freshAddress();
    await familyWith(email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call(t, signUp, { body: signUpPayload({ email }) })),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['USER_EXIST', 'USER_EXIST', 'USER_EXIST']);
  });

  describe('while it is being saved on a family member', () => {
    /** Adds a family member in an uncommitted transaction. */
    const adding = `with added as (
        insert into people (id, first_name, last_name, email)
          values (gen_random_uuid(), 'Anna', 'Chacko', $1) returning id)
      insert into order_participants (order_id, person_id, relationship) select $2, id, 'DAUGHTER' from added`;

    it('the proof waits and then removes it', async () => {
      const email = freshAddress();
      const family = await startFamily(t, conventionId);
      await call(t, signUp, { body: signUpPayload({ email }) });
      const change = { statement: adding, values: [email, family.orderId], end: 'commit' as const };
      expect((await duringChange(t, change, () => prove(email))).status).toBe(200);
      expect((await newestMember(family)).email).toBeNull();
      expect(await mailsAboutIt(family)).toHaveLength(1);
    });

    /** Proves the address in an uncommitted transaction. */
    const proving = `with held as materialized (select hold_address($1))
      update users set email_verified_at = now() from held, people
      where people.id = users.person_id and people.email = $1`;

    it.each([
      ['commit', 409],
      ['rollback', 200],
    ] as const)(
      'and the proof comes first, the form waits: after its %s it is answered %i',
      async (end, status) => {
        const email = freshAddress();
        const family = await startFamily(t, conventionId);
        await call(t, signUp, { body: signUpPayload({ email }) });
        const change = { statement: proving, values: [email], end };
        expect((await duringChange(t, change, () => add(family, email))).status).toBe(status);
      },
    );

    it('the proof succeeds and the address ends with its owner only, whichever call is faster', async () => {
      for (let round = 0; round < 5; round += 1) {
        const email = freshAddress();
        const family = await startFamily(t, conventionId);
        await call(t, signUp, { body: signUpPayload({ email }) });
        const [proof] = await Promise.all([prove(email), add(family, email)]);
        expect(proof.status).toBe(200);
        await expectInvariants(t);
      }
    });
  });

  it('is kept from a person beside a proved one by a trigger, and stored without it', async () => {
    const { email } = await createRegistrant(t);
    const family = await startFamily(t, conventionId);
    expect((await add(family, email)).codes).toEqual(['USER_EXIST']);
    const guard = 'people_refuse_proved_address_inserted';
    await t.database.pool.query(`alter table people disable trigger ${guard}`);
    const unguarded = await add(family, email);
    await t.database.pool.query(`alter table people enable trigger ${guard}`);
    expect(unguarded.status).toBe(200);
    await t.database.pool.query(`update people set email = null where email = $1 and not names_account`, [
      email,
    ]);
  });

  it('stays with the family when staff correct an account to it, until a link proves it', async () => {
    const email = freshAddress();
    const family = await familyWith(email);
    const somebody = await createRegistrant(t);
    const registrar = { token: await logIn(t, await createStaff(t, 'REGISTRAR')) };
    const { email: _, ...profile } = signUpPayload();
    const revision = await revisionOf(t, 'person', somebody.id);
    const body = { profile, email, reason: 'Asked by phone', revision };
    const moved = await call(t, correctPerson, { params: { userId: somebody.id }, body }, registrar);
    expect(moved.data.profile.email).toBe(email);
    expect((await newestMember(family)).email).toBe(email);
  });

  it('is free again after its owner is erased, goes to the family of a merged account, and is exported to its owner only', async () => {
    const email = freshAddress();
    const family = await familyWith(email);
    await call(t, signUp, { body: signUpPayload({ email }) });
    await prove(email);
    const token = await logIn(t, { email });
    const mine = await downloadOwnData(t, { token });
    const theirs = await downloadOwnData(t, family);
    expect(JSON.stringify(mine)).toContain(email);
    expect(JSON.stringify(theirs.people)).not.toContain(email);
    expect(JSON.stringify(theirs)).not.toContain('namesAccount');
    expect((await call(t, closeAccount, { body: { password: testPassword } }, { token })).status).toBe(200);
    expect((await newestMember(family)).firstName).toBe('Anna');
    // No person has the address any more.
    expect((await add(family, email)).status).toBe(200);

    const kept = await createRegistrant(t);
    const registrar = { token: await logIn(t, await createStaff(t, 'REGISTRAR')) };
    const merged = await call(
      t,
      mergePeople,
      {
        params: { userId: kept.id },
        body: { duplicateId: family.account.id, dryRun: false, reason: 'Signed up twice' },
      },
      registrar,
    );
    expect(merged.data).toMatchObject({ isMerged: true });
    expect((await call(t, signUp, { body: signUpPayload({ email }) })).status).toBe(200);
    await prove(email);
    expect((await outbox(t, { to: kept.email })).map(({ kind }) => kind)).toContain(
      'account.address-given-up',
    );
  });
});
