import { fullName } from '@sangamam/contract/fields/full-name';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isConfirmedRegistration } from '#server/db/confirmed-registration.ts';
import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { orderParticipants, orders, organizations, people, personCards } from '#server/db/schema/schema.ts';

import { asSubmitted, submittedUnitName, whereArriving } from '../desk/families-read-model.ts';

/** The confirmed registrations of a convention by what chooses and orders them, and how many badges each has. */
export async function listConfirmedFamilies(db: Executor, conventionId: string) {
  const registrant = alias(orderParticipants, 'registrant');
  const attending = db
    .select({ orderId: orderParticipants.orderId, badges: sql<number>`count(*)`.as('badges') })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .where(and(whereArriving(conventionId), eq(orderParticipants.selected, true)))
    .groupBy(orderParticipants.orderId)
    .as('attending');
  const rows = await db
    .select({
      _id: orders.id,
      isNamed: sql<boolean>`${registrant.personId} is not null`,
      firstName: asSubmitted('firstName', people.firstName, registrant.snapshot),
      lastName: asSubmitted('lastName', people.lastName, registrant.snapshot),
      localUnitName: submittedUnitName(registrant.snapshot),
      badges: sql<number>`coalesce(${attending.badges}, 0)::int`,
    })
    .from(orders)
    .leftJoin(registrant, and(eq(registrant.orderId, orders.id), eq(registrant.relationship, 'SELF')))
    .leftJoin(people, eq(people.id, registrant.personId))
    .leftJoin(organizations, eq(organizations.id, people.localUnitId))
    .leftJoin(attending, eq(attending.orderId, orders.id))
    .where(and(whereArriving(conventionId), isConfirmedRegistration));
  return rows.map(({ _id, isNamed, localUnitName, badges, ...name }) => ({
    _id,
    registrantName: isNamed ? fullName(name) : '',
    localUnitName,
    badges,
  }));
}
export type ConfirmedFamily = Awaited<ReturnType<typeof listConfirmedFamilies>>[number];

/** Those who attend of these registrations, counted by date of birth as submitted and by whether they may be photographed. */
export async function countPhotoAnswers(db: Executor, registrationIds: readonly string[]) {
  // Looked up for those alone whom nothing was recorded of.
  const dob = sql<string | null>`case when ${orderParticipants.snapshot} is null
    then (select ${people.dob}::text from ${people} where ${people.id} = ${orderParticipants.personId})
    else ${orderParticipants.snapshot} ->> 'dob' end`.as('submitted_dob');
  return db
    .select({ dob, mayPhotograph: personCards.mayPhotograph, badges: sql<number>`count(*)::int` })
    .from(orderParticipants)
    .leftJoin(
      personCards,
      and(
        eq(personCards.orderId, orderParticipants.orderId),
        eq(personCards.personId, orderParticipants.personId),
      ),
    )
    .where(and(isAmong(orderParticipants.orderId, registrationIds), eq(orderParticipants.selected, true)))
    .groupBy(sql`submitted_dob`, personCards.mayPhotograph);
}
