import { approveRegistrations } from '@sangamam/contract/orders/admin/registration-care-endpoints';
import { listRegistrations } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { listConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { listOrganizations } from '@sangamam/contract/reference-data/reference-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { registrationRow } from '../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { RegistrationTable } from '../registration-table.tsx';

const other = {
  ...registrationRow,
  _id: '01970000-0000-7000-8000-0000000000a2',
  registrantName: 'Jose Luke',
  tmpConvRegNo: 'TGHJKLM',
};
const decided = {
  ...registrationRow,
  _id: '01970000-0000-7000-8000-0000000000a3',
  registrantName: 'Susan Chacko',
  registrationStatus: 'REG_APPROVED' as const,
  canBeApproved: false,
};
/** As a search by its number finds it: it follows the decision about its registration. */
const addonOrder = {
  ...registrationRow,
  _id: '01970000-0000-7000-8000-0000000000a4',
  registrantName: 'Lizy Cherian',
  isAddonOrder: true,
  canBeApproved: false,
};

async function show(decides: boolean, scheme: 'light' | 'dark' = 'light') {
  const docs = [registrationRow, other, decided, addonOrder];
  mockEndpoint(listRegistrations, () => ({ docs, total: 4, totalPages: 1 }));
  mockEndpoint(listConventions, () => []);
  mockEndpoint(listOrganizations, () => []);
  await renderPiece(
    <main>
      <h1>Registrations</h1>
      <RegistrationTable roles={[decides ? 'REGISTRAR' : 'TREASURER']} />
    </main>,
    { as: {}, scheme },
  );
  await expect.element(page.getByRole('link', { name: 'Jose Luke' })).toBeVisible();
}

const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)('each selected registration has its result (%s)', async (scheme) => {
  const calls = mockEndpoint(approveRegistrations, () => [
    {
      _id: registrationRow._id,
      approved: true,
      status: 'CONFIRMED' as const,
      permConvRegNo: 'RABCDEF',
      code: null,
      message: null,
    },
    {
      _id: other._id,
      approved: false,
      status: null,
      permConvRegNo: null,
      code: 'TRANSITION_NOT_POSSIBLE',
      message: 'This cannot be done in the state that the registration is in now. Please look again.',
    },
  ]);
  await show(true, scheme);
  expect(page.getByRole('checkbox').elements()).toHaveLength(2);
  const addons = page.getByRole('row', { name: /Lizy Cherian/u });
  await expect.element(addons).toMatchTextContent(/add-ons/iu);
  await expect.element(addons).not.toMatchTextContent(/waiting for/u);
  await page.getByRole('checkbox', { name: 'Select Anna Mathew' }).click();
  await page.getByRole('checkbox', { name: 'Select Jose Luke' }).click();
  await page.getByRole('button', { name: 'Approve 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const results = page.getByRole('dialog', { name: '1 approved, 1 not approved' });
  await expect.element(results).toBeVisible();
  await animations();
  await expectNoAxeViolations();
  const lines = results.getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent(/Anna Mathew RABCDEF.*Confirmed/u);
  await expect
    .element(lines.nth(1))
    .toMatchTextContent(/Jose Luke TGHJKLM.*Not approved.*Please look again/u);
  expect(calls).toMatchObject([{ body: { orderIds: [registrationRow._id, other._id] } }]);
});

test('no registration can be selected by somebody who may not decide', async () => {
  await show(false);
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
});
