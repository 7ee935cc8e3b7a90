import {
  paymentFiltersInAddress,
  type PaymentFilters,
} from '@sangamam/contract/ledger/payments/payment-filters';

import type { Context } from '#server/db/context.ts';
import { listViews } from '#server/features/casework/saved-views/list-views.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { matchingOf } from './list-payments.ts';
import { countPaymentsEach } from './payment-list-read-model.ts';
import { sumPaymentViews } from './payment-views-read-model.ts';
import { todayOfList } from './read-payment-totals.ts';

/**
 * How many payments each saved view of the actor has. Those of a view of the list alone are counted with its totals, which add up
 * the ledger once for all of them; the others in one query. Views of registrations without a payment are not counted: those are
 * no payments.
 */
export async function countPaymentViews(ctx: Context, actor: Actor, conventionId: string | undefined) {
  const views = await listViews(ctx, actor, 'PAYMENTS');
  const asked = views.flatMap(({ _id, query }) => {
    const filters = { conventionId, ...paymentFiltersInAddress((name) => query[name] ?? '') };
    return query['view'] === 'NOT_REPORTED' ? [] : [{ _id, filters }];
  });
  const counts = new Map<string, number>();
  const [inTotals, others] = [asked.filter(isInTotals), asked.filter((one) => !isInTotals(one))];
  for (const [ofConvention, these] of Map.groupBy(inTotals, ({ filters }) => filters.conventionId)) {
    const totals = await sumPaymentViews(ctx.db, todayOfList(ctx), ofConvention);
    for (const { _id, filters } of these) {
      const sums = totals.filter(
        ({ view, currency }) => view === filters.view && currency === (filters.currency ?? currency),
      );
      counts.set(
        _id,
        sums.reduce((sum, { count }) => sum + count, 0),
      );
    }
  }
  const counted = await countPaymentsEach(
    ctx.db,
    others.map(({ filters }) => ({ ...filters, matching: matchingOf(ctx, actor, filters) })),
  );
  for (const [place, { _id }] of others.entries()) counts.set(_id, counted[place] ?? 0);
  return views.map(({ _id }) => ({ _id, count: counts.get(_id) ?? null }));
}

function isInTotals({ filters }: { filters: PaymentFilters }): boolean {
  const { view, currency: _added, conventionId: _named, ...others } = filters;
  return view !== undefined && Object.values(others).every((value) => value === undefined);
}
