import {
  getTranslations,
  saveTranslations,
  type ConventionInMalayalam,
} from '@sangamam/contract/conventions/translations/translation-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { TranslationsForm } from './translations-form.tsx';

let stored: ConventionInMalayalam;

beforeEach(() => {
  const gold = { part: 'PACKAGE', id: sampleId('gold'), about: 'Gold' } as const;
  const shirt = { part: 'ADDON', id: sampleId('shirt'), about: 'Shirt' } as const;
  stored = {
    conventionId: sampleId('convention'),
    conventionName: 'Sangamam',
    revision: 3,
    texts: [
      { ...gold, field: 'NAME', en: 'Gold', ml: 'സ്വർണം' },
      { ...gold, field: 'BENEFIT', en: 'All meals', ml: '' },
      { ...gold, field: 'BENEFIT', en: "A room, in the hotel's garden.", ml: '' },
      { ...shirt, field: 'OPTION', en: 'Small', ml: '' },
    ],
  };
});

function show(scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(getTranslations, () => stored);
  return renderPiece(
    <main>
      <h1>Malayalam</h1>
      <TranslationsForm stored={stored} />
    </main>,
    { as: { type: 'STAFF' }, scheme },
  );
}

const group = (name: string) => page.getByRole('region', { name });
const field = (name: RegExp, part = 'Package: Gold') => group(part).getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save' });

test('texts are translated beside their English words, counted by package, and saved at once', async () => {
  const calls = mockEndpoint(saveTranslations, ({ body }) => ({
    ...stored,
    revision: body.revision + 1,
    texts: stored.texts.map((text, place) => ({ ...text, ml: body.translations[place]?.ml ?? '' })),
  }));
  await show();
  await expect.element(page.getByText('1 of 4 texts are in Malayalam.', { exact: false })).toBeVisible();
  await expect.element(group('Package: Gold').getByText('1 of 3 translated')).toBeVisible();
  const room = field(/^Benefit 2/u);
  await expect.element(room).toHaveAccessibleDescription("A room, in the hotel's garden.");
  await expect.element(room).toHaveAttribute('lang', 'ml');
  await room.fill('മുറി');
  await field(/^Choice 1/u, 'Add-on: Shirt').fill('ചെറുത്');
  await expect.element(group('Add-on: Shirt').getByText('1 of 1 translated')).toBeVisible();
  await save().click();
  await expect
    .poll(() => calls)
    .toMatchObject([
      {
        body: {
          revision: 3,
          translations: [
            { en: 'Gold', ml: 'സ്വർണം' },
            { en: 'All meals', ml: '' },
            { en: "A room, in the hotel's garden.", ml: 'മുറി' },
            { en: 'Small', ml: 'ചെറുത്' },
          ],
        },
      },
    ]);
  await field(/^Benefit 1/u).fill('ഭക്ഷണം');
  await save().click();
  await expect.poll(() => calls.map(({ body }) => body.revision)).toEqual([3, 4]);
});

test('only what is missing is shown, and stays while it is written', async () => {
  await show();
  await page.getByRole('checkbox', { name: 'Show only what is missing' }).click();
  await expect.element(field(/^Name/u)).not.toBeInTheDocument();
  await field(/^Choice 1/u, 'Add-on: Shirt').fill('ചെറുത്');
  await expect.element(field(/^Choice 1/u, 'Add-on: Shirt')).toHaveValue('ചെറുത്');
});

test('a translation that the server refuses is shown at its field', async () => {
  mockEndpoint(saveTranslations, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'translations.2.ml');
  });
  await show();
  await field(/^Name/u).fill('ഗോൾഡ്');
  await save().click();
  await expect.element(field(/^Benefit 2/u)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(/^Benefit 2/u)).toHaveFocus();
});

test('who saves after somebody else is told, and what was typed stays', async () => {
  mockEndpoint(saveTranslations, () => {
    throw new Refusal('CONFLICT');
  });
  await show();
  await field(/^Name/u).fill('ഗോൾഡ്');
  await save().click();
  await expect
    .element(page.getByRole('alert').or(page.getByText('The translations were not saved')).first())
    .toBeVisible();
  await expect.element(field(/^Name/u)).toHaveValue('ഗോൾഡ്');
});

test.for(['light', 'dark'] as const)('all of it has accessible names and contrasts (%s)', async (scheme) => {
  await show(scheme);
  await expect.element(field(/^Name/u)).toBeVisible();
  await expectNoAxeViolations();
});
