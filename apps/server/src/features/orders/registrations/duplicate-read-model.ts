import { isSameName } from '@sangamam/contract/names/match-name';
import { maybeSamePerson, type DuplicateSign } from '@sangamam/contract/orders/registrations/duplicate-signs';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { comparedAddress, comparedParish, spellings } from '#server/db/name-search.ts';
import { orders, people, users } from '#server/db/schema/schema.ts';

import { whereFamilyMatches } from '../participants/family-search-read-model.ts';

/** A person of a registration, somebody of another one for the same convention who may be the same, and why. */
export interface DuplicatePair {
  orderId: string;
  personId: string;
  name: string;
  otherOrderId: string;
  otherPersonId: string;
  otherName: string;
  same: DuplicateSign[];
  /** A registrar found that they are two people. */
  isDistinct: boolean;
}

/** Two people with something in common, as they are stored. */
interface Row {
  orderId: string;
  personId: string;
  name: string;
  otherOrderId: string;
  otherPersonId: string;
  otherName: string;
  sameDob: boolean;
  birthDatesDiffer: boolean;
  sameMobile: boolean;
  sameEmail: boolean;
  sameAddress: boolean;
  house: string | null;
  otherHouse: string | null;
  sameParish: boolean;
  isDistinct: boolean;
}

/** Whether a registrar found that two people are not the same. */
const areDistinct = (one: SQL, other: SQL) => sql`exists (select 1 from distinct_people d
  where d.person_id = least(${one}, ${other}) and d.other_person_id = greatest(${one}, ${other}))`;

/**
 * What two people have in common before their names are compared letter by letter. One wrong letter leaves the first or the last name
 * as it is, in some spelling. Each is a join by equality: nobody is compared with everybody.
 */
const inCommon: readonly SQL[] = [
  sql`b.dob = a.dob and (b.first_name = a.first_name or b.last_name = a.last_name or b.mobile = a.mobile or b.email = a.email)`,
  sql`b.mobile = a.mobile and ${isShared('mobile')}
    and (b.first_name = a.first_name or b.last_name = a.last_name)`,
  sql`b.email = a.email and ${isShared('email')}
    and (b.first_name = a.first_name or b.last_name = a.last_name)`,
  sql`b.address = a.address and ${isShared('address')}
    and b.first_name = a.first_name and (a.dob is null or b.dob is null)`,
  sql`b.parish = a.parish and a.parish is not null and b.parish is not null
    and b.first_name = a.first_name and (a.dob is null or b.dob is null)`,
];

/** Most have it to themselves: whoever does is not joined at all. */
function isShared(column: 'mobile' | 'email' | 'address'): SQL {
  const own = sql.raw(column);
  return sql`a.${own} is not null and b.${own} is not null
    and a.${own} in (select ${own} from here where ${own} is not null group by 1 having count(*) > 1)`;
}

/** One person by the index: with `offset 0` PostgreSQL does not read all people for the pairs that it expects. */
const shownOf = (
  id: SQL,
) => sql`(select p.first_name || ' ' || p.last_name as name, nullif(p.family_name, '') as house
  from people p where p.id = ${id} offset 0)`;

/**
 * People who attend with two active registrations of two accounts for one convention and may be one person, as
 * `maybeSamePerson` of the contract decides; those whom a registrar told apart are marked.
 *
 * @param here which orders `o` are compared
 * @param first which people `a` are the first of a pair; `b` is the other one
 */
