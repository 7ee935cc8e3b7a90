import {
  listFormFamilies,
  mostChosenForms,
  type FormFamily,
} from '@sangamam/contract/orders/kick-off/form-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { sampleEvening } from '../../../../../../test/sample-evening.ts';
import { sampleIds } from '../../../../../../test/sample-orders.ts';

import { EveningForms } from './evening-forms.tsx';

const familiesOf = (count: number): FormFamily[] =>
  Array.from({ length: count }, (_, index) => ({
    userId: `u${index}`,
    name: `Thomas ${index}`,
    familyName: index === 0 ? 'Vellapally' : null,
    draftNumber: index === 1 ? 'T2KX7A9' : null,
  }));

function show(families: FormFamily[], scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(listFormFamilies, () => ({ families }));
  return renderApp(
    [
      {
        path: '/',
        Component: () => (
          <main>
            <h1>Print forms</h1>
            <EveningForms eveningId={sampleEvening._id} back={null} />
          </main>
        ),
      },
    ],
    { as: { id: sampleIds.user }, scheme },
  );
}

test.for(['light', 'dark'] as const)(
  'families are found by name or house name, and say what was begun at home (%s)',
  async (scheme) => {
    await show(familiesOf(3), scheme);
    await expect.element(page.getByText('Begun at home: T2KX7A9')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('searchbox', { name: 'Name in the list' }).fill('vellap');
    await expect.element(page.getByRole('checkbox', { name: /^Thomas 0/u })).toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: /^Thomas 1/u })).not.toBeInTheDocument();
  },
);

test('more than a hundred families are printed in several files', async () => {
  await show(familiesOf(230));
  await expect.element(page.getByRole('button', { name: 'Print 1 to 100' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print 201 to 230' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print all' })).not.toBeInTheDocument();
});

test('nothing chosen, and too many, are refused with a sentence', async () => {
  await show(familiesOf(mostChosenForms + 1));
  const alert = page.getByRole('region', { name: 'Chosen families' }).getByRole('alert');
  const print = page.getByRole('button', { name: 'Print the chosen ones' });
  await print.click();
  await expect.element(alert).toHaveTextContent('No family is chosen.');
  for (const box of page.getByRole('list', { name: 'Families of the unit' }).getByRole('checkbox').all())
    await box.click();
  await print.click();
  await expect.element(alert).toHaveTextContent(`Please choose ${mostChosenForms} families at most`);
});

test('where everybody is registered blank forms are left, up to a number', async () => {
  await show([]);
  await expect.element(page.getByText('Every family is registered')).toBeVisible();
  await page.getByRole('textbox', { name: 'Copies' }).fill('51');
  await page.getByRole('button', { name: 'Print blank forms' }).click();
  const alert = page.getByRole('region', { name: 'Blank forms' }).getByRole('alert');
  await expect.element(alert).toHaveTextContent('Please enter a number from 1 to 50');
  await expectNoAxeViolations();
});
