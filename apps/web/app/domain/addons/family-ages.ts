import { ageOn } from '@sangamam/contract/fields/dates/age';
import type { Order } from '@sangamam/contract/orders/order';
import { adultAge } from '@sangamam/contract/orders/participants/minors';

/** How many adults attend, and the ages of the others on the convention's first day, the oldest first. */
export interface FamilyAges {
  adults: number;
  minors: readonly number[];
}

/** The ages of those who attend; somebody without a birthday is left out. */
export function familyAges({ participants, conventionData }: Order): FamilyAges {
  const ages = participants.flatMap(({ isParticipated, userId: { dob } }) =>
    isParticipated && dob ? [ageOn(dob, conventionData.startDate)] : [],
  );
  const minors = ages.filter((age) => age < adultAge);
  return { adults: ages.length - minors.length, minors: minors.toSorted((one, other) => other - one) };
}