async function listPairs(db: Executor, { here, first }: { here: SQL; first: SQL }): Promise<DuplicatePair[]> {
  const pairs = sql.join(
    inCommon.map(
      (isInCommon) => sql`select a.id as "orderId", a.person_id as "personId", b.id as "otherOrderId",
        b.person_id as "otherPersonId",
        coalesce(a.dob = b.dob, false) as "sameDob", coalesce(a.dob <> b.dob, false) as "birthDatesDiffer",
        coalesce(a.mobile = b.mobile, false) as "sameMobile", coalesce(a.email = b.email, false) as "sameEmail",
        coalesce(a.address = b.address, false) as "sameAddress", coalesce(a.parish = b.parish, false) as "sameParish"
      from here a join here b on b.convention_id = a.convention_id and b.user_id <> a.user_id
        and b.person_id <> a.person_id and ${first} and ${isInCommon}`,
    ),
    sql` union `,
  );
  const { rows } = await db.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
    with ${spellings},
    here as materialized (
      select o.id, o.convention_id, o.user_id, p.id as person_id, p.dob,
        p.mobile_country_code || p.mobile_number as mobile, p.email,
        ${comparedAddress(sql`p.address_line1`, sql`p.post_code`)} as address,
        ${comparedParish(sql`p.other_parish`, sql`p.parish_in_kerala`)} as parish,
        coalesce(f.first, lower(p.first_name)) as first_name, coalesce(l.first, lower(p.last_name)) as last_name
      from orders o join order_participants q on q.order_id = o.id and q.selected join people p on p.id = q.person_id
      left join spellings f on f.word = lower(p.first_name) left join spellings l on l.word = lower(p.last_name)
      where o.cancelled_at is null and o.parent_order_id is null and ${here}
        -- Who has none of what is joined by has nothing in common.
        and num_nonnulls(p.dob, p.mobile_number, p.email, nullif(p.address_line1, ''), nullif(p.other_parish, ''), nullif(p.parish_in_kerala, '')) > 0),
    pairs as (${pairs})
    -- What is shown of somebody is read for the few in a pair.
    select pairs.*, one.name, one.house, other.name as "otherName", other.house as "otherHouse",
      ${areDistinct(sql`"personId"`, sql`"otherPersonId"`)} as "isDistinct"
    from pairs cross join lateral ${shownOf(sql`"personId"`)} one cross join lateral ${shownOf(sql`"otherPersonId"`)} other
    order by one.name, other.name, "personId", "otherPersonId"`);
  return rows.flatMap((row) => {
    const same = signsOf(row);
    if (!maybeSamePerson(same, row)) return [];
    const { orderId, personId, name, otherOrderId, otherPersonId, otherName, isDistinct } = row;
    return [{ orderId, personId, name, otherOrderId, otherPersonId, otherName, same, isDistinct }];
  });
}

function signsOf(row: Row): DuplicateSign[] {
  const { house, otherHouse } = row;
  const signs: readonly [DuplicateSign, boolean][] = [
    ['name', isSameName(row.name, row.otherName)],
    ['dob', row.sameDob],
    ['mobile', row.sameMobile],
    ['email', row.sameEmail],
    ['address', row.sameAddress],
    ['house', row.sameParish && house !== null && otherHouse !== null && isSameName(house, otherHouse)],
  ];
  return signs.flatMap(([sign, isSame]) => (isSame ? [sign] : []));
}

const mostShown = 100;

/** The pairs of one registration, whose people are the first of each. */
export async function listPairsOf(db: Executor, orderId: string): Promise<DuplicatePair[]> {
  const mine = sql`select r.person_id from order_participants r where r.order_id = ${orderId} and r.selected`;
  // Only the few who have something in common at all are prepared for comparing; each is found by an index.
  const alike = (text: SQL, own: SQL) => sql` union select p.id from people p
    where ${text} in (select ${own} from people own where own.id in (${mine}))`;
  const near = [
    mine,
    alike(sql`p.dob`, sql`own.dob`),
    alike(sql`p.mobile_number`, sql`own.mobile_number`),
    alike(sql`p.email`, sql`own.email`),
    alike(
      comparedAddress(sql`p.address_line1`, sql`p.post_code`),
      comparedAddress(sql`own.address_line1`, sql`own.post_code`),
    ),
    alike(
      comparedParish(sql`p.other_parish`, sql`p.parish_in_kerala`),
      comparedParish(sql`own.other_parish`, sql`own.parish_in_kerala`),
    ),
  ];
  const here = sql`o.convention_id = (select convention_id from orders where id = ${orderId})
    and p.id in (${sql.join(near, sql``)})`;
  return (await listPairs(db, { here, first: sql`a.id = ${orderId}` })).slice(0, mostShown);
}

/** The pairs of all registrations, of one convention or of all, each once. */
export function listAllPairs(db: Executor, conventionId: string | undefined): Promise<DuplicatePair[]> {
  const here = conventionId === undefined ? sql`true` : sql`o.convention_id = ${conventionId}`;
  return listPairs(db, { here, first: sql`a.id < b.id` });
}

/**
 * The active registrations, of one convention or of all, with somebody who may be registered twice, without pairs that a
 * registrar told apart.
 */
export async function listOrdersWithDuplicates(
  db: Executor,
  conventionId: string | undefined,
): Promise<string[]> {
  const pairs = (await listAllPairs(db, conventionId)).filter(({ isDistinct }) => !isDistinct);
  return [...new Set(pairs.flatMap(({ orderId, otherOrderId }) => [orderId, otherOrderId]))];
}

/** Those of these registrations that have somebody of this name, in any spelling, or this number. */
export async function searchOrders(
  db: Executor,
  orderIds: readonly string[],
  search: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(and(inArray(orders.id, [...orderIds]), whereFamilyMatches(search)));
  return rows.map(({ id }) => id);
}
