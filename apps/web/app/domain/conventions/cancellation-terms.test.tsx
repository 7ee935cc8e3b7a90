import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { renderPiece } from '../../../test/render-app.tsx';
import { CancellationTerms } from './cancellation-terms.tsx';

const terms = [
  { until: '2027-03-01', keptUsd: 0, keptCad: 0 },
  { until: '2027-05-01', keptUsd: 150, keptCad: 200 },
];

test.for(['light', 'dark'] as const)(
  'each date says what is kept, and when nothing is refunded (%s)',
  async (scheme) => {
    await renderPiece(
      <main>
        <h1>Payment</h1>
        <CancellationTerms terms={terms} currency="CAD" requestsUntil="2027-05-20" />
      </main>,
      { scheme },
    );
    const fact = (name: string) => page.getByRole('definition').filter({ hasText: name });
    await expect.element(page.getByRole('heading', { name: 'If you cancel' })).toBeVisible();
    await expect.element(page.getByText('Until March 1, 2027')).toBeVisible();
    await expect.element(fact('Everything is refunded')).toBeVisible();
    await expect.element(page.getByText('Until May 1, 2027')).toBeVisible();
    await expect.element(fact('$200 CAD is kept for each person')).toBeVisible();
    await expect.element(page.getByText('After May 1, 2027')).toBeVisible();
    await expect.element(fact('No refund')).toBeVisible();
    await expect.element(page.getByText(/^Once you have paid, .* until May 20, 2027/u)).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('without terms nothing is promised', async () => {
  await renderPiece(
    <main>
      <h1>Payment</h1>
      <CancellationTerms terms={[]} currency="USD" requestsUntil={null} />
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(1);
});
