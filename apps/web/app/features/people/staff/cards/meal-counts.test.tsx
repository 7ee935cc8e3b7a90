import { exportMealNeeds, type MealNeeds } from '@sangamam/contract/people/cards/card-admin-endpoints';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, MockFile, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { MealCounts } from './meal-counts.tsx';

const nobody: MealNeeds = {
  name: 'Dinner',
  day: '2027-07-15',
  time: '18:30',
  people: 0,
  cards: 0,
  foodNotes: 0,
  diets: { VEGETARIAN: 0, VEGAN: 0, NO_BEEF: 0, NO_PORK: 0, MILD: 0 },
  allergies: {
    PEANUTS: 0,
    TREE_NUTS: 0,
    MILK: 0,
    EGGS: 0,
    FISH: 0,
    SHELLFISH: 0,
    WHEAT: 0,
    SOY: 0,
    SESAME: 0,
  },
};
const lunch: MealNeeds = {
  ...nobody,
  name: 'Lunch',
  day: '2027-07-16',
  time: '12:30',
  people: 412,
  cards: 300,
  foodNotes: 7,
  diets: { ...nobody.diets, VEGETARIAN: 61, MILD: 4 },
  allergies: { ...nobody.allergies, PEANUTS: 3 },
};
const onPrint = vi.fn<() => void>();
const show = (meals: readonly MealNeeds[], scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Food and access</h1>
      <MealCounts
        conventionId={sampleIds.convention}
        conventionName="Sangamam"
        meals={meals}
        countedAt="2027-06-01T10:00:00Z"
        onPrint={onPrint}
      />
    </main>,
    { scheme },
  );

test.for([
  [1200, 'light'],
  [360, 'dark'],
] as const)('each meal has its people and what they do not eat (%i, %s)', async ([width, scheme]) => {
  await page.viewport(width, 800);
  await show([nobody, lunch], scheme);
  const row = page.getByRole('row').filter({ hasText: 'Lunch, 07-16-2027 12:30' });
  for (const text of ['412', 'Vegetarian 61, Not spicy 4', 'Peanuts 3'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Vegan/u)).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('without meals it says where they are entered', async () => {
  await show([]);
  await expect.element(page.getByText(/an administrator enters them with its details/u)).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('it is downloaded in both formats, a refusal is said, and it is printed', async () => {
  let busy = false;
  const calls = mockEndpoint(exportMealNeeds, () => {
    if (busy) throw new Refusal('SERVICE_UNAVAILABLE');
    return new MockFile('sangamam-by-meal.xlsx', 'a file');
  });
  await show([lunch]);
  for (const format of ['CSV', 'Excel'])
    await page.getByRole('button', { name: `Download By meal as ${format}` }).click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls.map(({ params }) => params)).toEqual([
    { conventionId: sampleIds.convention, format: 'csv' },
    { conventionId: sampleIds.convention, format: 'xlsx' },
  ]);
  busy = true;
  await page.getByRole('button', { name: 'Download By meal as CSV' }).click();
  await expect.element(page.getByText(errorCatalogue.SERVICE_UNAVAILABLE.message)).toBeVisible();
  await page.getByRole('button', { name: 'Print by meal' }).click();
  expect(onPrint).toHaveBeenCalledOnce();
});
