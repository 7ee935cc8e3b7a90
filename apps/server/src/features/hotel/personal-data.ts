import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteStays, listOwnRooms, listOwnStays } from './personal-data-repository.ts';

/** A hotel stay belongs to an account by its order: no column here refers to a person. */
export const hotelPersonalData: PersonalData = {
  claims: {},
  sections: {
    hotel: (ctx, { orderIds }) => listOwnStays(ctx.db, orderIds),
    hotelRooms: (ctx, { orderIds }) => listOwnRooms(ctx.db, orderIds),
  },
  erase: (ctx, { orderIds }) => deleteStays(ctx.db, orderIds),
};
