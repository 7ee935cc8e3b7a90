import { usualFamilyChanges } from '@sangamam/contract/conventions/family-changes';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import * as own from '@sangamam/contract/orders/amendments/family-change-endpoints';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../test/registration-detail.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleAmendmentOptions } from '../../../../test/sample-amendment.ts';
import { sampleBalance } from '../../../../test/sample-balance.ts';
import { sampleIds, sampleWholeOrder } from '../../../../test/sample-orders.ts';
import type { FamilyChangeOutcome, OwnAmendment } from '#web/features/orders/family/amendments/api.ts';
import ChangeRegistration from './change-registration-route.tsx';

const orderId = sampleIds.order;

function show(
  options: Partial<OwnAmendment> = {},
  scheme: 'light' | 'dark' = 'light',
  refused?: 'TRANSITION_NOT_POSSIBLE' | 'ORDER_NOT_FOUND',
) {
  mockEndpoint(own.getOwnAmendment, () => {
    if (refused) throw new Refusal(refused);
    return {
      ...sampleAmendmentOptions,
      number: 'T4711',
      isApproved: true,
      allowed: usualFamilyChanges,
      isOffered: true,
      request: null,
      ...options,
    };
  });
  mockEndpoint(getOrder, () => sampleWholeOrder({ participants: registrationDetail.participants }));
  const Piece = () => {
    const params = useParams() as { orderId: string };
    return (
      <main>
        <ChangeRegistration {...({ params } as ComponentProps<typeof ChangeRegistration>)} />
      </main>
    );
  };
  return renderApp(
    [
      { path: '/my-account/change/:orderId', Component: Piece },
      { path: '/my-account', Component: Elsewhere },
      { path: '/payment/:orderId', Component: Elsewhere },
    ],
    { as: {}, at: `/my-account/change/${orderId}`, scheme },
  );
}

const outcome = (wanted: Partial<FamilyChangeOutcome> = {}): FamilyChangeOutcome => ({
  joining: [],
  leaving: [],
  lines: [],
  before: sampleBalance({ net: 960 }),
  after: sampleBalance({ net: 960 }),
  carriedOver: 0,
  related: [],
  currency: { before: 'USD', after: 'USD' },
  needConsent: [],
  concerns: [],
  way: 'REQUEST',
  keptFee: 0,
  ...wanted,
});

const thomas = () => page.getByRole('checkbox', { name: /^Thomas Mathew/u });
const ask = page.getByRole('button', { name: 'Ask for this change' });

test.for(['light', 'dark'] as const)(
  'somebody who cannot come is asked for, with what the terms keep (%s)',
  async (scheme) => {
    mockEndpoint(own.previewOwnAmendment, () =>
      outcome({
        leaving: ['Thomas Mathew'],
        keptFee: 100,
        concerns: ['HOTEL'],
        after: sampleBalance({ net: 660 }),
      }),
    );
    const sent = mockEndpoint(own.sendOwnAmendment, () => ({ ...outcome(), childOrderId: null }));
    await show({}, scheme);
    await thomas().click();
    await expect.element(page.getByText('The cancellation terms keep $100 USD.')).toBeVisible();
    await expect.element(page.getByText(/hotel room is booked/u)).toBeVisible();
    await expect.element(page.getByText(/^The officers look at this change first/u)).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('textbox', { name: /^Note to the officers/u }).fill('He has to work');
    await ask.click();
    await expect.element(page.getByRole('heading', { name: '/my-account' })).toBeVisible();
    expect(sent).toMatchObject([
      {
        body: {
          change: { leave: [sampleAmendmentOptions.people[1]?.participantId] },
          note: 'He has to work',
          amendments: 2,
          netBefore: 960,
        },
      },
    ]);
  },
);

