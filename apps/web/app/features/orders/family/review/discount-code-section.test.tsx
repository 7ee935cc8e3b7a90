import {
  enterDiscountCode,
  removeDiscountCode,
} from '@sangamam/contract/conventions/discounts/discount-endpoints';
import type { Review } from '@sangamam/contract/orders/order';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds, sampleReview } from '../../../../../test/sample-orders.ts';
import { DiscountCodeSection } from './discount-code-section.tsx';

function show(discountCode: Review['discountCode'] = null, scheme: 'light' | 'dark' = 'light') {
  return renderPiece(
    <main>
      <h1>Review</h1>
      <DiscountCodeSection review={{ orderId: sampleIds.order, discountCode }} />
    </main>,
    { as: {}, scheme },
  );
}
const field = () => page.getByRole('textbox', { name: /^Code/u });
const apply = () => page.getByRole('button', { name: 'Apply' });
const entered = { code: 'KERALA-10', title: 'Early helpers', problem: null };

test.for(['light', 'dark'] as const)('entering a discount code is accessible (%s)', async (scheme) => {
  await show(null, scheme);
  await expect.element(field()).toBeVisible();
  await expectNoAxeViolations();
});

test('a typed code is sent in its folded spelling', async () => {
  const calls = mockEndpoint(enterDiscountCode, () => sampleReview({ discountCode: entered }));
  await show();
  await field().fill(' kerala 10');
  await apply().click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([{ params: { orderId: sampleIds.order }, body: { code: 'KERA1A10' } }]);
});

test('nothing is sent for an empty field, and a refused code says why beside the field', async () => {
  const calls = mockEndpoint(enterDiscountCode, () => {
    throw new Refusal('DISCOUNT_CODE_EXPIRED', 'code');
  });
  await show();
  await apply().click();
  await expect.element(page.getByText('Please enter a code').first()).toBeVisible();
  expect(calls).toHaveLength(0);
  await field().fill('KERALA-10');
  await apply().click();
  await expect.element(page.getByText('This discount code has expired.').first()).toBeVisible();
  await expect.element(field()).toHaveValue('KERALA-10');
});

test('an entered code that gives nothing any more says so, and is removed', async () => {
  const calls = mockEndpoint(removeDiscountCode, () => sampleReview());
  const problem = { code: 'DISCOUNT_CODE_USED_UP', message: 'This discount code has been used up.' } as const;
  await show({ ...entered, problem });
  await expect.element(page.getByText('KERALA-10 takes nothing off now')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Remove the code' }).click();
  await expect.poll(() => calls.length).toBe(1);
});
