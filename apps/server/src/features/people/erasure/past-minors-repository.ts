import { and, eq, isNull, lt, max, notExists, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import type { PersonSnapshot } from '#server/db/schema/orders.ts';
import {
  auditLog,
  conventions,
  files,
  orderParticipants,
  orders,
  people,
  users,
} from '#server/db/schema/schema.ts';

import { whileErasing } from './erasure-repository.ts';

/** All that is known of a person but the names. */
const nothingButNames = {
  nickName: null,
  gender: null,
  dob: null,
  maritalStatus: null,
  familyFaith: null,
  placeInKerala: null,
  parishInKerala: null,
  otherParish: null,
  localUnitId: null,
  nearByCity: null,
  email: null,
  mobileCountryCode: null,
  mobileNumber: null,
  country: null,
  addressLine1: null,
  city: null,
  state: null,
  postCode: null,
  receiveNotification: false,
} satisfies Partial<PersonSnapshot>;

/**
 * Leaves only the names of children in what was submitted for conventions that ended before `day` (`YYYY-MM-DD`), and in
 * what the audit log says of changes there. A child was under 18 on the last day, by the date of birth as submitted.
 */
export async function eraseSubmittedMinors(db: Executor, day: string): Promise<void> {
  const emptied = JSON.stringify({ ...nothingButNames, localUnitName: null });
  const erased = await db
    .update(orderParticipants)
    .set({ frozen: sql`${orderParticipants.frozen} || ${emptied}::jsonb` })
    .from(orders)
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(
      and(
        eq(orders.id, orderParticipants.orderId),
        lt(conventions.endDate, day),
        sql`(${orderParticipants.frozen} ->> 'dob')::date > ${conventions.endDate} - interval '18 years'`,
      ),
    )
    .returning({ orderId: orderParticipants.orderId, personId: orderParticipants.personId });
  if (erased.length === 0) return;
  await whileErasing(db, () =>
    db
      .update(auditLog)
      .set({ before: null, after: null, reason: null })
      .where(
        and(
          eq(auditLog.entity, 'order'),
          sql`(${auditLog.entityId}, ${auditLog.after} ->> 'participantId') in (select * from unnest(
            ${sql.param(erased.map(({ orderId }) => orderId))}::text[], ${sql.param(erased.map(({ personId }) => personId))}::text[]))`,
        ),
      ),
  );
}

/**
 * Leaves only the names of people who have no account, and who were under 18 on the last day of the last convention for
 * which a registration lists them, when that ended before `day` (`YYYY-MM-DD`).
 */
export async function erasePastMinors(db: Executor, { day, at }: { day: string; at: Date }): Promise<void> {
  const lastDay = db
    .select({ lastDay: max(conventions.endDate) })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.id, orderParticipants.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(orderParticipants.personId, people.id));
  const hasAccount = db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.personId, people.id));
  await db
    .update(people)
    .set({ ...nothingButNames, updatedAt: at })
    .where(
      and(
        sql`(${lastDay}) < ${day}`,
        sql`${people.dob} > (${lastDay}) - interval '18 years'`,
        notExists(hasAccount),
      ),
    );
}

/** Consent forms for conventions that ended before `day`: parents fill them in about their children. */
export async function listPastConsentForms(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(orders, eq(orders.id, files.orderId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(and(eq(files.kind, 'CONSENT_FORM'), isNull(files.deletedAt), lt(conventions.endDate, day)));
  return rows.map(({ id }) => id);
}
