import type { Context } from '#server/db/context.ts';
import { staffAction, type Claim, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { eraseRequestsOf, listOwnRequests } from './amendments/change-request-repository.ts';
import { eraseDecisionsOf } from './decisions/undo/registration-decision-repository.ts';
import { balancesOfOrders } from './pricing/balance-of-order.ts';
import { deleteDistinctOf, moveDistinct } from './distinct-people-repository.ts';
import {
  eraseOrderWords,
  listOwnCancelRequests,
  listOwnLines,
  listOwnOrders,
  listOwnParticipants,
  listOwnSelections,
  listOwnWaitLists,
  moveOrders,
} from './personal-data-repository.ts';

const distinctPair: Claim = {
  exportedAs: { notExported: 'It says only that somebody is not a person of another family.' },
  onErasure: 'deleted',
};

export const ordersPersonalData: PersonalData = {
  claims: {
    'orders.user_id': { exportedAs: 'orders', onErasure: 'emptied' },
    'order_participants.person_id': { exportedAs: 'participants', onErasure: 'emptied' },
    'cancel_requests.asked_by': { exportedAs: 'cancelRequests', onErasure: 'emptied' },
    'cancel_requests.closed_by': staffAction,
    'kick_off_evenings.opened_by': staffAction,
    'kick_off_evenings.closed_by': staffAction,
    'kick_off_registrations.registered_by': staffAction,
    'kick_off_money.noted_by': staffAction,
    'distinct_people.person_id': distinctPair,
    'distinct_people.other_person_id': distinctPair,
  },
  sections: {
    orders: (ctx, { orderIds }) => listOwnOrders(ctx.db, orderIds),
    participants: (ctx, { orderIds }) => listOwnParticipants(ctx.db, orderIds),
    selections: (ctx, { orderIds }) => listOwnSelections(ctx.db, orderIds),
    balances: (ctx, { orderIds }) => listOwnBalances(ctx, orderIds),
    cancelRequests: (ctx, { orderIds }) => listOwnCancelRequests(ctx.db, orderIds),
    changeRequests: (ctx, { orderIds }) => listOwnRequests(ctx.db, orderIds),
    // Times and states alone: nothing in them is erased.
    waitLists: (ctx, { orderIds }) => listOwnWaitLists(ctx.db, orderIds),
    lines: (ctx, { orderIds }) => listOwnLines(ctx.db, orderIds),
  },
  erase: async (ctx, { orderIds, personIds }) => {
    await deleteDistinctOf(ctx.db, personIds);
    await eraseOrderWords(ctx.db, orderIds);
    await eraseDecisionsOf(ctx.db, orderIds);
    await eraseRequestsOf(ctx.db, orderIds);
  },
  merge: async (ctx, merge) => {
    await moveOrders(ctx.db, merge);
    await moveDistinct(ctx.db, { from: merge.from.personId, to: merge.to.personId });
  },
};

async function listOwnBalances(ctx: Context, orderIds: readonly string[]) {
  const submitted = (await listOwnOrders(ctx.db, orderIds)).filter(({ submittedAt }) => submittedAt !== null);
  const balances = await balancesOfOrders(ctx, submitted);
  return submitted.map(({ id, currency }) => ({ orderId: id, currency, ...balances.get(id) }));
}
