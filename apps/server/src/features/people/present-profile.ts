import type { getUser } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { ProfileRow } from './profile-read-model.ts';

/** An account's profile as the wire knows it (SPEC §3 User profile). */
export function presentProfile(
  { id, type, person, localUnitName, registeredConventions }: ProfileRow,
  signedProfilePicture: string | null,
): EndpointResult<typeof getUser> {
  const {
    mobileCountryCode: countryCode,
    mobileNumber: phoneNumber,
    addressLine1,
    city,
    state,
    postCode,
  } = person;
  return {
    ...person,
    _id: id,
    type,
    email: person.email ?? '',
    localUnitId: person.localUnitId,
    organization: person.localUnitId,
    localUnitName,
    mobile: countryCode !== null && phoneNumber !== null ? { countryCode, phoneNumber } : null,
    address: { addressLine1, city, state, country: person.country, postCode },
    registeredConventions,
    signedProfilePicture,
  };
}
