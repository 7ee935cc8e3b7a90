import {
  exportHotelChanges,
  keptLists,
  listHotelChanges,
  listHotelLists,
  markListSent,
} from '@sangamam/contract/hotel/lists/list-endpoints';
import { exportStays, saveRoomingColumns } from '@sangamam/contract/hotel/stays/export-endpoints';
import {
  listStays,
  saveRooms,
  saveStay,
  sayNeed,
} from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, hotelListFamilies, hotelLists, travelLegs } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { confirmedFamily, type Confirming } from '#test/fixtures/confirmed-family.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let registrar: { token: string };
let desk: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  desk = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
});
afterAll(() => t.close());

async function newConvention(): Promise<Confirming> {
  const { id: conventionId } = await buildConvention(t.ctx);
  const { id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
  return { conventionId, freePackageId, registrar };
}
const file = async ({ conventionId }: Confirming, query: Record<string, string> = {}) => {
  const { statusCode, body } = await download(t, exportStays, desk, {
    params: { conventionId, format: 'csv' },
    query,
  });
  expect(statusCode).toBe(200);
  return body;
};
const changesFile = ({ conventionId }: Confirming, format: 'csv' | 'xlsx' = 'csv') =>
  download(t, exportHotelChanges, desk, { params: { conventionId, format } });
const lists = async ({ conventionId }: Confirming) =>
  (await call(t, listHotelLists, { params: { conventionId } }, desk)).data;
const mark = (listId: string, sent = true) =>
  call(t, markListSent, { params: { listId }, body: { sent } }, desk);
const changes = async (
  { conventionId }: Confirming,
  query: EndpointInput<typeof listHotelChanges>['query'] = {},
) => (await call(t, listHotelChanges, { params: { conventionId }, query }, desk)).data;
/** Exports the whole list and says that it went to the hotel. */
const send = async (own: Confirming) => {
  await file(own);
  const [latest] = await lists(own);
  return (await mark(latest?._id ?? '')).data;
};
const cancel = (family: TestFamily) =>
  call(
    t,
    cancelRegistration,
    { params: { orderId: family.orderId }, body: { reason: 'Asked for it.' } },
    registrar,
  );
const leave = (family: TestFamily, date: string) =>
  t.ctx.db
    .insert(travelLegs)
    .values({ orderId: family.orderId, direction: 'DEPARTURE', date, transportationRequired: false });
const kinds = async (own: Confirming) =>
  (await changes(own)).docs.map(({ kind, parts, before, after }) => [
    kind,
    (after ?? before)?.orderId,
    ...parts,
  ]);
const withColumns = async ({ conventionId }: Confirming, rooming: RoomingColumns) =>
  call(t, saveRoomingColumns, { params: { conventionId }, body: { rooming, revision: 0 } }, desk);

describe('a list for the hotel', () => {
  it('is recorded with each file of the whole rooming list, and of no view of it', async () => {
    const own = await newConvention();
    await confirmedFamily(t, own);
    await file(own, { view: 'MISSING' });
    expect(await lists(own)).toEqual([]);
    await file(own);
    expect(await lists(own)).toMatchObject([{ contents: 'WHOLE', families: 1, sentAt: null, sentBy: null }]);
    expect((await lists(own))[0]?.exportedBy).toBeTruthy();
    expect(await changes(own)).toEqual({
      docs: [],
      total: 0,
      totalPages: 0,
      since: null,
      counts: { NEW: 0, CANCELLED: 0, CHANGED: 0 },
    });
  });

  it('is marked as sent once, by the first of two, and that can be taken back', async () => {
    const own = await newConvention();
    await file(own);
    const listId = (await lists(own))[0]?._id ?? '';
    const [one, other] = await Promise.all([mark(listId), mark(listId)]);
    expect(one.data.sentAt).toBeTruthy();
    expect(other.data).toEqual(one.data);
    expect((await changes(own)).since?._id).toBe(listId);
    expect((await mark(listId, false)).data).toMatchObject({ sentAt: null, sentBy: null });
    expect((await mark(listId, false)).data).toMatchObject({ sentAt: null });
    expect((await changes(own)).since).toBeNull();
    const trail = await t.ctx.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.entityId, own.conventionId),
          inArray(auditLog.action, ['hotel.list-sent', 'hotel.list-not-sent']),
        ),
      )
      .orderBy(auditLog.id);
    expect(trail.map(({ action }) => action)).toEqual(['hotel.list-sent', 'hotel.list-not-sent']);
    expect((await mark(own.conventionId)).codes).toEqual(['NOT_FOUND']);
  });

  it('is kept while it is one of the latest, or one of the latest that were sent', async () => {
    const own = await newConvention();
    const family = await confirmedFamily(t, own);
    const sent: string[] = [];
    for (let at = 0; at < keptLists.sent + 1; at += 1) sent.unshift((await send(own))._id);
    for (let at = 0; at < keptLists.exported; at += 1) await file(own);
    const kept = await lists(own);
    expect(kept).toHaveLength(keptLists.exported + keptLists.sent);
    expect(kept.filter(({ sentAt }) => sentAt !== null).map(({ _id }) => _id)).toEqual(
      sent.slice(0, keptLists.sent),
    );
    const stored = await t.ctx.db
      .select({ listId: hotelListFamilies.listId })
      .from(hotelListFamilies)
      .where(eq(hotelListFamilies.orderId, family.orderId));
    expect(stored.map(({ listId }) => listId).toSorted()).toEqual(kept.map(({ _id }) => _id).toSorted());
  });
});

