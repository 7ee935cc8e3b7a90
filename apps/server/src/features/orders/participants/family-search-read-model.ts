import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isNamed } from '#server/db/name-search.ts';
import { orderParticipants, orders, people, users } from '#server/db/schema/schema.ts';
import { contactTexts, contains, orderNumbers } from '#server/db/word-parts.ts';

const found = alias(orders, 'found');
const registrant = alias(users, 'registrant');

/** The registration whose participants are the family: of an add-on order, its parent. */
export const familyOrder = sql<string>`coalesce(${orders.parentOrderId}, ${orders.id})`;

/** What is searched besides the registrant's name and house name. */
interface Also {
  /** The number as it was typed; without it, the search as it is. */
  number?: string;
  /** Whether the registrant's e-mail address is searched. */
  email?: boolean;
}

/**
 * Whether an order has a registrant of this name, or this number. It selects the orders by indexes, so that other conditions beside
 * it do not make it read every name.
 */
export function isOfRegistrant(orderId: SQLWrapper, search: string, also: Also = {}): SQL {
  return sql`${orderId} in (${ordersOfRegistrant(search, also)})`;
}

/** The orders of which `isOfRegistrant` is true, as a statement. */
export function ordersOfRegistrant(search: string, { number = search, email = false }: Also = {}): SQL {
  const byEmail = sql` union all select ${found.id} from ${orders} found
    join ${users} registrant on ${registrant.id} = ${found.userId}
    where ${registrant.personId} in (${peopleWithEmail(search)})`;
  return sql`select ${found.id} from ${orders} found join ${users} registrant on ${registrant.id} = ${found.userId}
    where ${isNamed(registrant.personId, search)}${email ? byEmail : sql``}
    union all select ${found.id} from ${orders} found where ${contains(orderNumbers(found), number)}`;
}

/** The people in whose e-mail address a text is, as a statement. */
export function peopleWithEmail(search: string): SQL {
  return sql`select ${people.id} from ${people} where ${contains([people.email], search, contactTexts(people))}`;
}

/** The people with this name or house name, or with this in their e-mail address or phone number, as a statement. */
export function peopleFound(search: string): SQL {
  const digits = search.replaceAll(/[\s().+-]/gu, '');
  const phone = sql`${people.mobileCountryCode} || ${people.mobileNumber}`;
  const named = sql`select ${people.id} from ${people} where ${isNamed(people.id, search)} union all ${peopleWithEmail(search)}`;
  if (!/^\d{4,}$/u.test(digits)) return named;
  return sql`${named} union all select ${people.id} from ${people} where ${contains([phone], digits, contactTexts(people))}`;
}

/** A number as somebody may type it, with blanks and hyphens, as it is stored. */
export const typedNumber = (search: string) => search.replaceAll(/[\s-]/gu, '');

/** Finds orders by anybody in the family, by their numbers and by the address of the account. The statement is about `orders`. */
export function whereFamilyMatches(search: string): SQL | undefined {
  return or(
    isOfRegistrant(orders.id, search, { number: typedNumber(search), email: true }),
    isOfMember(orders.id, search),
  );
}

/** Whether an order is of a family in which somebody has this name or house name. */
export function isOfMember(orderId: SQLWrapper, search: string): SQL {
  return sql`${orderId} in (${ordersOfMember(search)})`;
}

/** The orders of which `isOfMember` is true, as a statement: registrations and their add-on orders. */
export function ordersOfMember(search: string): SQL {
  const registrations = sql`select ${orderParticipants.orderId} from ${orderParticipants}
    where ${isNamed(orderParticipants.personId, search)}`;
  return sql`select ${found.id} from ${orders} found where ${found.parentOrderId} is null and ${found.id} in (${registrations})
    union all select ${found.id} from ${orders} found where ${found.parentOrderId} in (${registrations})`;
}
