import { readinessTopics, type ReadinessFilter } from '@sangamam/contract/reports/readiness/readiness';
import { eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions } from '#server/db/schema/schema.ts';

import { currentFacts } from './current-facts-read-model.ts';

/** What the states are computed for: this instant, and one convention or all. */
interface StatesFilter {
  now: Date;
  conventionId?: string | undefined;
}

/** Whether the family is asked something, and has not answered, from the facts `f`. */
export const waitsForFamily = (now: Date) =>
  sql<boolean>`coalesce(f.waits_until > ${now.toISOString()}::timestamptz, false)`;

/** Whether everybody has a card and every required question that is asked by now an answer, from the facts `f`. */
export const hasCards = (now: Date) =>
  sql<boolean>`(not f.lacks_card and coalesce(f.lacks_answer_from > ${todayOf(now)}, true))`;

/** The day at the convention. */
const todayOf = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${conventions.timeZone})::date`;

/** State and actor of each topic, as `STATE:ACTOR`, from the facts `f` of active registrations: `readinessOf` in SQL. */
function statesOf(now: Date) {
  const over = sql`(${conventions.endDate} < ${todayOf(now)})`;
  const answer = (cases: SQL) => sql<string>`(case ${cases} end)`;
  const onceConfirmed = (isSettled: SQLWrapper, open: string) =>
    sql`when ${isSettled} then 'DONE:' when ${over} then 'NOT_NEEDED:' when f.confirmed then ${sql.raw(`'${open}'`)}
      else 'WAITING:'`;
  return {
    APPROVAL: answer(sql`when f.approved then 'DONE:'
      when ${waitsForFamily(now)} then 'TO_DO:FAMILY' else 'WAITING:REGISTRAR'`).as('approval'),
    MONEY: answer(sql`f.money_weight when 4 then 'TO_DO:FAMILY' when 3 then 'WAITING:TREASURER'
      when 2 then 'WAITING:' when 1 then 'DONE:' else 'NOT_NEEDED:'`).as('money'),
    CONSENTS: answer(sql`when f.minors = 0 then 'NOT_NEEDED:'
      when f.missing_consents = 0 and f.consents_to_check = 0 then 'DONE:' when ${over} then 'NOT_NEEDED:'
      when f.missing_consents > 0 then 'TO_DO:FAMILY' else 'WAITING:REGISTRAR'`).as('consents'),
    CARDS: answer(onceConfirmed(hasCards(now), 'TO_DO:FAMILY')).as('cards'),
    PICTURE: answer(sql`when not ${conventions.uploadFamilyPicture} then 'NOT_NEEDED:'
      ${onceConfirmed(sql`f.has_picture`, 'TO_DO:FAMILY')}`).as('picture'),
    TRAVEL: answer(onceConfirmed(sql`f.has_travel_plans`, 'TO_DO:FAMILY')).as('travel'),
    HOTEL: answer(sql`when not f.needs_room and not f.has_hotel_number then 'NOT_NEEDED:'
      ${onceConfirmed(sql`f.has_hotel_number`, 'WAITING:HOSPITALITY')}`).as('hotel'),
  };
}

/** The states of every active registration of one convention or of all. */
export function readinessStates(db: Executor, { now, conventionId }: StatesFilter) {
  return db
    .select({
      orderId: sql<string>`f.order_id`.as('order_id'),
      conventionId: sql<string>`f.convention_id`.as('convention_id'),
      ...statesOf(now),
    })
    .from(sql`(${currentFacts({ conventionId })}) f`)
    .innerJoin(conventions, eq(conventions.id, sql`f.convention_id`))
    .where(sql`f.active`)
    .as('readiness');
}

interface OpenFilter extends StatesFilter {
  topic?: ReadinessFilter | undefined;
  actor?: string | undefined;
}

/**
 * Ids of active registrations in which somebody has to act on a topic, or on any; with `actor` only this one. Without a
 * topic all of them. A statement, to be selected from.
 */
export function openIds(db: Executor, { topic, actor, ...filter }: OpenFilter) {
  // No state is needed to be any.
  if (topic === undefined)
    return db
      .select({ id: sql<string>`f.order_id` })
      .from(sql`(${currentFacts({ conventionId: filter.conventionId })}) f`)
      .where(sql`f.active`);
  const states = readinessStates(db, filter);
  const topics = topic === 'ANY' ? readinessTopics : [topic];
  const isOpen = or(...topics.map((one) => sql`${states[one]} like ${`%:${actor ?? '_%'}`}`));
  return db.select({ id: states.orderId }).from(states).where(isOpen);
}

/** The same ids, read. */
export async function listOpenIds(db: Executor, filter: OpenFilter): Promise<string[]> {
  const rows = await openIds(db, filter);
  return rows.map(({ id }) => id);
}

/** How many active registrations have each combination of states. */
export async function countStates(db: Executor, { now, conventionId }: StatesFilter) {
  // What a state is decided by has few combinations: texts are made for these, and not for each registration.
  const combined = sql`select convention_id, approved, confirmed, money_weight, least(minors, 1) as minors,
      least(missing_consents, 1) as missing_consents, least(consents_to_check, 1) as consents_to_check, lacks_card,
      lacks_answer_from, waits_until, has_picture, has_travel_plans, has_hotel_number, needs_room, count(*) as families
    from (${currentFacts({ conventionId })}) f where f.active group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14`;
  return db
    .select({ ...statesOf(now), count: sql<number>`sum(f.families)::int` })
    .from(sql`(${combined}) f`)
    .innerJoin(conventions, eq(conventions.id, sql`f.convention_id`))
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7`);
}
