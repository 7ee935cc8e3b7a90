import { birthDateFrom } from '@sangamam/contract/fields/dates/date-of-birth';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';

/** Valid fields of a person whose payload has another shape than the form. */
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

/** The payload of a valid person form: address and birth date assembled, a missing day being the 15th (SPEC §5). */
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

/** Names of form fields by the payload fields that are called differently. */
export const personFieldNames = {
  'address.addressLine1': 'addressLine1',
  'address.city': 'city',
  'address.state': 'state',
  'address.postCode': 'postCode',
  'address.country': 'country',
  dob: 'year',
} as const;
