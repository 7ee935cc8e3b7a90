import { paymentFiltersInAddress } from '@sangamam/contract/ledger/payments/payment-filters';

import type { Context } from '#server/db/context.ts';
import { listViews } from '#server/features/casework/saved-views/list-views.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { matchingOf } from './list-payments.ts';
import { countPaymentsEach } from './payment-list-read-model.ts';

/**
 * How many payments each saved view of the actor has, in one query for all of them. Views of registrations without a
 * payment are not counted: those are no payments.
 */
export async function countPaymentViews(ctx: Context, actor: Actor, conventionId: string | undefined) {
  const views = await listViews(ctx, actor, 'PAYMENTS');
  const counted = views.filter(({ query }) => query['view'] !== 'NOT_REPORTED');
  const counts = await countPaymentsEach(
    ctx.db,
    counted.map(({ query }) => {
      const filters = { conventionId, ...paymentFiltersInAddress((name) => query[name] ?? '') };
      return { ...filters, matching: matchingOf(ctx, filters) };
    }),
  );
  return views.map((view) => ({ _id: view._id, count: counts[counted.indexOf(view)] ?? null }));
}
