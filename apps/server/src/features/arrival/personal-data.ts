import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { listOwnHandOuts } from './hand-outs/own-hand-outs-read-model.ts';
import { listOwnArrivals } from './personal-data-repository.ts';

/**
 * Arrivals and hand-outs belong to an account by its orders. They name nobody: an erasure leaves how many came and when, and takes the
 * names with the participants. A merge moves them with the participants, by the foreign key.
 */
export const checkInPersonalData: PersonalData = {
  claims: { 'arrival_events.actor_id': staffAction, 'hand_out_events.actor_id': staffAction },
  sections: {
    arrivals: (ctx, { orderIds }) => listOwnArrivals(ctx.db, orderIds),
    handOuts: (ctx, { orderIds }) => listOwnHandOuts(ctx.db, orderIds),
  },
};
