import type { AskedAnswer } from '@sangamam/contract/people/questionnaire/answer-filter';
import type { QuestionAudience } from '@sangamam/contract/people/questionnaire/question';
import type { AnswerState } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { and, eq, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { isNamed } from '#server/db/name-search.ts';
import {
  conventionAnswers,
  conventionQuestions,
  conventions,
  familyAnswers,
  orderParticipants,
  orders,
  people,
  users,
} from '#server/db/schema/schema.ts';
import { isOfRegistrant } from '#server/features/orders/participants/family-search-read-model.ts';

/** People of registrations that were sent and neither cancelled nor rejected. */
const attends = (conventionId: string) =>
  and(
    eq(orders.conventionId, conventionId),
    isNull(orders.parentOrderId),
    isNotNull(orders.submittedAt),
    isNull(orders.cancelledAt),
    ne(orders.registrationStatus, 'REG_REJECTED'),
    eq(orderParticipants.selected, true),
  );

/** Those whom a convention can ask: everybody who attends, with the date of birth at sending, or each of their families once. */
function audience(db: Executor, conventionId: string, askedOf: QuestionAudience) {
  const ofPeople = askedOf === 'PERSON';
  return db
    .selectDistinct({
      orderId: sql<string>`${orders.id}`.as('audience_order_id'),
      personId: sql<string | null>`${ofPeople ? orderParticipants.personId : sql`null::uuid`}`.as(
        'audience_person_id',
      ),
      isRegistrant:
        sql<boolean>`${ofPeople ? sql`${orderParticipants.relationship} = 'SELF'` : sql`true`}`.as(
          'is_registrant',
        ),
      dob: sql<string | null>`${
        ofPeople
          ? sql`case when ${orderParticipants.snapshot} is null then ${people.dob}
              else (${orderParticipants.snapshot} ->> 'dob')::date end`
          : sql`null::date`
      }`.as('audience_dob'),
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, orderParticipants.personId))
    .where(attends(conventionId))
    .as('audience');
}

/** `isForAge` of the contract; nobody without a date of birth has an age. */
const isForAge = ({
  fromAge,
  toAge,
  dob,
  startDate,
}: Record<'fromAge' | 'toAge' | 'dob' | 'startDate', SQL>) =>
  sql`((${fromAge} is null or ${dob} <= ${startDate} - make_interval(years => ${fromAge}))
    and (${toAge} is null or ${dob} > ${startDate} - make_interval(years => ${toAge} + 1)))`;

/** Questions of one audience with those whom they are asked, or who answered before an age was changed, and the answers. */
function askedWithAnswers(db: Executor, conventionId: string, askedOf: QuestionAudience) {
  const asked = audience(db, conventionId, askedOf);
  const isAnswer = and(
    eq(conventionAnswers.questionId, conventionQuestions.id),
    eq(conventionAnswers.orderId, asked.orderId),
    sql`${conventionAnswers.personId} is not distinct from ${asked.personId}`,
  );
  const isAsked = and(
    eq(conventionQuestions.conventionId, conventionId),
    eq(conventionQuestions.askedOf, askedOf),
    or(
      isNotNull(conventionAnswers.id),
      isForAge({
        fromAge: sql`${conventionQuestions.fromAge}`,
        toAge: sql`${conventionQuestions.toAge}`,
        dob: sql`${asked.dob}`,
        startDate: sql`${conventions.startDate}`,
      }),
    ),
  );
  return { asked, isAnswer, isAsked };
}

/** How many are asked each question of a convention, and how they answered. */
export async function countAnswers(db: Executor, conventionId: string) {
  const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const of = (askedOf: QuestionAudience) => {
    const { asked, isAnswer, isAsked } = askedWithAnswers(db, conventionId, askedOf);
    return db
      .select({
        questionId: conventionQuestions.id,
        asked: sql<number>`count(*)::int`,
        answered: count(sql`${conventionAnswers.id} is not null`),
        yes: count(sql`${conventionAnswers.saidYes}`),
        no: count(sql`not ${conventionAnswers.saidYes}`),
        sum: sql<number>`coalesce(sum(${conventionAnswers.saidNumber}), 0)::int`,
      })
      .from(conventionQuestions)
      .innerJoin(conventions, eq(conventions.id, conventionQuestions.conventionId))
      .innerJoin(asked, sql`true`)
      .leftJoin(conventionAnswers, isAnswer)
      .where(isAsked)
      .groupBy(conventionQuestions.id);
  };
  return [...(await of('PERSON')), ...(await of('FAMILY'))];
}

/** How often those who attend chose each option of a convention's questions. */
export async function countChosen(db: Executor, conventionId: string) {
  const of = (askedOf: QuestionAudience) => {
    const { asked, isAnswer } = askedWithAnswers(db, conventionId, askedOf);
    return db
      .select({ optionId: sql<string>`chosen_option`, count: sql<number>`count(*)::int` })
      .from(conventionQuestions)
      .innerJoin(asked, sql`true`)
      .innerJoin(conventionAnswers, isAnswer)
      .crossJoin(sql`unnest(${conventionAnswers.chosen}) as chosen_option`)
      .where(
        and(eq(conventionQuestions.conventionId, conventionId), eq(conventionQuestions.askedOf, askedOf)),
      )
      .groupBy(sql`chosen_option`);
  };
  return [...(await of('PERSON')), ...(await of('FAMILY'))];
}

/** The questions of a convention that somebody has answered, also somebody who does not attend any more. */
export async function listAnsweredIds(db: Executor, conventionId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: conventionAnswers.questionId })
    .from(conventionAnswers)
    .innerJoin(conventionQuestions, eq(conventionQuestions.id, conventionAnswers.questionId))
    .where(eq(conventionQuestions.conventionId, conventionId));
  return new Set(rows.map(({ id }) => id));
}

