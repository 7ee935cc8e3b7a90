import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import type pg from 'pg';

import { fillHistory } from './fill-history.ts';

/** What a filled convention has. */
export interface Wanted {
  conventionId: string;
  families: number;
  /** The place of its first number, so that two conventions do not share numbers. */
  from: number;
  /** First day of the convention, `YYYY-MM-DD`. */
  startDate: string;
}

/**
 * Fills a convention with families of four in every state that lists tell apart: a sixth waits for a decision, of the others
 * two thirds are confirmed; one in thirty was not sent. Payments have three entries each; a fifth of the families has an add-on order; confirmed ones
 * have travel plans, forms, pictures, rooms, and a quarter has arrived.
 */
export async function fillConvention(
  client: pg.Client,
  { conventionId, families, from, startDate }: Wanted,
): Promise<void> {
  const numbers = (prefix: 'T' | 'R', first: number) =>
    Array.from({ length: families }, (_, place) => formatRegistrationNumber(prefix, first + place));
  const run = (text: string, ...values: unknown[]) => client.query(text, values);
  // The same ids in every run, of a form that the contract takes.
  await run(`create or replace function pg_temp.id_of(text) returns uuid immutable language sql
    return overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid`);
  await run(
    `with numbered as (
       select t, r, (n - 1)::int as n, pg_temp.id_of('person' || t) as person, pg_temp.id_of('account' || t) as account
       from unnest($2::text[], $3::text[]) with ordinality as x (t, r, n)),
     persons as (
       insert into people (id, first_name, last_name, family_name, email, dob, local_unit_id, mobile_country_code, mobile_number)
       select person, (array['Mathew', 'Anna', 'Joseph', 'Mary'])[n % 4 + 1], 'Kizhakke' || n, 'Vallathara',
         'family' || $4::int + n || '@example.org', date '1940-01-01' + n * 37 % 22000, 'UNIT' || n % 24, '+1', '312' || lpad(n::text, 7, '0')
       from numbered returning id),
     accounts as (
       insert into users (id, person_id, type, email_verified_at)
       select account, person, 'REGISTRANT', now() from numbered returning id)
     insert into orders (id, user_id, convention_id, temp_number, perm_number, registration_status, payment_status, currency,
       net_price, cad_net_price, submitted_at, confirmed_at, cancelled_at, created_at)
     select pg_temp.id_of('order' || t), account, $1::uuid, t, case when n % 6 > 1 then r end,
       case when n % 30 = 1 then null when n % 6 = 0 then 'PENDING_REG_APPROVAL' else 'REG_APPROVED' end,
       case when n % 6 > 1 then 'PAYMENT_APPROVED' when n % 12 = 0 then 'PENDING_PAYMENT_APPROVAL'
         when n % 12 = 1 and n % 30 <> 1 then 'PAYMENT_RECEIVED' end,
       case when n % 30 = 1 then null when n % 7 = 0 then 'CAD' else 'USD' end,
       case when n % 30 <> 1 then 1200 end, case when n % 30 <> 1 then 1500 end,
       case when n % 30 <> 1 then at end, case when n % 6 > 1 then at end, case when n % 50 = 49 then now() end, at
     from numbered, lateral (select $5::date - 70 - n * interval '200 days' / $6::int) x (at)`,
    conventionId,
    numbers('T', from),
    numbers('R', from),
    from,
    startDate,
    families,
  );
  await run(
    `with member as (
       select o.id as order_id, u.person_id, place, o.submitted_at, row_number() over (order by o.temp_number) as family,
         case place when 1 then u.person_id else pg_temp.id_of('member' || place || o.temp_number) end as id
       from orders o join users u on u.id = o.user_id cross join generate_series(1, 4) place
       where o.convention_id = $1 and o.parent_order_id is null),
     persons as (
       insert into people (id, first_name, last_name)
       select id, (array['', 'Anna', 'Joseph', 'Diya'])[place], 'Family' || family from member where place > 1 returning id)
     insert into order_participants (order_id, person_id, relationship, selected, frozen)
     select order_id, id, (array['SELF', 'SPOUSE', 'SON', 'DAUGHTER'])[place], true, case when submitted_at is not null then jsonb_build_object(
       'firstName', (array['Mathew', 'Anna', 'Joseph', 'Diya'])[place], 'lastName', 'Kizhakke' || family,
       'familyName', 'Vallathara', 'dob', (array['1980-05-15', '1982-03-15', '2010-05-15', '2016-01-15'])[place],
       'mobileCountryCode', '+1', 'mobileNumber', lpad(family::text, 10, '3'), 'localUnitName', 'Chicago', 'nickName', null,
       'addressLine1', '14 Maple Street', 'city', 'Skokie', 'state', 'Illinois', 'postCode', '60076', 'country', 'USA') end
     from member`,
    conventionId,
  );
  await run(
    `insert into orders (id, user_id, convention_id, parent_order_id, temp_number, registration_status, currency, net_price,
       cad_net_price, submitted_at)
     select gen_random_uuid(), user_id, convention_id, id, 'A' || temp_number, registration_status, currency, 80, 100, now()
     from orders where convention_id = $1 and substr(temp_number, 3, 1) < '7' and cancelled_at is null and submitted_at is not null`,
    conventionId,
  );
  await run(
    `insert into payments (id, order_id, method, state, currency, net_amount, fee_amount, due_amount, due_date, created_at)
     select gen_random_uuid(), id, 'CHASE', payment_status, currency,
       case currency when 'CAD' then cad_net_price else net_price end, 12,
       case currency when 'CAD' then cad_net_price else net_price end + 12, current_date + 10, submitted_at
     from orders where convention_id = $1 and payment_status is not null`,
    conventionId,
  );
  // Whatever is listed by age came at different times.
  await run(
    `update users u set created_at = o.created_at from orders o
     where o.user_id = u.id and o.convention_id = $1 and o.parent_order_id is null`,
    conventionId,
  );
  await run(
    `insert into payment_entries (payment_id, kind, amount, reference, created_at)
     select p.id, kind, case kind when 'RECEIVED' then case p.state when 'PAYMENT_APPROVED' then p.due_amount else 100 end else 0 end,
       'Transfer', now()
     from payments p join orders o on o.id = p.order_id
     cross join unnest(array['REPORTED', 'RECEIVED', 'APPROVED']) with ordinality as e (kind, place)
     where o.convention_id = $1 and place <= case p.state when 'PAYMENT_APPROVED' then 3 when 'PAYMENT_RECEIVED' then 2 else 1 end`,
    conventionId,
  );
  await fillAfterApproval(run, conventionId, startDate);
  await fillHistory(run, conventionId);
}

