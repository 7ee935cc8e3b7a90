import {
  listUnitFamilies,
  vouchForFamily,
  type UnitFamily,
} from '@sangamam/contract/casework/vouches/vouch-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { UnitFamilies } from './unit-families.tsx';

const family: UnitFamily = {
  orderId: sampleId('order'),
  registrantName: 'Kochumol Vellappallil',
  familyName: 'Kizhakkekara',
  parish: 'Kaipuzha',
  unitName: 'Rockland',
  conventionName: 'Sangamam 2027',
  people: [
    { _id: sampleId('mother'), name: 'Kochumol Vellappallil', ageGroup: 'ADULT' },
    { _id: sampleId('child'), name: 'Annamol Luke', ageGroup: 'CHILD' },
  ],
  submittedAt: '2026-11-20T15:00:00Z',
  until: '2026-11-25T15:00:00Z',
  said: null,
};

function show(docs: UnitFamily[], { unitName = 'Rockland' }: { unitName?: string | null } = {}) {
  mockEndpoint(listUnitFamilies, () => ({
    docs,
    total: docs.length,
    totalPages: 1,
    unitName,
    unanswered: docs.filter(({ said }) => said === null).length,
  }));
  const Families = () => (
    <main>
      <h1>My local unit</h1>
      <UnitFamilies />
    </main>
  );
  return renderApp([{ path: '/', Component: Families }], { as: { type: 'STAFF' } });
}

const answer = (words: string) => page.getByRole('button', { name: `${words}: Kochumol Vellappallil` });

test('shows who the families are, and takes an answer with one tap', async () => {
  const calls = mockEndpoint(vouchForFamily, () => family);
  await show([family]);
  await expect.element(page.getByText('1 family of Rockland waits for your word.')).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Kochumol Vellappallil' });
  await expect.element(card.getByText('Kizhakkekara family · Parish: Kaipuzha')).toBeVisible();
  await expect
    .element(card.getByText('The registrars may decide without your word now.', { exact: false }))
    .toBeVisible();
  await expectNoAxeViolations();
  await answer('Known').click();
  await expect.element(page.getByText('Thank you, the registrars see it')).toBeVisible();
  expect(calls).toMatchObject([{ body: { says: 'KNOWN', note: '' } }]);
});

test('an answer can be changed and keeps its note, which is written beside it', async () => {
  const said = { says: 'ASK', note: 'Whose?', byName: 'Thomas Kora', at: '2026-11-21T15:00:00Z' } as const;
  const calls = mockEndpoint(vouchForFamily, () => family);
  await show([{ ...family, said }]);
  await expect.element(page.getByText('You have answered about every family of Rockland.')).toBeVisible();
  await expect.element(answer('Please ask')).toHaveAttribute('aria-pressed', 'true');
  await answer('Known').click();
  await page.getByRole('button', { name: 'Change the note' }).click();
  await page.getByRole('textbox', { name: /^Note for the registrars/u }).fill('Of the Kora family');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls).toMatchObject([
    { body: { says: 'KNOWN', note: 'Whose?' } },
    { body: { says: 'ASK', note: 'Of the Kora family' } },
  ]);
});

test('a refusal stands at the family: it was decided meanwhile', async () => {
  mockEndpoint(vouchForFamily, () => {
    throw new Refusal('ORDER_NOT_FOUND');
  });
  await show([family]);
  await answer('Not known').click();
  await expect.element(page.getByRole('alert').getByText(/could not be found|not found/iu)).toBeVisible();
});

test('says when no family waits, and when there is no unit', async () => {
  const first = await show([]);
  await expect.element(page.getByText('No family waits')).toBeVisible();
  await first.unmount();
  await show([], { unitName: null });
  await expect.element(page.getByText('You look after no local unit')).toBeVisible();
});
