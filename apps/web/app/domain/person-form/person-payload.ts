import { birthDateFrom } from '@sangamam/contract/fields/dates/date-of-birth';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';

/** The checked fields of a person that travel in another shape than they are typed in. */
interface PersonChecked {
  country: string;
  parishInKerala: string;
  otherParish: string;
  addressLine1: string;
  city: string;
  state: string;
  postCode: string;
  year: string;
  month: string;
  day: string;
  confirmEmail: string;
}

/** What a checked form of a person sends: address and birth date put together, no day meaning the 15th (SPEC §5). */
export function toPersonPayload<Checked extends PersonChecked>({
  addressLine1,
  city,
  state,
  postCode,
  year,
  month,
  day,
  confirmEmail: _confirmEmail,
  ...same
}: Checked) {
  const { country, parishInKerala, otherParish } = same;
  return {
    ...same,
    otherParish: parishInKerala === otherParishValue ? otherParish : '',
    address: { addressLine1, city, state, postCode, country },
    dob: birthDateFrom({ year, month, day }) ?? '',
  };
}

/** The form's fields for those fields of the payload that are called otherwise. */
export const personFieldNames = {
  'address.addressLine1': 'addressLine1',
  'address.city': 'city',
  'address.state': 'state',
  'address.postCode': 'postCode',
  'address.country': 'country',
  dob: 'year',
} as const;
