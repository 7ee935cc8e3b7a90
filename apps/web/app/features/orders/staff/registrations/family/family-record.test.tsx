import { getReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { familyBalanceOf } from '@sangamam/contract/ledger/balance/family-balance';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../../test/mock-endpoint.ts';
import { registrationDetail } from '../../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../../../test/sample-balance.ts';
import { RegistrationGlance } from '../registration-glance.tsx';

const childId = '01970000-0000-7000-8000-0000000000c1';
const balance = sampleBalance({ net: 40, registrationStatus: 'REG_APPROVED' });
const parentBalance = sampleBalance({ net: 900 });
const familyBalance = familyBalanceOf([parentBalance, balance]);

const show = (registration: typeof registrationDetail, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <RegistrationGlance
        registration={registration}
        seesPayments={false}
        decides={false}
        adjusts={false}
        writesNotes={false}
      />
    </main>,
    { as: {}, scheme },
  );

beforeEach(() => {
  mockEndpoint(getReadiness, () => []);
});

test.for(['light', 'dark'] as const)(
  'a registration lists its add-on orders and one balance (%s)',
  async (scheme) => {
    await show(
      {
        ...registrationDetail,
        familyBalance,
        addonOrders: [
          {
            _id: childId,
            tmpConvRegNo: 'TGHJKLM',
            status: 'PAYMENT_NOT_DONE',
            registrationStatus: 'REG_APPROVED',
            paymentStatus: null,
            lines: [{ kind: 'ADDON', title: 'Airport shuttle', detail: 'Yes', quantity: 1, amount: 40 }],
            specialRequest: '',
            balance,
          },
        ],
      },
      scheme,
    );
    const later = page.getByRole('region', { name: 'Add-ons bought later' });
    await expect
      .element(later.getByRole('link', { name: 'TGHJKLM' }))
      .toHaveAttribute('href', `/admin/registrations/${childId}`);
    await expect.element(later).toMatchTextContent(/Unpaid.*Not paid yet.*Airport shuttle.*\$40/u);
    await expect
      .element(page.getByRole('region', { name: 'Registration and add-ons together' }))
      .toMatchTextContent(/Total, before any fee.*\$940.*Still open.*\$940/u);
    await expectNoAxeViolations();
  },
);

test('an add-on order leads to its registration', async () => {
  await show({
    ...registrationDetail,
    isAddonOrder: true,
    parent: { _id: childId, number: 'RABCDEF' },
    familyBalance,
  });
  await expect
    .element(page.getByRole('link', { name: 'registration RABCDEF' }))
    .toHaveAttribute('href', `/admin/registrations/${childId}`);
  await expect.element(page.getByRole('region', { name: 'Add-ons bought later' })).not.toBeInTheDocument();
});

test('a registration without add-on orders has neither section', async () => {
  await show(registrationDetail);
  await expect.element(page.getByRole('heading', { name: 'Special request' })).toBeVisible();
  for (const name of ['Add-ons bought later', 'Registration and add-ons together']) {
    await expect.element(page.getByRole('region', { name })).not.toBeInTheDocument();
  }
});
