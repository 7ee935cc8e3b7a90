import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import { selectedAddon } from '@sangamam/contract/conventions/addons/addon';
import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { useSelectAddons } from '../api.ts';
import { AddonsForm } from './addons-form.tsx';

const of = {
  userId: '01970000-0000-7000-8000-000000000001',
  conventionId: '01970000-0000-7000-8000-000000000002',
};
const base = { conventionId: of.conventionId, shortDescription: 'Something nice' };
const catalogue: CatalogueAddon[] = [
  { ...base, _id: 'shuttle', title: 'Airport shuttle', type: 'YES_NO', yesOrNo: { price: 60, cadPrice: 82 } },
  {
    ...base,
    _id: 'park',
    title: 'Theme park day',
    type: 'ADULT_CHILDREN',
    adultOrChildren: { adultPrice: 120, cadAdultPrice: 165, childrenPrice: 95, cadChildrenPrice: 130 },
  },
  {
    ...base,
    _id: 'table',
    title: 'Banquet table',
    type: 'MULTIPLE_OPTIONS',
    multipleOptions: [
      { label: 'Garden side', price: 150, cadPrice: 205 },
      { label: 'Stage side', price: 250, cadPrice: 345 },
    ],
  },
  {
    ...base,
    _id: 'jersey',
    title: 'Convention jersey',
    type: 'MULTIPLE_OPTIONS_WITH_TEXTBOX',
    multipleOptionsWithTextbox: [
      { label: 'Children', price: 20, cadPrice: 27 },
      { label: 'Medium', price: 25 },
    ],
  },
  {
    ...base,
    _id: 'book',
    title: 'Souvenir book',
    type: 'SINGLE_FIELD',
    singleField: { label: 'Copies', price: 15, cadPrice: 20 },
  },
];

/** The form beside the call that it is sent by. */
function Sample({
  currency,
  offered = catalogue,
  needed = false,
}: {
  currency: Currency;
  offered?: CatalogueAddon[];
  needed?: boolean;
}) {
  const select = useSelectAddons(of);
  return (
    <main>
      <h1>Upgrade package</h1>
      <AddonsForm
        draftName="addons"
        catalogue={offered}
        needed={needed}
        selection={[
          {
            type: 'SINGLE_FIELD',
            addonId: 'book',
            title: 'Souvenir book',
            data: { key: 'Copies', value: { price: 15, quantity: 1 } },
          },
        ]}
        specialRequest="No stairs, please."
        packageLine={{ title: 'SILVER FAMILY', detail: 'Package', amount: 1000 }}
        currency={currency}
        onSave={async (chosen) => {
          await select.mutateAsync(chosen);
        }}
      />
    </main>
  );
}

const group = (name: string) => page.getByRole('group', { name });
const total = () => page.getByRole('status').filter({ hasText: 'Total' });
const save = () => page.getByRole('button', { name: 'Save & Goto Review' });

async function chooseOneOfEach() {
  await group('Airport shuttle').getByRole('radio', { name: /^Yes/u }).click();
  await group('Theme park day').getByLabelText('Adults', { exact: true }).fill('2');
  await group('Theme park day').getByRole('button', { name: 'One more: Children' }).click();
  await group('Banquet table')
    .getByRole('radio', { name: /^Stage side/u })
    .click();
  await group('Convention jersey').getByLabelText('Medium', { exact: true }).fill('10');
}

test('the running total is in US dollars', async () => {
  await renderPiece(<Sample currency="USD" />);
  await expect.element(total()).toHaveTextContent('Total $1,015 USD');
  await expect.element(group('Airport shuttle').getByRole('radio', { name: 'No' })).not.toBeChecked();
  await expect.element(group('Banquet table').getByRole('radio', { name: 'None' })).toBeChecked();
  await chooseOneOfEach();
  await expect.element(total()).toHaveTextContent('Total $1,910 USD');
  await group('Banquet table').getByRole('radio', { name: 'None' }).click();
  await expect.element(total()).toHaveTextContent('Total $1,660 USD');
  await expectNoAxeViolations();
});

test('the running total for Canada uses Canadian prices', async () => {
  await renderPiece(<Sample currency="CAD" />);
  await chooseOneOfEach();
  // 1,000 + 82 + 2 × 165 + 130 + 345 + 10 × 25 + 20
  await expect.element(total()).toHaveTextContent('Total $2,157 CAD');
});

test('a quantity accepts at most two digits', async () => {
  await renderPiece(<Sample currency="USD" />);
  const copies = group('Souvenir book').getByLabelText('Copies', { exact: true });
  await copies.clear();
  await userEvent.type(copies, '-1e23');
  await expect.element(copies).toHaveValue('12');
  await copies.fill('99');
  await expect
    .element(group('Souvenir book').getByRole('button', { name: 'One more: Copies' }))
    .toBeDisabled();
});

