import {
  askToCancel,
  getCancelEstimate,
  takeCancelRequestBack,
} from '@sangamam/contract/orders/cancel/cancel-request-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds, sampleOrder } from '../../../../../test/sample-orders.ts';
import { AskCancelAction } from './ask-cancel-action.tsx';
import { CancelRequestNote } from './cancel-request-note.tsx';

const sample = sampleOrder({ status: 'CONFIRMED', attending: ['Anna Mathew', 'Thomas Mathew'] });
const order = {
  ...sample,
  conventionData: { ...sample.conventionData, cancelRequestsUntil: '2097-06-30' },
};
const terms = [{ until: '2097-05-01', keptUsd: 150, keptCad: 200 }];
const estimate = {
  currency: 'USD' as const,
  day: '2097-04-02',
  people: 2,
  paid: 1_000,
  reported: 0,
  kept: 300,
  until: '2097-05-01',
  terms,
};
const asked = { askedAt: '2097-04-02T15:00:00Z', keptFee: 300, declined: null };

const show = (scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main tabIndex={-1}>
      <h1>My Account</h1>
      <AskCancelAction order={order} name="Ask to cancel: Sangamam 2027" main={false} />
    </main>,
    { as: {}, scheme },
  );
const opener = () => page.getByRole('button', { name: 'Ask to cancel: Sangamam 2027' });
const dialog = () => page.getByRole('dialog', { name: 'Ask to cancel your registration?' });
const send = () => dialog().getByRole('button', { name: 'Ask to cancel' });
const fact = (text: string) => dialog().getByRole('definition').filter({ hasText: text });

test.for(['light', 'dark'] as const)(
  'the family reads who comes no more, what is kept and what comes back (%s)',
  async (scheme) => {
    mockEndpoint(getCancelEstimate, () => estimate);
    await show(scheme);
    await opener().click();
    await expect.element(dialog().getByText(/Anna Mathew, Thomas Mathew/u)).toBeVisible();
    await expect.element(dialog().getByText('You can ask until June 30, 2097.')).toBeVisible();
    await expect.element(fact('$1,000 USD')).toBeVisible();
    await expect.element(fact('$300 USD')).toBeVisible();
    await expect.element(fact('$700 USD')).toBeVisible();
    await expect.element(fact('$150 USD is kept for each person')).toBeVisible();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await expectNoAxeViolations();
    await dialog().getByRole('button', { name: 'Keep it' }).click();
    await expect.element(opener()).toHaveFocus();
  },
);

test('asking sends the reason and the fee that was shown', async () => {
  mockEndpoint(getCancelEstimate, () => ({ ...estimate, reported: 200 }));
  const calls = mockEndpoint(askToCancel, () => ({ cancelRequest: asked }));
  await show();
  await opener().click();
  await expect.element(fact('$900 USD')).toBeVisible();
  await dialog().getByRole('textbox').fill(' We moved. ');
  await send().click();
  await expect.element(page.getByText('Your request is on its way to the officers')).toBeVisible();
  expect(calls).toMatchObject([
    { params: { orderId: sampleIds.order }, body: { reason: 'We moved.', keptSeen: 300 } },
  ]);
});

test('without terms the officers decide, and no fee is promised', async () => {
  mockEndpoint(getCancelEstimate, () => ({ ...estimate, kept: null, until: null, terms: [] }));
  const calls = mockEndpoint(askToCancel, () => ({ cancelRequest: { ...asked, keptFee: null } }));
  await show();
  await opener().click();
  await expect.element(dialog().getByText(/has no cancellation terms/u)).toBeVisible();
  await expect.element(dialog().getByText('You would get back')).not.toBeInTheDocument();
  await send().click();
  await expect.poll(() => calls.map(({ body }) => body.keptSeen)).toEqual([null]);
});

test('a fee that has changed meanwhile is read again, and what was typed stays', async () => {
  let kept = 300;
  mockEndpoint(getCancelEstimate, () => ({ ...estimate, kept }));
  mockEndpoint(askToCancel, () => {
    kept = 400;
    throw new Refusal('KEPT_FEE_CHANGED');
  });
  await show();
  await opener().click();
  await dialog().getByRole('textbox').fill('We moved.');
  await send().click();
  await expect.element(dialog().getByText(/^What is kept has changed meanwhile/u)).toBeVisible();
  await expect.element(fact('$400 USD')).toBeVisible();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('We moved.');
});

test('amounts that cannot be read are asked for again', async () => {
  let isDown = true;
  mockEndpoint(getCancelEstimate, () => {
    if (isDown) throw new Refusal('INTERNAL_ERROR');
    return estimate;
  });
  await show();
  await opener().click();
  const again = dialog().getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
  isDown = false;
  await again.click();
  await expect.element(fact('$700 USD')).toBeVisible();
});

test('a request that waits says since when and what is kept, and is taken back', async () => {
  const calls = mockEndpoint(takeCancelRequestBack, () => ({ cancelRequest: null }));
  await renderPiece(
    <main tabIndex={-1}>
      <h1>My Account</h1>
      <CancelRequestNote order={order} request={asked} />
    </main>,
    { as: {} },
  );
  await expect.element(page.getByText('You asked to cancel on April 2, 2097')).toBeVisible();
  await expect.element(page.getByText(/keep \$300 USD/u)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Take the request back: Sangamam 2027' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the request back' }).click();
  await expect.element(page.getByText('Your request is taken back')).toBeVisible();
  expect(calls).toMatchObject([{ params: { orderId: sampleIds.order } }]);
});

test('a request that was answered meanwhile cannot be taken back, and the dialog says so', async () => {
  mockEndpoint(takeCancelRequestBack, () => {
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  });
  await renderPiece(<CancelRequestNote order={order} request={asked} />, { as: {} });
  await page.getByRole('button', { name: /^Take the request back/u }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Take the request back' }).click();
  await expect.element(question.getByText(/^This cannot be done in the state/u)).toBeVisible();
});

test('a request that was declined says when and why', async () => {
  const declined = { at: '2097-04-03T15:00:00Z', answer: 'Please call us first' };
  await renderPiece(<CancelRequestNote order={order} request={{ ...asked, declined }} />, { as: {} });
  await expect.element(page.getByText('The officers declined your request on April 3, 2097')).toBeVisible();
  await expect.element(page.getByText('“Please call us first”')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
