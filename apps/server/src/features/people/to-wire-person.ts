import type { WirePerson } from '@sangamam/contract/people/wire-person';

import type { PersonRow } from './person-repository.ts';

/** A person as answers carry them: the part that a profile and a participant have in common. */
export function toWirePerson(
  person: Omit<PersonRow, 'id' | 'namesAccount'>,
  localUnitName: string | null,
): WirePerson {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    nickName: person.nickName,
    familyName: person.familyName,
    gender: person.gender,
    dob: person.dob,
    mobile: toWireMobile(person),
    country: person.country,
    maritalStatus: person.maritalStatus,
    familyFaith: person.familyFaith,
    placeInKerala: person.placeInKerala,
    parishInKerala: person.parishInKerala,
    otherParish: person.otherParish,
    organization: person.localUnitId,
    localUnitName,
    address: {
      addressLine1: person.addressLine1,
      city: person.city,
      state: person.state,
      country: person.country,
      postCode: person.postCode,
    },
  };
}

/** A phone number as answers carry it; `null` unless both parts are known. */
export function toWireMobile({
  mobileCountryCode: countryCode,
  mobileNumber: phoneNumber,
}: Pick<PersonRow, 'mobileCountryCode' | 'mobileNumber'>): WirePerson['mobile'] {
  return countryCode !== null && phoneNumber !== null ? { countryCode, phoneNumber } : null;
}
