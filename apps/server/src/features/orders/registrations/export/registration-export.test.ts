import { desc } from 'drizzle-orm';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exportParticipants,
  exportRegistrations,
} from '@sangamam/contract/orders/registrations/registration-export';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';

import { auditLog } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let family: TestFamily;
let roles: Record<'registrar' | 'treasurer' | 'viewer', { token: string }>;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx, { startDate: '2027-07-08' }));
  const { id: packageId } = await buildPackage(t.ctx, {
    conventionId,
    name: '=Gold',
    price: 800,
    cadPrice: 1_000,
  });
  family = await startFamily(t, conventionId, { firstName: 'Anna', lastName: 'Mathew', dob: '1984-03-15' });
  const child = participantPayload(family, { firstName: 'Diya', lastName: 'Mathew', dob: '2012-04-09' });
  await call(t, addParticipant, { body: child }, family).then(({ data }) => data);
  await call(t, selectPackage, { query: { ...family.of, packageId } }, family).then(({ data }) => data);
  await call(t, submitForApproval, { query: family.of, body: {} }, family).then(({ data }) => data);
  await submitFamily(t, conventionId, packageId, {
    firstName: 'Luke',
    lastName: 'Kurian',
    country: 'CAN',
    address: {
      addressLine1: '1 Queen Street',
      city: 'Toronto',
      state: 'Ontario',
      country: 'CAN',
      postCode: 'M5V 2T6',
    },
  });
  await startFamily(t, conventionId, { firstName: 'Tessy', lastName: 'Varghese' });
  const staff = async (role: 'REGISTRAR' | 'TREASURER' | 'VIEWER') => ({
    token: await signInAs(t, await createStaff(t, role)),
  });
  roles = {
    registrar: await staff('REGISTRAR'),
    treasurer: await staff('TREASURER'),
    viewer: await staff('VIEWER'),
  };
});
afterAll(() => t.close());

/** The rows of a workbook, each by the names of its columns. */
async function rowsOf(
  endpoint: typeof exportRegistrations | typeof exportParticipants,
  query: Record<string, string>,
  caller: { token: string } = roles.registrar,
) {
  const response = await download(t, endpoint, caller, { params: { format: 'xlsx' }, query });
  expect(response.statusCode).toBe(200);
  const [sheet] = (await readWorkbook(response.rawPayload, { trim: false })) as unknown as {
    data: unknown[][];
  }[];
  const [header = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [String(name), row[index]])));
}

const codesOf = async (query: Record<string, string>, caller = roles.registrar) => {
  const response = await download(t, exportRegistrations, caller, { params: { format: 'csv' }, query });
  const { errors } = response.json<{ errors: { code: string; field?: string }[] }>();
  return [response.statusCode, ...errors.map(({ code, field }) => `${code} ${field}`)];
};

