import {
  getChecklistReminders,
  listWithoutChecklistReminder,
  previewChecklistReminders,
  switchChecklistReminders,
  type PlannedChecklistReminder,
} from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';
import { listReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { ChecklistViews } from './checklist-views.tsx';

const at = `/?list=reminders&conventionId=${sampleIds.convention}`;
const planned: PlannedChecklistReminder = {
  orderId: sampleIds.order,
  familyName: 'Anna Chacko',
  number: 'T2KX7A9',
  day: '2027-05-08',
  lastSent: '2027-05-01',
  items: [
    { topic: 'PICTURE', by: '2027-07-01' },
    { topic: 'TRAVEL', by: null },
  ],
};

const none = () => ({ docs: [], total: 0, totalPages: 0 });

const render = (reminds: boolean, address = at) =>
  renderApp([{ path: '/', Component: () => <ChecklistViews linked reminds={reminds} /> }], {
    as: {},
    at: address,
  });

test('the reminders are switched on after a question, and the list says who gets what and why', async () => {
  let enabled = false;
  mockEndpoint(getChecklistReminders, () => ({ enabled }));
  mockEndpoint(previewChecklistReminders, () => ({ docs: [planned], total: 1, totalPages: 1 }));
  const without = { orderId: sampleIds.order, familyName: 'Biju Chacko', number: 'T2KX7B1' };
  mockEndpoint(listWithoutChecklistReminder, () => ({
    docs: [{ ...without, reason: 'NOTHING_LEFT' as const }],
    total: 1,
    totalPages: 1,
  }));
  const calls = mockEndpoint(switchChecklistReminders, ({ body }) => {
    if (calls.length === 1) throw new Refusal('NOT_FOUND');
    ({ enabled } = body);
    return body;
  });
  await render(true);
  const row = page.getByRole('row', { name: /Anna Chacko/u });
  for (const text of [
    '05-08-2027',
    'The last one was on 05-01-2027',
    'Family picture by 07-01-2027',
    'Travel plans',
  ])
    await expect.element(row.getByText(text, { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Biju Chacko.*Nothing is left for the family to do/u }))
    .toBeVisible();
  await expect.element(page.getByText('Reminders are off.', { exact: false })).toBeVisible();
  await expectNoAxeViolations();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Switch reminders on' }).click();
  await dialog.getByRole('button', { name: 'Switch reminders on' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Switch reminders on' }).click();
  await expect.element(page.getByRole('button', { name: 'Switch reminders off' })).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ enabled: true });
});

test('when nobody has anything left to do, the list says so', async () => {
  mockEndpoint(getChecklistReminders, () => ({ enabled: true }));
  mockEndpoint(previewChecklistReminders, none);
  mockEndpoint(listWithoutChecklistReminder, none);
  await render(true);
  await expect.element(page.getByRole('heading', { name: 'Nobody' })).toBeVisible();
});

test('the dry run is searched, and says when nobody is found', async () => {
  mockEndpoint(getChecklistReminders, () => ({ enabled: false }));
  const found = (docs: PlannedChecklistReminder[]) => ({ docs, total: docs.length, totalPages: docs.length });
  const calls = mockEndpoint(previewChecklistReminders, ({ query }) =>
    found(query.search === 'zacharias' ? [] : [planned]),
  );
  const without = mockEndpoint(listWithoutChecklistReminder, none);
  await render(true);
  const search = page.getByRole('searchbox', { name: 'Search by name or number' });
  await search.fill('T2KX7A9');
  await expect
    .poll(() => [calls.at(-1)?.query.search, without.at(-1)?.query.search])
    .toEqual(['T2KX7A9', 'T2KX7A9']);
  await expect.element(page.getByRole('row', { name: /Anna Chacko/u })).toBeVisible();
  await search.fill('zacharias');
  await expect.element(page.getByText('No family that gets a reminder matches your search.')).toBeVisible();
});

test('the list says who has to act and by when', async () => {
  mockEndpoint(listReadiness, () => ({
    docs: [
      {
        _id: sampleIds.order,
        tmpConvRegNo: 'T2KX7A9',
        permConvRegNo: null,
        registrantName: 'Anna Chacko',
        conventionName: 'Sangamam 2027',
        items: [
          { topic: 'APPROVAL' as const, state: 'DONE' as const, actor: null, by: null },
          { topic: 'MONEY' as const, state: 'TO_DO' as const, actor: 'FAMILY' as const, by: '2027-06-14' },
          { topic: 'TRAVEL' as const, state: 'WAITING' as const, actor: null, by: null },
        ],
      },
    ],
    total: 1,
    totalPages: 1,
  }));
  await page.viewport(1200, 900);
  await render(false);
  const row = page.getByRole('row', { name: /Anna Chacko/u });
  for (const text of ['Done', 'The family', 'by 06-14-2027', 'Later'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await page.viewport(360, 780);
  for (const text of ['Done', 'Later'])
    await expect.element(row.getByText(text, { exact: true })).not.toBeVisible();
  for (const text of ['The family', 'by 06-14-2027'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

test('for all conventions it asks to choose one', async () => {
  await render(true, '/?list=reminders&conventionId=all');
  await expect.element(page.getByRole('heading', { name: 'Choose a convention' })).toBeVisible();
});

test('who may not write to families sees the checklists alone', async () => {
  mockEndpoint(listReadiness, () => ({ docs: [], total: 0, totalPages: 0 }));
  await render(false);
  await expect.element(page.getByText('No families here')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Weekly reminders' })).not.toBeInTheDocument();
});
