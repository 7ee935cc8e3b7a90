import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteStays, listOwnRooms, listOwnStays } from './personal-data-repository.ts';

/** A hotel stay belongs to an account by its order. */
export const hotelPersonalData: PersonalData = {
  claims: { 'hotel_stays.needs_room_said_by': staffAction },
  sections: {
    hotel: (ctx, { orderIds }) => listOwnStays(ctx.db, orderIds),
    hotelRooms: (ctx, { orderIds }) => listOwnRooms(ctx.db, orderIds),
  },
  erase: (ctx, { orderIds }) => deleteStays(ctx.db, orderIds),
};
