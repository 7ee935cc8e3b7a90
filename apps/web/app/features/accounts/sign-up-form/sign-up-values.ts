import type { SignUpFormValues } from '@sangamam/contract/accounts/sign-up-form';
import { defaultCountry } from '@sangamam/contract/fields/places/country-codes';

import { toPersonPayload } from '#web/domain/person-form/person-payload.ts';
import type { PersonTyped } from '#web/domain/person-form/person-typed.ts';
import type { SignUpBody } from '../api/sign-up.ts';

/** The form values. */
export interface SignUpTyped extends PersonTyped {
  termsAccepted: boolean;
}

export const emptySignUp: SignUpTyped = {
  firstName: '',
  lastName: '',
  nickName: '',
  gender: '',
  month: '',
  year: '',
  day: '',
  familyName: '',
  familyFaith: '',
  placeInKerala: '',
  parishInKerala: '',
  otherParish: '',
  maritalStatus: '',
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

/** The payload of a valid form, without fields that only the form needs. */
export function toSignUpPayload({ termsAccepted: _termsAccepted, ...person }: SignUpFormValues): SignUpBody {
  return toPersonPayload(person);
}
