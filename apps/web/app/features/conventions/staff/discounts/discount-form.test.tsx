import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';
import {
  createDiscount,
  createDiscountBatch,
  updateDiscount,
} from '@sangamam/contract/conventions/discounts/discount-admin-endpoints';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { conventionConfiguration } from '../../../../../test/convention-set-up.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { codesAsCsv, DiscountOverview } from './discount-overview.tsx';
import { DiscountForm } from './discount-form.tsx';

const { _id: conventionId, packages } = conventionConfiguration;
const onSaved = vi.fn<(made: number) => void>();
const stored: DiscountCode = {
  _id: '01970000-0000-7000-8000-0000000000d1',
  revision: 4,
  code: 'KERALA-10',
  title: 'Early helpers',
  percent: 10,
  amount: null,
  cadAmount: null,
  scope: 'PACKAGE',
  packageIds: [],
  validFrom: '2027-01-01',
  validUntil: null,
  maxUses: 20,
  maxUsesPerFamily: 1,
  budget: 2000,
  cadBudget: null,
  active: true,
  batch: null,
  uses: 7,
  spent: 630,
  cadSpent: 0,
};

function show(code?: DiscountCode, scheme: 'light' | 'dark' = 'light') {
  onSaved.mockReset();
  return renderPiece(
    <main>
      <h1>Discount code</h1>
      <DiscountForm
        conventionId={conventionId}
        packages={packages}
        {...(code && { stored: code })}
        onSaved={onSaved}
      />
    </main>,
    { as: {}, scheme },
  );
}
const text = (name: string | RegExp) => page.getByRole('textbox', { name });

test.for(['light', 'dark'] as const)('the form of a discount code is accessible (%s)', async (scheme) => {
  await show(stored, scheme);
  await expect.element(text(/^Code/u)).toHaveValue('KERALA-10');
  await expectNoAxeViolations();
});

test('a code needs a percentage or both amounts, and is added for chosen packages', async () => {
  const calls = mockEndpoint(createDiscount, () => stored);
  await show();
  await text(/^Title/u).fill('Early helpers');
  await text(/^Code/u).fill('kerala-10');
  await page.getByRole('button', { name: 'Add the code' }).click();
  await expect.element(page.getByText('Please enter a percentage or an amount').first()).toBeVisible();
  await text(/^Percent off/u).fill('10');
  await page.getByRole('checkbox', { name: packages[0]?.name ?? '' }).click();
  await page.getByRole('button', { name: 'Add the code' }).click();
  await expect.poll(() => onSaved.mock.calls).toEqual([[1]]);
  expect(calls).toMatchObject([
    {
      body: {
        code: 'KERALA-10',
        percent: 10,
        amount: null,
        packageIds: [packages[0]?._id],
        maxUsesPerFamily: 1,
      },
    },
  ]);
});

test('a batch is made with its number and prefix', async () => {
  const calls = mockEndpoint(createDiscountBatch, () => ({ batch: 'Youth', count: 30 }));
  await show();
  await page.getByRole('combobox', { name: 'What to make' }).selectOptions('BATCH');
  await text(/^Title/u).fill('Youth');
  await text('How many codes').fill('30');
  await text(/^Beginning of each code/u).fill('youth');
  await text(/^US dollars off/u).fill('25');
  await text(/^Canadian dollars off/u).fill('35');
  await page.getByRole('button', { name: 'Make the codes' }).click();
  await expect.poll(() => onSaved.mock.calls).toEqual([[30]]);
  expect(calls).toMatchObject([{ body: { prefix: 'YOUTH', count: 30, amount: 25, cadAmount: 35 } }]);
});

test('a limit below what is used is refused beside its field', async () => {
  mockEndpoint(updateDiscount, () => {
    throw new Refusal('CONFLICT', 'maxUses');
  });
  await show(stored);
  await expect.element(page.getByText('Used 7 times so far.')).toBeVisible();
  await text(/^Uses in all/u).fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/Somebody else changed this/u).first()).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test.for(['light', 'dark'] as const)(
  'the codes of a convention show uses, money given and their batches (%s)',
  async (scheme) => {
    const single = {
      ...stored,
      _id: '01970000-0000-7000-8000-0000000000d2',
      code: 'YOUTH-2345-6789',
      maxUses: 1,
    };
    await renderPiece(
      <main>
        <h1>Discount codes</h1>
        <DiscountOverview
          conventionId={conventionId}
          codes={[stored, { ...single, batch: 'Youth, 2027', uses: 0 }]}
        />
      </main>,
      { as: {}, scheme },
    );
    await expect.element(page.getByRole('link', { name: /^7 of 20/u })).toBeVisible();
    await expect.element(page.getByText('$630 of $2,000').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Batch: Youth, 2027' })).toBeVisible();
    await expect.element(page.getByText('0 of 1 used')).toBeVisible();
    await expectNoAxeViolations();
  },
);

test('a title that looks like a formula stays text in the CSV', () => {
  expect(codesAsCsv([{ ...stored, title: '=1+"1"' }]).split('\r\n')[1]).toBe(
    `"KERALA-10","'=1+""1""","7","","Offered"`,
  );
});
