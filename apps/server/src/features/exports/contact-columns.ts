import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import type { WirePerson } from '@sangamam/contract/people/wire-person';

import { text, type ColumnWriter } from './choose-columns.ts';

/** What is written of a person. */
type Contact = Pick<WirePerson, 'mobile' | 'address' | 'localUnitName' | 'parishInKerala' | 'otherParish'> & {
  email: string | null;
};

/** The columns about where a person is found, which every table of people has. Countries are ISO alpha-3 codes. */
export function contactColumns<Row>(contactOf: (row: Row) => Contact) {
  const part = (value: (contact: Contact) => string | null) => text((row: Row) => value(contactOf(row)));
  return {
    email: part(({ email }) => email),
    phone: part(({ mobile }) => mobile && phoneText(mobile)),
    address: part(({ address }) => address.addressLine1),
    city: part(({ address }) => address.city),
    state: part(({ address }) => address.state),
    postCode: part(({ address }) => address.postCode),
    country: part(({ address }) => address.country),
    localUnit: part(({ localUnitName }) => localUnitName),
    parish: part(({ parishInKerala, otherParish }) =>
      parishInKerala === otherParishValue ? otherParish : parishInKerala,
    ),
  } satisfies Record<string, ColumnWriter<Row>>;
}
