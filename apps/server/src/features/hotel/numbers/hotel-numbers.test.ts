import {
  exportStays,
  getRoomingColumns,
  saveRoomingColumns,
} from '@sangamam/contract/hotel/stays/export-endpoints';
import { listStays, saveHotelSettings } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import {
  acceptNumbers,
  maxAcceptedNumbers,
  previewNumbers,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import { and, eq, inArray } from 'drizzle-orm';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, outboxMails } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { confirmedFamily, type Confirming } from '#test/fixtures/confirmed-family.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

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
  const others = ['Anna', 'Ben', 'Cyril', 'Dora'].map((firstName) => ({ firstName, dob: '2014-05-02' }));
  const mother = { firstName: 'Mary', relationShip: 'MOTHER' as const, dob: '1955-03-01' };
  await confirmedFamily(t, confirming, { registrant: { firstName: 'Jose', lastName: 'Aerath' } });
  await confirmedFamily(t, confirming, {
    registrant: { firstName: 'Tom', lastName: 'Belliappa' },
    others: [mother, ...others],
  });
  await confirmedFamily(t, confirming, { registrant: { firstName: 'Mia', lastName: 'Chirayil' } });
});
afterAll(() => t.close());

const stays = async () => (await call(t, listStays, { params: { conventionId }, query: {} }, desk)).data.docs;
const exported = (format: 'csv' | 'xlsx', query: Record<string, string> = {}) =>
  download(t, exportStays, desk, { params: { conventionId, format }, query });
const preview = (bytes: Uint8Array | string, fields: Record<string, string> = {}) =>
  upload(
    t,
    previewNumbers,
    { fields: { conventionId, ...fields }, files: [{ name: 'numbers', bytes: Buffer.from(bytes) }] },
    desk,
  );
const accept = (families: EndpointInput<typeof acceptNumbers>['body']['families']) =>
  call(t, acceptNumbers, { params: { conventionId }, body: { families } }, desk);

describe('the rooming list as a file', () => {
  it('has the chosen columns with the headings of the hotel, in both formats, with an audit row', async () => {
    const rooming: RoomingColumns = {
      rowPer: 'ROOM',
      columns: [
        { field: 'registrationNumber', header: 'Booking ref' },
        { field: 'room', header: 'Zimmer' },
        { field: 'guests', header: 'Names' },
        { field: 'childrenAges', header: 'Kids' },
        { field: 'arrival', header: 'In' },
      ],
    };
    const { data: columns } = await call(t, getRoomingColumns, { params: { conventionId } }, desk);
    expect(columns).toMatchObject({ rooming: { rowPer: 'FAMILY' }, revision: 0 });
    const save = (revision: number) =>
      call(t, saveRoomingColumns, { params: { conventionId }, body: { rooming, revision } }, desk);
    expect((await save(0)).data).toEqual({ revision: 1 });
    expect((await save(0)).codes).toEqual(['CONFLICT']);
    const rows = (await stays()).flatMap(({ rooms, ...stay }) =>
      rooms.map((room, at) => ({ ...stay, room, at })),
    );
    expect(rows).toHaveLength(4);
    const csv = (await exported('csv')).body.trim().split('\r\n');
    expect(csv[0]?.replace('\uFEFF', '')).toBe('Booking ref,Zimmer,Names,Kids,In');
    expect(csv).toHaveLength(1 + rows.length);
    const [sheet] = await readWorkbook((await exported('xlsx')).rawPayload);
    expect(sheet?.data[0]).toEqual(['Booking ref', 'Zimmer', 'Names', 'Kids', 'In']);
    expect(sheet?.data.slice(1).map((row) => row.slice(0, 2))).toEqual(
      rows.map(({ number, at }) => [number, at + 1]),
    );
    const trail = await t.ctx.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'table.exported'), eq(auditLog.entityId, conventionId)));
    expect(trail).toHaveLength(2);
  });

  it('refuses a column that is chosen twice', async () => {
    const column = { field: 'room' as const, header: 'Room' };
    const rooming = { rowPer: 'ROOM' as const, columns: [column, { ...column, header: 'Again' }] };
    const answer = await call(
      t,
      saveRoomingColumns,
      { params: { conventionId }, body: { rooming, revision: 1 } },
      desk,
    );
    expect(answer.codes).toEqual(['RQST_PARAMS_INVALID']);
  });
});

