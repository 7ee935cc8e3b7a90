import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import type { TravelLeg } from '@sangamam/contract/travel/plan/travel-plan';

import type { Context } from '#server/db/context.ts';
import { saveTravelPlan } from '#server/features/travel/own-plan/save-travel-plan.ts';
import type { Actor } from '#server/http/access/actor.ts';

import type { FamilyFlight, Family } from '../cast/family.ts';

type Travel = NonNullable<NonNullable<Family['registration']>['travel']>;

/** Enters the travel plan of a confirmed family: it comes on the first day and leaves three days later. */
export async function seedTravel(
  ctx: Context,
  registrant: Actor,
  { orderId, travel, startDate }: { orderId: string; travel: Travel; startDate: string },
): Promise<void> {
  const { arrival, departure, notes = '' } = travel;
  await saveTravelPlan(ctx, registrant, orderId, {
    arrivalInfo: legOf(arrival, startDate),
    departureInfo: legOf(departure, addDays(startDate, 3)),
    notes,
  });
}

function legOf(flight: FamilyFlight | undefined, date: string): TravelLeg {
  return flight ? { transportationRequired: true, ...flight, date } : { transportationRequired: false };
}