describe('registrations as a file', () => {
  it('have a row each, with amounts in the column of their currency', async () => {
    const columns = 'registrant,status,people,package,total,temporaryNumber';
    expect(await rowsOf(exportRegistrations, { conventionId, columns })).toEqual([
      {
        'Temporary number': family.tempNumber,
        Status: 'To be decided',
        'People attending': 2,
        Package: '=Gold',
        Registrant: 'Anna Mathew',
        'Total (USD)': 800,
        'Total (CAD)': null,
      },
      expect.objectContaining({ Registrant: 'Luke Kurian', 'Total (USD)': null, 'Total (CAD)': 1_000 }),
      expect.objectContaining({
        Registrant: 'Tessy Varghese',
        Status: 'Not sent yet',
        'Total (USD)': null,
        'Total (CAD)': null,
      }),
    ]);
  });

  it.each([
    { status: 'INCOMPLETE' },
    { registrationStatus: 'PENDING_REG_APPROVAL' },
    { search: 'kurian' },
    { search: 'nobody' },
    { organization: 'ORG10024' },
  ] as const)('are those that the list shows with %o', async (filter) => {
    const query = { conventionId, ...filter };
    const listed = await call(t, listRegistrations, { query }, roles.registrar);
    const rows = await rowsOf(exportRegistrations, { ...query, columns: 'temporaryNumber' });
    expect(new Set(rows.map((row) => row['Temporary number']))).toEqual(
      new Set(listed.data.docs.map(({ tmpConvRegNo }) => tmpConvRegNo)),
    );
    expect(rows).toHaveLength(listed.data.total);
  });

  it('columns have the order of the table, and what would run as a formula starts with an apostrophe', async () => {
    const { payload } = await download(t, exportRegistrations, roles.registrar, {
      params: { format: 'csv' },
      query: { search: family.tempNumber, columns: 'package,registrant,temporaryNumber' },
    });
    expect(payload).toBe(
      `\u{FEFF}Temporary number,Package,Registrant\r\n${family.tempNumber},'=Gold,Anna Mathew\r\n`,
    );
  });

  it.each(['', 'registrant,passwordHash', 'registrant;total', 'constructor'])(
    'columns that the table does not have are refused: %j',
    async (columns) => {
      expect((await codesOf({ columns }))[0]).toBe(400);
      expect((await codesOf({ columns }))[1]).toMatch(/^RQST_PARAMS_INVALID columns/u);
    },
  );

  it('a search that no database can store is refused', async () => {
    expect(await codesOf({ columns: 'registrant', search: 'a\0b' })).toEqual([
      400,
      'RQST_PARAMS_INVALID search',
    ]);
  });

  it('amounts are refused to a viewer', async () => {
    expect(await codesOf({ columns: 'registrant,open' }, roles.viewer)).toEqual([403, 'FORBIDDEN columns']);
    expect(await rowsOf(exportRegistrations, { columns: 'registrant' }, roles.viewer)).toHaveLength(3);
  });

  it('each leaves one audit row, without the text of a search', async () => {
    const before = await t.ctx.db.$count(auditLog);
    await rowsOf(exportRegistrations, { conventionId, search: 'Mathew', columns: 'registrant' });
    expect((await t.ctx.db.$count(auditLog)) - before).toBe(1);
    const [entry] = await t.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'table.exported', entity: 'export', entityId: 'registrations' });
    expect(entry?.after).toEqual({
      table: 'Registrations',
      format: 'xlsx',
      rows: 1,
      conventionId,
      columns: ['registrant'],
      isSearch: true,
    });
  });
});

describe('the people of registrations as a file', () => {
  const query = {
    search: 'Anna Mathew',
    columns: 'firstName,dob,age,relationship,attending,localUnit,number',
  };

  it('have a row each', async () => {
    expect(await rowsOf(exportParticipants, query)).toEqual([
      expect.objectContaining({
        'First name': 'Anna',
        Relationship: 'Self',
        Attending: 'Yes',
        'Date of birth': new Date('1984-03-15T00:00:00Z'),
        'Age on the first day': 43,
        'Registration number': family.tempNumber,
      }),
      expect.objectContaining({
        'First name': 'Diya',
        Relationship: 'Daughter',
        'Date of birth': new Date('2012-04-09T00:00:00Z'),
        'Age on the first day': 15,
      }),
    ]);
  });

  it.each(['treasurer', 'viewer'] as const)(
    'the birth date and age of a minor are empty for a %s',
    async (role) => {
      const [anna, diya] = await rowsOf(exportParticipants, query, roles[role]);
      expect(anna).toMatchObject({ 'Date of birth': new Date('1984-03-15T00:00:00Z') });
      expect(diya).toMatchObject({
        'First name': 'Diya',
        'Date of birth': null,
        'Age on the first day': null,
      });
    },
  );

  it('the audit row counts people', async () => {
    const rows = await rowsOf(exportParticipants, { conventionId, columns: 'firstName' });
    const [entry] = await t.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(rows).toHaveLength(4);
    expect(entry).toMatchObject({ entityId: 'participants', after: { rows: 4 } });
  });

  it('ask for the password again after ten minutes', async () => {
    t.clock.advance({ minutes: 11 });
    expect(await codesOf({ columns: 'registrant' })).toEqual([403, 'PROOF_REQUIRED undefined']);
  });
});
