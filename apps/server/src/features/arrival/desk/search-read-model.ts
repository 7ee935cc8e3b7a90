import { and, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { escapeLike, likePattern } from '#server/db/like-pattern.ts';
import { folded, hasNearly, hasPart, hasSpelling, hasWord } from '#server/db/name-search.ts';
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

/** Registrations that were found, the likeliest first, and how many there are in all. */
export interface Found {
  ids: string[];
  total: number;
}

const foundIn = (rows: readonly { id: string; total: number }[]): Found => ({
  ids: rows.map(({ id }) => id),
  total: rows[0]?.total ?? 0,
});

/** The registrations of a convention in whose number a text is; `isStart`: that begin with it. */
export async function findByPartOfNumber(
  db: Executor,
  conventionId: string,
  { part, limit, isStart = false }: { part: string; limit: number; isStart?: boolean },
): Promise<Found> {
  const pattern = isStart ? `${escapeLike(part)}%` : likePattern(part);
  const rows = await db
    .select({ id: registrationId, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(
      and(
        eq(orders.conventionId, conventionId),
        or(sql`${orders.tempNumber} ilike ${pattern}`, sql`${orders.permNumber} ilike ${pattern}`),
      ),
    )
    .groupBy(registrationId)
    .orderBy(registrationId)
    .limit(limit);
  return foundIn(rows);
}

const { snapshot } = orderParticipants;
const submitted = (key: string, now: SQLWrapper) =>
  sql`case when ${snapshot} is null then ${now} else ${snapshot} ->> ${sql.raw(`'${key}'`)} end`;

/** The registrations of a convention, with everybody in them as submitted; the erased have no names. */
const members = (conventionId: string) => sql`
  select id, cancelled, registrant, ${folded(sql.raw('name'))} as names, phone
  from (select ${orders.id} as id, ${orders.cancelledAt} is not null as cancelled,
      ${orderParticipants.relationship} = 'SELF' as registrant,
      concat_ws(' ', ${submitted('firstName', people.firstName)}, ${submitted('lastName', people.lastName)},
        ${submitted('familyName', people.familyName)}) as name,
      coalesce(${snapshot} ->> 'mobileNumber', ${people.mobileNumber}) as phone
    from ${orders}
    join ${orderParticipants} on ${orderParticipants.orderId} = ${orders.id}
    join ${people} on ${people.id} = ${orderParticipants.personId}
    where ${orders.conventionId} = ${conventionId} and ${orders.parentOrderId} is null
    -- Each name is put together once: without this, wherever it is used.
    offset 0) as named`;

const names = sql.raw('names');
const joined = (conditions: readonly SQL[], by: 'and' | 'or') =>
  sql`(${sql.join([...conditions], sql.raw(` ${by} `))})`;

/**
 * The registrations of a convention of which every word is in the name of somebody of the family, the likeliest first, as
 * `searchRoster` of the contract ranks them. Active ones come before cancelled ones. Where none has the words in a known
 * spelling, those in which one letter is wrong are found: `isNear`.
 */
export async function findByWords(
  db: Executor,
  conventionId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<Found & { isNear: boolean }> {
  const each = (has: (name: SQL, word: string) => SQL) => words.map((word) => has(names, word));
  const [near, spelt, typed, whole] = [each(hasNearly), each(hasSpelling), each(hasPart), each(hasWord)];
  const inFamily = (conditions: readonly SQL[]) =>
    joined(
      conditions.map((one) => sql`bool_or(${one})`),
      'and',
    );
  const { rows } = await db.execute<{ id: string; total: number; spelt: boolean }>(sql`
    with member as materialized (${members(conventionId)}),
    found as materialized (
      select id, cancelled, ${inFamily(spelt)} as spelt, least(
        min(case when ${joined(whole, 'and')} then 0 when ${joined(typed, 'and')} then 2
          when ${joined(near, 'and')} then 5 else 7 end + (not registrant)::int),
        case when ${inFamily(typed)} then 4 else 7 end) as rank
      from member where ${joined(near, 'or')} group by id, cancelled having ${inFamily(near)})
    select found.id, found.spelt, (count(*) over ())::int as total
    from found left join member on member.id = found.id and registrant
    where found.spelt or not exists (select 1 from found where found.spelt)
    order by found.cancelled, rank, names, found.id limit ${limit}`);
  return { ...foundIn(rows), isNear: rows[0]?.spelt === false };
}

/** The registrations of a convention in which somebody has a phone number with these digits. */
export async function findByPhone(
  db: Executor,
  conventionId: string,
  { digits, limit }: { digits: string; limit: number },
): Promise<Found> {
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    select id, (count(*) over ())::int as total from (${members(conventionId)}) as member where phone like ${likePattern(digits)}
    group by id, cancelled order by cancelled, id limit ${limit}`);
  return foundIn(rows);
}
