import { listOutbox } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { SavedView } from '@sangamam/contract/casework/saved-views/saved-view';
import {
  createSavedView,
  listSavedViews,
} from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { OutboxTable } from './outbox-table.tsx';

const conventionId = '01970000-0000-7000-8000-00000000000c';

test('mails are narrowed to a state, and that is saved as a view of no convention', async () => {
  const stored: SavedView[] = [];
  const calls = mockEndpoint(listOutbox, () => ({ docs: [], total: 0, totalPages: 0 }));
  mockEndpoint(listSavedViews, () => stored);
  mockEndpoint(listConventionChoices, () => [
    {
      _id: conventionId,
      name: 'Sangamam East',
      startDate: '2027-07-01',
      endDate: '2027-07-04',
      timeZone: 'America/New_York',
      isCurrent: true,
      isOpenToStaff: true,
    },
  ]);
  const saved = mockEndpoint(createSavedView, ({ body }) => {
    const view = {
      ...body,
      _id: '01970000-0000-7000-8000-0000000000a1',
      ownerName: null,
      mayChange: true,
      revision: 0,
    };
    stored.push(view);
    return view;
  });
  await renderPiece(
    <main>
      <h1>Outbox</h1>
      <OutboxTable />
    </main>,
    { as: { type: 'STAFF' } },
  );
  const views = page.getByRole('navigation', { name: 'Views of the emails' });
  await expect.element(page.getByRole('heading', { name: 'No emails here' })).toBeVisible();
  await expect.element(views).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter the list' });
  await sheet.getByRole('combobox', { name: 'State' }).selectOptions('Given up');
  await expect.poll(() => calls.at(-1)).toMatchObject({ query: { state: 'GIVEN_UP' } });
  await sheet.getByRole('button', { name: /^Show \d/u }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Not delivered');
  await expect.element(dialog.getByRole('checkbox', { name: 'Share with the team' })).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: /^Only for/u })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const chip = views.getByRole('link', { name: 'Not delivered' });
  await expect.element(chip).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations();
  await views.getByRole('link', { name: 'All emails' }).click();
  await expect.element(chip).not.toHaveAttribute('aria-current');
  expect(saved.map(({ body }) => body)).toEqual([
    { name: 'Not delivered', isShared: false, query: { state: 'GIVEN_UP' } },
  ]);
});
