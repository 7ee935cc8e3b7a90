import { personCards } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder } from '#server/features/personal-data/policy.ts';

import { presentCard } from './present-card.ts';

export const cardsPersonalData: PersonalData = {
  tables: [
    ofOrder(personCards, {
      people: { personId: 'follows' },
      exported: 'cards',
      present: (ctx, rows) =>
        rows.map((row) => {
          const { orderId, personId, confirmedAt } = row;
          return { orderId, personId, confirmedAt, ...presentCard(ctx, row) };
        }),
      onErasure: 'deleted',
    }),
  ],
};
