type Run = (text: string, ...values: unknown[]) => Promise<unknown>;

/**
 * What staff have done with the families of a filled convention, and what waits for them: lines of their packages and add-ons,
 * mails, the audit log, checks, bank lines, refunds, evenings, wait lists, letters, questions, care, cards and messages. Every
 * table that grows with families gets rows, because a list of an empty table costs nothing.
 */
export async function fillHistory(run: Run, conventionId: string): Promise<void> {
  const families = `(select *, (row_number() over (order by temp_number))::int as n from orders
    where convention_id = $1 and parent_order_id is null) o`;
  await fillLines(run, conventionId);
  await fillMoney(run, conventionId, families);
  await run(
    `insert into outbox_mails (id, kind, to_address, to_name, subject, html, text, dedupe_key, order_id, user_id, created_at, sent_at)
     select gen_random_uuid(), kind, p.email, p.first_name, 'Your registration', repeat('<p>Dear family</p>', 20), 'Dear family',
       kind || o.id, o.id, o.user_id, o.created_at, case when n % 300 > 0 then o.created_at end
     from ${families} join users u on u.id = o.user_id join people p on p.id = u.person_id
     cross join unnest(array['registration-submitted', 'registration-approved', 'payment-approved']) kind where o.submitted_at is not null`,
    conventionId,
  );
  await run(
    `insert into audit_log (at, actor_id, action, entity, entity_id, after)
     select o.created_at, o.user_id, action, 'order', o.id, '{}'
     from ${families} cross join unnest(array['order.initiated', 'order.people-chosen', 'order.edited', 'order.edited',
       'order.submitted', 'order.approved']) action order by o.created_at`,
    conventionId,
  );
  await run(
    `insert into contact_messages (id, full_name, email, mobile_country_code, mobile_number, country, subject, body, created_at, closed_at)
     select gen_random_uuid(), 'Mathew ' || n, 'writer' || n || '@example.org', '+1', '3125550142', 'USA', 'A question', 'When is lunch?',
       o.created_at, case when n % 50 > 0 then o.created_at end
     from ${families} where n % 5 = 0`,
    conventionId,
  );
  await run(
    `insert into wait_list_entries (id, order_id, package_id, state, ranked_at, ended_at)
     select gen_random_uuid(), o.id, o.package_id, case when n % 2 = 0 then 'WAITING' else 'LEFT' end, o.created_at,
       case when n % 2 = 1 then o.created_at end
     from ${families} where n % 15 < 2`,
    conventionId,
  );
  await fillLetters(run, conventionId, families);
  await fillCasework(run, conventionId, families);
}

/** The package of each order, its lines, and an add-on of each add-on order. */
async function fillLines(run: Run, conventionId: string): Promise<void> {
  await run(
    `update orders set package_id = (select id from packages where convention_id = $1 order by name limit 1)
     where convention_id = $1 and parent_order_id is null`,
    conventionId,
  );
  const columns =
    'order_id, position, kind, package_id, addon_id, key, title, quantity, unit_price, cad_unit_price, amount, cad_amount';
  await run(
    `insert into order_line_items (${columns})
     select id, 1, 'PACKAGE', package_id, null, null, 'FAMILY', 1, net_price, cad_net_price, net_price, cad_net_price
     from orders where convention_id = $1 and parent_order_id is null and submitted_at is not null`,
    conventionId,
  );
  await run(
    `insert into order_line_items (${columns})
     select o.id, 1, 'ADDON', null, a.id, 'Yes', a.title, 2, 40, 50, 80, 100
     from orders o cross join lateral (select id, title from addons where convention_id = $1 order by title limit 1) a
     where o.convention_id = $1 and o.parent_order_id is not null`,
    conventionId,
  );
}

