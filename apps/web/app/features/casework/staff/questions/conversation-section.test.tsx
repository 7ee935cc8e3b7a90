import {
  addFamilyAnswer,
  closeConversation,
} from '@sangamam/contract/casework/questions/conversation-endpoints';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { daysWaiting } from '#web/features/orders/staff/registrations/waiting-text.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { ConversationSection } from './conversation-section.tsx';

const entries: RegistrationDetail['conversationEntries'] = [
  {
    _id: 'q1',
    kind: 'QUESTION',
    at: '2026-11-16T10:00:00.000Z',
    text: 'Which parish?',
    by: 'Lizy Cherian',
    source: null,
  },
  { _id: 'a1', kind: 'ANSWER', at: '2026-11-18T10:00:00.000Z', text: 'Kaipuzha', by: null, source: 'LINK' },
  {
    _id: 'a2',
    kind: 'ANSWER',
    at: '2026-11-18T10:05:00.000Z',
    text: 'Kaipuzha!',
    by: 'Anna Mathew',
    source: 'ACCOUNT',
  },
];
type State = NonNullable<RegistrationDetail['conversation']>['state'];
const asked = (state: State): RegistrationDetail => ({
  ...registrationDetail,
  conversation: { state, since: '2026-11-16T10:00:00.000Z', until: '2026-11-23' },
  conversationEntries: entries,
});
const show = (registration: RegistrationDetail, { decides = true, dark = false } = {}) =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <ConversationSection registration={registration} decides={decides} />
    </main>,
    { as: {}, scheme: dark ? 'dark' : 'light' },
  );

test.for([
  ['WAITING', 'Waiting for the family'],
  ['ANSWERED', 'Answered'],
  ['NO_ANSWER', /^No answer since 11-16-2026/u],
] as const)('questions and answers are shown with their writers: %s', async ([state, badge]) => {
  await show(asked(state), { dark: state === 'ANSWERED' });
  await expect.element(page.getByText(badge, { exact: true }).first()).toBeVisible();
  for (const words of [
    'Lizy Cherian asks',
    'Which parish?',
    'The family, by the link in the email',
    'Anna Mathew, on My Account',
  ])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

test('an answer that came by phone is written down', async () => {
  const calls = mockEndpoint(addFamilyAnswer, ({ params }) => ({ _id: params.orderId }));
  await show(asked('WAITING'));
  await page.getByRole('button', { name: "Add the family's answer" }).click();
  const dialog = page.getByRole('dialog', { name: "Add the family's answer" });
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect.element(dialog.getByText('Please write your answer').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'The answer' }).fill('By phone: Kaipuzha');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { answer: 'By phone: Kaipuzha' } }]);
});

test('closing the conversation asks once and says what it does', async () => {
  const calls = mockEndpoint(closeConversation, ({ params }) => ({ _id: params.orderId }));
  await show(asked('WAITING'));
  await page.getByRole('button', { name: 'Close the conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the conversation?' });
  await expect.element(dialog.getByText(/The question is withdrawn/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('who may not decide sees no actions, and a closed conversation offers none', async () => {
  await show(asked('WAITING'), { decides: false });
  await expect.element(page.getByText('Which parish?')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('the clock of a registration stands while it waits for its family, and starts again when it is back', () => {
  const day = 24 * 60 * 60_000;
  const now = Date.parse('2026-11-26T10:00:00.000Z');
  const row = { ...asked('WAITING'), submittedAt: '2026-11-01T10:00:00.000Z' };
  expect(daysWaiting(row, now)).toBeUndefined();
  expect(daysWaiting({ ...row, conversation: null }, now)).toBe(25);
  const back = new Date(now - 2 * day).toISOString();
  expect(
    daysWaiting(
      { ...asked('ANSWERED'), conversation: { state: 'ANSWERED', since: back, until: '2026-11-23' } },
      now,
    ),
  ).toBe(2);
  expect(daysWaiting({ ...asked('NO_ANSWER') }, now)).toBe(2);
});
