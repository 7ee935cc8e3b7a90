import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import {
  careOfMessages,
  listMessages,
  type MessageRow,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { MessageTable } from './message-table.tsx';

const teena = { _id: sampleId('teena'), name: 'Teena Simon', isOnDuty: true };
const choir = { _id: sampleId('choir'), name: 'Choir', color: 'TEAL' } as const;
const message: MessageRow = {
  _id: sampleId('message'),
  fullname: 'Reena Kallarackal',
  emailAddress: 'reena@example.org',
  messageSubject: 'Dance group',
  excerpt: 'Sixteen of us would like to dance on Saturday.',
  state: 'NEW',
  assignedTo: teena,
  followUp: { on: '2027-02-03', reason: 'Ask the stage team', daysLate: 0 },
  labels: [choir],
  attachmentCount: 1,
  answerCount: 0,
  letter: null,
  createdAt: '2027-02-01T12:00:00.000Z',
  closedAt: null,
};

function show(docs: MessageRow[], at: string) {
  mockEndpoint(careOfMessages.listAssignees, () => [teena]);
  mockEndpoint(listLabels, () => [
    { ...choir, revision: 0, uses: 0, paymentUses: 0, messageUses: 1, personUses: 0 },
  ]);
  const calls = mockEndpoint(listMessages, () => ({ docs, total: docs.length, totalPages: 1 }));
  return { calls, shown: renderApp([{ path: '/', Component: MessageTable }], { as: { type: 'STAFF' }, at }) };
}

test('a row says whose message it is and when to look again, and the list narrows to that', async () => {
  const { calls, shown } = show([message], `/?assigned=me&followUp=due&label=${choir._id}&registrationId=x`);
  await shown;
  const row = page.getByRole('row', { name: /Dance group/u });
  await expect.element(row.getByText('Teena Simon')).toBeVisible();
  await expect.element(row.getByText('Follow up today')).toBeVisible();
  await expect.element(row.getByText('Choir')).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ assigned: 'me', followUp: 'due', label: choir._id, page: '1' });
  await expectNoAxeViolations();
});

test.each([
  ['/', 'Messages sent with the contact form and answers to letters appear here.'],
  ['/?search=dance', 'Nothing matches your search and filters.'],
])('an empty list at %s says why', async (at, text) => {
  await show([], at).shown;
  await expect.element(page.getByText(text)).toBeVisible();
});

test('several messages are given to a colleague and followed up together, each with its own result', async () => {
  const other: MessageRow = {
    ...message,
    _id: sampleId('other'),
    fullname: 'Jose Luke',
    messageSubject: 'Parking',
    assignedTo: null,
    followUp: null,
    labels: [],
  };
  const assigned = mockEndpoint(careOfMessages.assignSeveral, ({ body }) =>
    body.records.map(({ recordId }) => ({ _id: recordId, succeeded: true, code: null, message: null })),
  );
  const followedUp = mockEndpoint(careOfMessages.setFollowUpOfSeveral, ({ body }) =>
    body.records.map(({ recordId }) => ({
      _id: recordId,
      succeeded: recordId !== other._id,
      code: recordId === other._id ? 'CONFLICT' : null,
      message: recordId === other._id ? 'Lizy Cherian set its follow-up just now.' : null,
    })),
  );
  await show([message, other], '/').shown;
  const all = page.getByRole('checkbox', { name: 'Select all on this page (2)' });
  const bar = page.getByRole('region', { name: 'Selected messages' });
  await page.getByRole('checkbox', { name: 'Select Parking, Jose Luke' }).click();
  await expect.element(bar.getByText('1 message selected')).toBeVisible();
  await all.click();
  await expect.element(bar.getByText('2 messages selected')).toBeVisible();
  await expectNoAxeViolations();

  await bar.getByRole('button', { name: 'Assign 2' }).click();
  const asked = page.getByRole('dialog', { name: 'Assign 2 messages' });
  await asked.getByRole('combobox', { name: 'Assigned to' }).selectOptions('Teena Simon');
  await asked.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('dialog', { name: '2 assigned' }).getByRole('button', { name: 'Done' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  const seen = [
    { recordId: message._id, assignedToSeen: teena._id },
    { recordId: other._id, assignedToSeen: null },
  ];
  expect(assigned).toMatchObject([{ body: { userId: teena._id, records: seen } }]);

  await all.click();
  await bar.getByText('More', { exact: true }).click();
  await bar.getByRole('button', { name: 'Set a follow-up' }).click();
  const day = page.getByRole('dialog', { name: 'Set a follow-up for 2 messages' });
  await expect.element(day.getByText(/^1 of them has a follow-up already/u)).toBeVisible();
  await day.getByRole('button', { name: 'In a week' }).click();
  await day.getByRole('button', { name: 'Save' }).click();
  const results = page.getByRole('dialog', { name: '1 follow-up set, 1 not set' });
  const refused = results.getByRole('listitem').nth(1);
  await expect.element(refused.getByRole('link', { name: 'Parking' })).toBeVisible();
  await expect.element(refused.getByText(/set its follow-up just now/u)).toBeVisible();
  expect(followedUp[0]?.body.records).toEqual([
    { recordId: message._id, seen: { on: '2027-02-03', reason: 'Ask the stage team' } },
    { recordId: other._id, seen: null },
  ]);
});
