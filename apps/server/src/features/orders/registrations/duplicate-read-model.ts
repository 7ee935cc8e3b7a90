import { isSameName } from '@sangamam/contract/names/match-name';
import { sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { spellings } from '#server/db/name-search.ts';

/** A person of a registration, a possible duplicate in another registration, and what they have in common. */
export interface DuplicateRow {
  participantId: string;
  name: string;
  sameName: boolean;
  sameDob: boolean;
  sameMobile: boolean;
  otherParticipantId: string;
  /** A registrar found that they are two people. */
  isDistinct: boolean;
  otherOrderId: string;
  otherTmpConvRegNo: string;
  otherName: string;
  otherRegistrantName: string;
}

/** People who have something in common; whether their names are the same is for `isSameName` of the contract to say. */
interface Pair {
  name: string;
  otherName: string;
  sameDob: boolean;
  sameMobile: boolean;
}

/** Whether two of name, date of birth and phone are the same. */
const isDuplicate = ({ name, otherName, sameDob, sameMobile }: Pair) =>
  (sameDob && sameMobile) || ((sameDob || sameMobile) && isSameName(name, otherName));

const mostShown = 100;

/** Whether a registrar found that two people are not the same. */
const areDistinct = (one: SQL, other: SQL) => sql`exists (select 1 from distinct_people d
  where d.person_id = least(${one}, ${other}) and d.other_person_id = greatest(${one}, ${other}))`;

/**
 * People of other active registrations for the same convention who match somebody of this one in two of name, date of
 * birth and phone. Names are compared as people spell them.
 */
export async function listDuplicateRows(db: Executor, orderId: string): Promise<DuplicateRow[]> {
  type Row = Omit<DuplicateRow, 'sameName'>;
  const { rows } = await db.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
    with pairs as (
      select mine.id as "participantId", mine.first_name || ' ' || mine.last_name as name,
        coalesce(mine.dob = other.dob, false) as "sameDob",
        coalesce(mine.mobile_number = other.mobile_number and mine.mobile_country_code = other.mobile_country_code, false)
          as "sameMobile",
        other.id as "otherParticipantId", ${areDistinct(sql`mine.id`, sql`other.id`)} as "isDistinct",
        o.id as "otherOrderId", o.temp_number as "otherTmpConvRegNo",
        other.first_name || ' ' || other.last_name as "otherName",
        registrant.first_name || ' ' || registrant.last_name as "otherRegistrantName"
      from orders this
      join order_participants p on p.order_id = this.id
      join people mine on mine.id = p.person_id
      join orders o on o.convention_id = this.convention_id and o.id <> this.id and o.parent_order_id is null
        and o.cancelled_at is null and o.user_id <> this.user_id
      join order_participants q on q.order_id = o.id
      join people other on other.id = q.person_id and other.id <> mine.id
        and (other.dob = mine.dob or other.mobile_number = mine.mobile_number)
      join users u on u.id = o.user_id
      join people registrant on registrant.id = u.person_id
      where this.id = ${orderId})
    select * from pairs where "sameDob" or "sameMobile" order by name, "otherName"`);
  return rows
    .filter(isDuplicate)
    .slice(0, mostShown)
    .map((row) => ({ ...row, sameName: isSameName(row.name, row.otherName) }));
}

/**
 * The active registrations, of one convention or of all, with somebody who matches a person of another family's for the
 * same convention in two of name, date of birth and phone, as `listDuplicateRows` finds them, without pairs that a
 * registrar told apart. Everybody is read once; the comparisons are joins by equality. One wrong letter leaves the first or
 * the last name as it is, in some spelling: only pairs with one of them in common are compared letter by letter.
 */
export async function listOrdersWithDuplicates(
  db: Executor,
  conventionId: string | undefined,
): Promise<string[]> {
  const ofConvention = conventionId === undefined ? sql`` : sql`and o.convention_id = ${conventionId}`;
  type Row = Pair & { id: string };
  const { rows } = await db.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
    with ${spellings},
    here as materialized (
      select o.id, o.convention_id, o.user_id, p.id as person_id, p.dob, p.first_name || ' ' || p.last_name as name,
        p.mobile_country_code || p.mobile_number as mobile,
        coalesce(f.first, lower(p.first_name)) as first_name, coalesce(l.first, lower(p.last_name)) as last_name
      from orders o join order_participants q on q.order_id = o.id join people p on p.id = q.person_id
      left join spellings f on f.word = lower(p.first_name) left join spellings l on l.word = lower(p.last_name)
      where o.cancelled_at is null and o.parent_order_id is null ${ofConvention}),
    pairs as (
      select a.id, a.person_id, b.person_id as other_id, a.name, b.name as "otherName", true as "sameDob", a.mobile = b.mobile as "sameMobile" from here a
        join here b on b.convention_id = a.convention_id and b.dob = a.dob and b.user_id <> a.user_id
          and b.person_id <> a.person_id
        where a.first_name = b.first_name or a.last_name = b.last_name or a.mobile = b.mobile
      union all select a.id, a.person_id, b.person_id, a.name, b.name, a.dob = b.dob, true from here a
        join here b on b.convention_id = a.convention_id and b.mobile = a.mobile and b.user_id <> a.user_id
          and b.person_id <> a.person_id
        where a.first_name = b.first_name or a.last_name = b.last_name)
    select id, name, "otherName", "sameDob", coalesce("sameMobile", false) as "sameMobile" from pairs
    where not ${areDistinct(sql`pairs.person_id`, sql`pairs.other_id`)}`);
  return [...new Set(rows.filter(isDuplicate).map(({ id }) => id))];
}
