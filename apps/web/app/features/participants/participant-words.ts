import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

/** First, last and family name of a participant. */
export function fullName({ userId: { firstName, lastName, familyName } }: ParticipantRecord): string {
  return [firstName, lastName, familyName].filter(Boolean).join(' ');
}

/** The parish in Kerala; the typed one where *Other* was chosen. */
export function parishOf({ userId: { parishInKerala, otherParish } }: ParticipantRecord): string | null {
  return parishInKerala === otherParishValue ? otherParish : parishInKerala;
}
