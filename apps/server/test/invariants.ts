import { expect } from 'vitest';

import type { TestApp } from '#test/build-test-app.ts';
import { heldDifference } from '#test/held-difference.ts';
import { readinessDifference } from '#test/readiness-difference.ts';

const net = `case o.currency when 'CAD' then o.cad_net_price else o.net_price end`;
const holds = `o.submitted_at is not null and o.cancelled_at is null and o.registration_status <> 'REG_REJECTED'`;

/** An entry whose decision was not undone. */
const stands = (entry: string) =>
  `not exists (select 1 from payment_decisions d where d.id = ${entry}.decision_id and d.undone_at is not null)`;

/** A line of an order that no other line takes off. */
const inForce = (line: string) =>
  `not exists (select 1 from order_line_items r where r.order_id = ${line}.order_id and r.removes_position = ${line}.position)`;

/**
 * Conditions that hold for all orders, whatever happened to them. Each query returns the rows that violate its rule,
 * with data that helps to find the cause.
 */
const invariants: Record<string, string> = {
  'what is read of readiness, stored or not, is what computing says': readinessDifference,
  'what a payment holds is the sum of its entries': heldDifference,
  'frozen lines sum to the totals': `
    select o.id, o.net_price, o.cad_net_price, coalesce(sum(l.amount), 0) as usd, coalesce(sum(l.cad_amount), 0) as cad
    from orders o left join order_line_items l on l.order_id = o.id
    where o.submitted_at is not null group by o.id
    having o.net_price <> coalesce(sum(l.amount), 0) or o.cad_net_price <> coalesce(sum(l.cad_amount), 0)`,
  'nothing is frozen before submission': `
    select o.id from orders o where o.submitted_at is null and (
      exists (select 1 from order_line_items l where l.order_id = o.id)
      or exists (select 1 from order_participants p where p.order_id = o.id and p.frozen is not null))`,
  'the people of a submitted registration are kept as they were': `
    select o.id from orders o join order_participants p on p.order_id = o.id
    where o.submitted_at is not null and p.frozen is null`,
  'a submitted registration has SELF, somebody who comes, and a package': `
    select o.id from orders o where o.parent_order_id is null and o.submitted_at is not null and (
      o.package_id is null
      or not exists (select 1 from order_participants p where p.order_id = o.id and p.selected)
      or not exists (select 1 from order_participants p where p.order_id = o.id and p.relationship = 'SELF'))`,
  'the package in force of a submitted registration is its package': `
    select o.id, o.package_id from orders o where o.parent_order_id is null and o.submitted_at is not null and (
      select count(*) from order_line_items l where l.order_id = o.id and l.kind = 'PACKAGE' and ${inForce('l')}
        and l.package_id = o.package_id) <> 1`,
  'what is carried over is asked for by an order of its own': `
    select o.id from orders o where o.parent_order_id is null and coalesce((
        select sum(l.amount + l.cad_amount) from order_line_items l where l.order_id = o.id and l.kind = 'CARRIED_OVER' and ${inForce('l')}), 0)
      + coalesce((select sum(l.amount + l.cad_amount) from order_line_items l join orders child on child.id = l.order_id
        where child.parent_order_id = o.id and l.kind = 'CARRIED_OVER' and ${inForce('l')}), 0) <> 0`,
  'numbers are given once': `
    select number, count(*) from (
      select temp_number as number from orders union all select perm_number from orders where perm_number is not null
    ) as numbers group by number having count(*) > 1`,
  'places taken are places held, within the capacity': `
    select p.id, p.seats_taken, p.capacity, count(o.id) as held
    from packages p left join orders o on o.package_id = p.id and ${holds}
    group by p.id having p.seats_taken <> count(o.id) or p.seats_taken > p.capacity`,
  'a package counts the families of its wait list, and never offers more than it has': `
    select p.id, p.seats_held, p.families_waiting, p.seats_taken, p.capacity from packages p
    where p.seats_held <> (select count(*) from wait_list_entries e where e.package_id = p.id and e.state = 'OFFERED')
      or p.families_waiting <> (select count(*) from wait_list_entries e where e.package_id = p.id and e.state = 'WAITING')
      or p.seats_taken + p.seats_held > p.capacity`,
  'an option of an add-on counts the families of its wait list, and never offers more than it has': `
    select a.id, a.held, a.families_waiting, a.taken, a.capacity from addon_options a
    where a.held <> (select coalesce(sum(e.offered), 0) from wait_list_entries e where e.addon_option_id = a.id and e.state = 'OFFERED')
      or a.families_waiting <> (select count(*) from wait_list_entries e where e.addon_option_id = a.id and e.state = 'WAITING')
      or a.taken + a.held > a.capacity`,
  'nobody asks for the cancellation of what is cancelled, or of add-ons': `
    select r.id, r.order_id from cancel_requests r join orders o on o.id = r.order_id
    where r.closed_at is null and (o.cancelled_at is not null or o.parent_order_id is not null)`,
  'only an unfinished registration is on the wait list of a package': `
    select e.id, e.state from wait_list_entries e join orders o on o.id = e.order_id
    where e.package_id is not null
      and ((e.ended_at is null and (o.submitted_at is not null or o.cancelled_at is not null)) or not o.wait_listed)`,
  'only a registration that was sent is on the wait list of an add-on': `
    select e.id, e.state from wait_list_entries e join orders o on o.id = e.order_id
    where e.addon_option_id is not null and (o.submitted_at is null or o.parent_order_id is not null or not o.wait_listed)`,
  'add-on pieces taken are pieces held, within the capacity': `
    select a.id, a.key, a.taken, a.capacity, held.pieces from addon_options a
    cross join lateral (select coalesce(sum(l.quantity), 0) as pieces from order_line_items l
      join orders o on o.id = l.order_id and ${holds} where l.addon_id = a.addon_id and l.key = a.key and ${inForce('l')}) as held
    where a.taken <> held.pieces or a.taken > a.capacity`,
  'uses and spendings of a discount code are those of the orders that hold it, within its limits': `
    select d.id, d.uses, d.spent, d.cad_spent, held.uses as held, held.usd, held.cad from discount_codes d
    cross join lateral (select count(*) as uses,
        coalesce(-sum(l.amount) filter (where o.currency = 'USD'), 0) as usd,
        coalesce(-sum(l.cad_amount) filter (where o.currency = 'CAD'), 0) as cad
      from order_line_items l join orders o on o.id = l.order_id and ${holds}
      where l.discount_code_id = d.id and l.kind = 'DISCOUNT') as held
    where d.uses <> held.uses or d.spent <> held.usd or d.cad_spent <> held.cad
      or d.uses > d.max_uses or d.spent > d.budget or d.cad_spent > d.cad_budget`,
  'no order costs less than nothing': `
    select o.id from orders o where o.submitted_at is not null and ${net} < 0`,
  'a payment asks for what its order costs, in its currency': `
    select p.id from payments p join orders o on o.id = p.order_id
    where p.currency <> o.currency or p.due_amount <> p.net_amount + p.fee_amount
      or (p.net_amount <> ${net} and p.state in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED'))`,
  'the state of a payment is its last entry': `
    select p.id, p.state, last.kind from payments p
    cross join lateral (select e.kind from payment_entries e where e.payment_id = p.id
      and (e.kind in ('REPORTED', 'RECEIVED', 'APPROVED', 'DECLINED', 'REJECTED', 'REVERSED') or (e.kind = 'MOVED_IN'
        and not exists (select 1 from payment_entries a where a.payment_id = p.id and a.kind = 'APPROVED' and a.id < e.id and ${stands('a')})))
      and ${stands('e')} order by e.id desc limit 1) as last
    where p.state <> case last.kind when 'REPORTED' then 'PENDING_PAYMENT_APPROVAL' when 'REVERSED' then 'PAYMENT_DECLINED'
      when 'MOVED_IN' then 'PAYMENT_RECEIVED' else 'PAYMENT_' || last.kind end`,
  'a decision that was undone moved nothing, and its mails never left': `
    select d.id, sum(e.amount), count(*) filter (where e.kind = 'UNDONE') as undone from payment_decisions d
    join payment_entries e on e.decision_id = d.id group by d.id
    having count(*) filter (where e.kind = 'UNDONE') <> (case when d.undone_at is null then 0 else 1 end)
      or (d.undone_at is not null and (sum(e.amount) <> 0
        or exists (select 1 from outbox_mails m where m.decision_id = d.id and (m.recalled_at is null or m.sent_at is not null))))`,
  'the mails of a decision about a registration that was undone never left': `
    select d.id, m.kind from registration_decisions d join outbox_mails m on m.decision_id = d.id
    where d.undone_at is not null and (m.recalled_at is null or m.sent_at is not null)`,
  'a mail is recalled only with its decision': `
    select m.id, m.kind from outbox_mails m where m.recalled_at is not null
      and not exists (select 1 from registration_decisions d where d.id = m.decision_id and d.undone_at is not null)
      and not exists (select 1 from payment_decisions d where d.id = m.decision_id and d.undone_at is not null)
      and m.kind <> 'letter'`,
  'a letter goes to its recipients, once each': `
    select m.id, m.user_id, count(*) over (partition by m.decision_id, m.user_id) as mails from outbox_mails m
    join letters l on l.id = m.decision_id
    left join letter_recipients r on r.mail_id = m.id and r.letter_id = l.id and r.user_id = m.user_id and r.reason is null
    where m.kind = 'letter' and m.recalled_at is null and m.to_address <> 'erased@invalid'
      and (r.mail_id is null or exists (select 1 from outbox_mails other where other.kind = 'letter'
        and other.recalled_at is null and other.decision_id = m.decision_id and other.user_id = m.user_id and other.id <> m.id))`,
  'a mail of a letter that was recalled never left': `
    select m.id from outbox_mails m where m.kind = 'letter' and m.recalled_at is not null and m.sent_at is not null`,
  'money is moved without gain or loss': `
    select least(payment_id, counterpart_payment_id), greatest(payment_id, counterpart_payment_id), sum(amount)
    from payment_entries where kind in ('MOVED_IN', 'MOVED_OUT') group by 1, 2
    having sum(amount) <> 0 or bool_or(counterpart_payment_id is null or (kind = 'MOVED_IN') <> (amount > 0))`,
  'money moves in one currency': `
    select e.id from payment_entries e join payments p on p.id = e.payment_id
    join payments other on other.id = e.counterpart_payment_id where other.currency <> p.currency`,
  'a check is on one slip that stands, of its convention and currency': `
    select c.id, count(l.id) as slips from payment_checks c join payments p on p.id = c.payment_id
    join orders o on o.id = p.order_id
    join deposit_slip_checks l on l.check_id = c.id join deposit_slips s on s.id = l.slip_id
    group by c.id having count(l.id) filter (where l.released_at is null) > 1
      or bool_or((l.released_at is null) <> (s.taken_back_at is null))
      or bool_or(s.currency <> p.currency or s.convention_id <> o.convention_id)`,
  'a deposit that the bank confirmed is the sum of its checks': `
    select s.id, b.cents, sum(c.amount) as total from deposit_slips s
    join bank_statement_lines b on b.id = s.bank_line_id join deposit_slip_checks l on l.slip_id = s.id
    join payment_checks c on c.id = l.check_id group by s.id, b.id
    having b.cents <> sum(c.amount) * 100 or b.currency <> s.currency or b.state <> 'ACCEPTED'`,
  'a refund takes from the ledger what its state says': `
    select r.id, r.state, r.amount, r.kept_fee, coalesce(sum(e.amount), 0) as booked from refunds r
    left join payment_entries e on e.refund_id = r.id group by r.id
    having coalesce(sum(e.amount), 0) <> case when r.state in ('SENT', 'DONE', 'DONATED') then -(r.amount + r.kept_fee) else 0 end`,
  'open refunds take no more than is held': `
    select p.id, ledger.held, open.reserved from payments p
    cross join lateral (select coalesce(sum(e.amount), 0) as held from payment_entries e where e.payment_id = p.id) as ledger
    cross join lateral (select coalesce(sum(r.amount + r.kept_fee), 0) as reserved from refunds r
      where r.payment_id = p.id and r.state in ('DUE', 'APPROVED')) as open
    where open.reserved > ledger.held`,
  'the state of a refund is its last step': `
    select r.id, r.state from refunds r cross join lateral (select s.state from refund_steps s where s.refund_id = r.id
      order by s.id desc limit 1) as last where last.state <> r.state`,
  'no more is given back than came': `
    select payment_id, sum(amount) from payment_entries group by payment_id having sum(amount) < 0`,
  'the payment status of an order is that of its last payment': `
    select o.id, o.payment_status, last.state from orders o
    left join lateral (select p.state from payments p where p.order_id = o.id order by p.created_at desc, p.id desc limit 1)
      as last on true
    where o.payment_status is distinct from last.state`,
  'confirmed is approved and paid, and has its number': `
    select o.id, o.registration_status, o.payment_status, o.perm_number from orders o
    where o.submitted_at is not null and o.cancelled_at is null and o.perm_number is null
      and o.registration_status = 'REG_APPROVED' and (${net} = 0 or o.payment_status = 'PAYMENT_APPROVED')`,
  'no order is confirmed without its money, unless a reason says why': `
    select o.id, p.due_amount, sum(e.amount) as held from orders o
    join payments p on p.order_id = o.id and p.state = 'PAYMENT_APPROVED' join payment_entries e on e.payment_id = p.id
    where o.cancelled_at is null group by o.id, p.id
    having sum(e.amount) < p.due_amount and not bool_or(e.kind in ('APPROVED', 'CORRECTED') and e.reason is not null)`,
  'a permanent number was given in one event': `
    select o.id, o.perm_number, count(a.id) from orders o
    left join audit_log a on a.entity_id = o.id::text and a.action = 'order.confirmed'
    group by o.id having count(a.id) <> (case when o.perm_number is null then 0 else 1 end)`,
  'add-on orders go with their registration': `
    select c.id from orders c join orders r on r.id = c.parent_order_id
    where r.submitted_at is null or r.parent_order_id is not null or c.package_id is not null
      or (r.cancelled_at is not null and c.cancelled_at is null)
      or (r.registration_status = 'REG_REJECTED' and c.cancelled_at is null and c.registration_status <> 'REG_REJECTED')
      or (c.cancelled_at is null and c.registration_status <> r.registration_status
        and case c.currency when 'CAD' then c.cad_net_price else c.net_price end > 0)`,
  // Only of active orders: those that are over owe nothing, so that no part of it is missing.
  'a mail about a part tells of one entry of a part': `
    select m.order_id, count(distinct m.id) as mails
    from outbox_mails m where m.kind = 'payment.part-received'
    group by 1
    having count(distinct m.id) > (
      select count(*) from audit_log a join payments p on p.id::text = a.entity_id
      where a.action = 'payment.received' and p.order_id = m.order_id and (a.after ->> 'held')::int < coalesce(
        (select (repriced.before ->> 'dueAmount')::int from audit_log repriced
          where repriced.action = 'payment.repriced' and repriced.entity_id = a.entity_id and repriced.id > a.id
          order by repriced.id limit 1),
        p.due_amount))`,
  'one mail tells of one event': `
    with events as (
      select coalesce(p.order_id::text, a.entity_id) as order_id,
        case when a.action in ('order.approved', 'payment.approved', 'order.confirmed') then 'good news'
          when a.action in ('order.adjusted', 'order.adjustment-removed') then 'order.price-changed'
          when a.action = 'order.payment-reminded' then 'payment.reminder'
          when a.action = 'refund.done' then 'refund.kept' else a.action end as kind,
        count(*) filter (where a.action <> 'order.confirmed') as often,
        count(*) filter (where a.action = 'order.confirmed') as confirmations
      from audit_log a left join payments p on a.entity = 'payment' and p.id::text = a.entity_id
      where a.action in ('order.submitted', 'order.rejected', 'order.reopened', 'order.approval-taken-back', 'order.cancelled', 'order.merged-into', 'order.cancel-asked', 'order.cancel-declined', 'order.change-declined', 'order.reinstated', 'order.approved', 'order.adjusted', 'order.adjustment-removed', 'order.amended',
        'order.confirmed', 'payment.reported', 'payment.sender-corrected', 'payment.declined', 'payment.rejected',
        'payment.reversed', 'payment.moved_in', 'refund.sent', 'refund.failed', 'refund.donated', 'payment.approved',
        'payment.captured', 'order.payment-reminded')
        or (a.action = 'refund.done' and a.after ->> 'amount' = '0')
      group by 1, 2),
    mails as (
      select order_id::text as order_id, count(*) as often,
        case when kind in ('order.approved', 'payment.approved', 'order.confirmed') then 'good news' else kind end as kind
      from outbox_mails where order_id is not null and kind not like 'wait-list.%'
        and kind not in ('letter', 'order.reminder', 'order.question', 'travel.shuttle', 'travel.seats-cancelled', 'payment.part-received', 'payment.moved_out') group by 1, 3)
    select coalesce(e.order_id, m.order_id) as order_id, coalesce(e.kind, m.kind) as kind, e.often as events, m.often as mails
    from events e full join mails m on m.order_id = e.order_id and m.kind = e.kind
    where coalesce(m.often, 0) not between coalesce(e.often, 0) and coalesce(e.often, 0)
      + case when exists (select 1 from audit_log f where f.action in ('order.cascaded', 'order.adjusted', 'order.adjustment-removed', 'order.amended') and f.entity_id = e.order_id)
        then coalesce(e.confirmations, 0) else 0 end
      -- Whom staff register without an address is told by phone.
      and (m.often > 0 or not exists (select 1 from audit_log b where b.action = 'order.registered-on-behalf' and b.entity_id = e.order_id))`,
  'a mail about a wait list tells of one event': `
    select m.order_id, m.kind, count(*) as mails from outbox_mails m
    where m.kind like 'wait-list.%' and m.kind not like '%reminded' group by 1, 2
    having count(*) > (select count(*) from audit_log a
      where a.entity_id = m.order_id::text and a.action = 'order.wait-list-' || replace(split_part(m.kind, '.', 2), 'add-on-', ''))`,
  'a change that was asked for is carried out by one amendment': `
    select id, state, amendment from change_requests where (state in ('ACCEPTED', 'PARTLY')) <> (amendment is not null)`,
  'money that PayPal took is booked once': `
    select a.id, a.state, a.capture_id, count(e.id) from paypal_attempts a
    left join payment_entries e on e.reference = a.capture_id and e.kind = 'RECEIVED' and e.payment_id = a.payment_id
    where a.capture_id is not null
    group by a.id having count(e.id) > 1 or (a.state <> 'CAPTURED' and count(e.id) > 0)`,
  'an e-mail address names one account': `
    select email from people join users on users.person_id = people.id
    where email is not null group by email having count(*) > 1 or not bool_and(names_account)`,
  'nobody else has an e-mail address that an account has proved': `
    select other.email from users join people on people.id = users.person_id
    join people other on other.email = people.email and other.id <> people.id
    where users.email_verified_at is not null and not other.names_account`,
};

/** Every rule that the stored orders violate, with the rows; empty when there are no violations. Each may take its time. */
export async function brokenInvariants({
  database,
}: Pick<TestApp, 'database'>): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const [rule, query] of Object.entries(invariants)) {
      const { rows } = await client.query(query);
      if (rows.length > 0) broken[rule] = rows;
    }
  } finally {
    // Not to be used again: it has no limit.
    client.release(true);
  }
  return broken;
}

const exactHistories = 60;

/**
 * Checks the rules after each history of a series. They read all rows of all histories: after the first sixty, which are
 * what runs every day, every 25th does.
 */
export function invariantsOfSeries(t: Pick<TestApp, 'database'>): () => Promise<void> {
  let played = 0;
  return async () => {
    played += 1;
    if (played <= exactHistories || played % 25 === 0) await expectInvariants(t);
  };
}

/** For the end of a test file that changes orders. */
export async function expectInvariants(t: Pick<TestApp, 'database'>): Promise<void> {
  expect(await brokenInvariants(t)).toEqual({});
}
