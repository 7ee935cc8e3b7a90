import {
  acceptChangeRequest,
  declineChangeRequest,
} from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';
import { previewAmendment } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { Elsewhere } from '../../../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../../test/registration-detail.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { sampleAmendmentOptions } from '../../../../../../test/sample-amendment.ts';
import { sampleBalance } from '../../../../../../test/sample-balance.ts';
import { UndoBar } from '../undo/undo-bar.tsx';
import { ChangeRequestForm } from './change-request-form.tsx';
import type { OpenRequest } from './request-parts.ts';

const { _id: orderId } = registrationDetail;
const [, spouse] = sampleAmendmentOptions.people;
const [, gold] = sampleAmendmentOptions.packages;
const request: OpenRequest = {
  _id: '01970000-0000-7000-8000-0000000000bb',
  state: 'OPEN',
  requestedAt: '2026-11-20T10:00:00Z',
  change: {
    join: [],
    attend: [],
    leave: [spouse?.participantId ?? ''],
    packageId: gold?._id,
    specialRequest: 'A crib',
  },
  note: 'He has to work',
  netBefore: 960,
  netAfter: 1_360,
  decidedAt: null,
  answer: '',
};

function show(scheme: 'light' | 'dark' = 'light') {
  const Piece = () => (
    <main>
      <h1>Requested change</h1>
      <ChangeRequestForm
        registration={registrationDetail}
        options={sampleAmendmentOptions}
        request={request}
      />
    </main>
  );
  const Registration = () => (
    <>
      <Elsewhere />
      <UndoBar />
    </>
  );
  return renderApp(
    [
      { path: '/change-request', Component: Piece },
      { path: `/admin/registrations/${orderId}`, Component: Registration },
    ],
    { as: {}, scheme },
  );
}

const outcome = () => ({
  joining: [],
  leaving: ['Thomas Mathew'],
  lines: [{ kind: 'PACKAGE' as const, title: 'GOLD', detail: '', quantity: 1, amount: 1_300 }],
  before: sampleBalance({ net: 960 }),
  after: sampleBalance({ net: 960 }),
  carriedOver: 400,
  related: [],
  currency: { before: 'USD', after: 'USD' } as const,
  needConsent: [],
  concerns: [],
});
const decisionId = '0198f0c0-0000-7000-8000-000000000077';
const part = (name: RegExp) => page.getByRole('checkbox', { name });

test.for(['light', 'dark'] as const)(
  'only the difference is shown, and taken without one part of it (%s)',
  async (scheme) => {
    const previews = mockEndpoint(previewAmendment, outcome);
    const accepted = mockEndpoint(acceptChangeRequest, () => ({
      ...outcome(),
      childOrderId: null,
      decisionId,
    }));
    await show(scheme);
    await expect.element(part(/^Thomas Mathew does not come/u)).toBeChecked();
    await expect.element(part(/^GOLD instead of FAMILY/u)).toBeChecked();
    await expect.element(page.getByText('He has to work')).toBeVisible();
    await expect.element(page.getByText(/\$400 USD on a bill of its own/u)).toBeVisible();
    await expectNoAxeViolations();
    await part(/^Special request/u).click();
    await expect.poll(() => previews.at(-1)?.body.change.specialRequest).toBeUndefined();
    await expect.element(page.getByText('The special request changes.')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Change what is ticked' }).click();
    await expect.element(page.getByText(/^The registration is changed/u)).toBeVisible();
    expect(accepted).toMatchObject([
      {
        body: {
          requestId: request._id,
          parts: { leave: [spouse?.participantId], package: true, specialRequest: false },
          reason: 'Changed as you asked.',
          amendments: 2,
          netBefore: 960,
        },
      },
    ]);
  },
);

test('with nothing ticked nothing is changed', async () => {
  mockEndpoint(previewAmendment, outcome);
  const accepted = mockEndpoint(acceptChangeRequest, () => ({
    ...outcome(),
    childOrderId: null,
    decisionId,
  }));
  await show();
  for (const name of [/^Thomas/u, /^GOLD/u, /^Special request/u]) await part(name).click();
  const nothing = page.getByText(/^Nothing is ticked/u);
  await expect.element(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Change what is ticked' }).click();
  await expect.element(nothing.nth(1)).toBeVisible();
  expect(accepted).toEqual([]);
});

test('a request that the family took back meanwhile says so', async () => {
  mockEndpoint(previewAmendment, outcome);
  mockEndpoint(acceptChangeRequest, () => {
    throw new Refusal('CHANGE_REQUEST_DECIDED');
  });
  await show();
  await expect.element(page.getByText(/\$400 USD on a bill of its own/u)).toBeVisible();
  await page.getByRole('button', { name: 'Change as asked' }).click();
  await expect.element(page.getByText(/answered or taken back already/u)).toBeVisible();
});

test('a request is declined with a reason', async () => {
  mockEndpoint(previewAmendment, outcome);
  const declined = mockEndpoint(declineChangeRequest, () => ({ _id: orderId }));
  await show();
  await page.getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('dialog', { name: 'Decline this change?' });
  await question.getByRole('textbox', { name: /^Reason/u }).fill('All suites are taken');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByRole('heading', { name: `/admin/registrations/${orderId}` })).toBeVisible();
  expect(declined).toMatchObject([{ body: { requestId: request._id, reason: 'All suites are taken' } }]);
});
