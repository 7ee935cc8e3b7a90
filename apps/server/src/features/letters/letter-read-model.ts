import {
  listLetterRecipients,
  listLetters,
  type RecipientState,
} from '@sangamam/contract/letters/letter-endpoints';
import { changeableStates, type DryRunReason } from '@sangamam/contract/letters/letter';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type RowOf } from '#server/db/lists/define-list.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import {
  airports,
  conventions,
  hotelSettings,
  hotelStays,
  letterRecipients,
  letters,
  orderParticipants,
  orders,
  organizations,
  outboxMails,
  packages,
  people,
  travelLegs,
  users,
} from '#server/db/schema/schema.ts';
import {
  isOfRegistrant,
  typedNumber,
} from '#server/features/orders/participants/family-search-read-model.ts';

import { noLetterReason } from './no-letter-read-model.ts';

const account = (name: string) => {
  const [user, person] = [alias(users, `${name}_user`), alias(people, `${name}_person`)];
  return { user, person, name: sql<string | null>`${person.firstName} || ' ' || ${person.lastName}` };
};

const [changer, asker, approver] = [account('changer'), account('asker'), account('approver')];

function selectLetters(db: Executor) {
  return db
    .select({
      letter: letters,
      conventionName: conventions.name,
      changedByName: changer.name,
      askedByName: asker.name,
      approvedByName: approver.name,
    })
    .from(letters)
    .innerJoin(conventions, eq(conventions.id, letters.conventionId))
    .leftJoin(changer.user, eq(changer.user.id, letters.changedBy))
    .leftJoin(changer.person, eq(changer.person.id, changer.user.personId))
    .leftJoin(asker.user, eq(asker.user.id, letters.askedBy))
    .leftJoin(asker.person, eq(asker.person.id, asker.user.personId))
    .leftJoin(approver.user, eq(approver.user.id, letters.approvedBy))
    .leftJoin(approver.person, eq(approver.person.id, approver.user.personId));
}

/** A letter with the names of who had to do with it. */
export type LetterListRow = Awaited<ReturnType<typeof selectLetters>>[number];

export async function findLetterRow(db: Executor, id: string): Promise<LetterListRow | undefined> {
  const [row] = await selectLetters(db).where(eq(letters.id, id));
  return row;
}

/** Letters, the last changed first. */
export const letterList = defineList(listLetters, {
  rows: selectLetters,
  ids: (db) => db.select({ id: letters.id }).from(letters),
  where: {
    conventionId: (conventionId) => eq(letters.conventionId, conventionId),
    search: (search) =>
      or(ilike(letters.subjectEn, likePattern(search)), ilike(letters.subjectMl, likePattern(search))),
  },
  order: { by: [desc(letters.changedAt)], unique: desc(letters.id) },
});

const isQueued = isNotNull(letterRecipients.queuedAt);

/** How it stands with a recipient. A mail that was erased since has left. */
const recipientState = sql<RecipientState>`case
  when ${letterRecipients.reason} is not null then 'WITHOUT'
  when ${letterRecipients.queuedAt} is null then 'WAITING'
  when ${outboxMails.id} is null or ${outboxMails.sentAt} is not null then 'LEFT'
  when ${outboxMails.deadAt} is not null then 'FAILED'
  else 'LEAVING' end`;

const inState = (...states: RecipientState[]) =>
  sql<number>`(count(*) filter (where ${recipientState} in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})))::int`;

/** How far these letters are. */
export async function listCounts(db: Executor, letterIds: readonly string[]) {
  return db
    .select({
      letterId: letterRecipients.letterId,
      recipients: inState('WAITING', 'LEAVING', 'LEFT', 'FAILED'),
      waiting: inState('WAITING'),
      leaving: inState('LEAVING'),
      left: inState('LEFT'),
      failed: inState('FAILED'),
      without: inState('WITHOUT'),
    })
    .from(letterRecipients)
    .leftJoin(outboxMails, eq(outboxMails.id, letterRecipients.mailId))
    .where(inArray(letterRecipients.letterId, [...letterIds]))
    .groupBy(letterRecipients.letterId);
}

/** Why a recipient does not get a letter, or not again; null for those who get it or, once it is on its way, got it. */
const dryRunReason = sql<DryRunReason | null>`case
  when ${letterRecipients.reason} is not null then ${letterRecipients.reason}
  when ${isQueued} and ${inArray(letters.state, changeableStates)} then 'GOT_IT' end`;

