import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import {
  eraseOrderWords,
  listOwnLines,
  listOwnOrders,
  listOwnParticipants,
  listOwnSelections,
  moveOrders,
} from './personal-data-repository.ts';

export const ordersPersonalData: PersonalData = {
  claims: {
    'orders.user_id': { exportedAs: 'orders', onErasure: 'emptied' },
    'order_participants.person_id': { exportedAs: 'participants', onErasure: 'emptied' },
  },
  sections: {
    orders: (ctx, { orderIds }) => listOwnOrders(ctx.db, orderIds),
    participants: (ctx, { orderIds }) => listOwnParticipants(ctx.db, orderIds),
    selections: (ctx, { orderIds }) => listOwnSelections(ctx.db, orderIds),
    lines: (ctx, { orderIds }) => listOwnLines(ctx.db, orderIds),
  },
  erase: (ctx, { orderIds }) => eraseOrderWords(ctx.db, orderIds),
  merge: (ctx, merge) => moveOrders(ctx.db, merge),
};
