import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { listOwnArrivals } from './personal-data-repository.ts';

/**
 * Arrivals belong to an account by its orders. They name nobody: an erasure leaves how many came and when, and takes the
 * names with the participants. A merge moves them with the participants, by the foreign key.
 */
export const checkInPersonalData: PersonalData = {
  claims: { 'arrival_events.actor_id': staffAction },
  sections: { arrivals: (ctx, { orderIds }) => listOwnArrivals(ctx.db, orderIds) },
};
