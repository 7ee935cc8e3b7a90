import type { ParticipantPayload } from '@sangamam/contract/participants/participant-payload';

/** The person that an add or edit payload describes, as columns. An absent e-mail leaves the stored one alone. */
export function participantRow(payload: ParticipantPayload, now: Date) {
  return {
    firstName: payload.firstName,
    lastName: payload.lastName,
    familyName: payload.familyName,
    maritalStatus: payload.maritalStatus,
    dob: payload.dob,
    localUnitId: payload.organization,
    parishInKerala: payload.parishInKerala || null,
    otherParish: payload.otherParish || null,
    receiveNotification: payload.receiveNotification,
    mobileCountryCode: payload.mobile?.countryCode ?? null,
    mobileNumber: payload.mobile?.phoneNumber ?? null,
    updatedAt: now,
    ...(payload.country !== undefined && { country: payload.country }),
    ...(payload.email !== undefined && { email: payload.email || null }),
  };
}
