import {
  assignRegistration,
  assignRegistrations,
  listAssignees,
} from '@sangamam/contract/casework/care/assignment-endpoints';
import type { Assignee } from '@sangamam/contract/casework/care/care';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { namedRegistration } from '#web/domain/bulk-results/bulk-line.ts';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { registrationDetail, registrationRow } from '../../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { AssignedTo } from './assigned-to.tsx';
import { BulkAssign } from './bulk-assign.tsx';

const lizy: Assignee = { _id: '01970000-0000-7000-8000-0000000000e1', name: 'Lizy Cherian', isOnDuty: true };
const tomy: Assignee = { _id: '01970000-0000-7000-8000-0000000000e2', name: 'Tomy Luke', isOnDuty: false };
const { _id: orderId, care: noCare } = registrationDetail;

const show = (assignedTo: Assignee | null, decides = true, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <AssignedTo
        record={{ kind: 'REGISTRATION', _id: orderId, care: { ...noCare, assignedTo } }}
        decides={decides}
      />
    </main>,
    { as: { id: lizy._id }, scheme },
  );

const field = () => page.getByRole('combobox', { name: 'Assigned to' });

test.for(['light', 'dark'] as const)(
  'a registration is assigned to a colleague, or to nobody (%s)',
  async (scheme) => {
    mockEndpoint(listAssignees, () => [lizy, tomy]);
    const calls = mockEndpoint(assignRegistration, () => noCare);
    await show(tomy, true, scheme);
    await expect.element(field()).toHaveDisplayValue('Tomy Luke (no longer on duty)');
    await expect.element(page.getByRole('button', { name: 'Assign to me' })).toBeVisible();
    await expectNoAxeViolations();
    await field().selectOptions('Unassigned');
    expect(calls).toMatchObject([{ params: { orderId }, body: { userId: null, assignedToSeen: tomy._id } }]);
  },
);

test('one key assigns it to whoever is signed in; who was quicker is said', async () => {
  mockEndpoint(listAssignees, () => [lizy]);
  const calls = mockEndpoint(assignRegistration, () => {
    throw new Refusal('CONFLICT');
  });
  await show(null);
  await expect.element(page.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  await userEvent.keyboard('i');
  await expect.element(page.getByText(/^A colleague has changed this in the meantime/u)).toBeVisible();
  expect(calls).toMatchObject([{ body: { userId: lizy._id, assignedToSeen: null } }]);
});

test('other staff read whose it is', async () => {
  await show(tomy, false);
  await expect.element(page.getByText('Tomy Luke (no longer on duty)')).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
});

function Several() {
  const [opened, setOpened] = useState(true);
  const rows = [registrationRow, { ...registrationRow, _id: tomy._id, registrantName: 'Jose Luke' }];
  return (
    <BulkAssign
      kind="REGISTRATION"
      rows={rows.map(namedRegistration)}
      opened={opened}
      onClose={() => setOpened(false)}
      onAssigned={() => undefined}
    />
  );
}

test('several are assigned together, each with its own result', async () => {
  mockEndpoint(listAssignees, () => [lizy, tomy]);
  const done = { decisionId: null, code: null, message: null };
  const calls = mockEndpoint(assignRegistrations, () => [
    { ...done, _id: registrationRow._id, succeeded: true },
    { ...done, _id: tomy._id, succeeded: false, code: 'CONFLICT', message: 'Somebody changed it.' },
  ]);
  await renderPiece(<Several />, { as: { id: lizy._id } });
  await expect.element(field()).toHaveDisplayValue('Lizy Cherian');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: '1 assigned, 1 not assigned' })).toBeVisible();
  const refused = page.getByRole('listitem').nth(1);
  await expect.element(refused.getByRole('link', { name: 'Jose Luke' })).toBeVisible();
  await expect.element(refused.getByText('Not assigned')).toBeVisible();
  expect(calls).toMatchObject([
    { body: { userId: lizy._id, registrations: [{ assignedToSeen: null }, { orderId: tomy._id }] } },
  ]);
});
