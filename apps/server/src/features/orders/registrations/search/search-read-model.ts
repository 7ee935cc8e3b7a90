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
 * which somebody has, then others; of each the latest first; at most `limit` places. Indexes find the people; only those
 * are joined, and then say which of their texts it was.
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
  const { rows } = await db.execute<{ [Key in keyof Match]: Match[Key] }>(sql`
    with by_name as materialized (select ${people.id} from ${people} where ${isNamed(people.id, search)}),
    found as materialized (
      select p.id, p.dob, p.first_name || ' ' || p.last_name as name, p.family_name, p.email, p.city,
        p.address_line1 as address, p.mobile_country_code || p.mobile_number as dialed,
        p.mobile_country_code || ' ' || regexp_replace(p.mobile_number, '^(\\d{3})(\\d{3})(\\d{4})$', '\\1 \\2 \\3') as phone,
        p.id in (select id from by_name) as is_named, ${foldedName(sql.raw('p.first_name'), sql.raw('p.last_name'))} as named,
        ${minors} or (p.dob is not null and p.dob <= ${adultsBornUntil}) as is_open
      from people p
      where p.id in (select id from by_name union select ${people.id} from ${people} where ${contacts})),
    members as materialized (
      select o.id as order_id, q.relationship, found.*
      from found join order_participants q on q.person_id = found.id join orders o on o.id = q.order_id
      where o.parent_order_id is null),
    matches as (
      select order_id, 'PERSON' as by, name as text, relationship, dob, 1 as rank,
          case when ${all(hasWord)} then (relationship <> 'SELF')::int when ${all(hasPart)} then 2 else 3 end as distance
        from members where is_named and (name ilike ${pattern} or not family_name ilike ${pattern} or family_name is null)
      union all select order_id, 'FAMILY_NAME', family_name, null, null, 3, 2 from members where family_name ilike ${pattern}
      union all select order_id, 'EMAIL', email, null, null, 4, 4 from members where is_open and email ilike ${pattern}
      union all select order_id, 'PHONE', phone, null, null, 5, 0 from members
        where is_open and ${isPhone} and dialed like ${number}
      union all select order_id, 'CITY', city, null, null, 6, 4 from members where is_open and city ilike ${pattern}
      union all select order_id, 'ADDRESS', address, null, null, 7, 4 from members where is_open and address ilike ${pattern}
      union all select coalesce(o.parent_order_id, o.id), 'NUMBER', coalesce(o.perm_number, o.temp_number), null, null, 2, 0
        from orders o where ${contains(orderNumbers({ tempNumber: sql`o.temp_number`, permNumber: sql`o.perm_number` }), compact)}
      union all select coalesce(o.parent_order_id, o.id), 'REFERENCE', e.reference, null, null, 8, 0
        from payment_entries e join payments y on y.id = e.payment_id join orders o on o.id = y.order_id
        where ${money} and ${contains([sql`e.reference`], search)})
    select m.order_id as "orderId", m.by, m.text, m.relationship, m.dob::text as dob,
      (select count(distinct order_id) from matches)::int as total
    from (select order_id, by, text, relationship, dob, rank, min(min(distance)) over (partition by order_id) as distance
      from matches group by order_id, by, text, relationship, dob, rank) m
    join orders o on o.id = m.order_id
    order by m.distance, coalesce(o.submitted_at, o.created_at) desc, m.order_id, m.rank, m.text limit ${limit}`);
  return rows;
}