/** Checks and deposit slips, bank lines and what they paid, refunds, and evenings with their envelopes. */
async function fillMoney(run: Run, conventionId: string, families: string): Promise<void> {
  const staff = `(select id from users where type = 'STAFF' limit 1)`;
  await run(
    `insert into payment_checks (id, payment_id, number, written_on, received_on, amount)
     select gen_random_uuid(), p.id, 'C' || n, current_date - 30, current_date - 20, 100
     from ${families} join payments p on p.order_id = o.id where n % 4 = 0 and p.state in ('PAYMENT_APPROVED', 'PAYMENT_RECEIVED')`,
    conventionId,
  );
  await run(
    `with numbered as (
       select c.id, row_number() over (order by c.number) as n from payment_checks c
       join payments p on p.id = c.payment_id join orders o on o.id = p.order_id where o.convention_id = $1 and p.currency = 'USD'),
     slips as (
       insert into deposit_slips (id, number, convention_id, currency, account, day, created_by)
       select pg_temp.id_of('slip' || $1::uuid || n), (select coalesce(max(number), 0) from deposit_slips) + n, $1::uuid, 'USD', 'Chase', current_date - 10, ${staff}
       from generate_series(1, (select max(n) / 20 from numbered)) n returning id, number)
     insert into deposit_slip_checks (id, slip_id, check_id)
     select gen_random_uuid(), pg_temp.id_of('slip' || $1::uuid || n / 20), id from numbered
     where n / 20 between 1 and (select max(n) / 20 from numbered) and n % 10 > 0`,
    conventionId,
  );
  await run(
    `with statement as (
       insert into bank_statements (id, file_name, format, imported_by, created_at)
       select pg_temp.id_of('statement' || $1::uuid || n), 'bank' || n || '.csv', 'CSV', ${staff}, now() - n * interval '1 hour'
       from generate_series(0, (select count(*) / 200 from orders where convention_id = $1)) n)
     insert into bank_statement_lines (id, statement_id, position, fingerprint, text_key, booked_on, cents, currency, direction, payer,
       memo, reference, raw, state)
     select pg_temp.id_of('line' || o.id), pg_temp.id_of('statement' || $1::uuid || n / 200), n % 200, o.temp_number, 'zelle from', current_date - n % 200,
       120000, 'USD', 'IN', 'Mathew Kizhakke' || n, 'Zelle ' || o.temp_number, 'B' || n, 'raw',
       case when n % 200 = 0 then 'OPEN' when n % 7 = 0 then 'IGNORED' else 'ACCEPTED' end
     from ${families} where n % 2 = 0`,
    conventionId,
  );
  await run(
    `insert into bank_line_allocations (id, line_id, order_id, payment_id, amount, created_payment)
     select gen_random_uuid(), pg_temp.id_of('line' || o.id), o.id, p.id, 1200, true
     from ${families} join payments p on p.order_id = o.id where n % 2 = 0 and n % 7 > 0 and n % 200 > 0`,
    conventionId,
  );
  await run(
    `with refund as (
       insert into refunds (id, payment_id, order_id, currency, amount, method, state)
       select pg_temp.id_of('refund' || p.id), p.id, o.id, p.currency, 100, 'CHASE', (array['DUE', 'APPROVED', 'SENT', 'DONE'])[n % 4 + 1]
       from ${families} join payments p on p.order_id = o.id where n % 41 = 0 and p.state = 'PAYMENT_APPROVED' returning id, state)
     insert into refund_steps (refund_id, state) select id, state from refund`,
    conventionId,
  );
  await run(
    `with evening as (
       insert into kick_off_evenings (id, convention_id, local_unit_id, name, day, opened_by)
       select pg_temp.id_of('evening' || $1::uuid || n), $1::uuid, 'UNIT' || n % 24, 'Kick-off ' || n, current_date - n::int, ${staff}
       from generate_series(0, (select count(*) / 1000 from orders where convention_id = $1)) n),
     entry as (
       insert into kick_off_registrations (id, evening_id, order_id, registered_by)
       select gen_random_uuid(), pg_temp.id_of('evening' || $1::uuid || n / 1000), o.id, ${staff} from ${families} where n % 10 = 0)
     insert into kick_off_money (id, evening_id, order_id, payment_id, kind, currency, amount, noted_by)
     select gen_random_uuid(), pg_temp.id_of('evening' || $1::uuid || n / 1000), o.id, p.id, 'CASH', p.currency, 100, ${staff}
     from ${families} join payments p on p.order_id = o.id where n % 10 = 0`,
    conventionId,
  );
}

