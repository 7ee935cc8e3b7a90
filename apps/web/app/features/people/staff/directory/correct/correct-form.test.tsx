import { correctPerson, type PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { sampleProfile as profile } from '../../../../../../test/sample-profile.ts';
import { CorrectForm } from './correct-form.tsx';

const reference: PersonReference = {
  localUnits: [{ value: 'ORG10004', label: 'Chicago' }],
  parishes: ['Kallissery', 'Other'],
  countries: [{ code: 'USA', shortCode: 'US', name: 'United States' }],
  dialCodes: [{ country: 'US', value: '+1', name: 'United States' }],
  usStates: ['Illinois', 'Texas'],
};

const answer: PersonDetail = {
  profile,
  state: 'ACTIVE',
  suspensionReason: null,
  createdAt: '2026-08-01T12:00:00.000Z',
  lastSignInAt: null,
  orders: [],
  family: [],
  mails: [],
  history: [],
  care: { assignedTo: null, followUp: null, labels: [] },
  notes: [],
  actions: ['suspend', 'correct'],
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save' });
const onDone = vi.fn<() => void>();

function show(scheme: 'light' | 'dark' = 'light') {
  onDone.mockReset();
  return renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <CorrectForm profile={profile} reference={reference} onDone={onDone} />
    </main>,
    { as: { type: 'STAFF' }, scheme },
  );
}

test('a name is corrected with a reason, and the email address is not sent', async () => {
  const calls = mockEndpoint(correctPerson, () => answer);
  await show();
  await field('First name').fill('Annamma');
  await save().click();
  await expect.element(field('Reason')).toHaveFocus();
  expect(calls).toEqual([]);
  await field('Reason').fill('A misspelt name');
  await save().click();
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  await expect.element(page.getByText('Details of Annamma Mathew corrected')).toBeVisible();
  expect(calls).toMatchObject([
    {
      params: { userId: profile._id },
      body: {
        profile: { firstName: 'Annamma', dob: '1988-04-15', address: { city: 'Chicago', postCode: '60601' } },
        reason: 'A misspelt name',
      },
    },
  ]);
  expect(calls[0]?.body).not.toHaveProperty('email');
});

test.for(['light', 'dark'] as const)('refusals are shown at their fields (%s)', async (scheme) => {
  let refusal = new Refusal('USER_EXIST');
  const calls = mockEndpoint(correctPerson, () => {
    throw refusal;
  });
  await show(scheme);
  await expectNoAxeViolations();
  await field('Email address').fill('anna.mathew@example.org');
  await field('Reason').fill('She moved to another mailbox');
  await save().click();
  await expect.element(field('Confirm email address')).toHaveFocus();
  await field('Confirm email address').fill('anna.mathew@example.org');
  await save().click();
  await expect.element(field('Email address')).toHaveFocus();
  await expect.element(field('Email address')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toMatchObject([{ body: { email: 'anna.mathew@example.org' } }]);
  await expectNoAxeViolations();
  expect(onDone).not.toHaveBeenCalled();
  for (const [from, label] of [
    ['profile.address.city', 'City'],
    ['profile.organization', 'Local unit'],
    ['profile.dob', 'Year'],
    ['profile.mobile.phoneNumber', 'Number'],
  ] as const) {
    refusal = new Refusal('RQST_PARAMS_INVALID', from);
    await save().click();
    await expect.element(field(label)).toHaveFocus();
  }
});
