import { sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';

/** A person of a registration, a possible duplicate in another registration, and what they have in common. */
export interface DuplicateRow {
  participantId: string;
  name: string;
  sameName: boolean;
  sameDob: boolean;
  sameMobile: boolean;
  otherOrderId: string;
  otherTmpConvRegNo: string;
  otherName: string;
  otherRegistrantName: string;
}

/**
 * People of other active registrations for the same convention who match somebody of this one in two of name, date of
 * birth and phone. Names are compared without letter case and white space.
 */
export async function listDuplicateRows(db: Executor, orderId: string): Promise<DuplicateRow[]> {
  const { rows } = await db.execute<{ [Key in keyof DuplicateRow]: DuplicateRow[Key] }>(sql`
    with pairs as (
      select mine.id as "participantId", mine.first_name || ' ' || mine.last_name as name,
        lower(mine.first_name || ' ' || mine.last_name) = lower(other.first_name || ' ' || other.last_name) as "sameName",
        mine.dob is not distinct from other.dob and mine.dob is not null as "sameDob",
        mine.mobile_number = other.mobile_number and mine.mobile_country_code = other.mobile_country_code as "sameMobile",
        o.id as "otherOrderId", o.temp_number as "otherTmpConvRegNo",
        other.first_name || ' ' || other.last_name as "otherName",
        registrant.first_name || ' ' || registrant.last_name as "otherRegistrantName"
      from orders this
      join order_participants p on p.order_id = this.id
      join people mine on mine.id = p.person_id
      join orders o on o.convention_id = this.convention_id and o.id <> this.id and o.parent_order_id is null
        and o.cancelled_at is null and o.user_id <> this.user_id
      join order_participants q on q.order_id = o.id
      join people other on other.id = q.person_id and other.id <> mine.id and (
        other.dob = mine.dob or other.mobile_number = mine.mobile_number
        or lower(other.last_name) = lower(mine.last_name))
      join users u on u.id = o.user_id
      join people registrant on registrant.id = u.person_id
      where this.id = ${orderId})
    select "participantId", name, "sameName", "sameDob", coalesce("sameMobile", false) as "sameMobile", "otherOrderId",
      "otherTmpConvRegNo", "otherName", "otherRegistrantName"
    from pairs
    where "sameName"::int + "sameDob"::int + coalesce("sameMobile", false)::int >= 2
    order by name, "otherName" limit 100`);
  return rows;
}

/**
 * The active registrations, of one convention or of all, with somebody who matches a person of another family's for the
 * same convention in two of name, date of birth and phone, as `listDuplicateRows` finds them. Everybody is read once; the
 * three comparisons are joins by equality.
 */
export async function listOrdersWithDuplicates(
  db: Executor,
  conventionId: string | undefined,
): Promise<string[]> {
  const ofConvention = conventionId === undefined ? sql`` : sql`and o.convention_id = ${conventionId}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with here as materialized (
      select o.id, o.convention_id, o.user_id, p.id as person_id, p.dob,
        lower(p.first_name || ' ' || p.last_name) as name, p.mobile_country_code || p.mobile_number as mobile
      from orders o join order_participants q on q.order_id = o.id join people p on p.id = q.person_id
      where o.cancelled_at is null and o.parent_order_id is null ${ofConvention})
    select a.id from here a join here b on b.convention_id = a.convention_id and b.name = a.name and b.dob = a.dob
      and b.user_id <> a.user_id and b.person_id <> a.person_id
    union select a.id from here a join here b on b.convention_id = a.convention_id and b.name = a.name
      and b.mobile = a.mobile and b.user_id <> a.user_id and b.person_id <> a.person_id
    union select a.id from here a join here b on b.convention_id = a.convention_id and b.dob = a.dob
      and b.mobile = a.mobile and b.user_id <> a.user_id and b.person_id <> a.person_id`);
  return rows.map(({ id }) => id);
}
