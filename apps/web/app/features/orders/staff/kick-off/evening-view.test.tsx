import {
  correctNotedMoney,
  type ClosingSheet,
  type EveningFamily,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleEvening } from '../../../../../test/sample-evening.ts';
import { sampleIds } from '../../../../../test/sample-orders.ts';

import { EveningView } from './evening-view.tsx';

const checkId = '01970000-0000-7000-8000-0000000000d1';
const money = (_id: string, one: Partial<EveningFamily['money'][number]>) => ({
  _id,
  kind: 'CHECK' as const,
  currency: 'USD' as const,
  amount: 1_500,
  checkNumber: '5001',
  bank: 'Chase',
  notedByName: 'Deepa Desk',
  at: '2026-11-29T17:00:00.000Z',
  ...one,
});
const eliamma: EveningFamily = {
  orderId: sampleIds.order,
  number: 'T2KX7A9',
  registrantName: 'Eliamma Kurian',
  attending: ['Eliamma Kurian'],
  packageName: 'SINGLE REGISTRATION',
  currency: 'USD',
  total: 450,
  hasEmail: false,
  registered: { byName: 'Deepa Desk', at: '2026-11-29T17:00:00.000Z' },
  money: [
    money(checkId, {}),
    money('01970000-0000-7000-8000-0000000000d2', { kind: 'CASH', amount: 0, checkNumber: '', bank: '' }),
  ],
};

const show = (change: Partial<ClosingSheet> = {}, scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/',
        Component: () => (
          <main>
            <h1>Kick-off in Chicago</h1>
            <EveningView evening={{ ...sampleEvening, families: 1, list: [eliamma], ...change }} />
          </main>
        ),
      },
    ],
    { as: { id: sampleIds.user }, scheme },
  );
const correct = page.getByRole('button', { name: 'Correct: Check 5001 $1,500 USD' });

test.for(['light', 'dark'] as const)(
  'a wrong amount is corrected with a reason; a typing error is refused at its field (%s)',
  async (scheme) => {
    const calls = mockEndpoint(correctNotedMoney, () => ({ _id: checkId }));
    await show({}, scheme);
    await correct.click();
    const dialog = page.getByRole('dialog', { name: 'Correct: Check 5001 $1,500 USD' });
    const amount = dialog.getByRole('textbox', { name: 'Right amount in dollars' });
    await expect.element(amount).toHaveValue('1500');
    await amount.fill('150.50');
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect.element(dialog.getByText('Please enter whole dollars').first()).toBeVisible();
    await expect.element(dialog.getByText('Please say why the amount changes').first()).toBeVisible();
    await expectNoAxeViolations();
    expect(calls).toEqual([]);
    await amount.fill('150');
    await dialog.getByRole('textbox', { name: 'Why it changes' }).fill('Misread');
    await dialog.getByRole('button', { name: 'Correct' }).click();
    await expect.element(page.getByText('The amount is corrected')).toBeVisible();
    expect(calls).toMatchObject([
      {
        params: { eveningId: sampleEvening._id, moneyId: checkId },
        body: { amount: 150, amountBefore: 1_500, reason: 'Misread' },
      },
    ]);
  },
);

test('a refusal keeps what was typed', async () => {
  mockEndpoint(correctNotedMoney, () => {
    throw new Refusal('TRANSITION_NOT_POSSIBLE');
  });
  await show();
  await correct.click();
  const reason = page.getByRole('textbox', { name: 'Why it changes' });
  await page.getByRole('textbox', { name: 'Right amount in dollars' }).fill('150');
  await reason.fill('Misread');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
  await expect.element(page.getByText('The amount was not corrected').first()).toBeVisible();
  await expect.element(reason).toHaveValue('Misread');
});

test('money that was taken out is not corrected again', async () => {
  await show();
  await expect.element(correct).toBeVisible();
  expect(page.getByRole('button', { name: /^Correct/u }).elements()).toHaveLength(1);
});

test('money of a closed evening is not corrected', async () => {
  await show({ closedAt: '2026-11-29T20:00:00.000Z', closedByName: 'Deepa Desk' });
  await expect.element(page.getByText('Nothing is added any more.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Check 5001 $1,500 USD')).toBeVisible();
  await expect.element(correct).not.toBeInTheDocument();
});
