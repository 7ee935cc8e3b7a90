import {
  listMessageColleagues,
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
const message: MessageRow = {
  _id: sampleId('message'),
  fullname: 'Reena Kallarackal',
  emailAddress: 'reena@example.org',
  messageSubject: 'Dance group',
  excerpt: 'Sixteen of us would like to dance on Saturday.',
  state: 'NEW',
  assignedTo: teena,
  followUp: { on: '2027-02-03', reason: 'Ask the stage team', daysLate: 0 },
  attachmentCount: 1,
  answerCount: 0,
  letter: null,
  createdAt: '2027-02-01T12:00:00.000Z',
  closedAt: null,
};

function show(docs: MessageRow[], at: string) {
  mockEndpoint(listMessageColleagues, () => [teena]);
  const calls = mockEndpoint(listMessages, () => ({ docs, total: docs.length, totalPages: 1 }));
  return { calls, shown: renderApp([{ path: '/', Component: MessageTable }], { as: { type: 'STAFF' }, at }) };
}

test('a row says whose message it is and when to look again, and the list narrows to that', async () => {
  const { calls, shown } = show([message], '/?assigned=me&followUp=due&registrationId=x');
  await shown;
  const row = page.getByRole('row', { name: /Dance group/u });
  await expect.element(row.getByText('Teena Simon')).toBeVisible();
  await expect.element(row.getByText('Follow up today')).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ assigned: 'me', followUp: 'due', page: '1' });
  await expectNoAxeViolations();
});

test.each([
  ['/', 'Messages sent with the contact form and answers to letters appear here.'],
  ['/?search=dance', 'Nothing matches your search and filters.'],
])('an empty list at %s says why', async (at, text) => {
  await show([], at).shown;
  await expect.element(page.getByText(text)).toBeVisible();
});
