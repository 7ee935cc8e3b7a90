import type { Context } from '#server/db/context.ts';

import { findPerson, type PersonRow } from './person-repository.ts';

/** A person as stored now, whatever snapshots say. The caller has a reference, so that the person exists. */
export async function readPerson(ctx: Context, personId: string): Promise<PersonRow> {
  const person = await findPerson(ctx.db, personId);
  if (person === undefined) throw new Error(`Person ${personId} is referred to and does not exist`);
  return person;
}
