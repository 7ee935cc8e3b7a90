import { arrivalEvents, handOutEvents } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder, staffAction } from '#server/features/personal-data/policy.ts';

import { listOwnHandOuts } from './hand-outs/own-hand-outs-read-model.ts';

const kept = 'How many came and when, and what they got, names nobody: names go with the participants.';

/** Arrivals and hand-outs belong to an account by its orders. A merge moves them with the participants, by the foreign key. */
export const arrivalPersonalData: PersonalData = {
  tables: [
    ofOrder(arrivalEvents, {
      people: { actorId: staffAction },
      exported: 'arrivals',
      only: ['orderId', 'personId', 'kind', 'consent', 'desk', 'happenedAt'],
      orderBy: ['sequence'],
      onErasure: { kept },
    }),
    ofOrder(handOutEvents, {
      people: { actorId: staffAction },
      exported: { byHand: 'handOuts' },
      onErasure: { kept },
    }),
  ],
  sections: { handOuts: (ctx, { orderIds }) => listOwnHandOuts(ctx.db, orderIds) },
};