test('a change that is made at once leads to its payment', async () => {
  const childOrderId = '01970000-0000-7000-8000-0000000000aa';
  mockEndpoint(own.previewOwnAmendment, () => outcome({ way: 'DIRECT', carriedOver: 340 }));
  mockEndpoint(own.sendOwnAmendment, () => ({ ...outcome({ way: 'DIRECT' }), childOrderId }));
  await show();
  await page.getByRole('combobox', { name: 'Package' }).selectOptions('GOLD, $1,300 USD · 2 places left');
  await expect.element(page.getByText(/You pay \$340 USD separately/u)).toBeVisible();
  await expect.element(page.getByText('This change is made at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Change my registration' }).click();
  await expect.element(page.getByRole('heading', { name: `/payment/${childOrderId}` })).toBeVisible();
});

test('without a difference nothing is sent', async () => {
  const sent = mockEndpoint(own.sendOwnAmendment, () => ({ ...outcome(), childOrderId: null }));
  await show();
  await ask.click();
  await expect.element(page.getByText(/^Nothing yet/u).nth(1)).toBeVisible();
  expect(sent).toEqual([]);
});

test('what is refused is said where it is seen, and nothing typed is lost', async () => {
  mockEndpoint(own.previewOwnAmendment, () => outcome({ leaving: ['Thomas Mathew'] }));
  mockEndpoint(own.sendOwnAmendment, () => {
    throw new Refusal('CHANGE_ALREADY_REQUESTED');
  });
  await show();
  await thomas().click();
  await expect.element(page.getByText('Will not come')).toBeVisible();
  await ask.click();
  await expect.element(page.getByText(/^You asked for a change already/u)).toBeVisible();
  await expect.element(thomas()).not.toBeChecked();
});

test('only what the organiser leaves open is shown', async () => {
  await show({ allowed: { ...usualFamilyChanges, people: 'NONE', addons: 'NONE', until: '2027-06-01' } });
  await expect.element(page.getByText('You can change it here until June 1, 2027.')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Package' })).toBeVisible();
  expect(thomas().elements()).toEqual([]);
  expect(page.getByText('Add-ons', { exact: true }).elements()).toEqual([]);
});

test('after the last day there is no form, but a way to write', async () => {
  await show({ isOffered: false });
  await expect.element(page.getByText('Changes are closed')).toBeVisible();
  expect(ask.elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Ask for a change' })).toBeVisible();
});

const request = {
  _id: '01970000-0000-7000-8000-0000000000bb',
  requestedAt: '2026-11-20T10:00:00Z',
  note: '',
  netBefore: 960,
  netAfter: 1_300,
  decidedAt: null,
  answer: '',
};

test('an open request is shown, and can be taken back', async () => {
  const withdrawn = mockEndpoint(own.withdrawChangeRequest, () => ({ _id: orderId }));
  const [, gold] = sampleAmendmentOptions.packages;
  const change = { join: [], attend: [], leave: [], packageId: gold?._id };
  await show({ request: { ...request, state: 'OPEN', change } });
  const asked = page.getByRole('region', { name: 'You asked for a change' });
  await expect.element(asked.getByText('GOLD')).toBeVisible();
  await expect.element(asked.getByText(/1\D*300/u).first()).toBeVisible();
  expect(ask.elements()).toEqual([]);
  await expectNoAxeViolations();
  await asked.getByRole('button', { name: 'Take the request back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the request back' }).click();
  await expect.element(page.getByText('You took the request back')).toBeVisible();
  expect(withdrawn).toMatchObject([{ body: { requestId: request._id } }]);
});

test('a declined request says why, and another can be sent', async () => {
  await show({ request: { ...request, state: 'DECLINED', change: null, answer: 'All suites are taken' } });
  await expect.element(page.getByText('All suites are taken')).toBeVisible();
  await expect.element(ask).toBeVisible();
});

test.for([
  ['TRANSITION_NOT_POSSIBLE', 'This registration cannot be changed'],
  ['ORDER_NOT_FOUND', 'Registration not found'],
] as const)('%s says so, with the way to My Account', async ([code, words]) => {
  await show({}, 'light', code);
  await expect.element(page.getByText(words)).toBeVisible();
});
