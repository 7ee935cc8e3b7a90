import {
  cancelRequests,
  changeRequests,
  distinctPeople,
  kickOffEvenings,
  kickOffMoney,
  kickOffRegistrations,
  orderAddons,
  orderAmendments,
  orderLineItems,
  orderParticipants,
  orders,
  registrationDecisions,
  waitListEntries,
} from '#server/db/schema/schema.ts';
import type { Context } from '#server/db/context.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder, ofStaff, policyOf } from '#server/features/personal-data/policy.ts';

import { eraseRequestsBefore } from './amendments/amendment-repository.ts';
import { deleteDistinctOf, moveDistinct } from './distinct-people-repository.ts';
import { listOrders } from './order/order-repository.ts';
import { balancesOfOrders } from './pricing/balance-of-order.ts';

/** What orders say about people is emptied; numbers, amounts and states stay. */
export const ordersPersonalData: PersonalData = {
  tables: [
    policyOf(orders, {
      of: { order: 'id' },
      people: { userId: 'moves' },
      exported: 'orders',
      onErasure: { emptied: { specialRequest: '', familyPictureNote: '', travelNotes: '', reason: null } },
      stays: ['tempNumber', 'permNumber', 'termsVersion', 'cancellation'],
    }),
    ofOrder(orderParticipants, {
      people: { personId: 'moves' },
      exported: 'participants',
      onErasure: { emptied: { snapshot: null } },
    }),
    // Add-ons that are selected and not submitted yet.
    ofOrder(orderAddons, {
      exported: 'selections',
      onErasure: { kept: 'It says what was chosen, and nothing about anybody.' },
    }),
    ofOrder(orderLineItems, {
      exported: 'lines',
      onErasure: { emptied: { note: null }, unless: { kind: 'DISCOUNT' } },
      stays: ['key', 'title'],
    }),
    ofOrder(orderAmendments, {
      exported: { not: 'The sections `lines` and `history` have what was changed.' },
      onErasure: { emptied: { reason: '' } },
      // Without the request before, which `erase` takes out of it.
      stays: ['record'],
    }),
    ofOrder(cancelRequests, {
      people: { askedBy: 'moves', closedBy: 'moves' },
      exported: 'cancelRequests',
      without: ['askedBy', 'closedBy'],
      onErasure: { emptied: { reason: '', answer: '' } },
    }),
    ofOrder(changeRequests, {
      exported: 'changeRequests',
      onErasure: [
        { emptied: { change: null, note: '', answer: '' } },
        { emptied: { state: 'WITHDRAWN' }, where: { state: 'OPEN' } },
      ],
    }),
    ofOrder(registrationDecisions, {
      exported: { not: 'What staff could undo for a minute; the section `orders` has what is so now.' },
      onErasure: { emptied: { before: [] } },
      stays: ['factsAfter'],
    }),
    ofOrder(waitListEntries, {
      exported: 'waitLists',
      orderBy: ['createdAt', 'id'],
      onErasure: { kept: 'Times and states alone.' },
    }),
    ofStaff(kickOffEvenings, 'openedBy', 'closedBy'),
    ofStaff(kickOffRegistrations, 'registeredBy'),
    ofStaff(kickOffMoney, 'notedBy'),
    policyOf(distinctPeople, {
      people: { personId: 'byHand', otherPersonId: 'byHand' },
      exported: { not: 'It says only that somebody is not a person of another family.' },
      onErasure: 'byHand',
    }),
  ],
  sections: { balances: (ctx, { orderIds }) => listOwnBalances(ctx, orderIds) },
  erase: async (ctx, { orderIds, personIds }) => {
    await deleteDistinctOf(ctx.db, personIds);
    await eraseRequestsBefore(ctx.db, orderIds);
  },
  merge: (ctx, { from, to }) => moveDistinct(ctx.db, { from: from.personId, to: to.personId }),
};

async function listOwnBalances(ctx: Context, orderIds: readonly string[]) {
  const submitted = (await listOrders(ctx.db, orderIds)).filter(({ submittedAt }) => submittedAt !== null);
  const balances = await balancesOfOrders(ctx, submitted);
  return submitted.map(({ id, currency }) => ({ orderId: id, currency, ...balances.get(id) }));
}