describe('confirmation numbers of a hotel', () => {
  it('are previewed without changing anything, entered once, and mailed once', async () => {
    await call(
      t,
      saveHotelSettings,
      {
        params: { conventionId },
        body: { hotelName: 'Hyatt', address: 'Main Street', phoneNumber: '', roomCapacity: 4, revision: 1 },
      },
      desk,
    ).then(({ data }) => data);
    const [first, second] = await stays();
    const text = [
      'Rooming list for the convention',
      'Guest;Reg. no.;Confirmation #',
      `${first?.registrantName};${first?.number};HY-1`,
      `"${second?.registrantName.split(' ').toReversed().join(', ')}";;HY-2`,
      ';;HY-22',
      'Nobody;;HY-3',
    ].join('\r\n');
    const { data } = await preview(text);
    expect(data.header).toEqual(['Guest', 'Reg. no.', 'Confirmation #']);
    expect(data.families.map(({ lines, result, orderId }) => [lines, result, orderId])).toEqual([
      [[3], 'NEW', first?.orderId],
      [[4, 5], 'NEW', second?.orderId],
    ]);
    expect(data.openLines).toMatchObject([{ line: 6, problem: 'UNKNOWN_FAMILY' }]);
    expect(data.stillMissing).toBe(1);
    const none: string[] = [];
    expect((await stays()).map(({ confirmationNumbers }) => confirmationNumbers)).toEqual([none, none, none]);

    const families = data.families.map(({ orderId, revision, numbers }) => ({
      orderId,
      revision,
      confirmationNumbers: numbers,
    }));
    expect((await accept(families)).data.results.map(({ result }) => result)).toEqual(['SAVED', 'SAVED']);
    expect((await accept(families)).data.results.map(({ result }) => result)).toEqual([
      'UNCHANGED',
      'UNCHANGED',
    ]);
    expect(
      (await stays()).map(({ confirmationNumbers, hotelName }) => [confirmationNumbers, hotelName]),
    ).toEqual([
      [['HY-1'], 'Hyatt'],
      [['HY-2', 'HY-22'], 'Hyatt'],
      [[], ''],
    ]);
    const mails = await t.ctx.db
      .select({ kind: outboxMails.kind, text: outboxMails.text })
      .from(outboxMails)
      .where(
        and(
          eq(outboxMails.kind, 'hotel.number-given'),
          inArray(
            outboxMails.orderId,
            families.map(({ orderId }) => orderId),
          ),
        ),
      );
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes('HY-2, HY-22'))).toHaveLength(1);
    const again = await preview(text);
    expect(again.data.families.map(({ result }) => result)).toEqual(['SAME', 'SAME']);
  });

  it('of cancelled bookings are never entered, and staff can say whose a line is', async () => {
    const third = (await stays())[2];
    const text = [
      'Reg no,Name,Conf #,Status,Arrival',
      `${third?.number},,HY-40,CXL,`,
      ',Nobody Known,HY-41,Definite,1-Jan-27',
    ].join('\n');
    const { data } = await preview(text);
    expect(data.families).toEqual([]);
    expect(data.openLines).toMatchObject([
      { line: 2, problem: 'CANCELLED' },
      { line: 3, problem: 'UNKNOWN_FAMILY' },
    ]);
    const choices = (orderId: string) =>
      JSON.stringify([
        { line: 2, orderId: null },
        { line: 3, orderId },
      ]);
    const settled = await preview(text, { choices: choices(third?.orderId ?? '') });
    expect(settled.data).toMatchObject({
      families: [
        {
          orderId: third?.orderId,
          foundBy: 'CHOICE',
          numbers: ['HY-41'],
          otherDays: { listed: { arrival: '2027-01-01' } },
        },
      ],
      openLines: [],
    });
    const unknown = await preview(text, { choices: choices(crypto.randomUUID()) });
    expect(unknown.data).toMatchObject({ families: [], openLines: [{ problem: 'UNKNOWN_FAMILY' }] });
    expect((await preview(text, { choices: '[{"line":0,"orderId":null}]' })).codes).toEqual([
      'RQST_PARAMS_INVALID',
    ]);
  });

  it('come back in the workbook that was exported', async () => {
    const third = (await stays())[2];
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Rooming list',
          rows: [
            ['Booking ref', 'Zimmer', 'Reservation no.'],
            [third?.number ?? '', 1, 88_213],
          ],
        },
      ],
    });
    const { data } = await preview(bytes);
    expect(data.families).toMatchObject([{ result: 'NEW', numbers: ['88213'] }]);
  });

  it('of columns without headings are read once the columns are chosen', async () => {
    const third = (await stays())[2];
    const text = `${third?.registrantName},HY-33\n`;
    const unclear = await preview(text);
    expect(unclear.data).toMatchObject({ header: ['Column 1', 'Column 2'], isClear: false, families: [] });
    const columns = JSON.stringify({ registrationNumber: null, name: 0, confirmationNumber: 1 });
    expect((await preview(text, { columns })).data.families).toMatchObject([
      { result: 'NEW', numbers: ['HY-33'], foundBy: 'NAME' },
    ]);
  });

  it('are refused for a stay that somebody changed since, and for a family of another convention', async () => {
    const [first] = await stays();
    const { id: otherId } = await buildConvention(t.ctx);
    const line = { orderId: first?.orderId ?? '', confirmationNumbers: ['HY-99'], revision: 0 };
    expect((await accept([line])).data.results).toMatchObject([{ result: 'REFUSED' }]);
    const elsewhere = await call(
      t,
      acceptNumbers,
      { params: { conventionId: otherId }, body: { families: [{ ...line, revision: 1 }] } },
      desk,
    );
    expect(elsewhere.data.results).toMatchObject([{ result: 'REFUSED' }]);
    expect((await stays())[0]?.confirmationNumbers).toEqual(['HY-1']);
  });

  it('of a whole list are entered by one call, so that no tab has to stay open', async () => {
    const { id: elsewhereId } = await buildConvention(t.ctx);
    const { id: freePackageId } = await buildPackage(t.ctx, {
      conventionId: elsewhereId,
      price: 0,
      cadPrice: 0,
    });
    await confirmedFamily(t, { ...confirming, conventionId: elsewhereId, freePackageId });
    const params = { conventionId: elsewhereId };
    const own = async () => (await call(t, listStays, { params, query: {} }, desk)).data.docs[0];
    const before = await own();
    const unknown = Array.from({ length: maxAcceptedNumbers - 1 }, (_, at) => ({
      orderId: crypto.randomUUID(),
      confirmationNumbers: [`TAB-${at}`],
      revision: 0,
    }));
    const last = {
      orderId: before?.orderId ?? '',
      confirmationNumbers: ['TAB-LAST'],
      revision: before?.revision ?? -1,
    };
    const body = { families: [...unknown, last] };
    const { data } = await call(t, acceptNumbers, { params, body }, desk);
    expect(data.results).toHaveLength(maxAcceptedNumbers);
    expect(data.results.slice(0, -1).every(({ result }) => result === 'REFUSED')).toBe(true);
    expect(data.results.at(-1)).toMatchObject({ result: 'SAVED' });
    expect((await own())?.confirmationNumbers).toEqual(['TAB-LAST']);
  });
});