describe('the changes since the last list sent', () => {
  it('are families who are new, cancelled or sleep elsewhere, and those with other nights, people, rooms and needs', async () => {
    const own = await newConvention();
    const others = [{ firstName: 'Mary', relationShip: 'MOTHER' as const, dob: '1955-03-01' }];
    const [stays, cancels, elsewhere, longer, apart] = [
      await confirmedFamily(t, own),
      await confirmedFamily(t, own),
      await confirmedFamily(t, own),
      await confirmedFamily(t, own),
      await confirmedFamily(t, own, { others }),
    ];
    const since = await send(own);
    expect((await changes(own)).total).toBe(0);

    const added = await confirmedFamily(t, own);
    await cancel(cancels).then(({ data }) => data);
    await call(
      t,
      sayNeed,
      { params: { orderId: elsewhere.orderId }, body: { needsRoom: false, revision: 0 } },
      desk,
    ).then(({ data }) => data);
    const list = (await call(t, listStays, { params: { conventionId: own.conventionId }, query: {} }, desk))
      .data;
    const stayOf = (family: TestFamily) => list.docs.find(({ orderId }) => orderId === family.orderId);
    const [day] = [stayOf(longer)?.departure ?? ''];
    const later = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    await leave(longer, later);
    const rooms = (stayOf(apart)?.guests ?? []).map(({ personId }) => [personId]);
    await call(t, saveRooms, { params: { orderId: apart.orderId }, body: { rooms, revision: 0 } }, desk).then(
      ({ data }) => data,
    );

    const found = await changes(own);
    expect(found.since?._id).toBe(since._id);
    expect(found.counts).toEqual({ NEW: 1, CANCELLED: 2, CHANGED: 2 });
    const said = await kinds(own);
    expect(said).toHaveLength(5);
    expect(said).toEqual(
      expect.arrayContaining([
        ['NEW', added.orderId],
        ['CANCELLED', cancels.orderId],
        ['CANCELLED', elsewhere.orderId],
        ['CHANGED', longer.orderId, 'NIGHTS'],
        ['CHANGED', apart.orderId, 'ROOMS'],
      ]),
    );
    const nights = found.docs.find(({ after }) => after?.orderId === longer.orderId);
    expect([nights?.before?.departure, nights?.after?.departure]).toEqual([day, later]);
    expect(JSON.stringify(found)).not.toContain('1955-03-01');
    expect(JSON.stringify(found)).not.toContain(stays.orderId);

    expect((await changes(own, { kind: 'NEW' })).docs).toMatchObject([{ kind: 'NEW' }]);
    expect((await changes(own, { kind: 'NEW' })).counts).toEqual(found.counts);
    expect((await changes(own, { search: nights?.after?.number.toLowerCase() ?? '' })).total).toBe(1);
    expect(await changes(own, { page: '2', pageSize: '2' })).toMatchObject({ total: 5, totalPages: 3 });
  });

  it('are those since an earlier list again when the last one was not sent after all', async () => {
    const own = await newConvention();
    await send(own);
    const family = await confirmedFamily(t, own);
    const wrong = await send(own);
    expect(await kinds(own)).toEqual([]);
    await mark(wrong._id, false).then(({ data }) => data);
    expect(await kinds(own)).toEqual([['NEW', family.orderId]]);
  });

  it('are said as a file in the columns of the hotel, behind what changed, with the number of a cancelled family', async () => {
    const own = await newConvention();
    const [cancels, longer] = [await confirmedFamily(t, own), await confirmedFamily(t, own)];
    const stay = { hotelName: '', address: '', phoneNumber: '', checkedIn: false };
    await call(
      t,
      saveStay,
      { params: { orderId: cancels.orderId }, body: { ...stay, confirmationNumbers: ['HY-7'], revision: 0 } },
      desk,
    ).then(({ data }) => data);
    expect((await changesFile(own)).statusCode).toBe(404);
    await withColumns(own, {
      rowPer: 'ROOM',
      columns: [
        { field: 'registrationNumber', header: 'Group ref' },
        { field: 'nights', header: 'Nights' },
        { field: 'people', header: 'Pax' },
        { field: 'confirmationNumber', header: 'Conf' },
      ],
    });
    await send(own);
    await cancel(cancels).then(({ data }) => data);
    const added = await confirmedFamily(t, own);
    const { departure = '' } = (await changes(own, { kind: 'NEW' })).docs[0]?.after ?? {};
    const later = new Date(Date.parse(departure) + 86_400_000).toISOString().slice(0, 10);
    await leave(longer, later);
    const numbers = new Map(
      (await changes(own)).docs.map(({ before, after }) => [
        (after ?? before)?.orderId,
        (after ?? before)?.number,
      ]),
    );
    const { body, headers } = await changesFile(own);
    expect(headers['content-disposition']).toContain('changes');
    const lines = body.replace('\u{FEFF}', '').trim().split('\r\n');
    expect(lines[0]).toBe('Change,What changed,Group ref,Nights,Pax,Conf');
    const [isNew, isCancelled, isChanged] = lines.slice(1);
    expect(isNew).toBe(`New,,${numbers.get(added.orderId)},3,1,`);
    expect(isCancelled).toBe(`Cancelled,,${numbers.get(cancels.orderId)},3,1,HY-7`);
    expect(isChanged).toContain(`${departure} → `);
    expect(isChanged).toContain(`to ${later},${numbers.get(longer.orderId)},4,1,`);
    expect(lines).toHaveLength(4);
    expect((await changesFile(own, 'xlsx')).statusCode).toBe(200);
  });

  it('have the beds and the place of rooms, in the file of the whole list, too', async () => {
    const own = await newConvention();
    const family = await confirmedFamily(t, own);
    await withColumns(own, {
      rowPer: 'FAMILY',
      columns: [
        { field: 'bedType', header: 'Beds' },
        { field: 'roomsNearby', header: 'Near' },
      ],
    });
    await send(own);
    const stay = { hotelName: '', address: '', phoneNumber: '', checkedIn: false, confirmationNumbers: [] };
    const wishes = { bedTypes: ['TWO_QUEENS' as const], roomsNearby: 'ADJOINING' as const };
    await call(
      t,
      saveStay,
      { params: { orderId: family.orderId }, body: { ...stay, ...wishes, revision: 0 } },
      desk,
    ).then(({ data }) => data);
    expect(await kinds(own)).toEqual([['CHANGED', family.orderId, 'BEDS', 'NEARBY']]);
    expect((await changesFile(own)).body).toContain('Bed types: none → Two queens');
    expect(await file(own)).toContain('Two queens,Adjoining');
  });

  it('are recorded with their file, so that the next ones are those since then once it was sent', async () => {
    const own = await newConvention();
    await send(own);
    await confirmedFamily(t, own);
    expect((await changesFile(own)).statusCode).toBe(200);
    const [latest] = await lists(own);
    expect(latest).toMatchObject({ contents: 'CHANGES', families: 1, sentAt: null });
    expect((await changes(own)).total).toBe(1);
    await mark(latest?._id ?? '').then(({ data }) => data);
    expect((await changes(own)).total).toBe(0);
  });

  it('tell the hotel of a cancelled family also when its data were erased, without a name', async () => {
    const own = await newConvention();
    const family = await confirmedFamily(t, own);
    const list = await send(own);
    await cancel(family).then(({ data }) => data);
    await t.ctx.db
      .update(hotelListFamilies)
      .set({ names: null })
      .where(eq(hotelListFamilies.listId, list._id));
    expect((await changes(own)).docs).toMatchObject([
      { kind: 'CANCELLED', before: { registrantName: '', rooms: [] }, after: null },
    ]);
    const { body } = await changesFile(own);
    expect(body).toContain('Cancelled,');
  });

  it('of one convention never have those of another', async () => {
    const [own, other] = [await newConvention(), await newConvention()];
    await send(own);
    await send(other);
    await confirmedFamily(t, other);
    expect(await kinds(own)).toEqual([]);
    expect(
      await t.ctx.db.select().from(hotelLists).where(eq(hotelLists.conventionId, own.conventionId)),
    ).toHaveLength(1);
  });
});