/** What a list of answers is narrowed to. */
export interface AnswerFilter {
  state?: AnswerState | undefined;
  said?: string | undefined;
  search?: string | undefined;
}

function hasSaid(said: string | undefined): SQL | undefined {
  if (said === undefined) return undefined;
  if (said === 'YES' || said === 'NO') return sql`${conventionAnswers.saidYes} = ${said === 'YES'}`;
  return sql`${said}::uuid = any(${conventionAnswers.chosen})`;
}

/** A page of those whom a question is asked, by the registrant's name, with their answers. */
export async function listAnswerRows(
  db: Executor,
  question: { id: string; conventionId: string; askedOf: QuestionAudience },
  { state, said, search, page, pageSize }: AnswerFilter & { page: number; pageSize: number },
) {
  const { asked, isAnswer, isAsked } = askedWithAnswers(db, question.conventionId, question.askedOf);
  const registrants = alias(people, 'registrants');
  const isAnswered = isNotNull(conventionAnswers.id);
  const rows = await db
    .select({
      orderId: orders.id,
      number: sql<string>`coalesce(${orders.permNumber}, ${orders.tempNumber})`,
      registrant: { firstName: registrants.firstName, lastName: registrants.lastName },
      person: { id: people.id, firstName: people.firstName, lastName: people.lastName },
      answer: conventionAnswers,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(conventionQuestions)
    .innerJoin(conventions, eq(conventions.id, conventionQuestions.conventionId))
    .innerJoin(asked, sql`true`)
    .leftJoin(conventionAnswers, isAnswer)
    .innerJoin(orders, eq(orders.id, asked.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(registrants, eq(registrants.id, users.personId))
    .leftJoin(people, eq(people.id, asked.personId))
    .where(
      and(
        eq(conventionQuestions.id, question.id),
        isAsked,
        state === 'ANSWERED' ? isAnswered : undefined,
        state === 'MISSING' ? isNull(conventionAnswers.id) : undefined,
        hasSaid(said),
        search ? or(isNamed(people.id, search), isOfRegistrant(orders.id, search)) : undefined,
      ),
    )
    .orderBy(
      sql`lower(${registrants.lastName})`,
      sql`lower(${registrants.firstName})`,
      orders.id,
      sql`not ${asked.isRegistrant}`,
      sql`lower(${people.firstName})`,
      people.id,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The registrations in which somebody, or the family, is asked a question and answered in this way, or has not. */
export async function listOrdersWithAnswer(
  db: Executor,
  question: { id: string; conventionId: string; askedOf: QuestionAudience },
  said: AskedAnswer['said'],
): Promise<string[]> {
  const { asked, isAnswer, isAsked } = askedWithAnswers(db, question.conventionId, question.askedOf);
  const rows = await db
    .selectDistinct({ orderId: asked.orderId })
    .from(conventionQuestions)
    .innerJoin(conventions, eq(conventions.id, conventionQuestions.conventionId))
    .innerJoin(asked, sql`true`)
    .leftJoin(conventionAnswers, isAnswer)
    .where(
      and(
        eq(conventionQuestions.id, question.id),
        isAsked,
        said === 'MISSING' ? isNull(conventionAnswers.id) : isNotNull(conventionAnswers.id),
        said === 'MISSING' || said === 'ANSWERED' ? undefined : hasSaid(said),
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

/**
 * The first day on which a required question is asked that waits for an answer in the registration `order`, the alias of a row of
 * `orders`; null where none does. It was always asked where it names no day.
 */
export function lacksAnswerFrom(order: SQL): SQL<string | null> {
  const answered = (personId: SQL) =>
    sql`exists (select from ${conventionAnswers} a where a.question_id = q.id
      and a.order_id = ${order}.id and a.person_id is not distinct from ${personId})`;
  const ages = isForAge({
    fromAge: sql`q.from_age`,
    toAge: sql`q.to_age`,
    dob: sql`(p.frozen ->> 'dob')::date`,
    startDate: sql`s.start_date`,
  });
  return sql<string | null>`(select min(coalesce(q.asked_from, '-infinity'))
    from ${conventionQuestions} q join ${conventions} s on s.id = q.convention_id
    where q.convention_id = ${order}.convention_id and q.required and q.retired_at is null
      and case when q.asked_of = 'FAMILY' then not ${answered(sql`null::uuid`)}
        else exists (select from ${orderParticipants} p where p.order_id = ${order}.id and p.selected
          and ${ages} and not ${answered(sql`p.person_id`)}) end)`;
}

/** The registrations of conventions that ended before `day` (`YYYY-MM-DD`) and have answers. */
export async function listPastOrdersWithAnswers(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ orderId: orders.id })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(
      and(
        lt(conventions.endDate, day),
        sql`(exists (select from ${conventionAnswers} a where a.order_id = ${orders.id})
          or exists (select from ${familyAnswers} f where f.order_id = ${orders.id}))`,
      ),
    );
  return rows.map(({ orderId }) => orderId);
}
