import {
  getReminderSchedule,
  listUnreminded,
  previewReminders,
  updateReminderSchedule,
  type AdminReminderSchedule,
  type PlannedReminder,
} from '@sangamam/contract/collection/reminders/reminder-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { RemindersView } from './reminders-view.tsx';

const planned: PlannedReminder = {
  orderId: sampleIds.order,
  familyName: 'Anna Chacko',
  email: 'anna@example.org',
  number: 'T2KX7A9',
  conventionName: 'Sangamam 2027',
  currency: 'CAD',
  open: 1250,
  dueDate: '2027-03-10',
  day: '2027-03-11',
  step: 1,
  reason: 'PART_OPEN',
};

test('the schedule is changed in days with commas, and the list says who gets what and why', async () => {
  let stored: AdminReminderSchedule = { enabled: false, daysBefore: [3], daysAfter: [1, 7], revision: 2 };
  mockEndpoint(getReminderSchedule, () => stored);
  mockEndpoint(previewReminders, () => ({ docs: [planned], total: 1, totalPages: 1 }));
  const calls = mockEndpoint(updateReminderSchedule, ({ body }) => {
    if (body.revision !== stored.revision) throw new Refusal('CONFLICT');
    stored = { ...body, revision: body.revision + 1 };
    return stored;
  });
  await renderPiece(<RemindersView />, { as: {} });
  await expect.element(page.getByText('Reminders are off.', { exact: false })).toBeVisible();
  const row = page.getByRole('row', { name: /Anna Chacko/u });
  for (const text of ['03-11-2027', '1 day after the due date', '$1,250', 'Part of the payment is missing'])
    await expect.element(row.getByText(text, { exact: false })).toBeVisible();
  await expectNoAxeViolations();

  const after = page.getByRole('textbox', { name: 'Days after the due date' });
  const save = page.getByRole('button', { name: 'Save schedule' });
  await page.getByRole('checkbox', { name: 'Send reminders' }).click();
  await after.fill('soon');
  await save.click();
  await expect.element(page.getByText('whole numbers with commas', { exact: false }).first()).toBeVisible();
  expect(calls).toEqual([]);
  await after.fill('14, 2');
  stored = { ...stored, daysBefore: [5], revision: 5 };
  await save.click();
  await expect.element(page.getByText('Someone else has changed this')).toBeVisible();
  await page.getByRole('button', { name: 'Show the newer version' }).click();
  await save.click();
  await expect.element(page.getByText('Reminders are off.', { exact: false })).not.toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ enabled: true, daysBefore: [5], daysAfter: [2, 14], revision: 5 });
  await expect.element(after).toHaveValue('2, 14');
});

test('without an open payment the list says so', async () => {
  mockEndpoint(getReminderSchedule, () => ({ enabled: true, daysBefore: [], daysAfter: [1], revision: 1 }));
  mockEndpoint(previewReminders, () => ({ docs: [], total: 0, totalPages: 0 }));
  await renderPiece(<RemindersView />, { as: {} });
  await expect.element(page.getByRole('heading', { name: 'Nobody' })).toBeVisible();
});

test('who gets none is listed with the reason, and the address says so', async () => {
  mockEndpoint(getReminderSchedule, () => ({ enabled: true, daysBefore: [3], daysAfter: [], revision: 1 }));
  mockEndpoint(previewReminders, () => ({ docs: [planned], total: 1, totalPages: 1 }));
  const { day: _day, step: _step, reason: _reason, ...unpaid } = planned;
  mockEndpoint(listUnreminded, () => ({
    docs: [
      { ...unpaid, reason: 'NOT_APPROVED' as const, next: null },
      {
        ...unpaid,
        orderId: sampleIds.convention,
        familyName: 'Binu Jacob',
        reason: 'LATER' as const,
        next: '2027-04-02',
      },
    ],
    total: 2,
    totalPages: 1,
  }));
  await renderPiece(<RemindersView />, { as: {} });
  await expect.element(page.getByRole('row', { name: /Part of the payment is missing/u })).toBeVisible();
  const none = page.getByRole('link', { name: 'Who gets none, and why' });
  await none.click();
  await expect.element(none).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText('2 orders without a reminder')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Anna Chacko.*not approved yet/u })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Binu Jacob.*the next reminder is on 04-02-2027/u }))
    .toBeVisible();
  await expectNoAxeViolations();
});

test('both lists are of the convention that the address names, and of all without one', async () => {
  const conventionId = sampleIds.convention;
  const none = { docs: [], total: 0, totalPages: 0 };
  mockEndpoint(getReminderSchedule, () => ({ enabled: true, daysBefore: [3], daysAfter: [], revision: 1 }));
  const planned = mockEndpoint(previewReminders, () => none);
  const unreminded = mockEndpoint(listUnreminded, () => none);
  const show = async (conventionId: string, list: string) => {
    const at = `/?conventionId=${conventionId}&list=${list}`;
    const screen = await renderApp([{ path: '/', Component: RemindersView }], { as: {}, at });
    await expect.element(page.getByRole('heading', { name: 'Nobody' })).toBeVisible();
    await screen.unmount();
  };
  for (const shown of [conventionId, 'all']) for (const list of ['', 'none']) await show(shown, list);
  const asked = [planned, unreminded].map((calls) => [
    ...new Set(calls.map(({ query }) => query.conventionId)),
  ]);
  expect(asked).toEqual([
    [conventionId, undefined],
    [conventionId, undefined],
  ]);
});

test('both lists are searched, from the address too, and say when nobody is found', async () => {
  mockEndpoint(getReminderSchedule, () => ({ enabled: true, daysBefore: [3], daysAfter: [], revision: 1 }));
  const isAsked = (search: string | undefined) => search === undefined || search === planned.number;
  const asked = mockEndpoint(previewReminders, ({ query }) =>
    isAsked(query.search)
      ? { docs: [planned], total: 1, totalPages: 1 }
      : { docs: [], total: 0, totalPages: 0 },
  );
  const { day: _day, step: _step, reason: _reason, ...unpaid } = planned;
  mockEndpoint(listUnreminded, ({ query }) =>
    isAsked(query.search)
      ? { docs: [{ ...unpaid, reason: 'NOT_APPROVED' as const, next: null }], total: 1, totalPages: 1 }
      : { docs: [], total: 0, totalPages: 0 },
  );
  await renderApp([{ path: '/', Component: RemindersView }], { as: {}, at: `/?search=${planned.number}` });
  const search = page.getByRole('searchbox', { name: 'Search by name, number or email' });
  await expect.element(search).toHaveValue(planned.number);
  await expect.element(page.getByRole('row', { name: /Part of the payment is missing/u })).toBeVisible();
  expect(asked.every(({ query }) => query.search === planned.number)).toBe(true);
  await search.fill('Nobody at all');
  await expect.element(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await page.getByRole('link', { name: 'Who gets none, and why' }).click();
  await search.fill(planned.number);
  await expect.element(page.getByRole('row', { name: /not approved yet/u })).toBeVisible();
  await search.fill('Nobody at all');
  await expect.element(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await expectNoAxeViolations();
});
