import {
  acceptLines,
  acceptSlip,
  searchBalances,
  setLineAside,
  type PayableOrder,
} from '@sangamam/contract/bank/statements/accept-endpoints';
import { getStatement, type StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { undoStatement } from '@sangamam/contract/bank/statements/import-endpoints';
import { reversePayment } from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { StatementView } from './statement-view.tsx';

const statementId = '01970000-0000-7000-8000-0000000000f0';
const idOf = (at: number) => `01970000-0000-7000-8000-0000000000${at}`;

const order = (at: number, changes: Partial<PayableOrder> = {}): PayableOrder => ({
  orderId: idOf(10 + at),
  tmpConvRegNo: `TKQ9XM${at}`,
  permConvRegNo: null,
  registrantName: ['Thomas Mathew', 'Anna Jose', 'Binu Jacob'][at] ?? '',
  conventionName: 'Sangamam',
  isAddonOrder: false,
  currency: 'USD',
  balance: 850,
  receivedAmount: 0,
  isReported: true,
  ...changes,
});

const line = (at: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  _id: idOf(30 + at),
  date: '2026-03-05',
  cents: 85_000,
  currency: 'USD',
  direction: 'IN',
  payer: `PAYER ${at}`,
  memo: `memo ${at}`,
  reference: `R${at}`,
  raw: `raw ${at}`,
  state: 'OPEN',
  revision: 0,
  level: 'SURE',
  candidates: [
    {
      score: 0.9,
      reasons: [
        { kind: 'NUMBER', text: `TKQ9XM${at}` },
        { kind: 'AMOUNT_EXACT', text: '' },
      ],
      orders: [{ ...order(at), amount: 850 }],
    },
  ],
  slips: [],
  allocations: [],
  bookedAlready: null,
  ...changes,
});

const mockStatement = (docs: StatementLine[]) => mockEndpoint(getStatement, () => statementOf(docs));

function statementOf(docs: StatementLine[]) {
  return {
    statement: {
      _id: statementId,
      fileName: 'march.csv',
      format: 'CSV' as const,
      importedAt: '2026-03-06T02:00:00.000Z',
      importedByName: 'Stephen Mukalel',
      undoneAt: null,
      knownLines: 0,
      counts: { lines: docs.length, open: docs.length, accepted: 0, setAside: 0 },
    },
    groups: (['SURE', 'SUGGESTED', 'NONE', 'BOOKED', 'ACCEPTED', 'SET_ASIDE'] as const).map((group) => ({
      group,
      lines: docs.filter(({ level }) => level === group).length,
      sums: [],
    })),
    docs,
    total: docs.length,
    totalPages: 1,
  };
}

const show = (scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Match payments</h1>
      <StatementView statementId={statementId} />
    </main>,
    { as: {}, scheme },
  );

