import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { updateConvention } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { conventionConfiguration } from '../../../../../../test/convention-set-up.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import type { MediaPicker } from './banner-field.tsx';
import { ConventionForm } from './convention-form.tsx';

const address = '/media/AAAAAAAAAAAAAAAAAAAAAA/lamp.jpg';
const onSaved = vi.fn<(convention: ConventionConfiguration) => void>();

/** A library of one picture; a form of its own is sent in it, as for uploads, and goes on with the picture. */
const Library: MediaPicker = ({ onPick, onClose }) => (
  <Dialog opened onClose={onClose} title="Choose a picture">
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPick({ url: address } as MediaItem);
      }}
    >
      <button type="submit">The lamp</button>
    </form>
    <button type="button" onClick={onClose}>
      Leave it
    </button>
  </Dialog>
);

function show(bannerUrl: string | null, scheme: 'light' | 'dark' = 'light') {
  onSaved.mockReset();
  return renderPiece(
    <main>
      <h1>Facts</h1>
      <ConventionForm
        convention={{ ...conventionConfiguration, bannerUrl }}
        MediaPicker={Library}
        onSaved={onSaved}
      />
    </main>,
    { as: {}, scheme },
  );
}

const choose = () => page.getByRole('button', { name: /^Choose from the library\W+Banner picture$/u });
const change = () => page.getByRole('button', { name: /^Change\W+Banner picture$/u });
const remove = () => page.getByRole('button', { name: /^Remove\W+Banner picture$/u });
const save = () => page.getByRole('button', { name: 'Save' });

test.for(['light', 'dark'] as const)('the banner picture is chosen from the library (%s)', async (scheme) => {
  const calls = mockEndpoint(updateConvention, () => conventionConfiguration);
  await show(null, scheme);
  await expectNoAxeViolations();
  await choose().click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect.element(choose()).toHaveFocus();
  await choose().click();
  await page.getByRole('button', { name: 'The lamp' }).click();
  await expect.element(change()).toHaveFocus();
  // The form of the library was sent, and this one was not.
  expect(calls).toEqual([]);
  await save().click();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(calls).toMatchObject([{ body: { bannerUrl: address } }]);
});

test('a banner whose file is missing is reported and can be removed', async () => {
  const calls = mockEndpoint(updateConvention, () => conventionConfiguration);
  await show(address);
  await expect.element(page.getByText(/This picture cannot be shown/u)).toBeVisible();
  await expectNoAxeViolations();
  await remove().click();
  await expect.element(choose()).toHaveFocus();
  await save().click();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(calls).toMatchObject([{ body: { bannerUrl: '' } }]);
});

test('a banner that the server refuses has the error at its own field', async () => {
  mockEndpoint(updateConvention, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'bannerUrl');
  });
  await show(address);
  await save().click();
  await expect.element(change()).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: /^Banner picture/u }))
    .toHaveAccessibleDescription(/Search engines show it.*\S$/u);
  expect(onSaved).not.toHaveBeenCalled();
});

test('dates of cancellation are added in order, and one that is out of order is refused at its field', async () => {
  const calls = mockEndpoint(updateConvention, () => conventionConfiguration);
  await show(null);
  const add = page.getByRole('button', { name: 'Add a date' });
  const fields = (index: number) => page.getByRole('group', { name: `Date ${index}` });
  const fill = async (index: number, until: string, usd: string, cad: string) => {
    await fields(index).getByLabelText('Cancelled by').fill(until);
    await fields(index).getByLabelText('Kept for each person (USD)').fill(usd);
    await fields(index).getByLabelText('Kept for each person (CAD)').fill(cad);
  };
  await add.click();
  await fill(1, '2027-03-01', '50', '70');
  await add.click();
  await fill(2, '2027-02-01', '150', '200');
  await expectNoAxeViolations();
  await save().click();
  await expect.element(page.getByText('This date is not after the one before').first()).toBeVisible();
  expect(calls).toEqual([]);
  await fill(2, '2027-05-01', '150', '200');
  await page.getByLabelText(/^Families may ask to cancel until/u).fill('2027-06-30');
  await save().click();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(calls).toMatchObject([
    {
      body: {
        cancellation: [
          { until: '2027-03-01', keptUsd: 50, keptCad: 70 },
          { until: '2027-05-01', keptUsd: 150, keptCad: 200 },
        ],
        cancelRequestsUntil: '2027-06-30',
      },
    },
  ]);
});

test('the usual meals are filled in with one tap, and one of another day is refused at its field', async () => {
  const calls = mockEndpoint(updateConvention, () => conventionConfiguration);
  await show(null);
  await page.getByRole('button', { name: 'Fill in 9 usual meals' }).click();
  const meal = (index: number) => page.getByRole('group', { name: `Meal ${index}`, exact: true });
  await expect.element(meal(1).getByLabelText('Name of the meal')).toHaveValue('Dinner');
  await expect.element(meal(9).getByLabelText('Day')).toHaveValue('2027-07-18');
  await expect.element(page.getByRole('button', { name: /usual meals$/u })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove meal 2' }).click();
  await page.getByRole('button', { name: 'Add a meal' }).click();
  await meal(9).getByLabelText('Name of the meal').fill('Farewell tea');
  await meal(9).getByLabelText('Day').fill('2027-07-19');
  await meal(9).getByLabelText('Time').fill('16:00');
  await expectNoAxeViolations();
  await save().click();
  await expect.element(page.getByText('This is not a day of the convention').first()).toBeVisible();
  expect(calls).toEqual([]);
  await meal(9).getByLabelText('Day').fill('2027-07-18');
  await save().click();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  const sent = calls[0]?.body.meals ?? [];
  expect(sent).toHaveLength(9);
  expect(sent).toContainEqual({ name: 'Farewell tea', day: '2027-07-18', time: '16:00' });
});