/** How many do not get a letter, by reason, the most first. */
export async function countReasons(db: Executor, letterId: string) {
  const found = db
    .select({ reason: dryRunReason.as('dry_run_reason') })
    .from(letterRecipients)
    .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
    .where(eq(letterRecipients.letterId, letterId))
    .as('found');
  return db
    .select({ reason: sql<DryRunReason>`${found.reason}`, count: count() })
    .from(found)
    .where(isNotNull(found.reason))
    .groupBy(found.reason)
    .orderBy(desc(count()), asc(found.reason));
}

/** The audience of a letter that was found, in the order in which they get it. */
export const recipientList = defineList(listLetterRecipients, {
  rows: (db) =>
    db
      .select({
        orderId: letterRecipients.orderId,
        firstName: people.firstName,
        lastName: people.lastName,
        number: sql<string>`coalesce(${orders.permNumber}, ${orders.tempNumber})`,
        email: people.email,
        state: recipientState,
        reason: dryRunReason,
        sentAt: outboxMails.sentAt,
      })
      .from(letterRecipients)
      .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
      .innerJoin(orders, eq(orders.id, letterRecipients.orderId))
      .innerJoin(users, eq(users.id, letterRecipients.userId))
      .innerJoin(people, eq(people.id, users.personId))
      .leftJoin(outboxMails, eq(outboxMails.id, letterRecipients.mailId)),
  ids: (db) =>
    db
      .select({ id: letterRecipients.orderId })
      .from(letterRecipients)
      .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
      .innerJoin(orders, eq(orders.id, letterRecipients.orderId))
      .leftJoin(outboxMails, eq(outboxMails.id, letterRecipients.mailId)),
  always: ({ letterId }: { letterId: string }) => eq(letterRecipients.letterId, letterId),
  where: {
    state: (state) => sql`${recipientState} = ${state}`,
    reason: (reason) => sql`${dryRunReason} = ${reason}`,
    search: (search) => isOfRegistrant(orders.id, search, { number: typedNumber(search) }),
  },
  order: { by: [asc(letterRecipients.place)], unique: asc(letterRecipients.userId) },
});
export type RecipientRow = RowOf<typeof recipientList>;

/** The registration of whoever gets a letter first; undefined while nobody does. */
export async function findFirstRecipient(db: Executor, letterId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: letterRecipients.orderId })
    .from(letterRecipients)
    .where(and(eq(letterRecipients.letterId, letterId), sql`${letterRecipients.reason} is null`))
    .orderBy(sql`${isQueued}`, asc(letterRecipients.place))
    .limit(1);
  return row?.orderId;
}

const attending = sql<number>`(select count(*)::int from ${orderParticipants}
  where ${orderParticipants.orderId} = ${orders.id} and ${orderParticipants.selected})`;

/** What is filled into a letter for these registrations, to whom it goes, and why it does not now. */
export async function listLetterFacts(db: Executor, audience: LetterAudience, orderIds: readonly string[]) {
  return db
    .select({
      orderId: orders.id,
      conventionId: orders.conventionId,
      userId: users.id,
      email: people.email,
      language: users.language,
      firstName: people.firstName,
      lastName: people.lastName,
      familyName: people.familyName,
      number: sql<string>`coalesce(${orders.permNumber}, ${orders.tempNumber})`,
      conventionName: conventions.name,
      people: attending,
      packageName: packages.name,
      localUnitName: organizations.name,
      hotelName: sql<string | null>`coalesce(${hotelStays.hotelName}, ${hotelSettings.hotelName})`,
      hotelNumber: hotelStays.confirmationNumber,
      airportName: airports.name,
      arrivalDay: travelLegs.date,
      reason: noLetterReason(audience),
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .leftJoin(packages, eq(packages.id, orders.packageId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .leftJoin(hotelSettings, eq(hotelSettings.conventionId, orders.conventionId))
    .leftJoin(hotelStays, eq(hotelStays.orderId, orders.id))
    .leftJoin(travelLegs, and(eq(travelLegs.orderId, orders.id), eq(travelLegs.direction, 'ARRIVAL')))
    .leftJoin(airports, eq(airports.code, travelLegs.airportCode))
    .where(sql`${orders.id} = any(${sql.param(orderIds)}::uuid[])`);
}
export type LetterFacts = Awaited<ReturnType<typeof listLetterFacts>>[number];

/** Letters of conventions that ended before `day` (`YYYY-MM-DD`). */
export async function listLettersEndedBefore(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .innerJoin(conventions, eq(conventions.id, letters.conventionId))
    .where(sql`${conventions.endDate} < ${day}`);
  return rows.map(({ id }) => id);
}