test('saving sends one entry per chosen key and omits cleared ones', async () => {
  const calls = mockEndpoint(selectAddons, ({ body }) => ({
    orderId: of.userId,
    selectedAddons: z.array(selectedAddon).parse(body.selectedAddonData),
    specialRequest: body.specialRequest ?? '',
    revision: 1,
  }));
  await renderPiece(<Sample currency="USD" />, { as: { id: of.userId } });
  await chooseOneOfEach();
  await group('Souvenir book').getByLabelText('Copies', { exact: true }).fill('0');
  const request = page.getByLabelText(/^Additional requests \/ special needs/u);
  await expect
    .element(request)
    .toHaveAccessibleDescription(/accessible room.*banquet.*can't guarantee requests/u);
  await request.fill('  A cot for the baby.\nThank you! ');
  await save().click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.query).toEqual(of);
  expect(calls[0]?.body.specialRequest).toBe('A cot for the baby.\nThank you!');
  expect(
    calls[0]?.body.selectedAddonData.map(({ addonId, data }) => [addonId, data.key, data.value]),
  ).toEqual([
    ['shuttle', 'Yes', { price: 60, quantity: 1 }],
    ['park', 'ADULT', { price: 120, quantity: 2 }],
    ['park', 'CHILDREN', { price: 95, quantity: 1 }],
    ['table', 'Stage side', { price: 250, quantity: 1 }],
    ['jersey', 'Medium', { price: 25, quantity: 10 }],
  ]);
});

test('a refusal is shown and the selection is kept', async () => {
  mockEndpoint(selectAddons, () => {
    throw new Refusal('ADDON_NOT_AVAILABLE');
  });
  await renderPiece(<Sample currency="USD" />, { as: { id: of.userId } });
  await chooseOneOfEach();
  await save().click();
  await expect
    .element(page.getByText('One of the chosen add-ons is no longer offered. Please choose again.'))
    .toBeVisible();
  await expect.element(group('Theme park day').getByLabelText('Adults', { exact: true })).toHaveValue('2');
});

test('scarce and sold-out add-ons are shown, and more than available is not sent', async () => {
  const scarce = catalogue.map((addon): CatalogueAddon => {
    if (addon._id === 'shuttle') return { ...addon, placesLeft: { Yes: 0 } };
    if (addon._id === 'table') return { ...addon, placesLeft: { 'Stage side': 0, 'Garden side': 40 } };
    return addon._id === 'jersey' ? { ...addon, placesLeft: { Medium: 2 } } : addon;
  });
  await renderPiece(<Sample currency="USD" offered={scarce} />);
  await expect.element(group('Airport shuttle').getByText('Sold out')).toBeVisible();
  await expect.element(group('Airport shuttle').getByRole('radio', { name: /^Yes/u })).toBeDisabled();
  await expect.element(group('Banquet table').getByRole('radio', { name: /^Garden side/u })).toBeEnabled();
  expect(group('Banquet table').element().textContent).not.toContain('40');
  const medium = group('Convention jersey').getByLabelText('Medium', { exact: true });
  await expect.element(group('Convention jersey').getByText('Only 2 left')).toBeVisible();
  await medium.fill('3');
  await expect
    .element(group('Convention jersey').getByRole('button', { name: 'One more: Medium' }))
    .toBeDisabled();
  await save().click();
  await expect.element(medium).toHaveFocus();
  await expect.element(medium).toHaveAccessibleDescription('Only 2 left.');
  await expectNoAxeViolations();
});

test('a chosen add-on that is sold out stays visible until it is cleared', async () => {
  const calls = mockEndpoint(selectAddons, ({ body }) => ({
    orderId: of.userId,
    selectedAddons: z.array(selectedAddon).parse(body.selectedAddonData),
    specialRequest: '',
    revision: 1,
  }));
  const gone = catalogue.map((addon): CatalogueAddon =>
    addon._id === 'book' ? { ...addon, placesLeft: { Copies: 0 } } : addon,
  );
  await renderPiece(<Sample currency="USD" offered={gone} />, { as: { id: of.userId } });
  const copies = group('Souvenir book').getByLabelText('Copies', { exact: true });
  await expect.element(copies).toHaveValue('1');
  await save().click();
  await expect.element(copies).toHaveAccessibleDescription('This has just sold out.');
  await group('Souvenir book').getByRole('button', { name: 'One less: Copies' }).click();
  await save().click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body.selectedAddonData).toEqual([]);
});

test('an add-on order needs a choice or a request', async () => {
  await renderPiece(<Sample currency="USD" needed />);
  await group('Souvenir book').getByLabelText('Copies', { exact: true }).fill('');
  await page.getByLabelText(/^Additional requests/u).fill('');
  await save().click();
  await expect.element(page.getByText('Please choose an add-on or tell us your request.')).toBeVisible();
});

test('No is sent as an entry of price 0, and an unanswered add-on is not sent', async () => {
  const calls = mockEndpoint(selectAddons, ({ body }) => ({
    orderId: of.userId,
    selectedAddons: z.array(selectedAddon).parse(body.selectedAddonData),
    specialRequest: body.specialRequest ?? '',
    revision: 1,
  }));
  await renderPiece(<Sample currency="USD" />, { as: { id: of.userId } });
  await save().click();
  await expect.poll(() => calls.length).toBe(1);
  await group('Airport shuttle').getByRole('radio', { name: 'No' }).click();
  await expect.element(total()).toHaveTextContent('Total $1,015 USD');
  await save().click();
  await expect.poll(() => calls.length).toBe(2);
  const sent = calls.map(({ body }) => body.selectedAddonData.filter(({ addonId }) => addonId === 'shuttle'));
  expect(sent).toEqual([
    [],
    [
      {
        type: 'YES_NO',
        addonId: 'shuttle',
        title: 'Airport shuttle',
        data: { key: 'No', value: { price: 0, quantity: 1 } },
      },
    ],
  ]);
});
