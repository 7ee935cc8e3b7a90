import { and, eq, sql } from 'drizzle-orm';
import type { LetterOrder } from '@sangamam/contract/letters/letter';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';
import type { RegistrationSort } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import type { Executor } from '#server/db/executor.ts';
import { orders, people, users } from '#server/db/schema/schema.ts';
import {
  whereRegistration,
  type RegistrationFilter,
} from '#server/features/orders/registrations/registration-filter-read-model.ts';
import { orderFor } from '#server/features/orders/registrations/registration-read-model.ts';

import { noLetterReason } from '../no-letter-read-model.ts';

const sorts: Readonly<Record<LetterOrder, RegistrationSort>> = {
  SUBMITTED: 'submitted',
  NEWEST: '-submitted',
  NAME: 'name',
};

/**
 * The registrants whose registrations match the filters, each once, with why they get no letter. Of several registrations
 * of one account, such as a cancelled one and a new one, that counts which gets the letter; an add-on order stands for its
 * registration. Selects `user_id`, `order_id`, `place` and `reason`.
 */
export function selectAudience(db: Executor, audience: LetterAudience, filter: RegistrationFilter) {
  const reason = noLetterReason(audience);
  const inOrder = sql.join(orderFor({ ...filter, sort: sorts[audience.first] }), sql`, `);
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
    .where(and(whereRegistration(filter)))
    .as('matches');
  return sql`(select user_id, order_id, reason, place from ${matches} where choice = 1)`;
}
