import { readinessTopics, type ReadinessFilter } from '@sangamam/contract/reports/readiness/readiness';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, orders, paymentEntries, payments } from '#server/db/schema/schema.ts';

import { storedFacts } from './readiness-read-model.ts';

/** What the states are computed for: this instant, and one convention or all. */
interface StatesFilter {
  now: Date;
  conventionId?: string | undefined;
}

/**
 * Every active order with the weight of its family's money, from 0 (nothing to pay) to 4 (the family pays):
 * `moneyReadiness` in SQL. One pass over the orders, whatever the planner knows about them.
 */
function weighedOrders(db: Executor, conventionId: string | undefined) {
  const net = sql`(case when ${orders.currency} = 'CAD' then ${orders.cadNetPrice} else ${orders.netPrice} end)`;
  const approved = sql`(${orders.registrationStatus} = 'REG_APPROVED')`;
  const received = sql`coalesce((select sum(e.amount) from ${paymentEntries} e where e.payment_id = ${payments.id}), 0)`;
  const weight = sql`(case
    when ${net} = 0 then 0
    when ${orders.paymentStatus} is null and ${orders.parentOrderId} is null and not ${approved} then 2
    when ${orders.paymentStatus} is null then 4
    when ${orders.paymentStatus} in ('PAYMENT_DECLINED', 'PAYMENT_REJECTED') then 4
    when ${orders.paymentStatus} = 'PAYMENT_RECEIVED'
      and ${received} < ${net} + coalesce(${payments.feeAmount}, 0) then 4
    when ${orders.paymentStatus} = 'PAYMENT_APPROVED' then 1
    else 3 end)`;
  return db
    .select({
      id: orders.id,
      parentOrderId: orders.parentOrderId,
      conventionId: orders.conventionId,
      approved: sql<boolean>`${approved}`.as('approved'),
      confirmed:
        sql<boolean>`(${approved} and (${net} = 0 or coalesce(${orders.paymentStatus} = 'PAYMENT_APPROVED', false)))`.as(
          'confirmed',
        ),
      weight:
        sql<number>`max(${weight}) over (partition by coalesce(${orders.parentOrderId}, ${orders.id}))`.as(
          'weight',
        ),
    })
    .from(orders)
    .leftJoin(
      payments,
      and(
        eq(payments.orderId, orders.id),
        inArray(payments.state, ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED']),
      ),
    )
    .where(
      and(
        isNotNull(orders.submittedAt),
        isNull(orders.cancelledAt),
        ne(orders.registrationStatus, 'REG_REJECTED'),
        conventionId === undefined ? undefined : eq(orders.conventionId, conventionId),
      ),
    )
    .as('weighed');
}

/**
 * State and actor of each topic, as `STATE:ACTOR`, for every active registration of one convention or of all:
 * `readinessOf` in SQL.
 */
export function readinessStates(db: Executor, { now, conventionId }: StatesFilter) {
  const weighed = weighedOrders(db, conventionId);
  const over = sql`(${conventions.endDate} < (${now.toISOString()}::timestamptz at time zone ${conventions.timeZone})::date)`;
  const which = conventionId === undefined ? undefined : eq(orders.conventionId, conventionId);
  const facts = storedFacts(db, { now, which });
  const { minors, missingConsents, consentsToCheck } = facts;
  const answer = (cases: SQL) => sql<string>`(case ${cases} end)`;
  const onceConfirmed = (isSettled: SQLWrapper, open: string) =>
    sql`when ${isSettled} then 'DONE:' when ${over} then 'NOT_NEEDED:'
      when ${weighed.confirmed} then ${open} else 'WAITING:'`;
  return db
    .select({
      orderId: weighed.id,
      conventionId: weighed.conventionId,
      APPROVAL: answer(sql`when ${weighed.approved} then 'DONE:'
        when ${facts.waitsForFamily} then 'TO_DO:FAMILY' else 'WAITING:REGISTRAR'`).as('approval'),
      MONEY: answer(sql`${weighed.weight} when 4 then 'TO_DO:FAMILY' when 3 then 'WAITING:TREASURER'
        when 2 then 'WAITING:' when 1 then 'DONE:' else 'NOT_NEEDED:'`).as('money'),
      CONSENTS: answer(sql`when ${minors} = 0 then 'NOT_NEEDED:'
        when ${missingConsents} = 0 and ${consentsToCheck} = 0 then 'DONE:' when ${over} then 'NOT_NEEDED:'
        when ${missingConsents} > 0 then 'TO_DO:FAMILY' else 'WAITING:REGISTRAR'`).as('consents'),
      CARDS: answer(onceConfirmed(facts.hasCards, 'TO_DO:FAMILY')).as('cards'),
      PICTURE: answer(sql`when not ${conventions.uploadFamilyPicture} then 'NOT_NEEDED:'
        ${onceConfirmed(facts.hasPicture, 'TO_DO:FAMILY')}`).as('picture'),
      TRAVEL: answer(onceConfirmed(facts.hasTravelPlans, 'TO_DO:FAMILY')).as('travel'),
      HOTEL: answer(sql`when not ${facts.needsRoom} and not ${facts.hasHotelNumber} then 'NOT_NEEDED:'
        ${onceConfirmed(facts.hasHotelNumber, 'WAITING:HOSPITALITY')}`).as('hotel'),
    })
    .from(weighed)
    .innerJoin(conventions, eq(conventions.id, weighed.conventionId))
    .innerJoin(facts, eq(facts.orderId, weighed.id))
    .where(isNull(weighed.parentOrderId))
    .as('readiness');
}

/**
 * Ids of active registrations in which somebody has to act on a topic, or on any; with `actor` only this one. Without a
 * topic all of them.
 */
export async function listOpenIds(db: Executor, filter: OpenFilter): Promise<string[]> {
  const rows = await openIds(db, filter);
  return rows.map(({ id }) => id);
}

interface OpenFilter extends StatesFilter {
  topic?: ReadinessFilter | undefined;
  actor?: string | undefined;
}

/** The same as a statement, to be selected from. */
export function openIds(db: Executor, { topic, actor, ...filter }: OpenFilter) {
  const states = readinessStates(db, filter);
  const topics = topic === 'ANY' || topic === undefined ? readinessTopics : [topic];
  const isOpen = or(...topics.map((one) => sql`${states[one]} like ${`%:${actor ?? '_%'}`}`));
  return db
    .select({ id: states.orderId })
    .from(states)
    .where(topic === undefined ? undefined : isOpen);
}

/** How many active registrations have each combination of states. */
export async function countStates(db: Executor, filter: StatesFilter) {
  const states = readinessStates(db, filter);
  const { APPROVAL, MONEY, CONSENTS, CARDS, PICTURE, TRAVEL, HOTEL } = states;
  const topics = { APPROVAL, MONEY, CONSENTS, CARDS, PICTURE, TRAVEL, HOTEL };
  return db
    .select({ ...topics, count: sql<number>`count(*)::int` })
    .from(states)
    .groupBy(APPROVAL, MONEY, CONSENTS, CARDS, PICTURE, TRAVEL, HOTEL);
}
