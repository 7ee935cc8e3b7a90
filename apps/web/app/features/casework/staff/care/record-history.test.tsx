import type { RecordHistory as History } from '@sangamam/contract/casework/care/record-history';
import { getMessageHistory } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { getPaymentCareHistory } from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { RecordHistory } from './record-history.tsx';

const recordId = '01970000-0000-7000-8000-0000000000ab';
const at = '2026-11-03T10:00:00.000Z';
const long = 'The uncle who sent it says that the bank took it twice. '.repeat(12).trim() + 'x'.repeat(300);
const history: History = [
  { _id: 6, at, action: 'message.reopened', actorName: 'Tomy Luke', reason: null, about: null },
  { _id: 5, at, action: 'message.closed', actorName: null, reason: null, about: null },
  { _id: 4, at, action: 'message.answered', actorName: 'Lizy Cherian', reason: null, about: null },
  { _id: 3, at, action: 'message.noted', actorName: 'Lizy Cherian', reason: long, about: null },
  {
    _id: 2,
    at,
    action: 'message.follow-up-set',
    actorName: 'Lizy Cherian',
    reason: 'Ask him',
    about: '2026-11-09',
  },
  {
    _id: 1,
    at,
    action: 'message.assigned',
    actorName: 'Tomy Luke',
    reason: null,
    about: 'Lizy-Annamma Cherian-Kochuparambil',
  },
];

const show = (kind: 'PAYMENT' | 'MESSAGE', scheme: 'light' | 'dark' = 'light', startsOpen = true) =>
  renderPiece(
    <main>
      <h1>Message</h1>
      <RecordHistory kind={kind} recordId={recordId} startsOpen={startsOpen} />
    </main>,
    { as: {}, scheme },
  );
const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test.for(['light', 'dark'] as const)('a message says who did what with it (%s)', async (scheme) => {
  mockEndpoint(getMessageHistory, () => history);
  await show('MESSAGE', scheme);
  await expect.element(page.getByText('Assigned: Lizy-Annamma Cherian-Kochuparambil')).toBeVisible();
  for (const [place, words] of ['Message reopened', 'Message closed', 'Answered by email', 'Note'].entries())
    expect(texts()[place]).toMatch(new RegExp(`^${words}.*2026`, 'u'));
  expect(texts()[1]).toMatch(/automatically$/u);
  await expect.element(page.getByText(/^Follow-up set: .*9.*2026/u)).toBeVisible();
  await expect.element(page.getByText('Ask him')).toBeVisible();
  await expectNoAxeViolations();
});

test('a payment loads it once it is unfolded, and says when nobody did anything', async () => {
  const calls = mockEndpoint(getPaymentCareHistory, () => []);
  await show('PAYMENT', 'light', false);
  await expect.element(page.getByText('Nobody has done anything here yet.')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await page.getByText('History', { exact: true }).click();
  await expect.element(page.getByText('Nobody has done anything here yet.')).toBeVisible();
  expect(calls).toMatchObject([{ params: { paymentId: recordId } }]);
  await expectNoAxeViolations();
});

test('a history that cannot be loaded is tried again', async () => {
  let isDown = true;
  mockEndpoint(getMessageHistory, () => {
    if (isDown) throw new Refusal('INTERNAL_ERROR');
    return history;
  });
  await show('MESSAGE');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(page.getByText('Answered by email')).toBeVisible();
});

test('on a phone a long note is not wider than the screen', async () => {
  await page.viewport(320, 700);
  mockEndpoint(getMessageHistory, () => history);
  await show('MESSAGE');
  await expect.element(page.getByText(/^The uncle who sent it/u)).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
