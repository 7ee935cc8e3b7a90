import { changePrice, previewPriceChange } from '@sangamam/contract/orders/adjustments/adjustment';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { sampleBalance } from '../../../../../../test/sample-balance.ts';
import { sampleIds } from '../../../../../../test/sample-orders.ts';
import { AdjustDialog } from './adjust-dialog.tsx';

const onClose = vi.fn<() => void>();

function show(scheme: 'light' | 'dark' = 'light') {
  onClose.mockReset();
  return renderPiece(
    <main>
      <h1>Registration</h1>
      <AdjustDialog orderId={sampleIds.order} currency="USD" opened onClose={onClose} />
    </main>,
    { as: {}, scheme },
  );
}
const text = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const outcome = {
  line: {
    kind: 'SCHOLARSHIP',
    title: 'Scholarship: Elders',
    detail: 'As agreed',
    quantity: 1,
    amount: -300,
  },
  before: sampleBalance({ net: 1040 }),
  after: sampleBalance({ net: 740 }),
} as const;

async function typeScholarship() {
  await text(/^Amount/u).fill('300');
  await text('Fund').fill('Elders');
  await text(/^Reason/u).fill('As agreed');
  await button('See what changes').click();
}

test.for(['light', 'dark'] as const)(
  'a scholarship is previewed, then given at the price that was shown (%s)',
  async (scheme) => {
    const change = { kind: 'SCHOLARSHIP', amount: 300, fund: 'Elders', reason: 'As agreed' };
    const previews = mockEndpoint(previewPriceChange, () => outcome);
    const changes = mockEndpoint(changePrice, () => outcome);
    await show(scheme);
    await expect.element(text('Fund')).toBeVisible();
    await expectNoAxeViolations();
    await typeScholarship();
    await expect.element(page.getByText('Total afterwards $740 USD')).toBeVisible();
    await expectNoAxeViolations();
    expect(previews).toMatchObject([{ body: { change } }]);
    expect(changes).toEqual([]);
    await button('Change the price').click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(changes).toMatchObject([{ body: { change, netBefore: 1040 } }]);
  },
);

test('what is missing is named, and an amount is taken off as a negative one', async () => {
  const previews = mockEndpoint(previewPriceChange, () => outcome);
  await show();
  await page.getByRole('combobox', { name: 'What to do' }).selectOptions('LESS');
  await button('See what changes').click();
  await expect.element(page.getByText('Please enter whole dollars, not 0').first()).toBeVisible();
  await expect.element(page.getByText('Please give a reason').first()).toBeVisible();
  await text(/^Amount/u).fill('25');
  await text(/^Reason/u).fill('Late bus');
  await button('See what changes').click();
  await expect.element(button('Change the price')).toBeVisible();
  expect(previews).toMatchObject([{ body: { change: { kind: 'ADJUSTMENT', amount: -25 } } }]);
});

test('a colleague’s change in the meantime is shown in the dialog', async () => {
  mockEndpoint(previewPriceChange, () => outcome);
  mockEndpoint(changePrice, () => {
    throw new Refusal('CONFLICT');
  });
  await show();
  await typeScholarship();
  await button('Change the price').click();
  await expect.element(page.getByText(/Somebody else changed this/u)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
