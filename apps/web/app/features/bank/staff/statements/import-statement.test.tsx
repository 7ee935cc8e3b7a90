import { importStatement, inspectStatement } from '@sangamam/contract/bank/statements/import-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { ImportStatement } from './import-statement.tsx';

const mapping = {
  delimiter: ',' as const,
  decimal: '.' as const,
  dateOrder: 'MDY' as const,
  columns: {
    date: 0,
    amount: null,
    credit: null,
    debit: null,
    payer: 1,
    memo: null,
    memoMore: null,
    reference: null,
  },
};
const table = {
  header: ['When', 'Who', 'Sum'],
  sample: [['03/05/2026', 'Anna Jose', '850.00']],
  mapping,
  isRemembered: false,
};
const read = {
  date: '2026-03-05',
  cents: 85_000,
  currency: 'USD' as const,
  direction: 'IN' as const,
  payer: 'Anna Jose',
  memo: '',
  reference: '',
  raw: '03/05/2026, Anna Jose, 850.00',
};
const fault = 'Please choose the column with the amount';

const show = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/admin/payments/statements',
        Component: () => (
          <main>
            <h1>Bank statements</h1>
            <h2>Import</h2>
            <ImportStatement />
          </main>
        ),
      },
      { path: '/admin/payments/statements/:statementId', Component: () => <p>The statement</p> },
    ],
    { as: {}, scheme },
  );

const choose = async (text: string) =>
  userEvent.upload(
    page.getByLabelText(/^Choose a bank export/u),
    new File([text], 'march.csv', { type: 'text/csv' }),
  );

test.for(['light', 'dark'] as const)(
  'a CSV export is mapped with its first lines in sight and imported (%s)',
  async (scheme) => {
    let inspections = 0;
    const inspected = mockEndpoint(inspectStatement, () => {
      inspections += 1;
      const isMapped = inspections > 1;
      return {
        format: 'CSV' as const,
        table: isMapped
          ? { ...table, mapping: { ...mapping, columns: { ...mapping.columns, amount: 2 } } }
          : table,
        lines: isMapped ? [read] : [],
        lineCount: isMapped ? 1 : 0,
        rowCount: isMapped ? 2 : 0,
        leftOut: isMapped ? [{ line: 3, why: 'NO_AMOUNT' as const, text: '03/06/2026, Total' }] : [],
        fault: isMapped ? null : fault,
      };
    });
    const imported = mockEndpoint(importStatement, () => ({
      _id: '01970000-0000-7000-8000-0000000000f0',
      newLines: 1,
      knownLines: 0,
      rereadLines: 0,
    }));
    await show(scheme);
    await choose('When,Who,Sum\n03/05/2026,Anna Jose,850.00\n');
    await expect.element(page.getByText(fault)).toBeVisible();
    await page.getByRole('combobox', { name: /^Amount/u }).selectOptions('Sum · 850.00');
    await expect.element(page.getByText('$850 USD')).toBeVisible();
    await expect.element(page.getByText(/2 rows in the file, 1 read, 1 left out$/u)).toBeVisible();
    await expect
      .element(page.getByText('Line 3, no amount in the chosen column: 03/06/2026, Total'))
      .toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Import 1 line' }).click();
    await expect.element(page.getByText('The statement')).toBeVisible();
    expect(inspected).toHaveLength(2);
    expect(imported).toHaveLength(1);
  },
);

test('what cannot be read is said with its place, and something else can be chosen', async () => {
  mockEndpoint(inspectStatement, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'file');
  });
  await show();
  await choose('Dear treasurer');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Please check/u);
  await expect.element(page.getByLabelText(/^Choose a bank export/u)).toBeInTheDocument();
});
