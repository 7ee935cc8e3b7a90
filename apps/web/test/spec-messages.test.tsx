import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import {
  changePasswordMessages,
  choosePasswordMessages,
  familyMemberMessages,
  forgotPasswordMessages,
  profileEditMessages,
  registrationMessages,
  type SpecMessage,
} from '@sangamam/contract/test/spec-messages';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { ForgotPasswordForm } from '#web/features/accounts/family/forgot-password-form.tsx';
import { ChangePasswordForm } from '#web/features/accounts/family/passwords/change-password-form.tsx';
import { ChoosePasswordForm } from '#web/features/accounts/family/passwords/choose-password-form.tsx';
import { SignUpForm } from '#web/features/accounts/family/sign-up/sign-up-form.tsx';
import { emptyParticipant } from '#web/features/orders/family/participants/participant-form/participant-form-values.ts';
import { ParticipantForm } from '#web/features/orders/family/participants/participant-form/participant-form.tsx';
import { ProfileForm } from '#web/features/people/family/profile/profile-form/profile-form.tsx';
import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';

import { renderPiece } from './render-app.tsx';

const reference: PersonReference = {
  localUnits: [
    { value: 'ORG10004', label: 'Chicago' },
    { value: 'ORG10024', label: 'Foreign' },
  ],
  parishes: ['Kallissery', 'Other'],
  countries: [
    { code: 'CAN', shortCode: 'CA', name: 'Canada' },
    { code: 'IND', shortCode: 'IN', name: 'India' },
    { code: 'USA', shortCode: 'US', name: 'United States' },
  ],
  dialCodes: [
    { country: 'US', value: '+1', name: 'United States' },
    { country: 'CA', value: '+1111', name: 'Canada' },
  ],
  usStates: ['Illinois', 'Texas'],
};

/** A profile with only an e-mail address. */
const nobody: UserProfile = {
  revision: 0,
  _id: '01970000-0000-7000-8000-000000000001',
  type: 'REGISTRANT',
  firstName: '',
  lastName: '',
  nickName: null,
  gender: null,
  dob: null,
  familyName: null,
  familyFaith: null,
  placeInKerala: null,
  localUnitId: null,
  localUnitName: null,
  organization: null,
  parishInKerala: null,
  otherParish: null,
  maritalStatus: null,
  nearByCity: null,
  email: 'anna@example.org',
  mobile: null,
  country: null,
  address: { addressLine1: null, city: null, state: null, country: null, postCode: null },
  signedProfilePicture: null,
  registeredConventions: [],
};

const nothing = () => undefined;
const forms: [string, readonly SpecMessage[], ReactNode][] = [
  ['registration', registrationMessages, <SignUpForm key="form" reference={reference} onSent={nothing} />],
  [
    'profile',
    profileEditMessages,
    <ProfileForm key="form" profile={nobody} reference={reference} onDone={nothing} />,
  ],
  [
    'choose a password',
    choosePasswordMessages,
    <ChoosePasswordForm
      key="form"

      email="a@b.org"
      onSubmit={() => Promise.resolve()}
      onDeadLink={nothing}
    />,
  ],
  [
    'change the password',
    changePasswordMessages,
    <ChangePasswordForm key="form" email="a@b.org" onChanged={nothing} />,
  ],
  ['forgot the password', forgotPasswordMessages, <ForgotPasswordForm key="form" onSent={nothing} />],
  [
    'family member',
    familyMemberMessages,
    <ParticipantForm
      key="form"
      draftName="participant.new"
      label="Add Family Member"
      initial={emptyParticipant(undefined)}
      relationships={['SON', 'SPOUSE']}
      lists={{
        localUnits: reference.localUnits,
        parishes: [{ value: 'Other', label: 'Other' }],
        countries: [{ value: 'USA', label: 'United States' }],
        dialCodes: [{ value: '+1', label: 'United States +1' }],
      }}
      lastNames={{ offered: [], ofSiblings: nothing }}
      onSave={() => Promise.resolve()}
      onDone={nothing}
      onCancel={nothing}
    />,
  ],
];

const rows = forms.flatMap(([name, messages, form]) =>
  messages.flatMap(({ field, sentence, form: way }) =>
    'never' in way ? [] : [{ name, field, sentence, form, typed: way.typed ?? [], sent: way.sent ?? false }],
  ),
);

// A phone asks in steps; here each field is on the page from the start.
beforeEach(() => page.viewport(1280, 900));

test.for(rows)('$name says at $field: $sentence ($typed)', async ({ field, sentence, form, typed, sent }) => {
  await renderPiece(form, { as: {} });
  for (const [name, value] of typed) await enter(name, value);
  // A synthetic click is enough here; the tests of each form use real clicks.
  if (sent) document.querySelector<HTMLElement>('form button[type=submit]')?.click();
  await expect.poll(() => sentencesAt(field)).toContain(sentence);
});

test.for(forms)('%s: an empty form shows no error before it is used', async ([, messages, form]) => {
  await renderPiece(form, { as: {} });
  for (const { field } of messages) expect(sentencesAt(field)).toEqual([]);
});

function controlOf(field: string): HTMLInputElement | HTMLSelectElement | null {
  return document.querySelector(`form [id$="-${field}"]:is(input, select)`);
}

async function enter(field: string, value: string): Promise<void> {
  const control = await expect
    .poll(() => controlOf(field))
    .not.toBeNull()
    .then(() => controlOf(field));
  if (!control) return;
  const locator = page.elementLocator(control);
  if (control.type === 'checkbox') return locator.click();
  await (control instanceof HTMLSelectElement ? locator.selectOptions(value) : locator.fill(value));
}

/** The exact error text that a screen reader reads with a field; for `form`, the heading of the error summary. */
function sentencesAt(field: string): (string | null)[] {
  if (field === 'form') {
    return [...document.querySelectorAll('form section[tabindex="-1"] h2')].map(
      ({ textContent }) => textContent,
    );
  }
  const control = controlOf(field);
  const ids = [control, control?.closest('fieldset')].flatMap(
    (element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  const errors = ids.filter((id) => id.endsWith('-error')).map((id) => document.getElementById(id));
  return errors.flatMap((error) => (error ? [error.textContent] : []));
}
