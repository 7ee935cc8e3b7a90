import { and, eq, isNotNull, isNull, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { OrderStatus, RegistrationStatus } from '@sangamam/contract/orders/order-status';
import { staffStatuses, type StaffStatus } from '@sangamam/contract/orders/staff-status';

import { orders, people } from '#server/db/schema/schema.ts';
import { whereConversation } from '#server/features/casework/questions/conversation-state-read-model.ts';
import {
  whereCare,
  type CareFilters,
} from '#server/features/casework/registration-care/where-registration-care-read-model.ts';

import { isOfRegistrant, typedNumber } from '../participants/family-search-read-model.ts';
import { countsAddonOrders, whereCounted, type CountedFilters } from './counted-filters-read-model.ts';
import { whereFurther, type FurtherFilters } from './further-filters-read-model.ts';
import { netPrice, standsAmongRegistrations } from './registration-queue-read-model.ts';

/** Filters of the list in the admin area. */
export interface RegistrationFilter extends FurtherFilters, CareFilters, CountedFilters {
  /** As staff see it, or one of the specification. */
  status?: OrderStatus | StaffStatus | undefined;
  registrationStatus?: RegistrationStatus | undefined;
  conventionId?: string | undefined;
  organization?: string | undefined;
  search?: string | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
  /** A query of the ids of registrations in which somebody has to act: only these. */
  open?: SQLWrapper | undefined;
}

/**
 * The order status, or what it is for staff, as an SQL condition. It repeats the contract's `orderStatus` and
 * `staffStatus`; a test compares them over every combination.
 */
function whereStatus(status: OrderStatus | StaffStatus): SQL | undefined {
  const notCancelled = isNull(orders.cancelledAt);
  const submitted = and(notCancelled, isNotNull(orders.submittedAt));
  const approved = sql`${orders.registrationStatus} = 'REG_APPROVED'`;
  const free = sql`${netPrice} = 0`;
  const due = sql`${netPrice} > 0`;
  const under = (...states: string[]) =>
    sql`${orders.paymentStatus} in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )})`;
  switch (status) {
    case 'CANCELLED':
      return isNotNull(orders.cancelledAt);
    case 'INCOMPLETE':
      return and(notCancelled, isNull(orders.submittedAt));
    case 'CONFIRMED':
      return and(submitted, approved, or(free, under('PAYMENT_APPROVED')));
    case 'PENDING_FOR_APPROVAL':
      return and(
        submitted,
        or(
          and(free, sql`not ${approved}`),
          and(due, under('PAYMENT_RECEIVED', 'PENDING_PAYMENT_APPROVAL')),
          and(due, under('PAYMENT_APPROVED'), sql`not ${approved}`),
        ),
      );
    case 'PAYMENT_NOT_DONE':
      return and(
        submitted,
        due,
        or(under('PAYMENT_DECLINED', 'PAYMENT_REJECTED'), and(isNull(orders.paymentStatus), approved)),
      );
    case 'SUBMITTED':
      return and(submitted, due, isNull(orders.paymentStatus), sql`not ${approved}`);
    case 'TO_BE_DECIDED':
      return and(submitted, eq(orders.registrationStatus, 'PENDING_REG_APPROVAL'));
    case 'UNPAID':
      return and(whereStatus('PAYMENT_NOT_DONE'), approved);
    case 'PAYMENT_TO_CHECK':
      return and(whereStatus('PENDING_FOR_APPROVAL'), approved);
    case 'REJECTED':
      return and(submitted, eq(orders.registrationStatus, 'REG_REJECTED'));
  }
}

/** Sorts by status in the order of a registration's life, rejected and cancelled ones last. */
export const statusRank = sql`case ${sql.join(
  staffStatuses.map((status, place) => sql`when ${whereStatus(status)} then ${sql.raw(String(place))}`),
  sql` `,
)} end`;

function whereSearch(search: string | undefined): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  return isOfRegistrant(orders.id, search, { number: typedNumber(search), email: true });
}

/** Whether only what is to be decided is asked for. */
export function isQueue({ registrationStatus, status }: RegistrationFilter): boolean {
  if (status === 'TO_BE_DECIDED') return true;
  return registrationStatus === 'PENDING_REG_APPROVAL' && status !== 'CANCELLED';
}

/** Whether the conditions of a filter name `people`, the registrants. */
export function isAboutRegistrants({ organization, parish, vouch }: RegistrationFilter): boolean {
  return organization !== undefined || parish !== undefined || vouch !== undefined;
}

/** The registrations that match the filters. The query joins `orders`, `users` and their `people`. */
export function whereRegistration(filter: RegistrationFilter): SQL | undefined {
  const isToDecide = isQueue(filter);
  return and(
    // A search finds an add-on order by its number, as a payment or a bank line names it; it takes add-ons and codes, too.
    isToDecide || !(filter.search || filter.question || filter.followUp || countsAddonOrders(filter))
      ? standsAmongRegistrations()
      : undefined,
    // What waits for its family is not to be decided now, unless it is asked for.
    isToDecide && !filter.question ? not(whereConversation('WAITING', filter.now)) : undefined,
    filter.status && whereStatus(filter.status),
    // One that was rejected keeps its last status and is listed as rejected only.
    filter.status && !['CANCELLED', 'REJECTED'].includes(filter.status) && !filter.registrationStatus
      ? sql`${orders.registrationStatus} is distinct from 'REG_REJECTED'`
      : undefined,
    filter.registrationStatus && eq(orders.registrationStatus, filter.registrationStatus),
    // A cancelled registration awaits no decision, whatever its status was: filter by CANCELLED to see it.
    filter.registrationStatus && filter.status !== 'CANCELLED' ? isNull(orders.cancelledAt) : undefined,
    filter.conventionId === undefined ? undefined : eq(orders.conventionId, filter.conventionId),
    filter.organization === undefined ? undefined : eq(people.localUnitId, filter.organization),
    filter.ids && sql`${orders.id} = any(${sql.param(filter.ids)}::uuid[])`,
    filter.open && sql`${orders.id} in ${filter.open}`,
    whereFurther(filter),
    whereCare(filter),
    whereCounted(filter),
    whereSearch(filter.search),
  );
}
