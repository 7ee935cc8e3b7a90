import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { updateProfile } from '@sangamam/contract/people/profile/profile-endpoints';
import { profileMessages as messages } from '@sangamam/contract/people/profile/profile-messages';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { sampleProfile as profile } from '../../../../../../test/sample-profile.ts';
import { ProfileForm } from './profile-form.tsx';

const reference: PersonReference = {
  localUnits: [
    { value: 'ORG10004', label: 'Chicago' },
    { value: 'ORG10025', label: 'Guest' },
  ],
  parishes: ['Kallissery', 'Other'],
  countries: [
    { code: 'CAN', shortCode: 'CA', name: 'Canada' },
    { code: 'USA', shortCode: 'US', name: 'United States' },
  ],
  dialCodes: [
    { country: 'US', value: '+1', name: 'United States' },
    { country: 'CA', value: '+1111', name: 'Canada' },
  ],
  usStates: ['Illinois', 'Texas'],
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save' });
const summary = () => page.getByRole('region', { name: messages.anyError });
const onDone = vi.fn<() => void>();

async function show({
  scheme = 'light',
  of = profile,
}: { scheme?: 'light' | 'dark'; of?: UserProfile } = {}) {
  onDone.mockClear();
  return renderPiece(
    <main>
      <h1>Edit details</h1>
      <ProfileForm profile={of} reference={reference} onDone={onDone} />
    </main>,
    { scheme, as: {} },
  );
}

test('the profile is shown with a read-only email and saved as a whole', async () => {
  mockEndpoint(getUser, () => profile);
  const calls = mockEndpoint(updateProfile, () => profile);
  await show();
  await expect.element(field('Email address')).toBeDisabled();
  await expect.element(field('Email address')).toHaveValue('anna@example.org');
  await expect.element(field('State')).toHaveValue('Illinois');
  await field('First name').fill('  Annamma ');
  await field('Day (optional)').selectOptions('');
  await save().click();
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    firstName: 'Annamma',
    dob: '1988-04-15',
    country: 'USA',
    address: { state: 'Illinois', postCode: '60601', country: 'USA' },
    mobile: { countryCode: '+1', phoneNumber: '8475550155' },
  });
});

test('errors are shown on each change, and the summary of the remaining ones has its own sentence', async () => {
  await show();
  await field('First name').fill('An');
  await expect.element(page.getByText(messages.firstName)).toBeVisible();
  await field('City').fill('');
  await expect.element(page.getByText(messages.required)).toBeVisible();
  await field('Number').fill('847');
  await expect.element(page.getByText(messages.mobile)).toBeVisible();
  await save().click();
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary().getByRole('link', { name: `City: ${messages.required}` })).toBeVisible();
  await expectNoAxeViolations();
});

test('another country clears state and postal code, and requires its own format', async () => {
  await show();
  await field('Country').selectOptions('CAN');
  await expect.element(field('Province')).toHaveValue('');
  await expect.element(field('Postal code')).toHaveValue('');
  await field('Postal code').fill('60601');
  await expect.element(page.getByText(messages.postCode)).toBeVisible();
  await field('Postal code').fill('m5v 2t6');
  await expect.element(page.getByText(messages.postCode)).not.toBeInTheDocument();
});

test('missing facts of a profile are required; a Canadian number keeps its country code', async () => {
  await show({ of: { ...profile, country: 'CAN', nearByCity: null, gender: null } });
  await expect.element(page.getByLabelText('Country code')).toHaveValue('+1111');
  await save().click();
  await expect.element(summary().getByRole('link', { name: `Gender: ${messages.required}` })).toBeVisible();
  await expect
    .element(summary().getByRole('link', { name: `Nearby big city: ${messages.required}` }))
    .toBeVisible();
});

test('a refusal of the server is shown at its field, and nothing typed is lost', async () => {
  mockEndpoint(updateProfile, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'address.city');
  });
  const shown = await show({ scheme: 'dark' });
  await field('City').fill('Skokie');
  await save().click();
  await expect.element(field('City')).toHaveFocus();
  await expect.element(field('City')).toHaveAttribute('aria-invalid', 'true');
  expect(onDone).not.toHaveBeenCalled();
  await expectNoAxeViolations();
  await expect.poll(() => sessionStorage.length).toBe(1);
  await shown.unmount();
  await show();
  await expect.element(field('City')).toHaveValue('Skokie');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onDone).toHaveBeenCalledOnce();
  expect(sessionStorage.length).toBe(0);
});
