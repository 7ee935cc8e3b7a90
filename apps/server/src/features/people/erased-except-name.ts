import type { PersonSnapshot } from '#server/db/schema/orders/orders.ts';

/** Values that leave nothing of a person but first, last and family name. */
export const erasedExceptName = {
  nickName: null,
  gender: null,
  dob: null,
  maritalStatus: null,
  familyFaith: null,
  placeInKerala: null,
  parishInKerala: null,
  otherParish: null,
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
