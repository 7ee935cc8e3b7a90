import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import { correctParticipant } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { initiateRegistration, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { retentionDays } from '@sangamam/contract/people/erasure/retention';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { consents, files, orderParticipants, people, users } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

import { applyRetention } from './apply-retention.ts';

describe("retention of children's details", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  const dayOf = (days: number) =>
    new Date(t.clock.now().getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

  async function familyWithChild(conventionId: string): Promise<{ family: TestFamily; childId: string }> {
    const { id: packageId } = await buildPackage(t.ctx, { conventionId });
    const family = await startFamily(t, conventionId);
    const body = participantPayload(family, {
      dob: '2014-04-09',
      mobile: { countryCode: '+1', phoneNumber: '3125550177' },
    });
    const added = await call(t, addParticipant, { body }, family);
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
    const sent = await call(t, submitForApproval, { query: family.of, body: {} }, family);
    expect(sent.status).toBe(200);
    return { family, childId: added.data.participants[1]?.userId._id ?? '' };
  }

  const rowOf = async (personId: string) =>
    (await t.database.db.select().from(people).where(eq(people.id, personId)))[0];
  const submittedOf = async (personId: string) =>
    (
      await t.database.db.select().from(orderParticipants).where(eq(orderParticipants.personId, personId))
    ).map(({ snapshot }) => snapshot);

  it('only the names of minors are left, and no consent form, when the retention period after a convention is over', async () => {
    const { id: conventionId } = await buildConvention(t.ctx, { startDate: dayOf(30), endDate: dayOf(33) });
    const { family, childId } = await familyWithChild(conventionId);
    const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    const params = { orderId: family.orderId, participantId: childId };
    const seen = await call(t, getRegistration, { params: { orderId: family.orderId } }, registrar);
    const revision = seen.data.participants[1]?.revision ?? 0;
    const change = { dob: '2014-05-09' };
    const corrected = await call(
      t,
      correctParticipant,
      { params, body: { change, reason: 'Mistyped', revision } },
      registrar,
    );
    expect(corrected.status).toBe(200);
    await call(
      t,
      addStaffNote,
      { params: { orderId: family.orderId }, body: { note: 'Called', registrarsOnly: false } },
      registrar,
    );
    const sent = await upload(
      t,
      uploadConsentForms,
      { query: { orderId: family.orderId }, files: [{ name: 'consent.pdf', bytes: smallPdf }] },
      family,
    );
    const [form] = await t.database.db.select().from(files).where(eq(files.orderId, family.orderId));
    expect([sent.status, form?.kind]).toEqual([200, 'CONSENT_FORM']);
    const formRow = async () =>
      (
        await t.database.db
          .select()
          .from(files)
          .where(eq(files.id, form?.id ?? ''))
      )[0];
    const consentRows = () =>
      t.database.db.select().from(consents).where(eq(consents.orderId, family.orderId));
    const adult = await rowOf(family.selfId);

    t.clock.advance({ days: 33 + retentionDays.minorsDetails });
    await applyRetention(t.ctx);
    expect((await rowOf(childId))?.dob).toBe('2014-05-09');
    expect((await submittedOf(childId))[0]?.dob).not.toBeNull();
    expect((await formRow())?.deletedAt).toBeNull();

    t.clock.advance({ days: 2 });
    await applyRetention(t.ctx);
    const nothing = { dob: null, mobileNumber: null, maritalStatus: null, localUnitId: null, country: null };
    expect(await rowOf(childId)).toMatchObject({ firstName: 'Anna', lastName: 'Chacko', ...nothing });
    expect(await submittedOf(childId)).toMatchObject([
      { firstName: 'Anna', ...nothing, localUnitName: null },
    ]);
    expect(await rowOf(family.selfId)).toEqual(adult);
    expect((await submittedOf(family.selfId))[0]?.dob).toBe(adult?.dob);
    expect((await formRow())?.deletedAt).not.toBeNull();
    expect(await consentRows()).toEqual([]);
    const { rows } = await t.database.pool.query<{ action: string; before: unknown; after: unknown }>(
      `select action, before, after from audit_log where entity_id = $1 and action in ('order.edited', 'order.noted') order by id`,
      [family.orderId],
    );
    expect(rows.map(({ action, after }) => [action, after === null])).toEqual([
      ['order.edited', true],
      ['order.noted', rows[1]?.after === null],
    ]);
    expect(rows[0]?.before).toBeNull();
    // Repeating the nightly job changes nothing.
    const after = await rowOf(childId);
    await applyRetention(t.ctx);
    expect(await rowOf(childId)).toEqual(after);
  });

  it("a child in a registration for a later convention keeps the person's details; the older snapshot is emptied", async () => {
    const { id: conventionId } = await buildConvention(t.ctx, { startDate: dayOf(30), endDate: dayOf(33) });
    const { family, childId } = await familyWithChild(conventionId);
    const later = await buildConvention(t.ctx, { startDate: dayOf(400), endDate: dayOf(403) });
    // The new registration copies the family.
    const body = { userId: family.account.id, conventionId: later.id };
    expect((await call(t, initiateRegistration, { body }, family)).status).toBe(200);
    t.clock.advance({ days: 35 + retentionDays.minorsDetails });
    await applyRetention(t.ctx);
    expect((await rowOf(childId))?.dob).toBe('2014-04-09');
    expect((await submittedOf(childId)).map((one) => one?.dob ?? null)).toEqual([null, null]);
    t.clock.advance({ days: 370 });
    await applyRetention(t.ctx);
    expect((await rowOf(childId))?.dob).toBeNull();
  });

  it("a child who has an account by then keeps the person's details", async () => {
    const { id: conventionId } = await buildConvention(t.ctx, { startDate: dayOf(30), endDate: dayOf(33) });
    const { childId } = await familyWithChild(conventionId);
    const { id } = await createRegistrant(t);
    await t.database.db.update(users).set({ personId: childId }).where(eq(users.id, id));
    t.clock.advance({ days: 35 + retentionDays.minorsDetails });
    await applyRetention(t.ctx);
    expect((await rowOf(childId))?.dob).toBe('2014-04-09');
    expect((await submittedOf(childId))[0]?.dob).toBeNull();
  });
});