it('the rooming list has a number in each row of a room, and all of them in the row of a family', async () => {
  const { data } = await call(t, getRoomingColumns, { params: { conventionId } }, desk);
  const save = (rowPer: RoomingColumns['rowPer'], revision: number) =>
    call(
      t,
      saveRoomingColumns,
      {
        params: { conventionId },
        body: {
          rooming: { rowPer, columns: [{ field: 'confirmationNumber', header: 'Number' }] },
          revision,
        },
      },
      desk,
    );
  const rowsOf = async (rowPer: RoomingColumns['rowPer'], revision: number) => {
    await save(rowPer, revision).then(({ data }) => data);
    return (await exported('csv', { view: 'NUMBERED' })).body.trim().split('\r\n').slice(1);
  };
  expect(await rowsOf('ROOM', data.revision)).toEqual(['HY-1', 'HY-2', 'HY-22']);
  expect(await rowsOf('FAMILY', data.revision + 1)).toEqual(['HY-1', '"HY-2, HY-22"']);
});

describe('a file that is no list', () => {
  it.each<[what: string, bytes: () => Uint8Array | string | Promise<Uint8Array>]>([
    ['nothing', () => ' \n'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an archive cut off', () => Buffer.from('PK\u0003\u0004 and no more')],
    ['a quotation mark that never ends', () => 'Name,Confirmation\n"Anna,HY-1'],
    ['too many rows', () => 'Name,Confirmation\n'.concat('Anna,HY-1\n'.repeat(5_001))],
    ['a workbook that says how much it unpacks to', () => bombOf({ declared: 900_000_000 })],
    ['a workbook that lies about what it unpacks to', () => bombOf({ declared: 1_000 })],
  ])('%s is refused with a sentence, and the server answers on', async (_what, bytes) => {
    const answer = await preview(await bytes());
    expect(answer).toMatchObject({ status: 400, codes: ['RQST_PARAMS_INVALID'] });
    expect(answer.errors[0]?.message.length).toBeGreaterThan(10);
    expect(await stays()).toHaveLength(3);
  });
});

const deflate = promisify(deflateRaw);

/** A workbook whose sheet unpacks to 600 MB of zeros; its directory says `declared`. */
async function bombOf({ declared }: { declared: number }): Promise<Buffer> {
  // In a thread: while this one is busy, the server asks everybody to come back.
  const packed = await deflate(Buffer.alloc(600_000_000), { level: 9 });
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(declared, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}
