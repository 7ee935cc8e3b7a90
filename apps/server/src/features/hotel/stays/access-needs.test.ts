import { exportStays, saveRoomingColumns } from '@sangamam/contract/hotel/stays/export-endpoints';
import {
  listHotelConventions,
  listStays,
  saveRooms,
} from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { fieldsByName, roomingFields, roomingHeadings } from '@sangamam/contract/hotel/stays/rooming-columns';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { saveCard } from '@sangamam/contract/people/cards/card-endpoints';
import type { AccessNeed } from '@sangamam/contract/people/cards/card';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { confirmedFamily, type Confirming } from '#test/fixtures/confirmed-family.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

describe('access needs in the rooming list', () => {
  let t: TestApp;
  let confirming: Confirming;
  let desk: { token: string };
  let both: { token: string };
  beforeAll(async () => {
    t = await buildTestApp();
    desk = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
    both = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY', 'CARE')) };
    const { id: conventionId } = await buildConvention(t.ctx);
    const { id: freePackageId } = await buildPackage(t.ctx, { conventionId, price: 0, cadPrice: 0 });
    const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    confirming = { conventionId, freePackageId, registrar };
  });
  afterAll(() => t.close());

  const others = [
    { firstName: 'Anna', dob: '2014-05-02' },
    { firstName: 'Ben', dob: '2016-05-02' },
  ];
  const tell = ({ orderId, token }: TestFamily, personId: string, accessNeeds: AccessNeed[]) =>
    call(
      t,
      saveCard,
      {
        params: { orderId, personId },
        body: {
          diets: [],
          allergies: ['PEANUTS'],
          foodNote: 'Okapi',
          accessNeeds,
          accessNote: 'Giraffe',
          healthNotes: 'zebra',
          emergencyName: 'Susan Kora',
          emergencyPhone: '(312) 555-0100',
          mayPhotograph: true,
          mayPrint: true,
          revision: 0,
        },
      },
      { token },
    );
  const stays = async (by: { token: string }, query: { view?: 'ACCESS'; search?: string } = {}) =>
    (await call(t, listStays, { params: { conventionId: confirming.conventionId }, query }, by)).data;
  const looks = async () =>
    (
      await t.database.db
        .select({ after: auditLog.after })
        .from(auditLog)
        .where(
          and(eq(auditLog.action, 'convention.needs-read'), eq(auditLog.entityId, confirming.conventionId)),
        )
    ).length;
  const conventionCounts = async () =>
    (await call(t, listHotelConventions, {}, desk)).data.find(({ _id }) => _id === confirming.conventionId);

  it('are counted for each room and for the convention; names are for those who may read cards', async () => {
    const family = await confirmedFamily(t, confirming, { others });
    await confirmedFamily(t, confirming);
    const [stay] = (await stays(desk, { search: family.tempNumber })).docs;
    const [father, anna, ben] = (stay?.guests ?? []).map(({ personId }) => personId);
    await tell(family, father ?? '', ['WHEELCHAIR', 'NO_STAIRS']);
    await tell(family, anna ?? '', ['WHEELCHAIR']);
    await tell(family, ben ?? '', []);

    expect(await conventionCounts()).toMatchObject({
      accessNeeds: { WHEELCHAIR: 2, NO_STAIRS: 1, CRIB: 0 },
      views: { ACCESS: 1 },
    });
    const list = await stays(desk, { view: 'ACCESS' });
    expect(list.total).toBe(1);
    expect(list.docs[0]).toMatchObject({ roomNeeds: [{ WHEELCHAIR: 2, NO_STAIRS: 1 }] });
    expect(list.docs[0]?.guests.map(({ accessNeeds }) => accessNeeds)).toEqual([null, null, null]);
    for (const secret of ['PEANUTS', 'Okapi', 'Giraffe', 'zebra', 'Susan'])
      expect(JSON.stringify(list)).not.toContain(secret);
    expect(await looks()).toBe(0);

    const [named] = (await stays(both, { view: 'ACCESS' })).docs;
    expect(named?.guests.map(({ accessNeeds }) => accessNeeds)).toEqual([
      ['WHEELCHAIR', 'NO_STAIRS'],
      ['WHEELCHAIR'],
      [],
    ]);
    expect(await looks()).toBe(1);
  });

  it('are counted in every file, and stand there by name for those who may read cards', async () => {
    const { conventionId } = confirming;
    const columns = roomingFields.map((field) => ({ field, header: roomingHeadings[field] }));
    const rooming = { rowPer: 'ROOM' as const, columns };
    await call(t, saveRoomingColumns, { params: { conventionId }, body: { rooming, revision: 0 } }, desk);
    const file = async (by: { token: string }) =>
      (await download(t, exportStays, by, { params: { conventionId, format: 'csv' }, query: {} })).body;
    const before = await looks();
    const plain = await file(desk);
    expect(plain).toContain('"2 × Wheelchair, 1 × No stairs (ground floor or elevator)"');
    expect(plain).not.toContain(roomingHeadings[fieldsByName[0] ?? 'accessNeedsByName']);
    expect(plain).not.toContain('Anna Chacko: Wheelchair');
    expect(await looks()).toBe(before);
    const named = await file(both);
    expect(named).toContain('Access needs by name');
    expect(named).toMatch(/Anna \S+: Wheelchair/u);
    expect(await looks()).toBe(before + 1);
  });

  it('follow the people into rooms by hand, and leave with a registration that is cancelled', async () => {
    const family = await confirmedFamily(t, confirming, {
      others: [{ firstName: 'Susy', dob: '1950-05-02' }],
    });
    const { orderId } = family;
    const of = async () => (await stays(desk, { search: family.tempNumber })).docs[0];
    const [father, susy] = ((await of())?.guests ?? []).map(({ personId }) => personId);
    await tell(family, susy ?? '', ['WALK_IN_SHOWER']);
    const body = { rooms: [[father ?? ''], [susy ?? '']], revision: 0 };
    await call(t, saveRooms, { params: { orderId }, body }, desk);
    expect(await of()).toMatchObject({ roomNeeds: [{}, { WALK_IN_SHOWER: 1 }] });
    await call(
      t,
      cancelRegistration,
      { params: { orderId }, body: { reason: 'The father is ill' } },
      confirming.registrar,
    );
    expect(await conventionCounts()).toMatchObject({ accessNeeds: { WALK_IN_SHOWER: 0 } });
  });
});
