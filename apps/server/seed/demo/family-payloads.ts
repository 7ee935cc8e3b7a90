import { signUpPayload, type SignUpPayload } from '@sangamam/contract/accounts/sign-up/sign-up';

import type { WantedMember } from '../factories/build-order.ts';
import { birthDate, type Family, type Member } from '../cast/family.ts';

const dialCode = '+1';

/** The sign-up payload of a registrant, validated like any other. */
export function signUpPayloadOf({ registrant }: Family, today: string): SignUpPayload {
  const { age, birthday, street, city, state, postCode, phone, ...same } = registrant;
  return signUpPayload.parse({
    ...same,
    dob: birthDate({ age, birthday }, today),
    mobile: { countryCode: dialCode, phoneNumber: phone },
    address: { addressLine1: street, city, state, postCode, country: registrant.country },
  });
}

/** The payload of a family member. Members with an email address or a phone get notifications. */
export function memberOf({ registrant }: Family, member: Member, today: string): WantedMember {
  const { relationship, age, birthday, email, phone, parishInKerala = '', ...rest } = member;
  return {
    lastName: registrant.lastName,
    familyName: registrant.familyName,
    organization: registrant.organization,
    country: registrant.country,
    ...rest,
    parishInKerala,
    relationShip: relationship,
    dob: birthDate({ age, birthday }, today),
    receiveNotification: email !== undefined || phone !== undefined,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { mobile: { countryCode: dialCode, phoneNumber: phone } }),
  };
}
