import { sql, type SQL } from 'drizzle-orm';

import {
  consents,
  conventions,
  familyPictures,
  hotelStays,
  orderParticipants,
  orders,
  packages,
  payments,
  personCards,
  registrationQuestions,
  travelLegs,
} from '#server/db/schema/schema.ts';
import { lacksAnswerFrom } from '#server/features/people/questionnaire/questionnaire-read-model.ts';

/** The columns of `readiness_facts`, in the order in which they are computed. */
export const factNames = [
  'order_id',
  'convention_id',
  'active',
  'approved',
  'confirmed',
  'money_weight',
  'minors',
  'missing_consents',
  'consents_to_check',
  'lacks_card',
  'lacks_answer_from',
  'waits_until',
  'has_picture',
  'has_travel_plans',
  'has_hotel_number',
  'needs_room',
] as const;
export const factColumns = sql.raw(factNames.join(', '));

/** The order with this alias was submitted, and is neither cancelled nor rejected. */
const isActive = (order: 'o' | 'r') =>
  sql.raw(
    `(${order}.submitted_at is not null and ${order}.cancelled_at is null and ${order}.registration_status <> 'REG_REJECTED')`,
  );
const net = (order: 'o' | 'r') =>
  sql.raw(`(case when ${order}.currency = 'CAD' then ${order}.cad_net_price else ${order}.net_price end)`);
const pricedColumns = sql.raw(
  `id, parent_order_id, currency, net_price, cad_net_price, registration_status, payment_status, submitted_at, cancelled_at`,
);

/** `moneyReadiness` for the registration `r` and its add-on orders. */
const moneyWeight = sql`(select max(case
    when ${net('o')} = 0 then 0
    when o.payment_status is null and o.parent_order_id is null and o.registration_status <> 'REG_APPROVED' then 2
    when o.payment_status is null then 4
    when o.payment_status in ('PAYMENT_DECLINED', 'PAYMENT_REJECTED') then 4
    when o.payment_status = 'PAYMENT_RECEIVED' and coalesce(p.held, 0) < ${net('o')} + coalesce(p.fee_amount, 0) then 4
    when o.payment_status = 'PAYMENT_APPROVED' then 1
    else 3 end)
  from (select ${pricedColumns} from ${orders} where id = r.id
    union all select ${pricedColumns} from ${orders} where parent_order_id = r.id) o
  left join ${payments} p on p.order_id = o.id
    and p.state in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED')
  where ${isActive('o')})`;

/** The minors of `r` by their age when the convention begins, and their forms. */
const forms = sql`(select count(*)::int as minors,
    (count(*) filter (where not is_sent and not is_accepted))::int as missing_consents,
    (count(*) filter (where is_sent and not is_accepted))::int as consents_to_check
  from (select coalesce(bool_or(k.state = 'SENT'), false) as is_sent,
      coalesce(bool_or(k.state = 'ACCEPTED'), false) as is_accepted
    from (select p.person_id, count(*) over () as siblings from ${orderParticipants} p
      where p.order_id = r.id and p.selected and (p.frozen ->> 'dob')::date > c.start_date - interval '18 years') m
    left join ${consents} k on k.order_id = r.id
      and (k.minor_id = m.person_id or (k.minor_id is null and m.siblings = 1))
    group by m.person_id) covered)`;

/** True where the query finds a row; for each registration by itself, however many the planner expects. */
const finds = (query: SQL) => sql`coalesce((select true ${query} limit 1), false)`;

/**
 * The facts of readiness of the registrations that `which` selects (of `r`, the orders), as the columns of `readiness_facts`: the
 * only place that says what they are. The time that it takes grows with the number of these registrations and with nothing else.
 * `missingConsents` and `minorsOf` of the contract say the same of forms, `conversationState` of questions; tests compare them.
 *
 * The triggers of the tables that it reads mark what has to be computed again; a test compares them with it.
 */
export function computedFacts(which: SQL): SQL {
  return sql`select r.id as order_id, r.convention_id, coalesce(${isActive('r')}, false) as active,
    coalesce(r.registration_status = 'REG_APPROVED', false) as approved,
    coalesce(r.registration_status = 'REG_APPROVED' and (${net('r')} = 0 or r.payment_status = 'PAYMENT_APPROVED'), false)
      as confirmed,
    coalesce(${moneyWeight}, 0) as money_weight, forms.minors, forms.missing_consents, forms.consents_to_check,
    ${finds(sql`from ${orderParticipants} p left join ${personCards} d
      on d.order_id = p.order_id and d.person_id = p.person_id
      where p.order_id = r.id and p.selected and d.id is null`)} as lacks_card,
    ${lacksAnswerFrom(sql`r`)} as lacks_answer_from,
    (select max(q.waits_until) from ${registrationQuestions} q
      where q.order_id = r.id and q.closed_at is null and q.answered_at is null) as waits_until,
    -- One that staff hid does not go into the souvenir book.
    ${finds(sql`from ${familyPictures} x where x.order_id = r.id and x.state <> 'HIDDEN'`)} as has_picture,
    (select count(*) = 2 from ${travelLegs} t where t.order_id = r.id) as has_travel_plans,
    h.confirmation_number is not null as has_hotel_number,
    coalesce(h.needs_room, k.includes_room, true) as needs_room
  from ${orders} r
  join ${conventions} c on c.id = r.convention_id
  left join ${hotelStays} h on h.order_id = r.id
  left join ${packages} k on k.id = r.package_id
  cross join lateral ${forms} forms
  where r.parent_order_id is null and ${which}`;
}
