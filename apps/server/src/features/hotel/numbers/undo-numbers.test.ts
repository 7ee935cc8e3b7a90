import { saveStay } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { acceptNumbers, undoNumbers } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, hotelStays, outboxMails } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { confirmedFamily, type Confirming } from '#test/fixtures/confirmed-family.ts';
import { signInAs } from '#test/sign-in-as.ts';

describe('numbers of a list that were entered by mistake', () => {
  let t: TestApp;
  let confirming: Confirming;
  let desk: { token: string };
  let conventionId: string;
  beforeAll(async () => {
    t = await buildTestApp();
    ({ id: conventionId } = await buildConvention(t.ctx));
    const { id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
    const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    desk = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
    confirming = { conventionId, freePackageId, registrar };
  });
  afterAll(() => t.close());

  const newFamily = async () => {
    const { orderId } = await confirmedFamily(t, confirming, {});
    return orderId;
  };
  const stayOf = async (orderId: string) => {
    const [row] = await t.ctx.db.select().from(hotelStays).where(eq(hotelStays.orderId, orderId));
    return row;
  };
  const enter = async (orderId: string, ...confirmationNumbers: string[]) => {
    const revision = (await stayOf(orderId))?.revision ?? 0;
    const body = { families: [{ orderId, confirmationNumbers, revision }] };
    const [result] = (await call(t, acceptNumbers, { params: { conventionId }, body }, desk)).data.results;
    return { orderId, decisionId: result?.decisionId ?? '' };
  };
  const undo = async (...decisions: { orderId: string; decisionId: string }[]) =>
    (await call(t, undoNumbers, { params: { conventionId }, body: { decisions } }, desk)).data.results;
  const mailsTo = (orderId: string) =>
    t.ctx.db
      .select({
        kind: outboxMails.kind,
        delayedUntil: outboxMails.delayedUntil,
        recalledAt: outboxMails.recalledAt,
      })
      .from(outboxMails)
      .where(and(eq(outboxMails.orderId, orderId), like(outboxMails.kind, 'hotel.%')))
      .orderBy(outboxMails.createdAt);
  const byHand = async (orderId: string, number: string) => {
    const { hotelName, address, phoneNumber, revision = 0 } = (await stayOf(orderId)) ?? {};
    const body = {
      hotelName: hotelName ?? '',
      address: address ?? '',
      phoneNumber: phoneNumber ?? '',
      confirmationNumbers: [number],
      checkedIn: false,
      revision,
    };
    await call(t, saveStay, { params: { orderId }, body }, desk);
  };

  it('are undone within a minute: each stay is as it was, no mail leaves, and the log says so', async () => {
    const [first, second] = [await newFamily(), await newFamily()];
    await byHand(second, 'OLD-2');
    const before = await stayOf(second);
    const decisions = [await enter(first, 'UN-1'), await enter(second, 'UN-2', 'UN-3')];
    expect(await mailsTo(first)).toMatchObject([{ kind: 'hotel.number-given', recalledAt: null }]);
    expect((await mailsTo(first))[0]?.delayedUntil).not.toBeNull();
    expect(await undo(...decisions)).toEqual([
      { orderId: first, undone: true, message: null },
      { orderId: second, undone: true, message: null },
    ]);
    expect(await stayOf(first)).toMatchObject({
      confirmationNumber: null,
      hotelName: null,
      numberedAt: null,
    });
    const { revision: _, updatedAt: __, ...same } = before ?? {};
    expect(await stayOf(second)).toMatchObject(same);
    for (const orderId of [first, second]) {
      expect((await mailsTo(orderId)).at(-1)?.recalledAt).not.toBeNull();
      const [entry] = await t.ctx.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.entityId, orderId), eq(auditLog.action, 'hotel.numbers-undone')));
      expect(entry?.actorId).not.toBeNull();
    }
    // The same list may be entered again, and its mails are new ones.
    await enter(first, 'UN-1');
    expect(await mailsTo(first)).toHaveLength(2);
  });

  it('are undone once, however often that is asked', async () => {
    const decision = await enter(await newFamily(), 'UN-4');
    await undo(decision);
    t.clock.advance({ minutes: 2 });
    expect(await undo(decision)).toMatchObject([{ undone: true }]);
    const entries = await t.ctx.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, decision.orderId), eq(auditLog.action, 'hotel.numbers-undone')));
    expect(entries).toHaveLength(1);
  });

  it('stay where somebody changed the stay since, and its mail leaves after theirs', async () => {
    const [changed, other] = [await newFamily(), await newFamily()];
    const decisions = [await enter(changed, 'UN-5'), await enter(other, 'UN-6')];
    await byHand(changed, 'UN-7');
    const [refused, done] = await undo(...decisions);
    expect(refused?.message).toContain('changed this stay');
    expect(refused?.undone).toBe(false);
    expect(done).toMatchObject({ undone: true });
    expect(await stayOf(changed)).toMatchObject({ confirmationNumber: 'UN-7' });
    const [given, later] = await mailsTo(changed);
    expect([given?.kind, later?.kind]).toEqual(['hotel.number-given', 'hotel.changed']);
    expect(Number(later?.delayedUntil)).toBeGreaterThan(Number(given?.delayedUntil));
    expect([given?.recalledAt, later?.recalledAt]).toEqual([null, null]);
  });

  it('stay after the minute, and where their mail has left', async () => {
    const [late, sent] = [await enter(await newFamily(), 'UN-8'), await newFamily()];
    t.clock.advance({ minutes: 1 });
    const tooLate = { undone: false, message: expect.stringContaining("can't be undone any more") as string };
    expect(await undo(late)).toMatchObject([tooLate]);
    const left = await enter(sent, 'UN-9');
    await t.database.pool.query(
      'update outbox_mails set delayed_until = null, sent_at = now() where decision_id = $1',
      [left.decisionId],
    );
    expect(await undo(left)).toMatchObject([tooLate]);
    expect(await stayOf(sent)).toMatchObject({ confirmationNumber: 'UN-9' });
  });

  it('stay where the decision is of another family or the family of another convention', async () => {
    const [decision, other] = [await enter(await newFamily(), 'UN-10'), await newFamily()];
    expect(await undo({ ...decision, orderId: other })).toMatchObject([{ undone: false }]);
    const elsewhere = await buildConvention(t.ctx);
    const params = { conventionId: elsewhere.id };
    const answer = await call(t, undoNumbers, { params, body: { decisions: [decision] } }, desk);
    expect(answer.data.results).toMatchObject([{ undone: false }]);
    expect(await stayOf(decision.orderId)).toMatchObject({ confirmationNumber: 'UN-10' });
  });
});
