import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';
import { createLetter } from '@sangamam/contract/letters/letter-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import { sampleId } from '../../../../test/sample-orders.ts';
import { LetterForm } from './letter-form.tsx';
import { newLetterTo } from './letter-values.ts';

const conventionId = sampleId('convention');

/** An audience as the list of registrations would say them. */
const Words = ({ audience }: { audience: { filters: object } }) => (
  <p>asks for {JSON.stringify(audience.filters)}</p>
);

const unpaid: LetterAudience = { name: '', filters: { payment: 'NONE' }, first: 'SUBMITTED' };

const viewOf = {
  REGISTRATIONS: {
    name: 'By plane to Orlando',
    query: { airport: 'MCO', sort: 'name', conventionId: sampleId('other') },
  },
  PAYMENTS: { name: 'Short checks', query: { view: 'SHORT', method: 'CHEQUE', sort: 'amount' } },
  PEOPLE: { name: 'Houston', query: { organization: 'HOUSTON' } },
  MAILS: { name: 'Given up', query: { state: 'DEAD' } },
};

async function show(
  scheme: 'light' | 'dark' = 'light',
  {
    audience = unpaid,
    roles = ['REGISTRAR', 'TREASURER'],
  }: { audience?: LetterAudience; roles?: StaffRole[] } = {},
) {
  mockEndpoint(listSavedViews, ({ params: { list } }) => [
    {
      _id: sampleId(list),
      ...viewOf[list],
      isShared: true,
      ownerName: 'Mary Thomas',
      mayChange: false,
      revision: 1,
    },
  ]);
  await renderPiece(
    <main>
      <h1>New letter</h1>
      <LetterForm
        start={newLetterTo(conventionId, audience)}
        audienceWords={Words}
        roles={roles}
        onSaved={() => {}}
      />
    </main>,
    { scheme },
  );
}

const save = page.getByRole('button', { name: 'Save', exact: true });
const letter = page.getByRole('textbox', { name: 'Letter', exact: true });

test.for(['light', 'dark'] as const)('what is missing is said at its field (%s)', async (scheme) => {
  await show(scheme);
  await expect.element(letter).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Please write a subject').first()).toBeVisible();
  await expect.element(page.getByText('Please write the letter').first()).toBeVisible();
  await expectNoAxeViolations();
});

test('the audience is a saved view, with its filters alone; a refusal keeps what was written', async () => {
  const calls = mockEndpoint(createLetter, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show();
  await expect.element(page.getByText('asks for {"payment":"NONE"}')).toBeVisible();
  await page.getByLabelText('Families').selectOptions('By plane to Orlando');
  await expect.element(page.getByText('asks for {"airport":"MCO"}')).toBeVisible();
  await page.getByLabelText('Who gets it first').selectOptions('By name');
  await page.getByLabelText('Subject', { exact: true }).fill('The bus for {first name}');
  await letter.fill('It leaves at 5 PM from ');
  await page.getByRole('button', { name: 'Airport', exact: true }).first().click();
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'The letter was not saved' })).toBeVisible();
  expect(calls[0]?.body).toEqual({
    conventionId,
    subjectEn: 'The bus for {first name}',
    bodyEn: '<p>It leaves at 5 PM from {airport|your airport}</p>',
    subjectMl: '',
    bodyMl: '',
    audience: {
      list: 'REGISTRATIONS',
      name: 'By plane to Orlando',
      filters: { airport: 'MCO' },
      first: 'NAME',
    },
  });
  await expect.element(letter).toMatchTextContent(/at 5 PM/u);
});

test('one language of the Malayalam letter asks for the other part', async () => {
  await show();
  await page.getByText('For families who chose Malayalam', { exact: false }).click();
  await page.getByRole('textbox', { name: /^Subject in Malayalam/u }).fill('ബസ്');
  await save.click();
  await expect.element(page.getByText('Please write the letter in Malayalam, too').first()).toBeVisible();
});

test('one that began with journeys may go to registrations, and to the journeys again', async () => {
  const calls = mockEndpoint(createLetter, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  const filters = { airport: 'MCO' };
  await show('light', { audience: { list: 'JOURNEYS', name: '', filters, first: 'SUBMITTED' } });
  await page.getByLabelText('Subject', { exact: true }).fill('The bus waits');
  await letter.fill('It waits at door 3');
  const families = page.getByLabelText('Families');
  await families.selectOptions('All registrations');
  await expect.element(page.getByText('asks for {}')).toBeVisible();
  await save.click();
  await expect.poll(() => calls[0]?.body).toMatchObject({ audience: { list: 'REGISTRATIONS', filters: {} } });
  await families.selectOptions('The filters that you came with');
  await expect.element(page.getByText('asks for {"airport":"MCO"}')).toBeVisible();
  await save.click();
  await expect.poll(() => calls[1]?.body).toMatchObject({ audience: { list: 'JOURNEYS', filters } });
});

test('saved views of payments and people are offered to who sees their lists, and change the list with the filters', async () => {
  const calls = mockEndpoint(createLetter, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show();
  await page.getByLabelText('Families').selectOptions('People: Houston');
  await expect.element(page.getByText('asks for {"organization":"HOUSTON"}')).toBeVisible();
  await page.getByLabelText('Families').selectOptions('Payments: Short checks');
  await page.getByLabelText('Subject', { exact: true }).fill('Your check');
  await letter.fill('It was less than is due.');
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'The letter was not saved' })).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    audience: { list: 'PAYMENTS', name: 'Short checks', filters: { view: 'SHORT', method: 'CHEQUE' } },
  });
});

test('a treasurer is offered no views of people, which are not asked for', async () => {
  await show('light', { roles: ['TREASURER'] });
  const choice = page.getByLabelText('Families');
  await expect.element(choice.getByRole('option', { name: 'Payments: Short checks' })).toBeInTheDocument();
  await expect.element(choice.getByRole('option', { name: /People/u })).not.toBeInTheDocument();
});
