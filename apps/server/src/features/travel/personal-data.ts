import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import {
  deleteTravel,
  listOwnLostSeats,
  listOwnShuttleSeats,
  listOwnTravel,
} from './personal-data-repository.ts';

/** Travel belongs to an account by its orders: no column here refers to a person. */
export const travelPersonalData: PersonalData = {
  claims: {},
  sections: {
    travel: (ctx, { orderIds }) => listOwnTravel(ctx.db, orderIds),
    shuttleSeats: (ctx, { orderIds }) => listOwnShuttleSeats(ctx.db, orderIds),
    lostShuttleSeats: (ctx, { orderIds }) => listOwnLostSeats(ctx.db, orderIds),
  },
  erase: (ctx, { orderIds }) => deleteTravel(ctx.db, orderIds),
};
