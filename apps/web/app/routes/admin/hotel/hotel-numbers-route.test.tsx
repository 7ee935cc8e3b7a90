import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import { listHotelChanges, listHotelLists } from '@sangamam/contract/hotel/lists/list-endpoints';
import {
  exportStays,
  getRoomingColumns,
  saveRoomingColumns,
} from '@sangamam/contract/hotel/stays/export-endpoints';
import { listHotelConventions, listStays } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import {
  acceptNumbers,
  previewNumbers,
  undoNumbers,
  type FamilyNumbers,
  type OpenLine,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { defaultRoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { wouldLoseEdits } from '#web/ui/form/leaving/unsaved-forms.ts';

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
  mockEndpoint(listHotelLists, () => []);
  mockEndpoint(listHotelChanges, () => ({
    docs: [],
    total: 0,
    totalPages: 0,
    since: null,
    counts: { NEW: 0, CANCELLED: 0, CHANGED: 0 },
  }));
});

const id = (digit: number) => `01970000-0000-7000-8000-00000000000${digit}`;
const familyOf = (line: number, wanted: Partial<FamilyNumbers> = {}): FamilyNumbers => ({
  orderId: id(line),
  number: 'R2KX7A9',
  registrantName: `Family ${line}`,
  before: [],
  result: 'NEW',
  numbers: [`HY-${line}`],
  rooms: 1,
  lines: [line],
  foundBy: 'NUMBER',
  typedNumber: 'R2KX7A9',
  typedName: 'Mathew Anna',
  otherDays: null,
  revision: line,
  ...wanted,
});
const openLineOf = (line: number, wanted: Partial<OpenLine> = {}): OpenLine => ({
  line,
  problem: 'UNKNOWN_FAMILY',
  typedNumber: '',
  typedName: 'Nobody Here',
  confirmationNumber: `HY-${line}`,
  family: null,
  similar: [],
  ...wanted,
});
const previewOf = (families: FamilyNumbers[], openLines: OpenLine[] = []) => ({
  header: ['Reg', 'Name', 'Conf'],
  samples: [['R2KX7A9'], ['Anna'], ['HY-2', 'HY-3']],
  columns: {
    registrationNumber: 0,
    name: 1,
    firstName: null,
    confirmationNumber: 2,
    status: null,
    arrival: null,
    departure: null,
  },
  isClear: true,
  families,
  openLines,
  stillMissing: 2,
});
const savedOf = ({ orderId }: { orderId: string }) => ({
  orderId,
  result: 'SAVED' as const,
  message: null,
  decisionId: orderId.replace(/.$/u, 'd'),
});
const decisionOf = ({ orderId, decisionId }: ReturnType<typeof savedOf>) => ({ orderId, decisionId });
const paste = async () => {
  await page.getByRole('textbox', { name: /Or paste rows/u }).fill('Reg\tName\tConf\nR2KX7A9\tAnna\tHY-2');
  await page.getByRole('button', { name: 'Read pasted rows' }).click();
};

test.for(['light', 'dark'] as const)(
  'a list shows what it would change, then enters it (%s)',
  async (scheme) => {
    mockEndpoint(previewNumbers, () =>
      previewOf(
        [
          familyOf(2, { numbers: ['HY-2', 'HY-22'], rooms: 2, lines: [2, 6] }),
          familyOf(3, { result: 'CHANGED', before: ['OLD-3'] }),
          familyOf(5, { result: 'SAME' }),
        ],
        [openLineOf(4)],
      ),
    );
    const calls = mockEndpoint(acceptNumbers, ({ body }) => ({
      results: body.families.map(savedOf),
    }));
    await show('/admin/hotel/numbers', scheme);
    await paste();
    await expect.element(page.getByRole('rowheader', { name: /^Family 2/u })).toBeVisible();
    for (const text of ['HY-2', 'HY-22', '2 of 2 rooms', 'New', 'Unknown family'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: 'Nobody Here' })).toBeVisible();
    await expect.element(page.getByText('Previously OLD-3')).toBeVisible();
    await expect
      .element(page.getByText('3 families found. 1 line to check. 2 families still have no number.'))
      .toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('checkbox', { name: 'Also replace 1 number' }).click();
    await page.getByRole('button', { name: 'Enter 3 numbers and email 2 families' }).click();
    await expect
      .element(page.getByText('The numbers of 2 families are entered. Their emails leave in a minute.'))
      .toBeVisible();
    expect(calls).toMatchObject([
      {
        body: {
          families: [
            { orderId: id(2), confirmationNumbers: ['HY-2', 'HY-22'], revision: 2 },
            { orderId: id(3), confirmationNumbers: ['HY-3'], revision: 3 },
          ],
        },
      },
    ]);
    await expectNoAxeViolations();
  },
);

