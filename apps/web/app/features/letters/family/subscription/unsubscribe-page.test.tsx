import type { LinkedSubscription } from '@sangamam/contract/letters/subscription/subscription-endpoints';
import {
  getLetterSubscription,
  getLinkedSubscription,
  setLetterSubscription,
  setLinkedSubscription,
} from '@sangamam/contract/letters/subscription/subscription-endpoints';
import { useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { useLetterSubscription } from './api.ts';
import { LetterChoice } from './letter-choice.tsx';
import { lookAtSubscription, type SubscriptionLink } from './linked-subscription.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const token = 'Zq4'.repeat(14);
const choice = (getsLetters: boolean): LinkedSubscription => ({ getsLetters, address: 'a…@example.org' });

function Linked() {
  return (
    <main>
      <UnsubscribePage token={token} link={useLoaderData<SubscriptionLink>()} />
    </main>
  );
}

const open = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/unsubscribe',
        Component: Linked,
        clientLoader: () => lookAtSubscription(token, new AbortController().signal),
      },
    ],
    { at: '/unsubscribe', scheme },
  );
const button = (name: string) => page.getByRole('button', { name });

test.for(['light', 'dark'] as const)(
  'letters are stopped with one button, and come again with another (%s)',
  async (scheme) => {
    mockEndpoint(getLinkedSubscription, () => choice(true));
    const calls = mockEndpoint(setLinkedSubscription, ({ body }) => choice(body.getsLetters));
    await open(scheme);
    await expect.element(page.getByText('Stop letters to a…@example.org?')).toBeVisible();
    await expectNoAxeViolations();
    expect(calls).toEqual([]);
    await button('Stop letters').click();
    await expect.element(page.getByText('No more letters go to a…@example.org')).toBeVisible();
    await expectNoAxeViolations();
    await button('Get them again').click();
    await expect.element(button('Stop letters')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ getsLetters: false }, { getsLetters: true }]);
  },
);

test('a choice that was not saved is told, and tried again', async () => {
  mockEndpoint(getLinkedSubscription, () => choice(true));
  mockEndpoint(setLinkedSubscription, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await open();
  await button('Stop letters').click();
  await expect.element(page.getByText('Your choice was not saved')).toBeVisible();
  await expect.element(button('Stop letters')).toBeVisible();
});

test('a link that does not work says where else letters are stopped', async () => {
  mockEndpoint(getLinkedSubscription, () => {
    throw new Refusal('INVALID_TOKEN');
  });
  await open();
  await expect.element(page.getByText('This link does not work')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Your data' })).toBeVisible();
  await expectNoAxeViolations();
});

function Own() {
  const letters = useLetterSubscription();
  return (
    <main>
      <Loaded query={letters}>{({ getsLetters }) => <LetterChoice getsLetters={getsLetters} />}</Loaded>
    </main>
  );
}

test('the switch of an account is saved as soon as it is changed, and goes back when it is refused', async () => {
  mockEndpoint(getLetterSubscription, () => ({ getsLetters: true }));
  let isRefused = false;
  const calls = mockEndpoint(setLetterSubscription, ({ body }) => {
    if (isRefused) throw new Refusal('SERVICE_UNAVAILABLE');
    return body;
  });
  await renderApp([{ path: '/', Component: Own }], { as: {}, at: '/' });
  const box = page.getByRole('checkbox', { name: 'Send me letters from the organisers' });
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(page.getByText('You get no more letters.')).toBeVisible();
  await expect.element(box).not.toBeChecked();
  isRefused = true;
  await expect.element(box).toBeEnabled();
  await box.click();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).not.toBeChecked();
  expect(calls.map(({ body }) => body)).toEqual([{ getsLetters: false }, { getsLetters: true }]);
});
