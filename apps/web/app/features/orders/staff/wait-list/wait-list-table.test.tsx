import {
  extendOffer,
  listWaitList,
  removeFromWaitList,
  type WaitListRow,
} from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { WaitListTable } from './wait-list-table.tsx';

const waits: WaitListRow = {
  _id: sampleId('entry'),
  orderId: sampleId('order'),
  tmpConvRegNo: 'T8VTQW4',
  registrantName: 'Kochumol Pachikara',
  familyName: 'Kizhakkekara',
  conventionName: 'Sangamam 2027',
  people: 4,
  subject: { kind: 'PACKAGE', _id: sampleId('package'), name: 'GOLD FAMILY', key: null },
  quantity: 1,
  takesFewer: false,
  offered: null,
  state: 'WAITING',
  place: 2,
  joinedAt: '2026-11-20T15:00:00Z',
  offeredUntil: null,
  endedAt: null,
};
const offered: WaitListRow = {
  ...waits,
  state: 'OFFERED',
  place: null,
  offered: 1,
  offeredUntil: '2026-12-04T18:30:00Z',
};

function show(
  docs: WaitListRow[],
  { roles = ['REGISTRAR'], at = '/' }: { roles?: StaffRole[]; at?: string } = {},
) {
  const calls = mockEndpoint(listWaitList, () => ({
    docs,
    total: docs.length,
    totalPages: 1,
    counts: { WAITING: 7, OFFERED: 1, ENDED: 12 },
    subjects: [{ ...waits.subject, conventionName: 'Sangamam 2027' }],
  }));
  const Table = () => (
    <main>
      <WaitListTable roles={roles} />
    </main>
  );
  return renderApp([{ path: '/', Component: Table }], { as: {}, at }).then(() => calls);
}

const row = () => page.getByRole('row', { name: /Kochumol Pachikara/u });
const button = (name: string) => page.getByRole('button', { name });

test('shows who waits for what, with the number of each view', async () => {
  await show([waits]);
  for (const name of [/GOLD FAMILY/u, /^Place 2$/u, /^People 4$/u, /^Waits$/u])
    await expect.element(row().getByRole('cell', { name })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Place offered 1' })).toBeVisible();
  await expect.element(button('Move to the front')).toBeVisible();
  await expectNoAxeViolations();
});

test('whoever only looks gets no buttons', async () => {
  await show([waits], { roles: ['VIEWER'] });
  await expect.element(row()).toBeVisible();
  await expect.element(button('Move to the front')).not.toBeInTheDocument();
  await expect.element(button('Take off the list')).not.toBeInTheDocument();
});

test('the address says view, package and search; what the server would refuse is left out', async () => {
  const calls = await show([offered], { at: '/?view=OFFERED&of=nonsense&search=%20Pachi%20' });
  await expect.element(row().getByText(/^Held until Dec 4, 2026/u)).toBeVisible();
  expect(calls[0]?.query).toEqual({ view: 'OFFERED', search: 'Pachi', page: '1' });
});

test('a place is held longer for the days that are chosen, for a reason', async () => {
  const calls = mockEndpoint(extendOffer, () => offered);
  await show([offered], { at: '/?view=OFFERED' });
  await button('Hold longer').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'From now on for' }).selectOptions('72');
  await dialog.getByRole('button', { name: 'Hold longer' }).click();
  await expect.element(dialog.getByText('Please give a reason').first()).toBeVisible();
  expect(calls).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They are travelling');
  await dialog.getByRole('button', { name: 'Hold longer' }).click();
  await expect.element(page.getByText('The place is held longer')).toBeVisible();
  expect(calls).toMatchObject([{ body: { hours: 72, reason: 'They are travelling' } }]);
});

test('a refusal stays in the dialog', async () => {
  mockEndpoint(removeFromWaitList, () => {
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  });
  await show([waits]);
  await button('Take off the list').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They will not come');
  await dialog.getByRole('button', { name: 'Take off the list' }).click();
  await expect.element(dialog.getByText(/^This cannot be done in the state/u)).toBeVisible();
});

test('an empty list says what would be there, and what a search did not find', async () => {
  await show([]);
  await expect.element(page.getByText('No family here')).toBeVisible();
  await show([], { at: '/?search=nobody' });
  await expect.element(page.getByText('No family found')).toBeVisible();
});
