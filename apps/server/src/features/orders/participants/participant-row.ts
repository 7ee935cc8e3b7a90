import { isUnderOwnMailAge } from '@sangamam/contract/orders/participants/minors';
import type { FamilyMember } from '@sangamam/contract/orders/participants/participant-payload';

/**
 * The person that an add or edit payload describes, as columns. An omitted e-mail address keeps the stored one; a child
 * too young for an account has none and gets no notifications (docs/decisions/025).
 */
export function participantRow(payload: FamilyMember, now: Date) {
  const isChild = isUnderOwnMailAge(payload.dob, now.toISOString().slice(0, 10));
  return {
    firstName: payload.firstName,
    lastName: payload.lastName,
    familyName: payload.familyName,
    maritalStatus: payload.maritalStatus,
    dob: payload.dob,
    localUnitId: payload.organization,
    parishInKerala: payload.parishInKerala || null,
    otherParish: payload.otherParish || null,
    receiveNotification: payload.receiveNotification && !isChild,
    mobileCountryCode: payload.mobile?.countryCode ?? null,
    mobileNumber: payload.mobile?.phoneNumber ?? null,
    updatedAt: now,
    ...(payload.country !== undefined && { country: payload.country }),
    ...(payload.email !== undefined && { email: payload.email || null }),
    ...(isChild && { email: null }),
  };
}
