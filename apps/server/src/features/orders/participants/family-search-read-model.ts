import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { nameFound } from '#server/db/name-search.ts';
import { orderParticipants, orders, people } from '#server/db/schema/schema.ts';

const member = alias(people, 'member');

/** The registration whose participants are the family: of an add-on order, its parent. */
export const familyOrder = sql<string>`coalesce(${orders.parentOrderId}, ${orders.id})`;

/**
 * Finds orders by anybody in the family, by their numbers and by the address of the account. For statements that join
 * the order's account (`users`) and its person (`people`).
 */
export function whereFamilyMatches(db: Executor, search: string): SQL | undefined {
  const pattern = likePattern(search);
  const number = likePattern(search.replaceAll(/[\s-]/gu, ''));
  return or(
    nameFound([people.firstName, people.lastName, people.familyName], search),
    sql`${people.email} ilike ${pattern}`,
    sql`${orders.tempNumber} ilike ${number}`,
    sql`${orders.permNumber} ilike ${number}`,
    isOfMember(db, search),
  );
}

/** Whether an order is of a family in which somebody has this name or house name. */
export function isOfMember(db: Executor, search: string): SQL {
  return inArray(familyOrder, ordersOfMember(db, search));
}

function ordersOfMember(db: Executor, search: string) {
  return db
    .select({ id: orderParticipants.orderId })
    .from(orderParticipants)
    .innerJoin(member, eq(member.id, orderParticipants.personId))
    .where(nameFound([member.firstName, member.lastName, member.familyName], search));
}
