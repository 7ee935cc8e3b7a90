import type { SignUpFormValues } from '@sangamam/contract/accounts/sign-up/sign-up-form';
import { defaultCountry } from '@sangamam/contract/fields/places/country-codes';
import { forPersonFields } from '@sangamam/contract/people/person-fields';
import type { FieldPath } from 'react-hook-form';

import { toPersonPayload } from '#web/domain/person-form/person-payload.ts';
import { typedFields, typedFieldsOf, type PersonTyped } from '#web/domain/person-form/person-typed.ts';

import type { SignUpBody } from '../api/sign-up.ts';

/** The form values. */
export interface SignUpTyped extends PersonTyped {
  termsAccepted: boolean;
}

export const emptySignUp: SignUpTyped = {
  ...forPersonFields(typedFields, () => '' as const),
  month: '',
  year: '',
  day: '',
  organization: '',
  country: defaultCountry,
  addressLine1: '',
  city: '',
  state: '',
  postCode: '',
  nearByCity: '',
  mobile: { countryCode: '+1', phoneNumber: '' },
  email: '',
  confirmEmail: '',
  termsAccepted: false,
};

/** The fields by the steps in which phones show them: you, your roots, where you live, how to reach you. */
export const signUpSteps = [
  [...typedFieldsOf('you'), 'month', 'year', 'day'],
  typedFieldsOf('roots'),
  ['organization', 'country', 'addressLine1', 'city', 'state', 'postCode', 'nearByCity'],
  ['mobile.phoneNumber', 'email', 'confirmEmail', 'termsAccepted'],
] as const satisfies readonly (readonly FieldPath<SignUpTyped>[])[];

/** The payload of a valid form, without fields that only the form needs. */
export function toSignUpPayload({ termsAccepted: _termsAccepted, ...person }: SignUpFormValues): SignUpBody {
  return toPersonPayload(person);
}
