import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { LetterOrder } from '@sangamam/contract/letters/letter';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';
import type { RegistrationSort } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import type { Executor } from '#server/db/executor.ts';
import { orders, people, users } from '#server/db/schema/schema.ts';
import {
  consentList,
  type ConsentFilter,
} from '#server/features/documents/consents/review/consent-admin-read-model.ts';
import {
  pictureList,
  type PictureFilter,
} from '#server/features/documents/family-picture/moderation/picture-admin-read-model.ts';
import { ordersOfStays, type StayFilter } from '#server/features/hotel/stays/rooming-read-model.ts';
import { paymentList, type PaymentFilter } from '#server/features/ledger/payments/payment-list-read-model.ts';
import { unreportedList } from '#server/features/ledger/unreported/unreported-read-model.ts';
import {
  whereRegistration,
  type RegistrationFilter,
} from '#server/features/orders/registrations/registration-filter-read-model.ts';
import { orderFor } from '#server/features/orders/registrations/registration-read-model.ts';
import { accountList, type PeopleFilter } from '#server/features/people/directory/people-read-model.ts';
import { journeyList, type JourneyFilter } from '#server/features/travel/journeys/transport-read-model.ts';

import { noLetterReason } from '../no-letter-read-model.ts';

const sorts: Readonly<Record<LetterOrder, RegistrationSort>> = {
  SUBMITTED: 'submitted',
  NEWEST: '-submitted',
  NAME: 'name',
};

/** What an audience asks of its list, in one convention and now. */
export type ResolvedAudience = { conventionId: string; now: Date } & (
  | { list: 'REGISTRATIONS'; asked: RegistrationFilter }
  | { list: 'JOURNEYS'; asked: JourneyFilter }
  | { list: 'STAYS'; asked: StayFilter }
  | { list: 'PAYMENTS'; asked: PaymentFilter }
  | { list: 'UNREPORTED'; asked: { search?: string | undefined } }
  | { list: 'CONSENTS'; asked: ConsentFilter }
  | { list: 'MISSING_CONSENTS'; asked: { ids: readonly string[] } }
  | { list: 'PICTURES'; asked: PictureFilter }
  | { list: 'PEOPLE'; asked: PeopleFilter }
);

/** The orders that match. The query joins `orders`, `users` and their `people`. */
function whereAudience(db: Executor, { conventionId, now, list, asked }: ResolvedAudience): SQL | undefined {
  switch (list) {
    case 'REGISTRATIONS':
      return whereRegistration(asked);
    case 'JOURNEYS':
      return inArray(orders.id, journeyList.ids(db, asked));
    case 'STAYS':
      return inArray(orders.id, ordersOfStays(db, conventionId, asked));
    case 'PAYMENTS':
      return inArray(orders.id, paymentList.ids(db, asked));
    case 'UNREPORTED':
      return inArray(orders.id, unreportedList.ids(db, { ...asked, conventionId }));
    case 'CONSENTS':
      return inArray(orders.id, consentList.ids(db, asked));
    case 'MISSING_CONSENTS':
      return sql`${orders.id} = any(${sql.param(asked.ids)}::uuid[])`;
    case 'PICTURES':
      return inArray(orders.id, pictureList.ids(db, asked));
    case 'PEOPLE':
      return and(whereRegistration({ conventionId, now }), accountList.where(asked));
  }
}

/**
 * The registrants whose registrations match, each once, with why they get no letter. Of several registrations
 * of one account, such as a cancelled one and a new one, that counts which gets the letter; an add-on order stands for its
 * registration. Selects `user_id`, `order_id`, `place` and `reason`.
 */
export function selectAudience(db: Executor, audience: LetterAudience, resolved: ResolvedAudience) {
  const reason = noLetterReason(audience);
  const { conventionId, now } = resolved;
  const sorted = resolved.list === 'REGISTRATIONS' ? resolved.asked : { conventionId, now };
  const inOrder = sql.join(orderFor({ ...sorted, sort: sorts[audience.first] }), sql`, `);
  const matches = db
    .select({
      userId: sql<string>`${orders.userId}`.as('user_id'),
      orderId: sql<string>`coalesce(${orders.parentOrderId}, ${orders.id})`.as('order_id'),
      reason: reason.as('reason'),
      place: sql<number>`(row_number() over (order by ${inOrder}))::int`.as('place'),
      choice:
        sql<number>`row_number() over (partition by ${orders.userId} order by (${reason}) is not null, ${orders.createdAt} desc, ${orders.id})`.as(
          'choice',
        ),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(whereAudience(db, resolved))
    .as('matches');
  return sql`(select user_id, order_id, reason, place from ${matches} where choice = 1)`;
}
