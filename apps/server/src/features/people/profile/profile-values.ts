import type { ProfilePayload } from '@sangamam/contract/people/profile/profile-payload';

import type { PersonChange } from '../person-repository.ts';

/** A profile as the person's row stores it. */
export function profileValues(payload: ProfilePayload, now: Date): Omit<PersonChange, 'email'> {
  const { email: _, organization, mobile, address, nickName, otherParish, ...same } = payload;
  return {
    ...same,
    nickName: nickName || null,
    otherParish: otherParish || null,
    localUnitId: organization,
    mobileCountryCode: mobile.countryCode,
    mobileNumber: mobile.phoneNumber,
    addressLine1: address.addressLine1,
    city: address.city,
    state: address.state,
    postCode: address.postCode || null,
    updatedAt: now,
  };
}
