import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportPeople, peopleColumns } from '@sangamam/contract/people/directory/people-export';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { download } from '#test/download.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let registrar: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  for (const firstName of ['Anna', 'Luke', 'Tessy'])
    await createRegistrant(t, {
      firstName,
      lastName: 'Kurian',
      familyName: '@Vallathara',
      mobile: { countryCode: '+1', phoneNumber: '3125550142' },
    });
});
afterAll(() => t.close());

const csv = async (query: Record<string, string>) => {
  const { payload } = await download(t, exportPeople, registrar, { params: { format: 'csv' }, query });
  return payload.slice(1).split('\r\n').slice(0, -1);
};

describe('registrants as a file', () => {
  it('have a row each, the oldest account first, without staff', async () => {
    expect(await csv({ columns: 'firstName,familyName,phone,account,registrations' })).toEqual([
      'First name,Family name,Phone,Account,Registrations',
      "Anna,'@Vallathara,'+1 312 555 0142,Active,0",
      "Luke,'@Vallathara,'+1 312 555 0142,Active,0",
      "Tessy,'@Vallathara,'+1 312 555 0142,Active,0",
    ]);
  });

  it('are those that match search and filter', async () => {
    expect(await csv({ search: 'luke', columns: 'firstName' })).toEqual(['First name', 'Luke']);
    expect(await csv({ state: 'CLOSED', columns: 'firstName' })).toEqual(['First name']);
  });

  it('can have every column', async () => {
    const [header, ...rows] = await csv({ columns: Object.keys(peopleColumns).join(',') });
    expect(header?.split(',')).toEqual(Object.values(peopleColumns).map(({ name }) => name));
    expect(rows).toHaveLength(3);
  });
});
