import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

import type { OrderPerson } from './participant-read-model.ts';

/** A person of an order as the wire carries it (SPEC §3 Participant record). */
export function presentParticipant({
  person,
  relationship,
  selected,
  localUnitName,
  revision,
}: OrderPerson): ParticipantRecord {
  return {
    relationShip: relationship,
    isParticipated: selected,
    revision,
    userId: {
      _id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      nickName: person.nickName,
      familyName: person.familyName,
      gender: person.gender,
      dob: person.dob,
      email: person.email,
      mobile:
        person.mobileCountryCode !== null && person.mobileNumber !== null
          ? { countryCode: person.mobileCountryCode, phoneNumber: person.mobileNumber }
          : null,
      country: person.country,
      maritalStatus: person.maritalStatus,
      familyFaith: person.familyFaith,
      placeInKerala: person.placeInKerala,
      parishInKerala: person.parishInKerala,
      otherParish: person.otherParish,
      organization: person.localUnitId,
      localUnitName,
      receiveNotification: person.receiveNotification,
      address: {
        addressLine1: person.addressLine1,
        city: person.city,
        state: person.state,
        country: person.country,
        postCode: person.postCode,
      },
    },
  };
}
