import {
  listHotelConventions,
  listStays,
  saveHotelSettings,
  saveRooms,
  saveStay,
  sayNeed,
} from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { getHotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import { roomsNeeded } from '@sangamam/contract/hotel/stays/rooms';
import { updateHotelDetails } from '@sangamam/contract/hotel/hotel-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, outboxMails, packages, travelLegs } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { confirmedFamily, type Confirming } from '#test/fixtures/confirmed-family.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let confirming: Confirming;
let desk: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  desk = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
  confirming = { ...(await newConvention()), registrar };
});
afterAll(() => t.close());

async function newConvention() {
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  return { conventionId, freePackageId };
}
const child = (firstName: string, dob = '2014-05-02') => ({ firstName, dob });
const listed = async (query: EndpointInput<typeof listStays>['query'] = {}, { conventionId } = confirming) =>
  (await call(t, listStays, { params: { conventionId }, query }, desk)).data;
const stayOf = async (family: TestFamily) => {
  const { docs } = await listed({ search: family.tempNumber });
  const [stay] = docs;
  if (!stay) throw new Error('The family is not in the list');
  return stay;
};
const hotel = {
  hotelName: 'Hyatt Regency',
  address: '9801 International Drive',
  phoneNumber: '+1 407 555 0100',
  checkedIn: false,
};
const enter = (
  family: TestFamily,
  revision: number,
  values: Partial<EndpointInput<typeof saveStay>['body']>,
) =>
  call(
    t,
    saveStay,
    {
      params: { orderId: family.orderId },
      body: { ...hotel, confirmationNumbers: ['HY-88213'], ...values, revision },
    },
    desk,
  );
const arrange = (family: TestFamily, rooms: string[][] | null, revision: number) =>
  call(t, saveRooms, { params: { orderId: family.orderId }, body: { rooms, revision } }, desk);
const mailsTo = (family: TestFamily) =>
  t.ctx.db
    .select({ kind: outboxMails.kind, text: outboxMails.text })
    .from(outboxMails)
    .where(and(eq(outboxMails.orderId, family.orderId), like(outboxMails.kind, 'hotel.%')))
    .orderBy(outboxMails.createdAt);

