import {
  cancelAsAsked,
  declineCancelRequest,
  getRegistration,
  type RegistrationDetail,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { useRegistrationDetail } from '../api.ts';
import { CancelRequestNotice } from './cancel-request-notice.tsx';

const request = {
  _id: '01970000-0000-7000-8000-0000000000e1',
  askedAt: '2027-04-02T15:00:00Z',
  reason: 'The grandmother is ill',
  estimate: {
    currency: 'USD' as const,
    day: '2027-04-02',
    people: 2,
    paid: 1_000,
    reported: 0,
    kept: 300,
    until: '2027-05-01',
  },
};
const registration: RegistrationDetail = {
  ...registrationDetail,
  cancelRequest: request,
  cancelAskedAt: request.askedAt,
};
const decided = {
  _id: registration._id,
  status: 'CANCELLED' as const,
  registrationStatus: 'REG_APPROVED' as const,
  permConvRegNo: null,
  decisionId: null,
  decidedBy: null,
};

function Notice({ decides = true }: { decides?: boolean }) {
  const { data } = useRegistrationDetail(registration._id);
  return (
    <main>
      <h1>Anna Mathew</h1>
      {data && <CancelRequestNotice registration={data} decides={decides} />}
    </main>
  );
}

let now: RegistrationDetail;
interface Shown {
  decides?: boolean;
  scheme?: 'light' | 'dark';
  of?: RegistrationDetail;
}
async function show({ decides = true, scheme = 'light', of = registration }: Shown = {}) {
  now = of;
  mockEndpoint(getRegistration, () => now);
  await renderPiece(<Notice decides={decides} />, { as: { type: 'STAFF' }, scheme });
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const fact = (text: string) => page.getByRole('definition').filter({ hasText: text });

test.for(['light', 'dark'] as const)('a request says why and what the terms keep (%s)', async (scheme) => {
  await show({ scheme });
  await expect.element(page.getByText('The family asks to cancel')).toBeVisible();
  await expect.element(page.getByText('“The grandmother is ill”')).toBeVisible();
  for (const amount of ['$1,000 USD', '$300 USD', '$700 USD'])
    await expect.element(fact(amount)).toBeVisible();
  await expectNoAxeViolations();
});

test('it is granted with words to the family', async () => {
  const calls = mockEndpoint(cancelAsAsked, () => decided);
  await show();
  await button('Cancel as asked').click();
  await expect.element(dialog().getByText(/^A refund with this fee is entered/u)).toBeVisible();
  await dialog()
    .getByRole('textbox', { name: /^Words to the family/u })
    .fill('Get well soon');
  await expectNoAxeViolations();
  now = { ...registration, status: 'CANCELLED', cancelRequest: null, cancelAskedAt: null };
  await dialog().getByRole('button', { name: 'Cancel as asked' }).click();
  await expect.element(page.getByText('Cancelled as asked')).toBeVisible();
  expect(calls).toMatchObject([{ body: { requestId: request._id, answer: 'Get well soon' } }]);
  await expect.element(page.getByText('The family asks to cancel')).not.toBeInTheDocument();
});

test('it is declined with a reason', async () => {
  const calls = mockEndpoint(declineCancelRequest, () => ({ ...decided, status: 'CONFIRMED' as const }));
  await show();
  await button('Decline').click();
  await dialog().getByRole('button', { name: 'Decline', exact: true }).click();
  await expect.element(dialog().getByText('Please give a reason').first()).toBeVisible();
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Please call us first');
  now = { ...registration, cancelRequest: null, cancelAskedAt: null };
  await dialog().getByRole('button', { name: 'Decline', exact: true }).click();
  await expect.element(page.getByText('Request declined')).toBeVisible();
  expect(calls).toMatchObject([{ body: { requestId: request._id, reason: 'Please call us first' } }]);
});

test('one that the family took back meanwhile is refused, and the dialog stays to say so', async () => {
  mockEndpoint(cancelAsAsked, () => {
    now = { ...registration, cancelRequest: null, cancelAskedAt: null };
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  });
  await show();
  await button('Cancel as asked').click();
  await dialog()
    .getByRole('textbox', { name: /^Words to the family/u })
    .fill('Get well soon');
  await dialog().getByRole('button', { name: 'Cancel as asked' }).click();
  await expect.element(dialog().getByText(/^This cannot be done in the state/u)).toBeVisible();
  await expect.element(dialog().getByRole('textbox')).toHaveValue('Get well soon');
  await expect.element(page.getByText('The family asks to cancel')).not.toBeInTheDocument();
});

test('without terms staff decide what is given back', async () => {
  const estimate = { ...request.estimate, kept: null, until: null };
  await show({ of: { ...registration, cancelRequest: { ...request, reason: '', estimate } } });
  await expect.element(page.getByText(/was sent without cancellation terms/u)).toBeVisible();
  await button('Cancel as asked').click();
  await expect.element(dialog().getByText(/will be listed for the treasurer as refund due/u)).toBeVisible();
});

test('who neither decides nor sees money reads the request alone', async () => {
  await show({ decides: false, of: { ...registration, cancelRequest: { ...request, estimate: null } } });
  await expect.element(page.getByText('“The grandmother is ill”')).toBeVisible();
  await expect.element(page.getByText('$300 USD')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