test('lines to check are settled on the spot: by a similar name, a search, or left out', async () => {
  const similar = [{ orderId: id(7), number: 'R7KX7A9', registrantName: 'Beny Chirayil' }];
  const cancelled = openLineOf(6, {
    problem: 'CANCELLED',
    confirmationNumber: 'HY-6',
    family: { orderId: id(6), number: 'R6KX7A9', registrantName: 'Mia Thomas', before: ['HY-6'] },
  });
  const calls = mockEndpoint(previewNumbers, () =>
    previewOf(
      [
        familyOf(2, {
          otherDays: {
            listed: { arrival: '2027-07-21', departure: null },
            ours: { arrival: '2027-07-22', departure: '2027-07-25' },
          },
        }),
      ],
      [openLineOf(4, { typedName: 'Beny Chrayil', similar }), openLineOf(5), cancelled],
    ),
  );
  mockEndpoint(listStays, () => ({
    docs: [sampleStay({ orderId: id(8), registrantName: 'Cyril George' })],
    total: 1,
    totalPages: 1,
  }));
  const said = (): unknown => JSON.parse(calls.at(-1)?.body.choices ?? '[]');
  await show('/admin/hotel/numbers');
  await paste();
  await expect.element(page.getByText('Other days')).toBeVisible();
  expect(page.getByRole('main').element().textContent).toContain(
    'Hotel 07-21-2027 – 07-25-2027, our list 07-22-2027 – 07-25-2027',
  );
  await expect.element(page.getByText('The family still has this number.')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Beny Chirayil, R7KX7A9' }).click();
  await expect.poll(said).toEqual([{ line: 4, orderId: id(7) }]);
  await page.getByRole('button', { name: 'Choose family of line 5' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose family of line 5' });
  await dialog.getByRole('searchbox', { name: 'Search by name or number' }).fill('cyril');
  await dialog.getByRole('button', { name: /^Cyril George/u }).click();
  await expect.poll(said).toContainEqual({ line: 5, orderId: id(8) });
  await page.getByRole('button', { name: 'Leave out line 6' }).click();
  await expect.poll(said).toContainEqual({ line: 6, orderId: null });
  await expect.element(page.getByText('1 line is left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Show them again' }).click();
  await expect.poll(said).toHaveLength(2);
});

test('a family that was guessed wrongly is replaced or left out, and leaving the page then asks', async () => {
  const calls = mockEndpoint(previewNumbers, () =>
    previewOf([
      familyOf(2),
      familyOf(3, { foundBy: 'TYPO', typedNumber: 'R2KX7A8', lines: [3, 4] }),
      familyOf(5, { foundBy: 'CHOICE' }),
    ]),
  );
  mockEndpoint(listStays, () => ({
    docs: [sampleStay({ orderId: id(8), registrantName: 'Cyril George' })],
    total: 1,
    totalPages: 1,
  }));
  const said = (): unknown => JSON.parse(calls.at(-1)?.body.choices ?? '[]');
  await show('/admin/hotel/numbers');
  await paste();
  await expect.element(page.getByRole('button', { name: 'Another family than Family 5' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Another family than Family 2' }).query()).toBeNull();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Another family than Family 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose family of line 3' });
  await dialog.getByRole('searchbox', { name: 'Search by name or number' }).fill('cyril');
  await dialog.getByRole('button', { name: /^Cyril George/u }).click();
  await expect.poll(said).toEqual([
    { line: 3, orderId: id(8) },
    { line: 4, orderId: id(8) },
  ]);
  await page.getByRole('button', { name: 'Leave out Family 2' }).click();
  await expect.poll(said).toContainEqual({ line: 2, orderId: null });
  await expect.poll(wouldLoseEdits).toBe(true);
});

test('a line of a family with another problem can be given to another family, too', async () => {
  const family = { orderId: id(6), number: 'R6KX7A9', registrantName: 'Mia Thomas', before: [] };
  mockEndpoint(previewNumbers, () =>
    previewOf(
      [],
      [
        openLineOf(2, { problem: 'DOUBLE_NUMBER', family }),
        openLineOf(3, { problem: 'NOT_CONFIRMED', family }),
        openLineOf(4, { problem: 'CANCELLED', family }),
      ],
    ),
  );
  await show('/admin/hotel/numbers');
  await paste();
  await expect.element(page.getByRole('button', { name: 'Choose family of line 2' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose family of line 3' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Choose family of line 4' }).query()).toBeNull();
});

test('entered numbers are undone within the minute; who keeps them is named', async () => {
  mockEndpoint(previewNumbers, () => previewOf([familyOf(2), familyOf(3)]));
  mockEndpoint(acceptNumbers, ({ body }) => ({ results: body.families.map(savedOf) }));
  const calls = mockEndpoint(undoNumbers, () => ({
    results: [
      { orderId: id(2), undone: true, message: null },
      { orderId: id(3), undone: false, message: 'Lizy Cherian changed this stay just now.' },
    ],
  }));
  await show('/admin/hotel/numbers');
  await paste();
  await page.getByRole('button', { name: 'Enter 2 numbers and email 2 families' }).click();
  await page.getByRole('button', { name: 'Undo the numbers of 2 families' }).click();
  await expect
    .element(page.getByText('The numbers of 1 family are undone. It gets no email about them.'))
    .toBeVisible();
  await expect.element(page.getByText('Family 3: Lizy Cherian changed this stay just now.')).toBeVisible();
  expect(calls).toMatchObject([
    { body: { decisions: [savedOf({ orderId: id(2) }), savedOf({ orderId: id(3) })].map(decisionOf) } },
  ]);
  await expectNoAxeViolations();
  await expect.element(page.getByRole('button', { name: 'Read the list again' })).toBeVisible();
});

test('a number that is refused says whose and why', async () => {
  mockEndpoint(previewNumbers, () => previewOf([familyOf(2)]));
  mockEndpoint(acceptNumbers, () => ({
    results: [
      {
        orderId: id(2),
        result: 'REFUSED' as const,
        message: 'Somebody else changed this.',
        decisionId: null,
      },
    ],
  }));
  await show('/admin/hotel/numbers');
  await paste();
  await page.getByRole('button', { name: 'Enter 1 number and email 1 family' }).click();
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
  await page.viewport(360, 780);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Download Rooming list as CSV' }).click();
  await expect.poll(() => calls).toMatchObject([{ params: { format: 'csv' }, query: { view: 'MISSING' } }]);
});
