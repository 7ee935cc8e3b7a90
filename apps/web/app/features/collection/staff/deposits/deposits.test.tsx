import {
  createSlip,
  getSlip,
  listSlips,
  listUndepositedChecks,
  takeSlipBack,
  type DepositSlip,
  type ReceivedCheck,
} from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../../../test/render-app.tsx';
import { SlipTable } from './slip-table.tsx';
import { SlipView } from './slip-view.tsx';
import { UndepositedChecks } from './undeposited-checks.tsx';

const idOf = (at: number) => `01970000-0000-7000-8000-0000000000${10 + at}`;

const check = (at: number, changes: Partial<ReceivedCheck> = {}): ReceivedCheck => ({
  _id: idOf(at),
  orderId: idOf(30 + at),
  tmpConvRegNo: `TKQ9XM${at}`,
  registrantName: ['Thomas Mathew', 'Anna Jose'][at] ?? '',
  number: `104${at}`,
  bank: 'Chase',
  writtenOn: '2026-03-02',
  receivedOn: '2026-03-05',
  amount: 500 + at,
  reversedAs: null,
  ...changes,
});

const slip: DepositSlip = {
  _id: idOf(60),
  number: 12,
  conventionName: 'Sangamam 2027',
  currency: 'USD',
  account: 'Sangamam Convention',
  day: '2026-03-06',
  state: 'OPEN',
  atBankOn: null,
  depositedOn: null,
  checkCount: 2,
  total: 1_001,
  bouncedCount: 1,
  createdByName: 'Stephen Mukalel',
  today: '2026-03-06',
  checks: [check(0), check(1, { reversedAs: 'BOUNCED' })],
  statementId: null,
  actions: ['mark-at-bank', 'take-back'],
};

function mockChecks(checks: ReceivedCheck[]) {
  const account = {
    conventionId: idOf(70),
    conventionName: 'Sangamam 2027',
    currency: 'USD' as const,
    account: 'Sangamam Convention',
    today: '2026-03-06',
    checks,
  };
  return mockEndpoint(listUndepositedChecks, () => (checks.length > 0 ? [account] : []));
}

test.for(['light', 'dark'] as const)(
  'selected checks make a slip with the sum that is shown (%s)',
  async (scheme) => {
    mockChecks([check(0), check(1, { writtenOn: '2026-04-01' })]);
    const calls = mockEndpoint(createSlip, () => {
      throw new Refusal('CHECK_NOT_DEPOSITABLE');
    });
    await renderPiece(<UndepositedChecks />, { as: { type: 'STAFF' }, scheme });
    await expect.element(page.getByText('Dated later than today')).toBeVisible();
    await expect.element(page.getByText('Select the checks that go to the bank together.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select check 1040 of Thomas Mathew' }).click();
    await expect.element(page.getByText('1 check, $500 USD')).toBeVisible();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect.element(page.getByText('2 checks, $1,001 USD')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Make a deposit slip' }).click();
    await expect
      .element(page.getByText('One of these checks is on a deposit slip already', { exact: false }))
      .toBeVisible();
    expect(calls).toMatchObject([{ body: { checkIds: [idOf(0), idOf(1)], total: 1_001 } }]);
  },
);

test('checks and slips are those of the convention in the address, or of all', async () => {
  const checks = mockChecks([check(0)]);
  const slips = mockEndpoint(listSlips, () => ({ docs: [slip], total: 1, totalPages: 1 }));
  const Lists = () => (
    <main>
      <h1>Deposits</h1>
      <UndepositedChecks />
      <SlipTable />
    </main>
  );
  for (const at of [`/deposits?conventionId=${idOf(70)}`, '/deposits?conventionId=all']) {
    const screen = await renderApp([{ path: '/deposits', Component: Lists }], { at, as: { type: 'STAFF' } });
    await expect.element(page.getByRole('link', { name: 'Deposit slip 12' })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /check 1040/u })).toBeVisible();
    await screen.unmount();
  }
  expect(checks.map(({ query }) => query)).toEqual([{ conventionId: idOf(70) }, {}]);
  expect(slips.map(({ query }) => query)).toEqual([{ page: '1', conventionId: idOf(70) }, { page: '1' }]);
});

test('without checks it says when one appears', async () => {
  mockChecks([]);
  await renderPiece(<UndepositedChecks />, { as: { type: 'STAFF' } });
  await expect.element(page.getByText('No checks to deposit')).toBeVisible();
});

test('a slip shows its checks, the one that bounced, its total, and is taken back after a question', async () => {
  mockEndpoint(getSlip, () => slip);
  const calls = mockEndpoint(takeSlipBack, () => {
    throw new Refusal('SLIP_MATCHED');
  });
  await renderPiece(<SlipView slipId={slip._id} />, { as: { type: 'STAFF' } });
  await expect.element(page.getByText('Total, 2 checks')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Anna Jose/u }).getByText('Bounced')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take deposit slip 12 back?' });
  await expect
    .element(dialog.getByText('Its 2 checks can be put on another slip', { exact: false }))
    .toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect
    .element(dialog.getByText('The bank has confirmed this deposit', { exact: false }))
    .toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a slip that does not exist leads back to all deposits', async () => {
  mockEndpoint(getSlip, () => {
    throw new Refusal('NOT_FOUND');
  });
  await renderPiece(<SlipView slipId={slip._id} />, { as: { type: 'STAFF' } });
  await expect.element(page.getByText('This deposit slip does not exist.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All deposits' })).toBeVisible();
});