describe('the rooming list', () => {
  it('has confirmed families with ages, nights and rooms, and never a date of birth', async () => {
    const family = await confirmedFamily(t, confirming, {
      others: [child('Anna'), child('Ben', '2020-01-31')],
    });
    await submitFamily(t, confirming.conventionId, confirming.freePackageId);
    const stay = await stayOf(family);
    expect(stay).toMatchObject({
      adults: 1,
      children: 2,
      nights: 3,
      arrivalIsPlanned: false,
      isConfirmed: true,
    });
    expect(stay.guests.map(({ isAdult }) => isAdult)).toEqual([true, false, false]);
    expect(stay.rooms).toEqual([stay.guests.map(({ personId }) => personId)]);
    const text = JSON.stringify(stay);
    for (const secret of ['2014-05-02', '2020-01-31', 'dob', 'email']) expect(text).not.toContain(secret);
    expect((await listed()).total).toBe(1);
  });

  it('takes nights from the travel plan, and the days of the convention for what is not planned', async () => {
    const family = await confirmedFamily(t, confirming);
    const { arrival, departure, nights } = await stayOf(family);
    const plan = (direction: 'ARRIVAL' | 'DEPARTURE', date: string) =>
      t.ctx.db
        .insert(travelLegs)
        .values({ orderId: family.orderId, direction, date, transportationRequired: false })
        .onConflictDoUpdate({ target: [travelLegs.orderId, travelLegs.direction], set: { date } });
    const later = (date: string, days: number) =>
      new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
    await plan('ARRIVAL', later(arrival, -1));
    expect(await stayOf(family)).toMatchObject({
      arrival: later(arrival, -1),
      departure,
      nights: nights + 1,
      arrivalIsPlanned: true,
      departureIsPlanned: false,
    });
    expect((await listed({ night: later(arrival, -1) })).docs.map(({ orderId }) => orderId)).toEqual([
      family.orderId,
    ]);
    await plan('DEPARTURE', later(arrival, -1));
    expect(await stayOf(family)).toMatchObject({ arrival, departure, nights, arrivalIsPlanned: false });
  });

  it('counts the rooms that the contract proposes, and those put together by hand', async () => {
    const own = { ...confirming, ...(await newConvention()) };
    const adult = (firstName: string, relationShip: 'MOTHER' | 'FATHER') => ({
      firstName,
      relationShip,
      dob: '1955-03-01',
    });
    const families = [
      [],
      [child('Anna'), child('Ben'), child('Cyril'), child('Dora'), child('Eli')],
      [adult('Mary', 'MOTHER'), adult('John', 'FATHER'), child('Anna'), child('Ben')],
    ];
    for (const others of families) await confirmedFamily(t, own, { others });
    const countedRooms = async () => {
      const { data } = await call(t, listHotelConventions, {}, desk);
      return data.find(({ _id }) => _id === own.conventionId);
    };
    for (const roomCapacity of [4, 2, 1]) {
      const { revision } = (await countedRooms())?.settings ?? { revision: 0 };
      await call(
        t,
        saveHotelSettings,
        {
          params: { conventionId: own.conventionId },
          body: { hotelName: '', address: '', phoneNumber: '', roomCapacity, revision },
        },
        desk,
      );
      const { docs } = await listed({}, own);
      expect(docs).toHaveLength(3);
      for (const { rooms, guests, adults } of docs)
        expect(rooms).toHaveLength(roomsNeeded(guests.length, adults, roomCapacity));
      expect(await countedRooms()).toMatchObject({
        families: 3,
        people: 12,
        rooms: docs.reduce((sum, { rooms }) => sum + rooms.length, 0),
      });
    }
  });

  it('finds families by name, both numbers and confirmation number', async () => {
    const family = await confirmedFamily(t, confirming, { registrant: { lastName: 'Quarackal' } });
    await enter(family, 0, { confirmationNumbers: ['ZZ-7'] }).then(({ data }) => data);
    for (const search of ['quarack', family.tempNumber.toLowerCase(), 'zz-7'])
      expect((await listed({ search })).docs.map(({ orderId }) => orderId)).toEqual([family.orderId]);
  });
});