/** Three letters to all families. */
async function fillLetters(run: Run, conventionId: string, families: string): Promise<void> {
  await run(
    `insert into letters (id, convention_id, subject_en, body_en, audience, state, started_at, handed_over_at)
     select pg_temp.id_of('letter' || $1::uuid || n), $1::uuid, 'News ' || n, '<p>News</p>', '{"name": "", "filters": {}, "first": "SUBMITTED"}', 'SENDING', now(), now()
     from generate_series(1, 3) n`,
    conventionId,
  );
  await run(
    `insert into letter_recipients (letter_id, user_id, order_id, place, reason, queued_at)
     select pg_temp.id_of('letter' || $1::uuid || letter), o.user_id, o.id, n, case when n % 50 = 0 then 'CANCELLED' end, case when n % 50 > 0 then now() end
     from ${families} cross join generate_series(1, 3) letter`,
    conventionId,
  );
}

/** Labels, assignments, questions to families, cards of people, and answers to a question of the convention. */
async function fillCasework(run: Run, conventionId: string, families: string): Promise<void> {
  const staff = `(select id from users where type = 'STAFF' limit 1)`;
  await run(
    `insert into labels (id, name, color) select pg_temp.id_of('label' || n), 'Label ' || n, 'GREEN' from generate_series(0, 4) n
     on conflict do nothing`,
  );
  await run(
    `insert into order_labels (order_id, label_id) select o.id, pg_temp.id_of('label' || n % 5) from ${families} where n % 8 = 0`,
    conventionId,
  );
  await run(
    `insert into registration_care (order_id, assigned_to, follow_up_on)
     select o.id, ${staff}, case when n % 90 = 0 then current_date - 1 end from ${families} where n % 9 = 0`,
    conventionId,
  );
  await run(
    `insert into registration_questions (id, order_id, asked_by, question, waits_until, token_expires_at, closed_at, answered_at)
     select gen_random_uuid(), o.id, ${staff}, 'Which parish?', now() + interval '7 days', now() + interval '7 days',
       case when n % 120 > 0 then now() end, case when n % 240 > 0 then now() end
     from ${families} where n % 12 = 0 and o.submitted_at is not null`,
    conventionId,
  );
  await run(
    `insert into cancel_requests (id, order_id, asked_by, asked_at, outcome, closed_at, closed_by)
     select gen_random_uuid(), o.id, o.user_id, o.created_at, case when n % 700 > 0 then 'DECLINED' end, case when n % 700 > 0 then now() end,
       case when n % 700 > 0 then o.user_id end
     from ${families} where n % 70 = 0 and o.submitted_at is not null`,
    conventionId,
  );
  await run(
    `insert into person_cards (id, order_id, person_id, diets, allergies, may_photograph, may_print, confirmed_at)
     select gen_random_uuid(), o.id, p.person_id, case when n % 10 = 0 then '{VEGETARIAN}' else '{}' end::text[], '{}', n % 20 > 0, true, now()
     from ${families} join order_participants p on p.order_id = o.id where o.perm_number is not null and n % 3 > 0`,
    conventionId,
  );
  await run(
    `insert into convention_questions (id, convention_id, kind, asked_of, text_en) values (pg_temp.id_of('question' || $1::uuid), $1::uuid, 'YES_NO', 'FAMILY', 'By bus?')`,
    conventionId,
  );
  await run(
    `insert into convention_answers (id, question_id, order_id, said_yes, answered_at)
     select gen_random_uuid(), pg_temp.id_of('question' || $1::uuid), o.id, n % 2 = 0, now() from ${families} where n % 3 = 0 and o.submitted_at is not null`,
    conventionId,
  );
}
