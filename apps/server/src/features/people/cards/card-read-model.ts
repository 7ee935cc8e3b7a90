import type { NeedFilter } from '@sangamam/contract/people/cards/card-admin-endpoints';
import { accessNeeds, allergies, diets, type NeedGroup } from '@sangamam/contract/people/cards/card';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { isNamed } from '#server/db/name-search.ts';
import {
  conventions,
  orderParticipants,
  orders,
  people,
  personCards,
  users,
} from '#server/db/schema/schema.ts';
import { contains, orderNumbers } from '#server/db/word-parts.ts';

import type { CardRow } from './card-repository.ts';

/** The latest card of each of these people in other registrations of their account. */
export async function listEarlierCards(
  db: Executor,
  { userId, orderId, personIds }: { userId: string; orderId: string; personIds: readonly string[] },
): Promise<CardRow[]> {
  const rows = await db
    .selectDistinctOn([personCards.personId], { card: personCards })
    .from(personCards)
    .innerJoin(orders, eq(orders.id, personCards.orderId))
    .where(
      and(eq(orders.userId, userId), ne(orders.id, orderId), inArray(personCards.personId, [...personIds])),
    )
    .orderBy(personCards.personId, desc(personCards.confirmedAt));
  return rows.map(({ card }) => card);
}

/** Who attends: people of registrations that were sent and neither cancelled nor rejected. */
export const attends = (conventionId: string) => and(eq(orders.conventionId, conventionId), attending);

const attending = and(
  isNull(orders.parentOrderId),
  isNotNull(orders.submittedAt),
  isNull(orders.cancelledAt),
  ne(orders.registrationStatus, 'REG_REJECTED'),
  eq(orderParticipants.selected, true),
);

/** True for a card with words for the kitchen, or for hotel and halls. */
export const hasNote = (note: 'foodNote' | 'accessNote') => sql`${personCards[note]} <> ''`;

/** How many attend, have a card, told something in words, or must not be shown. */
export async function countCards(db: Executor, conventionId: string) {
  const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await db
    .select({
      people: sql<number>`count(*)::int`,
      cards: count(sql`${personCards.id} is not null`),
      foodNotes: count(hasNote('foodNote')),
      accessNotes: count(hasNote('accessNote')),
      notPhotographed: count(said('mayPhotograph')),
      notPrinted: count(said('mayPrint')),
    })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(personCards, cardOfParticipant)
    .where(attends(conventionId));
  if (!row) throw new Error('Counts without a row');
  return row;
}

/** "No", or nothing for a child: by the age on the first day of the convention. */
function said(question: 'mayPhotograph' | 'mayPrint'): SQL {
  return sql`not coalesce(${personCards[question]},
    coalesce((${orderParticipants.snapshot} ->> 'dob')::date, ${conventions.startDate})
      <= ${conventions.startDate} - interval '18 years')`;
}

/** Joins a card with its person in the registration. */
export const cardOfParticipant = and(
  eq(personCards.orderId, orderParticipants.orderId),
  eq(personCards.personId, orderParticipants.personId),
);

/** How many who attend have each need. */
export async function countNeeds(db: Executor, conventionId: string, group: NeedGroup) {
  return db
    .select({ need: sql<string>`need`, count: sql<number>`count(*)::int` })
    .from(personCards)
    .innerJoin(orderParticipants, cardOfParticipant)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .crossJoin(sql`unnest(${personCards[group]}) as need`)
    .where(attends(conventionId))
    .groupBy(sql`need`);
}

function hasNeed(need: NeedFilter | undefined): SQL | undefined {
  const has = (column: SQL) => sql`${need} = any(${column})`;
  const isOne = (values: readonly string[]) => need !== undefined && values.includes(need);
  if (need === 'FOOD_NOTE') return hasNote('foodNote');
  if (need === 'ACCESS_NOTE') return hasNote('accessNote');
  if (isOne(diets)) return has(sql`${personCards.diets}`);
  if (isOne(allergies)) return has(sql`${personCards.allergies}`);
  if (isOne(accessNeeds)) return has(sql`${personCards.accessNeeds}`);
  return or(
    sql`cardinality(${personCards.diets} || ${personCards.allergies} || ${personCards.accessNeeds}) > 0`,
    hasNote('foodNote'),
    hasNote('accessNote'),
  );
}

