import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import {
  exportStays,
  getRoomingColumns,
  saveRoomingColumns,
} from '@sangamam/contract/hotel/admin/export-endpoints';
import { listHotelConventions, listStays } from '@sangamam/contract/hotel/admin/hotel-admin-endpoints';
import {
  acceptNumbers,
  previewNumbers,
  type NumberLine,
} from '@sangamam/contract/hotel/admin/numbers-endpoints';
import { defaultRoomingColumns } from '@sangamam/contract/hotel/admin/rooming-columns';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { MockFile, mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleHotelConvention, sampleStay } from '../../../../test/sample-stay.ts';
import HotelColumns from './hotel-columns-route.tsx';
import HotelNumbers from './hotel-numbers-route.tsx';
import Hotel from './hotel-route.tsx';

const shell = (Part: () => React.ReactNode) => () => (
  <main>
    <Part />
  </main>
);
const show = (at: string, scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      { path: '/admin/hotel', Component: shell(Hotel) },
      { path: '/admin/hotel/numbers', Component: shell(HotelNumbers) },
      { path: '/admin/hotel/columns', Component: shell(HotelColumns) },
    ],
    { at, as: { type: 'STAFF' }, scheme },
  );

beforeEach(() => {
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Hospitality',
    email: 'hospitality@example.org',
    roles: ['HOSPITALITY' as const],
    needsSecondFactor: false,
  }));
  mockEndpoint(listHotelConventions, () => [sampleHotelConvention()]);
});

const id = (digit: number) => `01970000-0000-7000-8000-00000000000${digit}`;
const lineOf = (line: number, wanted: Partial<NumberLine> = {}, before = ''): NumberLine => ({
  line,
  result: 'NEW',
  typedNumber: 'R2KX7A9',
  typedName: 'Mathew Anna',
  confirmationNumber: `HY-${line}`,
  family: {
    orderId: id(line),
    number: 'R2KX7A9',
    registrantName: `Family ${line}`,
    foundBy: 'NUMBER',
    before,
    revision: line,
  },
  ...wanted,
});
const previewOf = (...lines: NumberLine[]) => ({
  header: ['Reg', 'Name', 'Conf'],
  sample: ['R2KX7A9', 'Anna', 'HY-2'],
  columns: { registrationNumber: 0, name: 1, confirmationNumber: 2 },
  lines,
  stillMissing: 2,
});
const paste = async () => {
  await page.getByRole('textbox', { name: /Or paste rows/u }).fill('Reg\tName\tConf\nR2KX7A9\tAnna\tHY-2');
  await page.getByRole('button', { name: 'Read pasted rows' }).click();
};

test.for(['light', 'dark'] as const)(
  'a list shows what it would change, then enters it (%s)',
  async (scheme) => {
    mockEndpoint(previewNumbers, () =>
      previewOf(
        lineOf(2),
        lineOf(3, { result: 'CHANGED' }, 'OLD-3'),
        lineOf(4, { result: 'UNKNOWN_FAMILY', family: null, typedName: 'Nobody Here' }),
        lineOf(5, { result: 'SAME' }),
      ),
    );
    const calls = mockEndpoint(acceptNumbers, ({ body }) => ({
      results: body.lines.map(({ orderId }) => ({ orderId, result: 'SAVED' as const, message: null })),
    }));
    await show('/admin/hotel/numbers', scheme);
    await paste();
    await expect.element(page.getByRole('rowheader', { name: /^Family 2/u })).toBeVisible();
    for (const text of ['HY-2', 'New', 'Unknown family'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Nobody Here' })).toBeVisible();
    await expect.element(page.getByText('Previously OLD-3')).toBeVisible();
    await expect.element(page.getByText('4 lines. 2 families still have no number.')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('checkbox', { name: 'Also replace 1 number' }).click();
    await page.getByRole('button', { name: 'Enter 2 numbers' }).click();
    await expect.element(page.getByText('2 numbers are entered. The families get an email.')).toBeVisible();
    expect(calls).toMatchObject([
      {
        body: {
          lines: [
            { orderId: id(2), confirmationNumber: 'HY-2', revision: 2 },
            { orderId: id(3), confirmationNumber: 'HY-3', revision: 3 },
          ],
        },
      },
    ]);
    await expectNoAxeViolations();
  },
);

test('a number that is refused says whose and why', async () => {
  mockEndpoint(previewNumbers, () => previewOf(lineOf(2)));
  mockEndpoint(acceptNumbers, () => ({
    results: [{ orderId: id(2), result: 'REFUSED' as const, message: 'Somebody else changed this.' }],
  }));
  await show('/admin/hotel/numbers');
  await paste();
  await page.getByRole('button', { name: 'Enter 1 number' }).click();
  await expect.element(page.getByText('Family 2: Somebody else changed this.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Read the list again' })).toBeVisible();
});

test('a list that cannot be read says so, and another can be chosen', async () => {
  mockEndpoint(previewNumbers, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await show('/admin/hotel/numbers');
  await paste();
  await expect.element(page.getByText(/We are busy for a moment/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Read pasted rows' })).toBeVisible();
});

test('the columns of the hotel are chosen, named and put in order', async () => {
  mockEndpoint(getRoomingColumns, () => ({ rooming: defaultRoomingColumns, revision: 4 }));
  const calls = mockEndpoint(saveRoomingColumns, () => ({ revision: 5 }));
  await show('/admin/hotel/columns');
  await page.getByRole('textbox', { name: 'Heading of Registration number' }).fill('Booking ref');
  await page.getByRole('button', { name: 'Move Name up' }).click();
  await page.getByRole('checkbox', { name: 'Special request' }).click();
  await page.getByRole('combobox', { name: 'One row for each' }).selectOptions('Room');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(calls).toMatchObject([
    {
      body: {
        revision: 4,
        rooming: {
          rowPer: 'ROOM',
          columns: [
            { field: 'registrantName', header: 'Name' },
            { field: 'registrationNumber', header: 'Booking ref' },
            ...defaultRoomingColumns.columns.slice(2).filter(({ field }) => field !== 'specialRequest'),
          ],
        },
      },
    },
  ]);
});

test('the rooming list is downloaded as its view shows it', async () => {
  mockEndpoint(listStays, () => ({ docs: [sampleStay()], total: 1, totalPages: 1 }));
  const calls = mockEndpoint(exportStays, () => new MockFile('rooming-list.csv', 'Name\r\nAnna'));
  await show('/admin/hotel?view=MISSING');
  await page.getByRole('button', { name: 'Download Rooming list as CSV' }).click();
  await expect.poll(() => calls).toMatchObject([{ params: { format: 'csv' }, query: { view: 'MISSING' } }]);
});
