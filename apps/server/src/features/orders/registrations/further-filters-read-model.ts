import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schoolAge, type AgeGroup } from '@sangamam/contract/arrival/desk/age-group';
import type { PeopleGroup } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { adultAge, ownMailAge } from '@sangamam/contract/orders/participants/minors';
import type { PaymentStatus } from '@sangamam/contract/orders/order-status';
import type { VouchState } from '@sangamam/contract/casework/vouches/vouch';
import type { QuestionState } from '@sangamam/contract/casework/questions/question';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { isChangeRequested } from '../amendments/change-request-read-model.ts';
import { conventions, orderParticipants, orders, people } from '#server/db/schema/schema.ts';
import {
  waitsSince,
  whereConversation,
} from '#server/features/casework/questions/conversation-state-read-model.ts';
import { whereVouch } from '#server/features/casework/vouches/vouch-read-model.ts';

/** Filters by facts that staff ask for less often. */
export interface FurtherFilters {
  /** The convention that all of them are for. */
  conventionId?: string | undefined;
  packageId?: string | undefined;
  parish?: string | undefined;
  payment?: PaymentStatus | 'NONE' | undefined;
  minors?: 'WITH' | 'WITHOUT' | undefined;
  /** Those that have been waiting for a decision since before this instant: their submission, or their return. */
  submittedBefore?: Date | undefined;
  question?: QuestionState | undefined;
  /** The time at which the list is read. */
  now: Date;
  vouch?: VouchState | undefined;
  cancel?: 'ASKED' | undefined;
  change?: 'REQUESTED' | undefined;
  request?: 'WITH' | undefined;
  currency?: Currency | undefined;
  attending?: PeopleGroup | undefined;
  age?: AgeGroup | undefined;
}

/** How many people of an order attend; those of an add-on order are its registration's. */
export const attendingCount = sql<number>`(select count(*)::int from ${orderParticipants}
  where ${orderParticipants.orderId} = coalesce(${orders.parentOrderId}, ${orders.id}) and ${orderParticipants.selected})`;

/** The registrations that match these filters. The query joins `orders` and the registrants' `people`. */
export function whereFurther(filter: FurtherFilters): SQL | undefined {
  const { conventionId } = filter;
  return and(
    filter.packageId === undefined ? undefined : eq(orders.packageId, filter.packageId),
    filter.parish === undefined ? undefined : eq(people.parishInKerala, filter.parish),
    filter.payment &&
      (filter.payment === 'NONE' ? isNull(orders.paymentStatus) : eq(orders.paymentStatus, filter.payment)),
    filter.minors &&
      (filter.minors === 'WITH' ? hasMinors(conventionId) : sql`not (${hasMinors(conventionId)})`),
    filter.submittedBefore &&
      sql`${orders.registrationStatus} = 'PENDING_REG_APPROVAL' and ${orders.cancelledAt} is null
        and ${waitsSince} < ${filter.submittedBefore}`,
    filter.question && whereConversation(filter.question, filter.now),
    filter.vouch && whereVouch(filter.vouch, filter.now),
    filter.cancel && cancelAsked,
    filter.change && isChangeRequested,
    filter.request && sql`${orders.specialRequest} <> ''`,
    filter.currency && eq(orders.currency, filter.currency),
    filter.attending && inGroup[filter.attending],
    filter.age && whereSomeone(ofAge[filter.age], conventionId),
  );
}

/** Registrations whose families ask to cancel; the contract's rule for the list and what counts it. */
export const cancelAsked = sql`(${orders.cancelledAt} is null and ${orders.registrationStatus} is distinct from 'REG_REJECTED'
  and exists (select 1 from cancel_requests asked where asked.order_id = ${orders.id} and asked.closed_at is null))`;

const inGroup: Readonly<Record<PeopleGroup, SQL>> = {
  ONE: whereAttend(sql`= 1`),
  TWO: whereAttend(sql`= 2`),
  THREE_TO_FIVE: whereAttend(sql`between 3 and 5`),
  SIX_OR_MORE: whereAttend(sql`>= 6`),
};

/** So many people attend, as `attendingCount` counts them; all registrations are counted at once. */
function whereAttend(isMany: SQL): SQL {
  return sql`coalesce(${orders.parentOrderId}, ${orders.id}) in (select q.order_id from order_participants q
    where q.selected group by q.order_id having count(*) ${isMany})`;
}

/** Somebody attends of whom this is true on the first day of the convention; all registrations are asked at once. */
function whereSomeone(condition: SQL, conventionId: string | undefined): SQL {
  return sql`${orders.id} in (select q.order_id from order_participants q join people someone on someone.id = q.person_id
    join orders own on own.id = q.order_id join ${conventions} held on held.id = own.convention_id
    where q.selected and ${condition}
      and ${conventionId === undefined ? sql`true` : sql`own.convention_id = ${conventionId} and held.id = ${conventionId}`})`;
}

/** Born so late that the age is less than this number of years. */
const isYounger = (years: number) =>
  sql`someone.dob > held.start_date - make_interval(years => ${sql.raw(String(years))})`;

const hasMinors = (conventionId: string | undefined) => whereSomeone(isYounger(adultAge), conventionId);

/** The contract's `ageGroupOn` in SQL; a test compares them. */
const ofAge: Readonly<Record<AgeGroup, SQL>> = {
  SMALL_CHILD: isYounger(schoolAge),
  CHILD: sql`${isYounger(ownMailAge)} and not ${isYounger(schoolAge)}`,
  TEENAGER: sql`${isYounger(adultAge)} and not ${isYounger(ownMailAge)}`,
  ADULT: sql`not ${isYounger(adultAge)}`,
  UNKNOWN: sql`someone.dob is null`,
};