/** A page of the people who attend and have a need, or any, by name. */
export async function listPeopleWithNeed(
  db: Executor,
  {
    conventionId,
    need,
    search,
    page,
    pageSize,
  }: {
    conventionId: string;
    need?: NeedFilter | undefined;
    search?: string | undefined;
    page: number;
    pageSize: number;
  },
) {
  const rows = await db
    .select({
      card: personCards,
      firstName: people.firstName,
      lastName: people.lastName,
      number: sql<string>`coalesce(${orders.permNumber}, ${orders.tempNumber})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(personCards)
    .innerJoin(orderParticipants, cardOfParticipant)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(people, eq(people.id, personCards.personId))
    .where(
      and(
        attends(conventionId),
        hasNeed(need),
        search ? or(isNamed(people.id, search), contains(orderNumbers(orders), search)) : undefined,
      ),
    )
    .orderBy(sql`lower(${people.lastName})`, sql`lower(${people.firstName})`, personCards.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Everybody who attends and has a card, family by family, the registrant first. */
export function listCardsByFamily(db: Executor, conventionId: string) {
  const registrants = alias(people, 'registrants');
  const atSending = (key: string, now: AnyPgColumn) =>
    sql<string | null>`case when ${orderParticipants.snapshot} is null then ${now}::text
      else ${orderParticipants.snapshot} ->> ${key} end`;
  return db
    .select({
      card: personCards,
      startDate: conventions.startDate,
      firstName: people.firstName,
      lastName: people.lastName,
      dob: atSending('dob', people.dob),
      number: sql<string>`coalesce(${orders.permNumber}, ${orders.tempNumber})`,
      registrant: {
        firstName: registrants.firstName,
        lastName: registrants.lastName,
        countryCode: registrants.mobileCountryCode,
        phoneNumber: registrants.mobileNumber,
      },
    })
    .from(personCards)
    .innerJoin(orderParticipants, cardOfParticipant)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .innerJoin(people, eq(people.id, personCards.personId))
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(registrants, eq(registrants.id, users.personId))
    .where(attends(conventionId))
    .orderBy(
      sql`lower(${registrants.lastName})`,
      sql`lower(${registrants.firstName})`,
      orders.id,
      sql`${orderParticipants.relationship} <> 'SELF'`,
      sql`lower(${people.firstName})`,
      personCards.id,
    );
}

/** What those who attend told openly in these registrations; nothing that is sealed. */
export function listOpenParts(db: Executor, orderIds: readonly string[]) {
  const { orderId, personId, allergies, accessNeeds } = personCards;
  return (
    db
      .select({
        orderId,
        personId,
        allergies,
        accessNeeds,
        hasNote: sql<boolean>`${hasNote('foodNote')} or ${hasNote('accessNote')}`,
      })
      .from(personCards)
      .innerJoin(orderParticipants, cardOfParticipant)
      .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
      // Of registrations and people, too: their indexes are not used for what only follows from the cards.
      .where(
        and(
          isAmong(orderId, orderIds),
          isAmong(orderParticipants.orderId, orderIds),
          isAmong(orders.id, orderIds),
          attending,
        ),
      )
  );
}

/** Who may be photographed, as families of these registrations answered. */
export function listPhotoAnswers(db: Executor, orderIds: readonly string[]) {
  const { orderId, personId, mayPhotograph } = personCards;
  return db.select({ orderId, personId, mayPhotograph }).from(personCards).where(isAmong(orderId, orderIds));
}

/** The registrations of conventions that ended before `day` (`YYYY-MM-DD`) and have cards. */
export async function listPastOrdersWithCards(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ orderId: personCards.orderId })
    .from(personCards)
    .innerJoin(orders, eq(orders.id, personCards.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(lt(conventions.endDate, day));
  return rows.map(({ orderId }) => orderId);
}