describe('the stay of a family', () => {
  it('is entered once with an audit row and a mail, and reaches its check-in page', async () => {
    const family = await confirmedFamily(t, confirming);
    expect((await enter(family, 0, {})).data).toEqual({ revision: 1 });
    const { data } = await call(t, getOrder, { params: { orderId: family.orderId } }, family);
    expect(data.hotelDetails).toMatchObject({ ...hotel, confirmationNumber: 'HY-88213' });
    const [mail, ...others] = await mailsTo(family);
    expect(mail).toMatchObject({ kind: 'hotel.number-given' });
    expect(mail?.text).toContain('HY-88213');
    expect(mail?.text).toContain(`/check-in/${family.orderId}`);
    expect(others).toEqual([]);
    const trail = await t.ctx.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'hotel.stay-changed'), eq(auditLog.entityId, family.orderId)));
    expect(trail).toMatchObject([
      { before: { confirmationNumber: null }, after: { confirmationNumber: 'HY-88213' } },
    ]);
  });

  it('has a number for each room, which family, mail and audit log have in their order', async () => {
    const family = await confirmedFamily(t, confirming);
    const numbers = { confirmationNumbers: ['HY-2', '', 'HY-1', 'hy-2'] };
    expect((await enter(family, 0, numbers)).data).toEqual({ revision: 1 });
    expect((await stayOf(family)).confirmationNumbers).toEqual(['HY-2', 'HY-1']);
    const { data } = await call(t, getOrder, { params: { orderId: family.orderId } }, family);
    expect(data.hotelDetails?.confirmationNumber).toBe('HY-2, HY-1');
    const [mail] = await mailsTo(family);
    for (const words of ['HY-2, HY-1', '2 rooms', 'Confirmation numbers'])
      expect(mail?.text).toContain(words);
    const trail = await t.ctx.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'hotel.stay-changed'), eq(auditLog.entityId, family.orderId)));
    expect(trail).toMatchObject([{ after: { confirmationNumber: 'HY-2, HY-1' } }]);
    expect((await enter(family, 1, { confirmationNumbers: ['A, B'] })).codes).toEqual([
      'RQST_PARAMS_INVALID',
    ]);
  });

  it('has the beds that its rooms are asked for with and how they are to lie, without a mail, also for callers that say neither', async () => {
    const others = [{ firstName: 'Mary', relationShip: 'MOTHER' as const, dob: '1955-03-01' }];
    const family = await confirmedFamily(t, confirming, { others });
    await enter(family, 0, {}).then(({ data }) => data);
    const { guests } = await stayOf(family);
    await arrange(
      family,
      guests.map(({ personId }) => [personId]),
      1,
    ).then(({ data }) => data);
    expect(await stayOf(family)).toMatchObject({ bedTypes: ['NO_WISH', 'NO_WISH'], roomsNearby: 'NO_WISH' });
    const wishes = { bedTypes: ['NO_WISH' as const, 'KING' as const], roomsNearby: 'CONNECTING' as const };
    expect((await enter(family, 2, wishes)).data).toEqual({ revision: 3 });
    expect(await stayOf(family)).toMatchObject(wishes);
    expect((await enter(family, 3, {})).data).toEqual({ revision: 3 });
    expect(await stayOf(family)).toMatchObject(wishes);
    // A room that there no longer is has no beds.
    await arrange(family, null, 3).then(({ data }) => data);
    expect(await stayOf(family)).toMatchObject({ bedTypes: ['NO_WISH'] });
    await enter(family, 4, { bedTypes: [], roomsNearby: 'NO_WISH' }).then(({ data }) => data);
    expect(await stayOf(family)).toMatchObject({ bedTypes: ['NO_WISH'], roomsNearby: 'NO_WISH' });
    expect(await mailsTo(family)).toHaveLength(1);
    const trail = await t.ctx.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'hotel.stay-changed'), eq(auditLog.entityId, family.orderId)))
      .orderBy(auditLog.id);
    expect(trail.slice(1)).toEqual([
      { after: { bedTypes: 'NO_WISH,KING', roomsNearby: 'CONNECTING' } },
      { after: { bedTypes: null, roomsNearby: null } },
    ]);
  });

  it('that is saved unchanged mails nobody', async () => {
    const family = await confirmedFamily(t, confirming);
    await enter(family, 0, {});
    expect((await enter(family, 1, {})).data).toEqual({ revision: 1 });
    expect(await mailsTo(family)).toHaveLength(1);
  });

  it('tells the family of another hotel and of a number that is no longer valid', async () => {
    const family = await confirmedFamily(t, confirming);
    await enter(family, 0, {});
    await enter(family, 1, { hotelName: 'Marriott' });
    await enter(family, 2, { hotelName: 'Marriott', checkedIn: true });
    await enter(family, 3, { hotelName: 'Marriott', confirmationNumbers: [] });
    const mails = await mailsTo(family);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'hotel.number-given',
      'hotel.changed',
      'hotel.number-withdrawn',
    ]);
    expect(mails[2]?.text).toContain('HY-88213');
  });

  it('is refused for somebody who saw an older one', async () => {
    const family = await confirmedFamily(t, confirming);
    const answers = await Promise.all([
      enter(family, 0, { confirmationNumbers: ['A-1'] }),
      enter(family, 0, { confirmationNumbers: ['B-2'] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
  });

  it('is not entered for a registration that is not confirmed, nor check-in without a number', async () => {
    const pending = await submitFamily(t, confirming.conventionId, confirming.freePackageId);
    expect((await enter(pending, 0, {})).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const family = await confirmedFamily(t, confirming);
    const answer = await enter(family, 0, { confirmationNumbers: [], checkedIn: true });
    expect(answer.codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await enter({ ...family, orderId: confirming.conventionId }, 0, {})).codes).toEqual([
      'ORDER_NOT_FOUND',
    ]);
  });

  it('of a cancelled registration waits for its release, without a mail', async () => {
    const family = await confirmedFamily(t, confirming);
    await enter(family, 0, { confirmationNumbers: ['REL-1'] });
    await call(
      t,
      cancelRegistration,
      { params: { orderId: family.orderId }, body: { reason: 'Asked for it.' } },
      confirming.registrar,
    );
    const ofRelease = async () => (await listed({ view: 'RELEASE' })).docs.map(({ orderId }) => orderId);
    expect(await ofRelease()).toEqual([family.orderId]);
    expect((await enter(family, 1, { confirmationNumbers: ['REL-2'] })).codes).toEqual([
      'TRANSITION_NOT_POSSIBLE',
    ]);
    await enter(family, 1, { confirmationNumbers: [] }).then(({ data }) => data);
    expect(await ofRelease()).toEqual([]);
    expect(await mailsTo(family)).toHaveLength(1);
  });
});

describe('the views', () => {
  it('part families by number, double numbers and check-in', async () => {
    const own = { ...confirming, ...(await newConvention()) };
    // The first day of the convention is months away.
    await t.database.pool.query(
      `insert into hotel_settings (convention_id, check_in_days_before) values ($1, 366)
       on conflict (convention_id) do update set check_in_days_before = 366`,
      [own.conventionId],
    );
    const [first, second, third] = [
      await confirmedFamily(t, own),
      await confirmedFamily(t, own),
      await confirmedFamily(t, own),
    ];
    await enter(first, 0, { confirmationNumbers: ['D-1'] });
    await enter(second, 0, { confirmationNumbers: ['E-1', 'd-1'] });
    await call(
      t,
      updateHotelDetails,
      { params: { orderId: second.orderId }, body: { checkedIn: true } },
      second,
    ).then(({ data }) => data);
    const ids = async (view: 'MISSING' | 'NUMBERED' | 'DOUBLE' | 'CHECKED_IN') =>
      (await listed({ view }, own)).docs.map(({ orderId }) => orderId).toSorted();
    const both = [first.orderId, second.orderId].toSorted();
    expect(await ids('MISSING')).toEqual([third.orderId]);
    expect(await ids('NUMBERED')).toEqual(both);
    expect(await ids('DOUBLE')).toEqual(both);
    expect(await ids('CHECKED_IN')).toEqual([second.orderId]);
    const { data } = await call(t, listHotelConventions, {}, desk);
    expect(data.find(({ _id }) => _id === own.conventionId)?.views).toEqual({
      MISSING: 1,
      NUMBERED: 2,
      DOUBLE: 2,
      CHECKED_IN: 1,
      ACCESS: 0,
      NO_ROOM: 0,
      RELEASE: 0,
    });
  });
});

describe('rooms', () => {
  it('are put together by hand, minors with an adult, and proposed again on request', async () => {
    const others = [{ firstName: 'Mary', relationShip: 'MOTHER' as const, dob: '1955-03-01' }, child('Anna')];
    const family = await confirmedFamily(t, confirming, { others });
    const { guests } = await stayOf(family);
    const [self = '', mother = '', daughter = ''] = guests.map(({ personId }) => personId);
    const wanted = [[mother, daughter], [self]];
    expect((await arrange(family, [[mother, self], [daughter]], 0)).codes).toEqual(['MINOR_WITHOUT_ADULT']);
    expect((await arrange(family, [[mother, daughter]], 0)).codes).toEqual(['CONFLICT']);
    expect((await arrange(family, wanted, 0)).data).toEqual({ revision: 1 });
    const stay = await stayOf(family);
    expect(stay.rooms.map((room) => room.toSorted())).toEqual([[mother, daughter].toSorted(), [self]]);
    expect(stay.roomsByHand).toBe(true);
    expect((await arrange(family, null, 0)).codes).toEqual(['CONFLICT']);
    await arrange(family, null, 1).then(({ data }) => data);
    expect(await stayOf(family)).toMatchObject({ roomsByHand: false, rooms: [[self, mother, daughter]] });
  });
});

describe('the hotel of a convention', () => {
  it('is refused for somebody who saw an older one, and for a room without beds', async () => {
    const { conventionId } = await newConvention();
    const save = (revision: number, roomCapacity = 3) =>
      call(
        t,
        saveHotelSettings,
        {
          params: { conventionId },
          body: { hotelName: 'Hyatt', address: '', phoneNumber: '', roomCapacity, revision },
        },
        desk,
      );
    expect((await save(0, 0)).codes).toEqual(['RQST_PARAMS_INVALID']);
    expect((await save(0)).data).toEqual({ revision: 1 });
    expect((await save(0)).codes).toEqual(['CONFLICT']);
  });
});

describe('a family that sleeps elsewhere', () => {
  const say = (family: TestFamily, needsRoom: boolean | null, revision: number, by = desk) =>
    call(t, sayNeed, { params: { orderId: family.orderId }, body: { needsRoom, revision } }, by);
  const idsIn = async (own: Confirming, view?: 'NO_ROOM' | 'MISSING') =>
    (await listed(view ? { view } : {}, own)).docs.map(({ orderId }) => orderId);
  const readinessOf = async (family: TestFamily) => {
    const { data } = await call(t, getOwnReadiness, { params: { orderId: family.orderId } }, family);
    return data.find(({ topic }) => topic === 'HOTEL')?.state;
  };

  it('by its package counts neither in rooms nor in missing numbers, until the team says that it needs one', async () => {
    const own = { ...confirming, ...(await newConvention()) };
    await t.ctx.db.update(packages).set({ includesRoom: false }).where(eq(packages.id, own.freePackageId));
    const family = await confirmedFamily(t, own);
    const counted = async () => {
      const { data } = await call(t, listHotelConventions, {}, desk);
      return data.find(({ _id }) => _id === own.conventionId);
    };
    const block = async () =>
      (await call(t, getHotelBlock, { params: { conventionId: own.conventionId } }, desk)).data.nights.length;
    expect([await idsIn(own), await idsIn(own, 'MISSING')]).toEqual([[], []]);
    expect(await idsIn(own, 'NO_ROOM')).toEqual([family.orderId]);
    expect(await counted()).toMatchObject({ families: 0, rooms: 0, views: { MISSING: 0, NO_ROOM: 1 } });
    expect([await block(), await readinessOf(family)]).toEqual([0, 'NOT_NEEDED']);

    expect((await say(family, true, 0)).data).toEqual({ revision: 1 });
    const { docs } = await listed({ view: 'MISSING' }, own);
    expect(docs).toMatchObject([{ needsRoom: true }]);
    expect(docs[0]?.needsRoomSaid?.by).toBeTruthy();
    expect([await block(), await readinessOf(family)]).toEqual([3, 'WAITING']);
    await say(family, null, 1).then(({ data }) => data);
    expect(await idsIn(own, 'NO_ROOM')).toEqual([family.orderId]);
  });

  it('as the team said, once and recorded, sleeps there again when the hotel gives it a number', async () => {
    const own = { ...confirming, ...(await newConvention()) };
    const family = await confirmedFamily(t, own);
    expect((await say(family, false, 0)).data).toEqual({ revision: 1 });
    expect((await say(family, false, 0)).codes).toEqual(['CONFLICT']);
    expect((await say(family, false, 1)).data).toEqual({ revision: 1 });
    const trail = await t.ctx.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'hotel.need-said'), eq(auditLog.entityId, family.orderId)));
    expect(trail).toEqual([{ before: { needsRoom: null }, after: { needsRoom: false } }]);
    await enter(family, 1, {}).then(({ data }) => data);
    expect((await listed({}, own)).docs).toMatchObject([{ needsRoom: true, needsRoomSaid: null }]);
    expect((await say(family, false, 2)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('is refused for a registration that is not confirmed', async () => {
    const pending = await submitFamily(t, confirming.conventionId, confirming.freePackageId);
    expect((await say(pending, false, 0)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });
});