/** Travel plans, shuttle seats, forms, pictures, rooms and arrivals of the confirmed families. */
async function fillAfterApproval(
  run: (text: string, ...values: unknown[]) => Promise<unknown>,
  conventionId: string,
  startDate: string,
): Promise<void> {
  const confirmed = `(select id, user_id, row_number() over (order by temp_number) as n from orders
    where convention_id = $1 and perm_number is not null and cancelled_at is null and parent_order_id is null) o`;
  await run(
    `insert into travel_legs (order_id, direction, transportation_required, airport_code, date, time, flight_number, number_of_passengers)
     select o.id, direction, n % 5 > 0, case when n % 5 > 0 then 'AP' || chr((65 + n % 3)::int) end,
       case when n % 5 > 0 then $2::date + case direction when 'ARRIVAL' then 0 else 3 end end,
       case when n % 5 > 0 then make_time((6 + n % 16)::int, (n % 12 * 5)::int, 0) end,
       case when n % 5 > 0 then 'AA ' || n % 400 end, case when n % 5 > 0 then 4 end
     from ${confirmed} cross join unnest(array['ARRIVAL', 'DEPARTURE']) direction where n % 10 <> 9`,
    conventionId,
    startDate,
  );
  const stored = async (kind: string, share: string) =>
    run(
      `insert into files (id, kind, storage_key, file_name, content_type, byte_size, sha256, order_id)
       select gen_random_uuid(), $2, 'be/' || gen_random_uuid(), 'file.jpg', 'image/jpeg', 1000, 'x', o.id
       from ${confirmed} where ${share}`,
      conventionId,
      kind,
    );
  await stored('CONSENT_FORM', 'n % 3 > 0');
  await stored('FAMILY_PICTURE', 'n % 2 = 0');
  await run(
    `insert into consents (id, order_id, file_id, minor_id, responsible_id, state, created_at)
     select gen_random_uuid(), f.order_id, f.id, child.person_id, adult.person_id,
       case when substr(o.temp_number, 3, 1) < 'M' then 'ACCEPTED' else 'SENT' end, o.submitted_at
     from files f join orders o on o.id = f.order_id
     join order_participants child on child.order_id = o.id and child.relationship = 'SON'
     join order_participants adult on adult.order_id = o.id and adult.relationship = 'SELF'
     where f.kind = 'CONSENT_FORM' and o.convention_id = $1`,
    conventionId,
  );
  await run(
    `insert into family_pictures (order_id, file_id, created_at)
     select f.order_id, f.id, o.submitted_at from files f join orders o on o.id = f.order_id
     where f.kind = 'FAMILY_PICTURE' and o.convention_id = $1`,
    conventionId,
  );
  await run(
    `insert into hotel_stays (order_id, hotel_name, confirmation_number, address, phone_number)
     select o.id, 'Hyatt Regency', case when n % 3 > 0 then 'HY-' || n end, '1 Hotel Drive', '+1 407 555 0100' from ${confirmed}`,
    conventionId,
  );
  await run(
    `insert into arrival_events (id, order_id, person_id, kind, overrode, desk, actor_id, happened_at, recorded_at)
     select gen_random_uuid(), o.id, p.person_id, 'ARRIVED', false, 'Desk 1', o.user_id, now(), now()
     from ${confirmed} join order_participants p on p.order_id = o.id where n % 4 = 0`,
    conventionId,
  );
}
