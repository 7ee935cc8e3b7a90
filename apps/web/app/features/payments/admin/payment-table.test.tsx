import { listPayments } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint } from '../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { samplePayment } from '../../../../test/sample-payment.ts';
import { PaymentTable } from './payment-table.tsx';

test('each payment that a search finds says why', async () => {
  const calls = mockEndpoint(listPayments, ({ query }) => {
    const found = samplePayment({
      matchedBy: [
        { by: 'PERSON', relationship: 'SPOUSE', text: 'Mary Thomas' },
        { by: 'REFERENCE', text: '1450-7' },
        { by: 'AMOUNT', amount: 1_450 },
      ],
    });
    return { docs: [query?.search ? found : samplePayment()], total: 1, totalPages: 1 };
  });
  await renderPiece(<PaymentTable />, { as: { type: 'STAFF' } });
  await expect.element(page.getByRole('link', { name: 'Anna Chacko' })).toBeVisible();
  await expect.element(page.getByText('Spouse: Mary Thomas')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Search by name, number, amount or reference' }).fill('1450');
  await expect
    .element(page.getByText('Spouse: Mary Thomas · Reference 1450-7 · Amount $1,450 USD'))
    .toBeVisible();
  expect(calls.at(-1)).toMatchObject({ query: { search: '1450' } });
  await expectNoAxeViolations();
});
