import * as pictures from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { retentionDays } from '@sangamam/contract/people/erasure/retention';
import * as fleet from '@sangamam/contract/travel/fleet/fleet-endpoints';
import * as shuttles from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { conventions, familyPictures, files, orders, shuttleRuns } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildDocumentFamilies, type DocumentFamilies } from '#test/fixtures/document-families.ts';
import { photograph } from '#test/fixtures/pictures.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

import { applyRetention } from './apply-retention.ts';

let t: TestApp;
let families: DocumentFamilies;
beforeAll(async () => {
  t = await buildTestApp();
  families = await buildDocumentFamilies(t);
});
afterAll(() => t.close());

const today = () => t.clock.now().toISOString().slice(0, 10);

describe('retention of family pictures', () => {
  it('deletes them with their captions when the period after their convention is over, and no day earlier', async () => {
    const family = await families.confirmed();
    const file = { name: 'us.jpg', bytes: await photograph(640, 480) };
    const sent = await upload(
      t,
      pictures.updateFamilyPicture,
      { fields: { orderId: family.orderId, note: 'Mary and Jude' }, files: [file] },
      family,
    );
    expect(sent.status).toBe(200);
    const { conventionId } = family.of;
    const endsOn = (day: string) =>
      t.database.db
        .update(conventions)
        .set({ startDate: addDays(day, -3), endDate: day, conventionDeadline: addDays(day, -9) })
        .where(eq(conventions.id, conventionId));
    const left = async () => {
      const db = t.database.db;
      const [order] = await db.select().from(orders).where(eq(orders.id, family.orderId));
      const rows = await db.select().from(familyPictures).where(eq(familyPictures.orderId, family.orderId));
      const stored = await db.select().from(files).where(eq(files.orderId, family.orderId));
      return {
        note: order?.familyPictureNote,
        pictures: rows.length,
        files: stored.filter(({ deletedAt }) => deletedAt === null).length,
      };
    };

    await endsOn(addDays(today(), -retentionDays.familyPicture));
    await applyRetention(t.ctx);
    expect(await left()).toEqual({ note: 'Mary and Jude', pictures: 1, files: 1 });

    await endsOn(addDays(today(), -retentionDays.familyPicture - 1));
    await applyRetention(t.ctx);
    await applyRetention(t.ctx);
    expect(await left()).toEqual({ note: '', pictures: 0, files: 0 });
  });
});

describe('retention of the drivers of shuttles', () => {
  it('empties names, phones and links of past runs and the audit log, also of deleted runs; later ones stay', async () => {
    const desk = { token: await signInAs(t, await createStaff(t, 'HOSPITALITY')) };
    const { id: conventionId } = await buildConvention(t.ctx);
    await t.database.pool.query(
      `insert into airports (code, name) values ('ORD', 'Chicago') on conflict do nothing`,
    );
    const runOf = async (day: string, driverName: string) => {
      const driver = await call(
        t,
        fleet.addDriver,
        { params: { conventionId }, body: { name: driverName, phone: '312 555 0142' } },
        desk,
      );
      const body = {
        direction: 'ARRIVAL' as const,
        airport: 'ORD',
        day,
        departsAt: '14:30',
        seats: 14,
        driverId: driver.data._id,
        vehicleId: null,
        meetingPoint: 'Door 3',
      };
      const { data } = await call(t, shuttles.createRun, { params: { conventionId }, body }, desk);
      await call(t, shuttles.createDriverLink, { params: { runId: data._id } }, desk);
      return data;
    };
    const past = await runOf(addDays(today(), -retentionDays.driver - 1), 'Past Driver');
    const young = await runOf(addDays(today(), -retentionDays.driver), 'Young Driver');
    const gone = await runOf(addDays(today(), -retentionDays.driver - 1), 'Gone Driver');
    const params = { runId: gone._id };
    await call(t, shuttles.deleteRun, { params, query: { revision: String(gone.revision + 1) } }, desk);
    const named = async () => {
      const { rows } = await t.database.pool.query<{ text: string }>(
        `select coalesce(before::text, '') || coalesce(after::text, '') as text from audit_log where entity = 'shuttle-run'`,
      );
      const written = rows.map(({ text }) => text).join(' ');
      return ['Past', 'Young', 'Gone'].filter((name) => written.includes(`${name} Driver`));
    };
    expect(await named()).toEqual(['Past', 'Young', 'Gone']);

    await applyRetention(t.ctx);
    expect(await named()).toEqual(['Young']);
    const rows = await t.database.db.select().from(shuttleRuns);
    const left = (id: string) => {
      const run = rows.find((row) => row.id === id);
      return [run?.driverName, run?.driverPhone, run?.linkHash !== null, run?.meetingPoint];
    };
    expect(left(past._id)).toEqual(['', '', false, 'Door 3']);
    expect(left(young._id)).toEqual(['Young Driver', '312 555 0142', true, 'Door 3']);

    const drivers = async () => {
      const { rows } = await t.database.pool.query<{ name: string | null; written: boolean }>(
        `select (select name from shuttle_drivers where id::text = entity_id) as name, after is not null as written
          from audit_log where entity = 'shuttle-driver' order by audit_log.id`,
      );
      return rows.map(({ name, written }) => [name, written]);
    };
    expect(await drivers()).toEqual([
      ['Past Driver', true],
      ['Young Driver', true],
      ['Gone Driver', true],
    ]);
    await t.database.pool.query(
      `update conventions set start_date = $2, end_date = $2, convention_deadline = $2 where id = $1`,
      [conventionId, addDays(today(), -retentionDays.driver - 1)],
    );
    await applyRetention(t.ctx);
    expect(await drivers()).toEqual([
      [null, false],
      ['Young Driver', true],
      [null, false],
    ]);
  });
});
