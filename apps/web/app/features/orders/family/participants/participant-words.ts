import { ageOn } from '@sangamam/contract/fields/dates/age';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import type { GroupMember } from '@sangamam/contract/orders/participants/people-rules';

import * as phrases from '#phrases/orders/family/participants.ts';

/** The age of a person today, in words; undefined for one who is not born yet. */
export function ageOf(dob: string): string | undefined {
  const age = ageOn(dob, todayUtc());
  return age < 0 ? undefined : phrases.years({ count: age });
}

/** First, last and family name of a participant; a family name that equals the last name is said once. */
export function fullName({ userId: { firstName, lastName, familyName } }: ParticipantRecord): string {
  const house = familyName?.toLowerCase() === lastName.toLowerCase() ? '' : familyName;
  return [firstName, lastName, house].filter(Boolean).join(' ');
}

/** The parish in Kerala; the typed one where *Other* was chosen. */
export function parishOf({ userId: { parishInKerala, otherParish } }: ParticipantRecord): string | null {
  return parishInKerala === otherParishValue ? otherParish : parishInKerala;
}

/** What the rules about the whole group need to know of these people. */
export function groupOf(participants: readonly ParticipantRecord[]): GroupMember[] {
  return participants.map(({ relationShip, isParticipated, userId: { maritalStatus } }) => ({
    relationship: relationShip,
    selected: isParticipated,
    maritalStatus,
  }));
}
