import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { CareActions } from './care-actions.tsx';

const show = (scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <CareActions registration={registrationDetail} />
    </main>,
    { as: {}, scheme },
  );

const dialog = (name: string) => page.getByRole('dialog', { name });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)('a question to the family is sent by email (%s)', async (scheme) => {
  const calls = mockEndpoint(messageFamily, ({ params }) => ({ _id: params.orderId }));
  await show(scheme);
  await page.getByRole('button', { name: 'Ask by email' }).click();
  await expect.element(dialog('Ask the family')).toBeVisible();
  await expect.element(page.getByText(/Sent to anna@example\.org/u)).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Please write your question').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which parish is it?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog('Ask the family')).not.toBeInTheDocument();
  expect(calls).toMatchObject([
    { params: { orderId: registrationDetail._id }, body: { question: 'Which parish is it?' } },
  ]);
});

test('shortcuts do nothing for somebody who has turned them off', async () => {
  localStorage.setItem('sangamam.shortcuts', 'off');
  await show();
  await userEvent.keyboard('q');
  await expect.element(dialog('Ask the family')).not.toBeInTheDocument();
});
