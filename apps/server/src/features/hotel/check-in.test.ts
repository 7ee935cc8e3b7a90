import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { updateHotelDetails } from '@sangamam/contract/hotel/hotel-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOrder, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, conventions, hotelSettings, hotelStays } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { confirmedFamily, type Confirming } from '#test/fixtures/confirmed-family.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let confirming: Confirming;

beforeAll(async () => {
  t = await buildTestApp();
  const { id: conventionId } = await buildConvention(t.ctx);
  // Its first day is months away.
  await t.ctx.db.insert(hotelSettings).values({ conventionId, checkInDaysBefore: 366 });
  const { id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  confirming = { conventionId, freePackageId, registrar };
});
afterAll(() => t.close());

const today = () => t.clock.now().toISOString().slice(0, 10);

const stay = {
  hotelName: 'Hyatt Regency',
  confirmationNumber: 'HY-88213',
  address: '9801 International Drive',
  phoneNumber: '+1 407 555 0100',
};
const enterStay = (family: TestFamily, values: Partial<typeof stay> = stay) =>
  t.ctx.db.insert(hotelStays).values({ orderId: family.orderId, ...values });
const at = (family: TestFamily) => ({ params: { orderId: family.orderId } });
const checkIn = (family: TestFamily, body: object = { checkedIn: true }) =>
  callLoosely(t, updateHotelDetails, { ...at(family), body }, family);
const hotelOf = async (family: TestFamily) => (await call(t, getOrder, at(family), family)).data.hotelDetails;

describe('the hotel in an order', () => {
  it('is there once the registration is confirmed and the hotel has given its number', async () => {
    const family = await confirmedFamily(t, confirming);
    expect(await hotelOf(family)).toBeNull();
    await enterStay(family, { hotelName: 'Hyatt Regency' });
    expect(await hotelOf(family)).toBeNull();
    await t.ctx.db.update(hotelStays).set(stay).where(eq(hotelStays.orderId, family.orderId));
    expect(await hotelOf(family)).toMatchObject({ checkedIn: false, ...stay });
    const { data } = await call(t, listOrderHistory, { query: { userId: family.of.userId } }, family);
    expect(data[0]).toMatchObject({ hasHotelConfirmation: true, hotelDetails: stay });
  });

  it('is not shown to a family whose registration is not confirmed', async () => {
    const family = await submitFamily(t, confirming.conventionId, confirming.freePackageId);
    await enterStay(family);
    expect(await hotelOf(family)).toBeNull();
    expect((await checkIn(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});

describe('checking in', () => {
  it('is stored with its time and one audit row, however often it is called at once', async () => {
    const family = await confirmedFamily(t, confirming);
    await enterStay(family);
    const answers = await Promise.all([checkIn(family), checkIn(family), checkIn(family)]);
    for (const { data } of answers) expect(data).toMatchObject({ checkedIn: true, ...stay });
    expect(await hotelOf(family)).toMatchObject({ checkedIn: true });
    const trail = await t.ctx.db
      .select({ actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'hotel.checked-in'), eq(auditLog.entityId, family.orderId)));
    expect(trail).toEqual([{ actorId: family.account.id }]);
  });

  it('never changes what the hotel and staff say, whatever a client sends', async () => {
    const family = await confirmedFamily(t, confirming);
    await enterStay(family);
    const forged = { hotelName: 'Grand Palace', confirmationNumber: 'X', address: null, phoneNumber: '1' };
    expect((await checkIn(family, { checkedIn: true, ...forged })).data).toMatchObject({
      checkedIn: true,
      ...stay,
    });
    expect(await hotelOf(family)).toMatchObject({ checkedIn: true, ...stay });
  });

  it('is taken back by the family for a minute, once, with an audit row', async () => {
    const family = await confirmedFamily(t, confirming);
    await enterStay(family);
    await checkIn(family);
    t.clock.advance({ minutes: 0.9 });
    for (const _ of [1, 2])
      expect((await checkIn(family, { checkedIn: false })).data).toMatchObject({
        checkedIn: false,
        undoUntil: null,
      });
    const trail = await t.ctx.db
      .select({ actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'hotel.check-in-taken-back'), eq(auditLog.entityId, family.orderId)));
    expect(trail).toEqual([{ actorId: family.account.id }]);
    await checkIn(family);
    t.clock.advance({ minutes: 1 });
    expect((await checkIn(family, { checkedIn: false })).codes).toEqual(['UNDO_TOO_LATE']);
    expect((await checkIn(family, {})).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect(await hotelOf(family)).toMatchObject({ checkedIn: true });
  });

  it('by staff is not taken back by the family', async () => {
    const family = await confirmedFamily(t, confirming);
    await enterStay(family);
    await t.ctx.db
      .update(hotelStays)
      .set({ checkedInAt: t.clock.now() })
      .where(eq(hotelStays.orderId, family.orderId));
    expect((await checkIn(family, { checkedIn: false })).codes).toEqual(['UNDO_TOO_LATE']);
  });

  it('opens the day before the convention, or as many days before it as the settings say', async () => {
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
    const family = await confirmedFamily(t, { ...confirming, conventionId, freePackageId });
    await enterStay(family);
    const startsOn = (startDate: string) =>
      t.ctx.db
        .update(conventions)
        .set({ startDate, timeZone: 'UTC' })
        .where(eq(conventions.id, conventionId));
    await startsOn(addDays(today(), 2));
    expect(await hotelOf(family)).toMatchObject({ checkInFrom: addDays(today(), 1), checkInOpen: false });
    expect((await checkIn(family)).codes).toEqual(['CHECK_IN_NOT_OPEN']);
    await startsOn(addDays(today(), 1));
    expect((await checkIn(family)).data).toMatchObject({ checkedIn: true, checkInFrom: today() });
    await t.ctx.db.insert(hotelSettings).values({ conventionId, checkInDaysBefore: 5 });
    expect(await hotelOf(family)).toMatchObject({ checkInFrom: addDays(today(), -4) });
  });

  it('is refused without a number, and for a registration that was cancelled', async () => {
    const family = await confirmedFamily(t, confirming);
    expect((await checkIn(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await enterStay(family);
    await call(
      t,
      cancelRegistration,
      { ...at(family), body: { reason: 'Asked for it.' } },
      confirming.registrar,
    );
    expect((await checkIn(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it("answers another family's order like one that does not exist", async () => {
    const family = await confirmedFamily(t, confirming);
    await enterStay(family);
    const other = await submitFamily(t, confirming.conventionId, confirming.freePackageId);
    const answer = await callLoosely(
      t,
      updateHotelDetails,
      { ...at(family), body: { checkedIn: true } },
      other,
    );
    expect(answer).toMatchObject({ status: 404, codes: ['ORDER_NOT_FOUND'] });
    expect(await hotelOf(family)).toMatchObject({ checkedIn: false });
  });
});
