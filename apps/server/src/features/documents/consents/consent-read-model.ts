import { fullName } from '@sangamam/contract/fields/full-name';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { consents, files, people } from '#server/db/schema/schema.ts';

const minor = alias(people, 'minor');
const responsible = alias(people, 'responsible');
const nameOf = (person: typeof minor | typeof responsible) => ({
  firstName: person.firstName,
  lastName: person.lastName,
});

/** The consent forms of a registration with their files, in the order in which they were sent. */
export async function listConsentsOfOrder(db: Executor, orderId: string) {
  const rows = await db
    .select({ consent: consents, file: files, minor: nameOf(minor), responsible: nameOf(responsible) })
    .from(consents)
    .innerJoin(files, eq(files.id, consents.fileId))
    .leftJoin(minor, eq(minor.id, consents.minorId))
    .innerJoin(responsible, eq(responsible.id, consents.responsibleId))
    .where(eq(consents.orderId, orderId))
    .orderBy(asc(consents.fileId));
  return rows.map(({ consent, file, minor, responsible }) => ({
    consent,
    file,
    minorName: minor && fullName(minor),
    responsibleName: fullName(responsible),
  }));
}
export type ConsentOfOrder = Awaited<ReturnType<typeof listConsentsOfOrder>>[number];
