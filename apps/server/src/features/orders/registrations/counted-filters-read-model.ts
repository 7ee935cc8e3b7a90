import { and, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';

import { isInForce } from '#server/db/lines-in-force.ts';
import { discountCodes, orderLineItems, orders, travelLegs } from '#server/db/schema/schema.ts';

/** Filters by what other pages count (`countedFilters` of the contract). */
export interface CountedFilters {
  places?: 'HELD' | undefined;
  addonId?: string | undefined;
  discount?: string | undefined;
  airport?: string | undefined;
  account?: string | undefined;
}

/** Whether add-on orders are asked for, too: they take add-ons and codes as registrations do. */
export function countsAddonOrders({ addonId, discount }: CountedFilters): boolean {
  return addonId !== undefined || discount !== undefined;
}

/** The orders that match these filters. The query is about `orders`. */
export function whereCounted(filter: CountedFilters): SQL | undefined {
  return and(
    filter.places && holdsPlaces(),
    // An add-on order has no place of its own.
    filter.places && !countsAddonOrders(filter) ? isNull(orders.parentOrderId) : undefined,
    filter.addonId === undefined
      ? undefined
      : sql`exists (select 1 from ${orderLineItems} where ${orderLineItems.orderId} = ${orders.id}
          and ${orderLineItems.addonId} = ${filter.addonId} and ${orderLineItems.quantity} > 0
          and ${isInForce()})`,
    filter.discount === undefined
      ? undefined
      : sql`${orders.discountCodeId} in (select ${discountCodes.id} from ${discountCodes}
          where ${discountCodes.code} = ${filter.discount})`,
    filter.airport === undefined
      ? undefined
      : sql`exists (select 1 from ${travelLegs} where ${travelLegs.orderId} = ${orders.id}
          and ${travelLegs.airportCode} = ${filter.airport})`,
    filter.account === undefined ? undefined : eq(orders.userId, filter.account),
  );
}

/** An order holds what it took from its submission until it is cancelled or rejected. */
export function holdsPlaces(): SQL | undefined {
  return and(
    isNotNull(orders.submittedAt),
    isNull(orders.cancelledAt),
    ne(orders.registrationStatus, 'REG_REJECTED'),
  );
}
