import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import {
  approveRegistration,
  getRegistration,
  reinstateRegistration,
  rejectRegistration,
  type RegistrationDetail,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { useRegistrationDetail } from './api.ts';
import { RegistrationActions } from './registration-actions.tsx';

const conflict = errorCatalogue.TRANSITION_NOT_POSSIBLE.message;

/** The actions of a registration that a colleague decides on while this page shows it as open. */
async function showDecidedMeanwhile(actions: RegistrationDetail['actions']) {
  let now: RegistrationDetail = registrationDetail;
  mockEndpoint(getRegistration, () => now);
  const refuse = () => {
    now = { ...registrationDetail, actions };
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  };
  const calls = [mockEndpoint(rejectRegistration, refuse), mockEndpoint(approveRegistration, refuse)];
  await renderPiece(<Actions />, { as: { type: 'STAFF' } });
  return { count: () => calls.flat().length };
}

function Actions() {
  const { data } = useRegistrationDetail(registrationDetail._id);
  return (
    <main>
      <h1>Anna Mathew</h1>
      {data && <RegistrationActions registration={data} />}
    </main>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

test('a rejection that came too late is not offered again; what was typed stays to be read', async () => {
  const calls = await showDecidedMeanwhile(['take-back', 'cancel']);
  await button('Reject').click();
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Registered twice.');
  await dialog().getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.element(dialog().getByText(conflict)).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Reject', exact: true })).not.toBeInTheDocument();
  await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Registered twice.');
  await expectNoAxeViolations();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Take approval back')).toBeVisible();
  expect(calls.count()).toBe(1);
});

test('an approval that came too late leaves one button, which has the focus and closes', async () => {
  const calls = await showDecidedMeanwhile(['take-back', 'cancel']);
  await button('Approve').click();
  await dialog().getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(dialog().getByText(conflict)).toBeVisible();
  const close = dialog().getByRole('button', { name: 'Close' }).last();
  await expect.element(close).toHaveFocus();
  await expect
    .element(dialog().getByRole('button', { name: 'Approve', exact: true }))
    .not.toBeInTheDocument();
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await close.click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(calls.count()).toBe(1);
});

test('what can still be done after a refusal is offered again', async () => {
  const calls = await showDecidedMeanwhile(registrationDetail.actions);
  await button('Approve').click();
  await dialog().getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(dialog().getByText(conflict)).toBeVisible();
  await dialog().getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(() => calls.count()).toBe(2);
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeVisible();
});

const cancelled: RegistrationDetail = {
  ...registrationDetail,
  status: 'CANCELLED',
  paymentStatus: 'PAYMENT_APPROVED',
  actions: ['reinstate'],
};

test('a cancelled registration is reinstated after a question that says what becomes of its money', async () => {
  mockEndpoint(getRegistration, () => cancelled);
  const calls = mockEndpoint(reinstateRegistration, () => ({
    _id: registrationDetail._id,
    status: 'CONFIRMED' as const,
    registrationStatus: 'REG_APPROVED' as const,
    permConvRegNo: 'R7K4M2X',
    decisionId: '0193a1b2-0000-7000-8000-000000000001',
    decidedBy: null,
  }));
  await renderPiece(<Actions />, { as: { type: 'STAFF' } });
  await button('Reinstate').click();
  await expect.element(dialog().getByText(/Money that is still held counts/u)).toBeVisible();
  await expectNoAxeViolations();
  await dialog().getByRole('button', { name: 'Reinstate', exact: true }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('a reinstatement without room is refused in its dialog', async () => {
  mockEndpoint(getRegistration, () => cancelled);
  mockEndpoint(reinstateRegistration, () => {
    throw new Refusal('SOLD_OUT');
  });
  await renderPiece(<Actions />, { as: { type: 'STAFF' } });
  await button('Reinstate').click();
  await dialog().getByRole('button', { name: 'Reinstate', exact: true }).click();
  await expect.element(dialog().getByText(errorCatalogue.SOLD_OUT.message)).toBeVisible();
});
