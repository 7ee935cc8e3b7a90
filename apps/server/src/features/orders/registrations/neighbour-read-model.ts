import { eq, or, sql } from 'drizzle-orm';
import type { RegistrationSort } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, organizations, packages, people, users } from '#server/db/schema/schema.ts';

import { whereRegistration, type RegistrationFilter } from './registration-filter-read-model.ts';
import { orderFor } from './registration-read-model.ts';

/** The place of an order in a list, and the rows beside it. */
export interface Place {
  isListed: boolean;
  /** From 1, with this order counted whether it is listed or not. */
  place: number;
  /** How many are listed, this order counted in any case. */
  total: number;
  previousId: string | null;
  previousName: string | null;
  nextId: string | null;
  nextName: string | null;
}

/** Where an order stands, or would stand, among the registrations that match; undefined if there is no such order. */
export async function findPlace(
  db: Executor,
  orderId: string,
  { sort, ...filter }: RegistrationFilter & { sort: RegistrationSort },
): Promise<Place | undefined> {
  const matches = whereRegistration(filter) ?? sql`true`;
  const inOrder = sql`(order by ${sql.join(orderFor({ sort, ...filter }), sql`, `)})`;
  const name = sql`${people.firstName} || ' ' || ${people.lastName}`;
  const listed = db
    .select({
      id: sql<string>`${orders.id}`.as('id'),
      isListed: sql<boolean>`coalesce(${matches}, false)`.as('is_listed'),
      place: sql<number>`(row_number() over ${inOrder})::int`.as('place'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
      previousId: sql<string | null>`lag(${orders.id}) over ${inOrder}`.as('previous_id'),
      previousName: sql<string | null>`lag(${name}) over ${inOrder}`.as('previous_name'),
      nextId: sql<string | null>`lead(${orders.id}) over ${inOrder}`.as('next_id'),
      nextName: sql<string | null>`lead(${name}) over ${inOrder}`.as('next_name'),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .leftJoin(packages, eq(packages.id, orders.packageId))
    .where(or(matches, eq(orders.id, orderId)))
    .as('listed');
  const [row] = await db.select().from(listed).where(eq(listed.id, orderId));
  return row;
}
