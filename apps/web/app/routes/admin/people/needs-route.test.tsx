import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { accessNeeds, allergies, diets } from '@sangamam/contract/people/cards/card';
import {
  getMealNeeds,
  getNeeds,
  listPeopleWithNeeds,
} from '@sangamam/contract/people/cards/card-admin-endpoints';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { mockEndpoint } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds } from '../../../../test/sample-orders.ts';
import Needs from './needs-route.tsx';

const care: StaffRole = 'CARE';
const none = <Need extends string>(needs: readonly Need[]) =>
  Object.fromEntries(needs.map((need) => [need, 0])) as Record<Need, number>;

test('the sheet by meal is printed alone, without numbers and names beside it, which are back afterwards', async () => {
  mockEndpoint(getStaffSelf, () => ({
    id: '01970000-0000-7000-8000-000000000001',
    name: 'Mary Care',
    email: 'care@example.org',
    roles: [care],
    needsSecondFactor: false,
  }));
  mockEndpoint(listConventionChoices, () => [
    {
      _id: sampleIds.convention,
      name: 'Sangamam of Meals',
      startDate: '2027-07-15',
      endDate: '2027-07-18',
      timeZone: 'America/New_York',
      isCurrent: true,
      isOpenToStaff: true,
    },
  ]);
  mockEndpoint(getNeeds, () => ({
    people: 4,
    cards: 4,
    foodNotes: 0,
    accessNotes: 0,
    notPhotographed: 0,
    notPrinted: 0,
    diets: none(diets),
    allergies: none(allergies),
    accessNeeds: none(accessNeeds),
  }));
  mockEndpoint(getMealNeeds, () => [
    {
      name: 'Dinner',
      day: '2027-07-15',
      time: '18:30',
      people: 4,
      cards: 4,
      foodNotes: 0,
      diets: none(diets),
      allergies: none(allergies),
    },
  ]);
  mockEndpoint(listPeopleWithNeeds, () => ({ docs: [], total: 0, page: 1, totalPages: 1 }));
  await renderApp([{ path: '/admin/needs', Component: Needs }], { as: { type: 'STAFF' } });
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const isOnPaper = async (text: string) => {
    const element = page.getByText(text, { exact: true }).first();
    await expect.element(element).toBeInTheDocument();
    return element.element().closest('[data-print="none"]') === null;
  };
  const beside = ['4 of 4 people told so far', 'People with needs', 'For hotel and halls'];
  for (const text of beside) expect([text, await isOnPaper(text)]).toEqual([text, true]);
  await page.getByRole('button', { name: 'Print by meal' }).click();
  expect(print).toHaveBeenCalledOnce();
  for (const text of beside) expect([text, await isOnPaper(text)]).toEqual([text, false]);
  const table = page.getByRole('table', { name: 'By meal' }).element();
  expect(table.closest('[data-print="none"]')).toBeNull();
  await expect.element(page.getByText(/^Sangamam of Meals, numbers of /u)).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  for (const text of beside) await expect.poll(() => isOnPaper(text)).toBe(true);
});
