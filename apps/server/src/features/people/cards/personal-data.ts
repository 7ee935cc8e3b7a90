import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteCardsOfOrders, listOwnCards } from './card-repository.ts';
import { presentCard } from './present-card.ts';

/** Cards follow their person when accounts are merged, by their key to the people of a registration. */
export const cardsPersonalData: PersonalData = {
  claims: { 'person_cards.person_id': { exportedAs: 'cards', onErasure: 'deleted' } },
  sections: {
    cards: async (ctx, { orderIds }) => {
      const rows = await listOwnCards(ctx.db, orderIds);
      return rows.map((row) => {
        const { orderId, personId, confirmedAt } = row;
        return { orderId, personId, confirmedAt, ...presentCard(ctx, row) };
      });
    },
  },
  erase: (ctx, { orderIds }) => deleteCardsOfOrders(ctx.db, orderIds),
};
