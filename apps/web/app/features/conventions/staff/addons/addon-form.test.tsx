import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import {
  createAddon,
  updateAddon,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { conventionConfiguration } from '../../../../../test/convention-set-up.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { AddonForm } from './addon-form.tsx';

const { _id: conventionId, addons } = conventionConfiguration;
const onSaved = vi.fn<(convention: ConventionConfiguration) => void>();

function show(stored?: (typeof addons)[number], scheme: 'light' | 'dark' = 'light') {
  onSaved.mockReset();
  return renderPiece(
    <main>
      <h1>Add-on</h1>
      <AddonForm conventionId={conventionId} {...(stored && { stored })} onSaved={onSaved} />
    </main>,
    { as: {}, scheme },
  );
}

const text = (name: string | RegExp) => page.getByRole('textbox', { name });
const kind = () => page.getByRole('combobox', { name: 'How families choose it' });
const choice = (name: string) => page.getByRole('group', { name });

test.for(['light', 'dark'] as const)('the add-on form is accessible (%s)', async (scheme) => {
  await show(addons[0], scheme);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add-on' })).toBeVisible();
  await expectNoAxeViolations();
});

test.for([
  ['YES_NO', ['Yes']],
  ['ADULT_CHILDREN', ['Adults', 'Children']],
  ['SINGLE_FIELD', ['Choice 1']],
  ['MULTIPLE_OPTIONS', ['Choice 1']],
  ['MULTIPLE_OPTIONS_WITH_TEXTBOX', ['Choice 1']],
] as const)('an add-on of type %s has its own choices', async ([type, names]) => {
  await show();
  await kind().selectOptions(type);
  for (const name of names) await expect.element(choice(name)).toBeVisible();
  const several = type.startsWith('MULTIPLE');
  expect(page.getByRole('button', { name: 'Add a choice' }).elements()).toHaveLength(several ? 1 : 0);
  expect(text('Label').elements()).toHaveLength(names[0] === 'Choice 1' ? 1 : 0);
});

test('an add-on with several choices is added; an empty Canadian price is sent as null', async () => {
  const calls = mockEndpoint(createAddon, () => conventionConfiguration);
  await show();
  await text('Title').fill('Tour');
  await kind().selectOptions('MULTIPLE_OPTIONS');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await choice('Choice 1').getByRole('textbox', { name: 'Label' }).fill('Boat');
  await choice('Choice 1').getByRole('textbox', { name: 'Price in US dollars' }).fill('40');
  await choice('Choice 2').getByRole('textbox', { name: 'Label' }).fill('Boat');
  await choice('Choice 2').getByRole('textbox', { name: 'Price in US dollars' }).fill('25');
  await page.getByRole('button', { name: 'Add the add-on' }).click();
  await expect.element(page.getByText('Each choice can stand here once').first()).toBeVisible();
  await choice('Choice 2').getByRole('textbox', { name: 'Label' }).fill('Bus');
  await choice('Choice 2')
    .getByRole('textbox', { name: /^How many there are/u })
    .fill('30');
  await page.getByRole('button', { name: 'Add the add-on' }).click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(calls).toMatchObject([
    {
      body: {
        title: 'Tour',
        type: 'MULTIPLE_OPTIONS',
        options: [
          { key: 'Boat', price: 40, cadPrice: null, capacity: null },
          { key: 'Bus', price: 25, cadPrice: null, capacity: 30 },
        ],
      },
    },
  ]);
});

test('a capacity below what is sold is refused, and the refusal is shown at the choices', async () => {
  mockEndpoint(updateAddon, () => {
    throw new Refusal('CONFLICT', 'options');
  });
  await show(addons[0]);
  await expect.element(page.getByText('3 sold.', { exact: false })).toBeVisible();
  await choice('Adults')
    .getByRole('textbox', { name: /^How many there are/u })
    .fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/Somebody else changed this/u).first()).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('choices are added, moved and removed by keyboard, and the focus goes along', async () => {
  const calls = mockEndpoint(createAddon, () => conventionConfiguration);
  await show();
  await text('Title').fill('Tour');
  await kind().selectOptions('MULTIPLE_OPTIONS');
  const label = (index: number) => choice(`Choice ${index}`).getByRole('textbox', { name: 'Label' });
  await label(1).fill('Boat');
  await choice('Choice 1').getByRole('textbox', { name: 'Price in US dollars' }).fill('40');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await expect.element(label(2)).toHaveFocus();
  await label(2).fill('Bus');
  await choice('Choice 2').getByRole('textbox', { name: 'Price in US dollars' }).fill('25');
  await page.getByRole('button', { name: 'Move choice 2 up' }).click();
  await expect.element(label(1)).toHaveValue('Bus');
  await expect.element(page.getByRole('button', { name: 'Move choice 1 down' })).toHaveFocus();
  await expect.element(page.getByText('The choice is now 1 of 2.')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByRole('button', { name: 'Remove choice 3' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove choice 2' })).toHaveFocus();
  await page.getByRole('button', { name: 'Add the add-on' }).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([
    {
      body: {
        options: [
          { key: 'Bus', price: 25 },
          { key: 'Boat', price: 40 },
        ],
      },
    },
  ]);
});