test.for(['light', 'dark'] as const)(
  'sure lines are selected, accepted together, and each has its result (%s)',
  async (scheme) => {
    mockStatement([line(0), line(1), line(2)]);
    const calls = mockEndpoint(acceptLines, () => ({
      results: [
        { lineId: idOf(30), accepted: true, code: null, message: null },
        { lineId: idOf(31), accepted: false, code: 'CONFLICT', message: 'Please look again.' },
      ],
    }));
    await show(scheme);
    await page.getByRole('checkbox', { name: 'Select $850 USD from PAYER 2' }).click();
    await expect.element(page.getByText('2 lines selected, $1,700 USD')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Accept 2 lines' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    const results = page.getByRole('dialog', { name: '1 accepted, 1 not accepted' });
    await expect.element(results).toBeVisible();
    await expect
      .element(results.getByRole('listitem').nth(1))
      .toMatchTextContent(/PAYER 1.*Not accepted.*Please look again/u);
    const booked = (at: number) => ({
      lineId: idOf(30 + at),
      revision: 0,
      allocations: [{ orderId: idOf(10 + at), amount: 850, receivedBefore: 0 }],
    });
    expect(calls).toMatchObject([{ body: { lines: [booked(0), booked(1)] } }]);
  },
);

test('the lines are worked off by keyboard', async () => {
  mockStatement([line(0), line(1), line(2)]);
  const accepted = mockEndpoint(acceptLines, () => ({
    results: [{ lineId: idOf(31), accepted: true, code: null, message: null }],
  }));
  const aside = mockEndpoint(setLineAside, () => ({ changed: 1 }));
  await show();
  await expect.element(page.getByText('PAYER 0', { exact: true })).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.element(page.getByText('$850 USD booked for Anna Jose')).toBeVisible();
  await userEvent.keyboard('jn');
  await expect.poll(() => aside.length).toBe(1);
  expect(accepted).toMatchObject([{ body: { lines: [{ lineId: idOf(31) }] } }]);
  expect(aside).toMatchObject([{ body: { lineId: idOf(32), state: 'NEVER' } }]);
});

test('another candidate of a line can be chosen', async () => {
  const [best] = line(0).candidates;
  const other = {
    score: 0.5,
    reasons: [{ kind: 'NAME' as const, text: 'Anna Jose' }],
    orders: [{ ...order(1, { receivedAmount: 100 }), amount: 850 }],
  };
  mockStatement([line(0, { level: 'SUGGESTED', candidates: best ? [best, other] : [] })]);
  const calls = mockEndpoint(acceptLines, () => ({
    results: [{ lineId: idOf(30), accepted: false, code: 'CONFLICT', message: 'Please look again.' }],
  }));
  await show();
  await page.getByRole('radio', { name: /Anna Jose/u }).click();
  await expect.element(page.getByText('The payer is Anna Jose')).toBeVisible();
  await page.getByRole('button', { name: 'Accept $850 USD from PAYER 0' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Please look again.' })).toBeVisible();
  expect(calls).toMatchObject([
    { body: { lines: [{ allocations: [{ orderId: idOf(11), receivedBefore: 100 }] }] } },
  ]);
});

test('a line is split over families that are found by name, never over more than came', async () => {
  mockStatement([line(0, { level: 'NONE', candidates: [], cents: 100_050 })]);
  mockEndpoint(searchBalances, () => [order(1), order(2)]);
  const calls = mockEndpoint(acceptLines, () => ({
    results: [{ lineId: idOf(30), accepted: true, code: null, message: null }],
  }));
  await show();
  await page.getByRole('button', { name: /^Split/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Whose money is it?' });
  await dialog.getByRole('searchbox').fill('Jose');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await dialog.getByRole('button', { name: 'Add Anna Jose, TKQ9XM1' }).click();
  await dialog.getByRole('button', { name: 'Add Binu Jacob, TKQ9XM2' }).click();
  const second = dialog.getByRole('textbox', { name: 'Amount for Binu Jacob, TKQ9XM2' });
  await expect.element(second).toHaveValue('150');
  await expect.element(dialog.getByText(/^\$0\.50 USD left over/u)).toBeVisible();
  await second.fill('200');
  await expect.element(dialog.getByText('$49.50 USD more than came in')).toBeVisible();
  await second.fill('150');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([
    {
      body: {
        lines: [
          {
            allocations: [
              { orderId: idOf(11), amount: 850 },
              { orderId: idOf(12), amount: 150 },
            ],
          },
        ],
      },
    },
  ]);
});

test('a transfer that another import has booked is shown with it, and booked again only when that is confirmed', async () => {
  const bookedAlready = {
    statementId: idOf(70),
    fileName: 'zelle.txt',
    date: '2026-03-03',
    by: 'REFERENCE' as const,
    orders: [
      { orderId: idOf(11), tmpConvRegNo: 'TKQ9XM1', registrantName: 'Anna Jose', amount: 850, undone: false },
    ],
  };
  mockStatement([line(0, { level: 'NONE', candidates: [], bookedAlready })]);
  mockEndpoint(searchBalances, () => [order(2)]);
  const calls = mockEndpoint(acceptLines, () => ({
    results: [{ lineId: idOf(30), accepted: true, code: null, message: null }],
  }));
  await show();
  const earlier = page.getByRole('link', { name: 'Booked already on 03-03-2026, from zelle.txt' });
  await expect.element(earlier).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Accept \$/u })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: /^Split/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Whose money is it?' });
  await dialog.getByRole('searchbox').fill('Binu');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await dialog.getByRole('button', { name: 'Add Binu Jacob, TKQ9XM2' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect
    .element(dialog.getByText('Please confirm that this is a second transfer.').first())
    .toBeVisible();
  expect(calls).toEqual([]);
  await expectNoAxeViolations();
  await dialog.getByRole('checkbox', { name: 'This is a second transfer: book it, too' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { lines: [{ isAnotherTransfer: true }] } }]);
});

test('a state without lines says so', async () => {
  mockStatement([]);
  await show();
  await expect.element(page.getByText('Every line of this statement is decided.')).toBeVisible();
});

test('lines stay legible while others are on their way', async () => {
  mockStatement([line(0)]);
  await show();
  await expect.element(page.getByText('PAYER 0')).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof statementOf>>();
  mockEndpoint(getStatement, () => promise);
  await page.getByRole('button', { name: /^Suggested/u }).click();
  await expect.poll(() => document.querySelector('[aria-busy]:has(li)')).not.toBeNull();
  await expectNoAxeViolations();
  resolve(statementOf([]));
  await expect.element(page.getByText('PAYER 0')).not.toBeInTheDocument();
});

test('a booking that stays is taken back by reversing its payment', async () => {
  mockStatement([line(0)]);
  const kept = {
    amount: 850,
    message: 'The payment has been approved since.',
    canReverse: true,
    payment: {
      _id: idOf(40),
      orderId: idOf(10),
      tmpConvRegNo: 'TKQ9XM1',
      registrantName: 'Anna Jose',
      method: 'CHASE' as const,
      state: 'PAYMENT_APPROVED' as const,
      currency: 'USD' as const,
      dueAmount: 850,
      heldAmount: 850,
      orderIsActive: true,
    },
  };
  const elsewhere = {
    ...kept,
    canReverse: false,
    message: 'The payment has been changed since.',
    payment: { ...kept.payment, _id: idOf(41), registrantName: 'Binu Jacob' },
  };
  let answers = [
    { reversed: 1, kept: [kept, elsewhere] },
    { reversed: 1, kept: [elsewhere] },
  ];
  mockEndpoint(undoStatement, () => {
    const [answer = { reversed: 0, kept: [] }, ...later] = answers;
    answers = later;
    return answer;
  });
  const reversals = mockEndpoint(reversePayment, () => ({
    _id: idOf(40),
    state: 'PAYMENT_DECLINED' as const,
    receivedAmount: 0,
    heldAmount: 0,
    dueAmount: 850,
    orderId: idOf(10),
    orderStatus: 'PAYMENT_NOT_DONE' as const,
    permConvRegNo: null,
  }));
  await show();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('2 bookings stay').first()).toBeVisible();
  await expect.element(page.getByText(/changed since\. See it under Payments/u)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Reverse the payment of Anna Jose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reverse this payment?' });
  await dialog.getByRole('radio', { name: /wrongly/u }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another family had paid');
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect.element(page.getByText('1 booking stays').first()).toBeVisible();
  expect(reversals).toMatchObject([
    { params: { paymentId: idOf(40) }, body: { cause: 'BOOKED_WRONGLY', reason: 'Another family had paid' } },
  ]);
});

test('a line that is the total of a deposit slip is accepted as its deposit, by the key Enter, too', async () => {
  const slip = { _id: idOf(90), number: 12, checkCount: 5, total: 6_250, day: '2026-03-04' };
  const deposit = line(0, { cents: 625_000, level: 'SUGGESTED', candidates: [], slips: [slip] });
  mockStatement([deposit]);
  const calls = mockEndpoint(acceptSlip, () => ({ slip }));
  await show();
  await expect
    .element(page.getByRole('link', { name: 'Deposit slip 12, 5 checks, $6,250 USD' }))
    .toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Accept the deposit of slip 12' }).click();
  await expect.element(page.getByText('Deposit slip 12 is deposited')).toBeVisible();
  await userEvent.keyboard('k{Enter}');
  const body = { lineId: deposit._id, revision: 0, slipId: slip._id };
  await expect.poll(() => calls).toMatchObject([{ body }, { body }]);
});
