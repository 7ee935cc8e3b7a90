import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RegistrationSort } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, organizations, packages, people, users } from '#server/db/schema/schema.ts';

import { whereRegistration, type RegistrationFilter } from './registration-filter-read-model.ts';
import { orderBy, sortKeysFor, type SortKey } from './registration-read-model.ts';

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

interface Found extends Record<string, unknown> {
  isListed: boolean;
  before: number;
  listed: number;
  previousId: string | null;
  nextId: string | null;
}

/**
 * Where an order stands, or would stand, among the registrations that match; undefined if there is no such order. What comes before
 * it is counted, and not sorted.
 */
export async function findPlace(
  db: Executor,
  orderId: string,
  { sort, ...filter }: RegistrationFilter & { sort: RegistrationSort },
): Promise<Place | undefined> {
  const matches = whereRegistration(filter) ?? sql`true`;
  const keys = sortKeysFor({ sort, ...filter });
  // What a filter or the order does not name is not joined.
  const list = sql`${orders} left join ${users} on ${users.id} = ${orders.userId}
    left join ${people} on ${people.id} = ${users.personId}
    left join ${conventions} on ${conventions.id} = ${orders.conventionId}
    left join ${organizations} on ${organizations.id} = ${people.localUnitId}
    left join ${packages} on ${packages.id} = ${orders.packageId}`;
  const own = keys.map((_, place) => sql`(select ${keyName(place)} from own)`);
  const [isBefore, isAfter] = [standing('before', keys, own), standing('after', keys, own)];
  const beside = (condition: SQL, isReversed: boolean) => sql`(select ${orders.id} from ${list}
    where ${matches} and ${condition} order by ${sql.join(orderBy(keys, isReversed), sql`, `)} limit 1)`;
  const { rows } = await db.execute<Found>(sql`
    with own as materialized (select coalesce(${matches}, false) as is_listed, ${sql.join(
      keys.map(({ by }, place) => sql`${by} as ${keyName(place)}`),
      sql`, `,
    )} from ${list} where ${orders.id} = ${orderId})
    select is_listed as "isListed",
      (select count(*)::int from ${list} where ${matches} and ${isBefore}) as before,
      (select count(*)::int from ${list} where ${matches}) as listed,
      ${beside(isBefore, true)} as "previousId", ${beside(isAfter, false)} as "nextId" from own`);
  const [row] = rows;
  if (!row) return undefined;
  const { isListed, before, listed, previousId, nextId } = row;
  const names = await namesOf(
    db,
    [previousId, nextId].filter((id) => id !== null),
  );
  return {
    isListed,
    place: before + 1,
    total: isListed ? listed : listed + 1,
    previousId,
    previousName: names.get(previousId) ?? null,
    nextId,
    nextName: names.get(nextId) ?? null,
  };
}

const keyName = (place: number) => sql.raw(`key_${place}`);

/** Whether a row stands before or after the own one, whose keys are `own`. */
function standing(where: 'before' | 'after', keys: readonly SortKey[], own: readonly SQL[]): SQL {
  const sign = ({ isDescending }: SortKey) => sql.raw(isDescending === (where === 'before') ? '>' : '<');
  const [first] = keys;
  // A comparison of whole rows is one that an index answers.
  if (first && keys.every((key) => key.isInAll && key.isDescending === first.isDescending))
    return sql`(${sql.join(
      keys.map(({ by }) => by),
      sql`, `,
    )}) ${sign(first)} (${sql.join([...own], sql`, `)})`;
  let stands = sql`false`;
  for (const [place, key] of [...keys.entries()].toReversed()) {
    const value = own[place] ?? sql`null`;
    const [missing, present] = where === 'before' ? [value, key.by] : [key.by, value];
    // Nulls are last in either direction.
    const isBeyond = sql`${key.by} ${sign(key)} ${value} or (${missing} is null and ${present} is not null)`;
    stands = sql`(${isBeyond} or (${key.by} is not distinct from ${value} and ${stands}))`;
  }
  return stands;
}

/** The names of the registrants of these orders. */
async function namesOf(db: Executor, orderIds: readonly string[]): Promise<Map<string | null, string>> {
  if (orderIds.length === 0) return new Map();
  const name = sql<string>`${people.firstName} || ' ' || ${people.lastName}`;
  const rows = await db
    .select({ id: orders.id, name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
