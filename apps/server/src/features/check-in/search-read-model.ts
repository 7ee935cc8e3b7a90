import { and, eq, inArray, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { orderParticipants, orders, people } from '#server/db/schema/schema.ts';

const registrationId = sql<string>`coalesce(${orders.parentOrderId}, ${orders.id})`;

/** The registrations of a convention with one of these numbers; the number of an add-on order finds its registration. */
export async function findByNumbers(
  db: Executor,
  conventionId: string,
  numbers: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: registrationId })
    .from(orders)
    .where(
      and(
        eq(orders.conventionId, conventionId),
        or(inArray(orders.tempNumber, [...numbers]), inArray(orders.permNumber, [...numbers])),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The registrations of a convention in whose number a text is. */
export async function findByPartOfNumber(
  db: Executor,
  conventionId: string,
  { part, limit }: { part: string; limit: number },
): Promise<string[]> {
  const pattern = likePattern(part);
  const rows = await db
    .selectDistinct({ id: registrationId })
    .from(orders)
    .where(
      and(
        eq(orders.conventionId, conventionId),
        or(sql`${orders.tempNumber} ilike ${pattern}`, sql`${orders.permNumber} ilike ${pattern}`),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

const { snapshot } = orderParticipants;
const asSubmitted = (key: string) => sql`${snapshot} ->> ${sql.raw(`'${key}'`)}`;

/** The registrations of a convention, with everybody in them as submitted; the erased have no names. */
const members = (conventionId: string) => sql`
  select ${orders.id} as id, ${orders.cancelledAt} is not null as cancelled,
    case when ${snapshot} is null
      then concat_ws(' ', ${people.firstName}, ${people.lastName}, ${people.familyName})
      else concat_ws(' ', ${asSubmitted('firstName')}, ${asSubmitted('lastName')}, ${asSubmitted('familyName')}) end as names,
    coalesce(${asSubmitted('mobileNumber')}, ${people.mobileNumber}) as phone
  from ${orders}
  join ${orderParticipants} on ${orderParticipants.orderId} = ${orders.id}
  join ${people} on ${people.id} = ${orderParticipants.personId}
  where ${orders.conventionId} = ${conventionId} and ${orders.parentOrderId} is null`;

/**
 * The registrations of a convention of which every word is in the name of somebody of the family. Active ones first, then
 * by name.
 */
export async function findByWords(
  db: Executor,
  conventionId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<string[]> {
  const each = words.map((word) => sql`names ilike ${likePattern(word)}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    with member as materialized (${members(conventionId)})
    select id from member where ${sql.join(each, sql` or `)}
    group by id, cancelled having ${sql.join(
      each.map((one) => sql`bool_or(${one})`),
      sql` and `,
    )}
    order by cancelled, min(lower(names)), id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The registrations of a convention in which somebody has a phone number with these digits. */
export async function findByPhone(
  db: Executor,
  conventionId: string,
  { digits, limit }: { digits: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${members(conventionId)}) as member where phone like ${likePattern(digits)}
    group by id, cancelled order by cancelled, id limit ${limit}`);
  return rows.map(({ id }) => id);
}
