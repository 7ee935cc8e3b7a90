import {
  forPersonFields,
  personFieldKeys,
  personFieldsWith,
  type PersonFieldKey,
  type PersonFieldWith,
} from '@sangamam/contract/people/person-fields';

import type { PersonSnapshot } from '#server/db/schema/orders/orders.ts';

const keptFields: readonly PersonFieldKey[] = personFieldsWith('isKept');
const detailFields = personFieldKeys.filter(
  (key): key is Exclude<PersonFieldKey, PersonFieldWith<'isKept'>> => !keptFields.includes(key),
);

/** Values that leave nothing of a person but first, last and family name. */
export const erasedExceptName = {
  ...forPersonFields(detailFields, () => null),
  localUnitId: null,
  nearByCity: null,
  email: null,
  mobileCountryCode: null,
  mobileNumber: null,
  country: null,
  addressLine1: null,
  city: null,
  state: null,
  postCode: null,
  receiveNotification: false,
} satisfies Partial<PersonSnapshot>;
