import { nameWords } from '@sangamam/contract/names/name-words';
import { and, or, sql } from 'drizzle-orm';
import type { SearchReason } from '@sangamam/contract/orders/registrations/search-endpoints';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';

import type { Executor } from '#server/db/executor.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { foldedName, hasPart, hasWord, isNamed } from '#server/db/name-search.ts';
import { people } from '#server/db/schema/schema.ts';
import { contactTexts, contains, orderNumbers } from '#server/db/word-parts.ts';

/** Something of a registration in which the text was found. */
export interface Match {
  orderId: string;
  by: SearchReason['by'];
  text: string;
  relationship: Relationship | null;
  /** Of the person whose name it is, YYYY-MM-DD. */
  dob: string | null;
  /** How many registrations there are in all. */
  total: number;
}

interface Searched {
  search: string;
  /** Calendar date; who was born after it is a minor. */
  adultsBornUntil: string;
  /** Whether contacts of minors are searched, too. */
  minors: boolean;
  /** Whether references of payments are searched, too. */
  money: boolean;
}

/**
 * Where a text was found among all registrations: first those whose registrant has exactly these words, then those in
 * which somebody has, then others; of each the latest first; at most `limit` places. Indexes find the people, who say how
 * near their registrations are; which of their texts it was is asked for the nearest ones alone.
 */
export async function findMatches(
  db: Executor,
  { search, adultsBornUntil, minors, money }: Searched,
  limit: number,
): Promise<Match[]> {
  const pattern = likePattern(search);
  const compact = search.replaceAll(/[\s().+-]/gu, '');
  const number = likePattern(compact);
  const isPhone = /^\d{4,}$/u.test(compact);
  const words = nameWords(search);
  const named = sql`named`;
  const all = (has: typeof hasWord) => and(sql`true`, ...words.map((word) => has(named, word)));
  const texts = contactTexts(people);
  const contacts = or(
    contains([people.email, people.city, people.addressLine1], search, texts),
    isPhone ? contains(texts.slice(-1), compact, texts) : undefined,
    // Nothing but marks is no word of a name.
    words.length > 0
      ? undefined
      : sql`concat_ws(' ', ${people.firstName}, ${people.lastName}, ${people.familyName}) ilike ${pattern}`,
  );
  const isPerson = sql`(is_named and (name ilike ${pattern} or not family_name ilike ${pattern} or family_name is null))`;
  const name = sql`p.first_name || ' ' || p.last_name as name`;
  const dialed = sql`p.mobile_country_code || p.mobile_number as dialed`;
  const { rows } = await db.execute<{ [Key in keyof Match]: Match[Key] }>(sql`
    with by_name as materialized (select ${people.id} from ${people} where ${isNamed(people.id, search)}),
    found as materialized (
      select id, is_named, is_open, ${isPerson} and ${all(hasWord)} as has_words,
        least(case when ${isPerson} then case when ${all(hasPart)} then 2 else 3 end end,
          case when family_name ilike ${pattern} then 2 end,
          case when is_open and (email ilike ${pattern} or city ilike ${pattern} or address ilike ${pattern}) then 4 end,
          case when is_open and ${isPhone} and dialed like ${number} then 0 end) as distance
      from (select p.id, p.family_name, p.email, p.city, p.address_line1 as address, ${name}, ${dialed},
          p.id in (select id from by_name) as is_named, ${foldedName(sql.raw('p.first_name'), sql.raw('p.last_name'))} as named,
          ${minors} or (p.dob is not null and p.dob <= ${adultsBornUntil}) as is_open
        from people p
        where p.id in (select id from by_name union select ${people.id} from ${people} where ${contacts}) offset 0) p),
    written as materialized (
      select coalesce(o.parent_order_id, o.id) as order_id, 'NUMBER' as by, coalesce(o.perm_number, o.temp_number) as text, 2 as rank
        from orders o where ${contains(orderNumbers({ tempNumber: sql`o.temp_number`, permNumber: sql`o.perm_number` }), compact)}
      union all select coalesce(o.parent_order_id, o.id), 'REFERENCE', e.reference, 8
        from (select distinct payment_id, reference from payment_entries e
            where ${money} and ${contains([sql`e.reference`], search)}) e
          join payments y on y.id = e.payment_id join orders o on o.id = y.order_id),
    near as materialized (
      select order_id, min(distance) as distance, max(at) as at
      from (select q.order_id, coalesce(o.submitted_at, o.created_at) as at, least(case when f.has_words then (q.relationship <> 'SELF')::int end, f.distance) as distance
          from found f join order_participants q on q.person_id = f.id join orders o on o.id = q.order_id
          where o.parent_order_id is null
        union all select order_id, null, 0 from written) each
      where distance is not null group by order_id),
    nearest as materialized (
      select order_id, distance,
        coalesce(at, (select coalesce(o.submitted_at, o.created_at) from orders o where o.id = order_id)) as at
      from near order by distance, at desc, order_id limit ${limit}),
    members as materialized (
      select q.order_id, q.relationship, f.is_named, f.is_open, p.dob, p.family_name, p.email, p.city, p.address_line1 as address,
        ${name}, ${dialed},
        p.mobile_country_code || ' ' || regexp_replace(p.mobile_number, '^(\\d{3})(\\d{3})(\\d{4})$', '\\1 \\2 \\3') as phone
      from nearest join order_participants q on q.order_id = nearest.order_id
        join found f on f.id = q.person_id join people p on p.id = q.person_id),
    matches as (
      select order_id, 'PERSON' as by, name as text, relationship, dob, 1 as rank from members where ${isPerson}
      union select order_id, 'FAMILY_NAME', family_name, null, null, 3 from members where family_name ilike ${pattern}
      union select order_id, 'EMAIL', email, null, null, 4 from members where is_open and email ilike ${pattern}
      union select order_id, 'PHONE', phone, null, null, 5 from members where is_open and ${isPhone} and dialed like ${number}
      union select order_id, 'CITY', city, null, null, 6 from members where is_open and city ilike ${pattern}
      union select order_id, 'ADDRESS', address, null, null, 7 from members where is_open and address ilike ${pattern}
      union select order_id, by, text, null, null, rank from written)
    select m.order_id as "orderId", m.by, m.text, m.relationship, m.dob::text as dob, (select count(*) from near)::int as total
    from matches m join nearest on nearest.order_id = m.order_id
    order by nearest.distance, nearest.at desc, m.order_id, m.rank, m.text limit ${limit}`);
  return rows;
}
