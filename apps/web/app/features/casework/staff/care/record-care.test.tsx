import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import type { RecordCare as Care } from '@sangamam/contract/casework/care/care';
import * as message from '@sangamam/contract/contact/messages/message-admin-endpoints';
import * as payment from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import type { CaredRecord } from './cared-record.ts';
import { RecordCare } from './record-care.tsx';

const lizy = { _id: '01970000-0000-7000-8000-0000000000e1', name: 'Lizy Cherian', isOnDuty: true };
const tomy = { _id: '01970000-0000-7000-8000-0000000000e2', name: 'Tomy Luke', isOnDuty: true };
const _id = '01970000-0000-7000-8000-0000000000ab';
const noCare: Care = { assignedTo: null, followUp: null, labels: [] };
const note = { note: 'It is the uncle', authorName: 'Tomy Luke', at: '2026-11-03T10:00:00.000Z' };
const today = calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

const show = (
  record: Pick<CaredRecord, 'kind'> & { care?: Care },
  { isOver = false, scheme }: { isOver?: boolean; scheme?: 'light' | 'dark' } = {},
) => {
  mockEndpoint(listLabels, () => []);
  return renderPiece(
    <main>
      <h1>Care</h1>
      <RecordCare record={{ _id, care: noCare, ...record }} notes={[note]} isOver={isOver} />
    </main>,
    { as: { id: lizy._id }, ...(scheme && { scheme }) },
  );
};

const dialog = () => page.getByRole('dialog');
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)('a payment is assigned, and shows its notes (%s)', async (scheme) => {
  mockEndpoint(payment.careOfPayments.listAssignees, () => [lizy, tomy]);
  const calls = mockEndpoint(payment.careOfPayments.assign, () => noCare);
  await show({ kind: 'PAYMENT' }, { scheme });
  await expect.element(page.getByText('It is the uncle')).toBeVisible();
  await expect.element(page.getByText(/, Tomy Luke$/u)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOptions('Tomy Luke');
  await page.getByRole('button', { name: 'Assign to me' }).click();
  expect(calls).toMatchObject([
    { params: { paymentId: _id }, body: { userId: tomy._id, assignedToSeen: null } },
    { params: { paymentId: _id }, body: { userId: lizy._id, assignedToSeen: null } },
  ]);
});

test('who was quicker with a message is said, and its keys are no keys of a registration', async () => {
  mockEndpoint(message.careOfMessages.listAssignees, () => [lizy]);
  const calls = mockEndpoint(message.careOfMessages.assign, () => {
    throw new Refusal('CONFLICT');
  });
  await show({ kind: 'MESSAGE' });
  await expect.element(page.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  await userEvent.keyboard('ifn');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect.element(page.getByText(/^A colleague has changed this in the meantime/u)).toBeVisible();
  expect(calls).toMatchObject([{ params: { messageId: _id }, body: { userId: lizy._id } }]);
});

test('a day and a note are for the record that they were chosen at', async () => {
  mockEndpoint(payment.careOfPayments.listAssignees, () => [lizy]);
  const days = mockEndpoint(payment.careOfPayments.setFollowUp, () => noCare);
  const notes = mockEndpoint(payment.careOfPayments.addNote, ({ params }) => ({ _id: params.paymentId }));
  await show({ kind: 'PAYMENT' });
  await page.getByRole('button', { name: 'Set a follow-up' }).click();
  await expect.element(page.getByText(/^From that day on the filter "Follow up" finds it/u)).toBeVisible();
  await page.getByRole('button', { name: 'In a week' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(days).toMatchObject([
    { params: { paymentId: _id }, body: { followUp: { on: addDays(today, 7), reason: '' }, seen: null } },
  ]);
  await page.getByRole('button', { name: 'Write a note' }).click();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await animations();
  await expectNoAxeViolations();
  await page.getByRole('textbox', { name: 'Note' }).fill('Called the bank');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(notes).toMatchObject([{ params: { paymentId: _id }, body: { note: 'Called the bank' } }]);
  expect(notes[0]?.body).not.toHaveProperty('registrarsOnly');
});

test('a follow-up that is late is done with one click, and its refusal is shown', async () => {
  mockEndpoint(message.careOfMessages.listAssignees, () => [lizy]);
  const calls = mockEndpoint(message.careOfMessages.setFollowUp, () => {
    throw new Refusal('CONFLICT');
  });
  const followUp = { on: addDays(today, -1), reason: 'Ask the hotel', daysLate: 1 };
  await show({ kind: 'MESSAGE', care: { ...noCare, assignedTo: lizy, followUp } });
  await expect.element(page.getByText('Follow up, 1 day late')).toBeVisible();
  await page.getByRole('button', { name: 'Follow-up is done' }).click();
  await expect.element(page.getByText(/^Somebody else changed this/u)).toBeVisible();
  expect(calls).toMatchObject([
    { body: { followUp: null, seen: { on: followUp.on, reason: 'Ask the hotel' } } },
  ]);
});

test.for([
  [false, 1],
  [true, 0],
] as const)('what is over is not followed up any more (%s)', async ([isOver, buttons]) => {
  mockEndpoint(message.careOfMessages.listAssignees, () => [lizy]);
  await show({ kind: 'MESSAGE' }, { isOver });
  await expect.element(page.getByRole('button', { name: 'Write a note' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Set a follow-up' }).elements()).toHaveLength(buttons);
});
