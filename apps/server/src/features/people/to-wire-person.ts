import {
  forPersonFields,
  personFieldKeys,
  type PersonFieldKey,
} from '@sangamam/contract/people/person-fields';
import type { WirePerson } from '@sangamam/contract/people/wire-person';

import type { PersonRow } from './person-repository.ts';

/** A person as answers carry them: the part that a profile and a participant have in common. */
export function toWirePerson(
  person: Omit<PersonRow, 'id' | 'namesAccount'>,
  localUnitName: string | null,
): WirePerson {
  return {
    ...fieldsOf(person),
    mobile: toWireMobile(person),
    country: person.country,
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

function fieldsOf(person: Pick<PersonRow, PersonFieldKey>): Pick<WirePerson, PersonFieldKey> {
  return forPersonFields(personFieldKeys, (_field, key) => person[key]) as Pick<WirePerson, PersonFieldKey>;
}

/** A phone number as answers carry it; `null` unless both parts are known. */
export function toWireMobile({
  mobileCountryCode: countryCode,
  mobileNumber: phoneNumber,
}: Pick<PersonRow, 'mobileCountryCode' | 'mobileNumber'>): WirePerson['mobile'] {
  return countryCode !== null && phoneNumber !== null ? { countryCode, phoneNumber } : null;
}
