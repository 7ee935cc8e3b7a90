import { searchEverybody, type SearchReason } from '@sangamam/contract/orders/registrations/search-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { SearchPalette } from './search-palette.tsx';

const diya = { by: 'PERSON' as const, text: 'Diya Stephen', relationship: 'DAUGHTER' as const, age: 12 };

const hit = (
  orderId: string,
  registrantName: string,
  why: SearchReason[] = [diya, { by: 'CITY', text: 'Diyaville' }],
) => ({
  orderId,
  number: 'TABCDEF',
  registrantName,
  conventionName: 'Sangamam of the East',
  status: 'CONFIRMED' as const,
  registrationStatus: 'REG_APPROVED' as const,
  why,
});

test.for(['light', 'dark'] as const)('Ctrl-K finds a child and says why (%s)', async (scheme) => {
  const calls = mockEndpoint(searchEverybody, ({ query }) =>
    query.search === 'diya'
      ? { hits: [hit('o1', 'Stephen Jacob'), hit('o2', 'Mary Thomas')], total: 46 }
      : query.search === 'diya steven'
        ? { hits: [hit('o3', 'Stephen Jacob', [diya])], total: 1 }
        : { hits: [], total: 0 },
  );
  await renderPiece(
    <main>
      <h1>Admin</h1>
      <SearchPalette />
    </main>,
    { as: {}, scheme },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('combobox', { name: 'Search everybody' });
  await expect.element(field).toHaveFocus();
  await field.fill('diya');
  const options = page.getByRole('option');
  await expect
    .element(options.first())
    .toMatchTextContent(/Stephen Jacob.*TABCDEF.*Diya Stephen, daughter, 12 · City: Diyaville/u);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await expectNoAxeViolations();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('2 of 46 registrations. Type more to narrow it down.')).toBeVisible();
  await field.fill('diya steven');
  await expect.element(page.getByText('Similar name · Diya Stephen, daughter, 12')).toBeVisible();
  await field.fill('nobody');
  await expect.element(page.getByText('Nothing found for “nobody”.')).toBeVisible();
  expect(calls.map(({ query }) => query.search)).toEqual(['diya', 'diya steven', 'nobody']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
