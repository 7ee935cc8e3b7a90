import { readOpenItems } from '@sangamam/contract/books/open-item-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { BookSections } from '../books-view.tsx';
import { OpenItems } from './open-items.tsx';

const book = {
  conventionId: '01970000-0000-7000-8000-0000000000c1',
  conventionName: 'Sangamam',
  timeZone: 'America/New_York',
  currency: 'USD' as const,
  firstDay: '2026-01-01',
  today: '2026-03-05',
};

test('open balances are shown 25 at a time, and each part of the books is a link away', async () => {
  const balances = Array.from({ length: 30 }, (_, at) => ({
    orderId: `01970000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
    familyName: `Family ${at + 1} Mathew`,
    email: null,
    number: `T${at}`,
    open: 850,
    dueDate: null,
    age: 'NOT_DUE' as const,
  }));
  mockEndpoint(readOpenItems, () => ({
    balances,
    ages: [{ age: 'NOT_DUE' as const, orders: 30, amount: 25_500 }],
    fees: [],
    refunds: [],
    discrepancies: [],
  }));
  await renderPiece(
    <main>
      <h1>Books</h1>
      <BookSections />
      <OpenItems book={book} />
    </main>,
    { as: { type: 'STAFF' } },
  );
  await expect.element(page.getByText('Family 25 Mathew')).toBeVisible();
  await expect.element(page.getByText('Family 26 Mathew')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await page
    .getByRole('navigation', { name: 'Pages: Open balances' })
    .getByRole('button', { name: 'Next page' })
    .click();
  await expect.element(page.getByText('Family 26 Mathew')).toBeVisible();
  await expect.element(page.getByText('Family 25 Mathew')).not.toBeInTheDocument();
  const links = page.getByRole('navigation', { name: 'Parts of the books' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toContain('#open-balances');
});
