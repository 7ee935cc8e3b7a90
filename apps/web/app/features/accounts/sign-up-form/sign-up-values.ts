import type { SignUpFormValues } from '@sangamam/contract/accounts/sign-up-form';
import { defaultCountry } from '@sangamam/contract/fields/country-codes';
import { birthDateFrom } from '@sangamam/contract/fields/date-of-birth';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';

import type { PersonTyped } from '#web/ui/person-form/person-typed.ts';
import type { SignUpBody } from '../api/sign-up.ts';

/** Values of the form's controls. */
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

/** What the checked form sends: address and birth date put together, what the form alone needs left out. */
export function toSignUpPayload({
  addressLine1,
  city,
  state,
  postCode,
  year,
  month,
  day,
  confirmEmail: _confirmEmail,
  termsAccepted: _termsAccepted,
  ...same
}: SignUpFormValues): SignUpBody {
  const { country, parishInKerala, otherParish } = same;
  return {
    ...same,
    otherParish: parishInKerala === otherParishValue ? otherParish : '',
    address: { addressLine1, city, state, postCode, country },
    dob: birthDateFrom({ year, month, day }) ?? '',
  };
}

/** The form's fields for those fields of the payload that are called otherwise. */
export const signUpFieldNames = {
  'address.addressLine1': 'addressLine1',
  'address.city': 'city',
  'address.state': 'state',
  'address.postCode': 'postCode',
  'address.country': 'country',
  dob: 'year',
} as const;
