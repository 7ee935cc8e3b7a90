import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { canada } from '@sangamam/contract/fields/places/country-codes';
import { birthDateParts } from '@sangamam/contract/fields/dates/date-of-birth';
import { canadaDialCodeValue } from '@sangamam/contract/fields/places/dial-codes';
import { forPersonFields } from '@sangamam/contract/people/person-fields';

import { typedFields, type PersonTyped } from './person-typed.ts';

/** The profile as form values; unknown fields are empty. */
export function profileTyped(profile: UserProfile): PersonTyped {
  const { address, mobile, email } = profile;
  return {
    ...knownFields(profile),
    ...birthDateParts(profile.dob ?? ''),
    organization: profile.localUnitId ?? '',
    country: profile.country ?? '',
    addressLine1: address.addressLine1 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postCode: address.postCode ?? '',
    nearByCity: profile.nearByCity ?? '',
    mobile: {
      countryCode: dialCodeValue(mobile?.countryCode ?? '+1', profile.country),
      phoneNumber: mobile?.phoneNumber ?? '',
    },
    email,
    confirmEmail: email,
  };
}

function knownFields(profile: UserProfile) {
  return forPersonFields(typedFields, (_field, key) => profile[key] ?? '') as Pick<
    PersonTyped,
    (typeof typedFields)[number]
  >;
}

/** Canada shares its dial code with the USA, so the select has a value of its own for it (DECISIONS §5). */
function dialCodeValue(countryCode: string, country: string | null): string {
  return countryCode === '+1' && country === canada ? canadaDialCodeValue : countryCode;
}
