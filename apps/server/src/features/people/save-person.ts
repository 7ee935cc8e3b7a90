import type { Context } from '#server/db/context.ts';

import { isPersonReferenced } from './person-references-read-model.ts';
import * as repository from './person-repository.ts';
import type { NewPerson, PersonChange } from './person-repository.ts';

// Accounts and orders refer to people; only this feature writes them. Who may, the caller has decided.

/** Stores somebody of a family. Answers the id. */
export function createPerson(ctx: Context, person: NewPerson): Promise<string> {
  return repository.insertPerson(ctx.db, person);
}

/**
 * Stores somebody whose e-mail address names an account. Answers the id.
 *
 * @throws USER_EXIST when the address names another account
 */
export function createAccountHolder(ctx: Context, person: NewPerson): Promise<string> {
  return repository.insertPerson(ctx.db, { ...person, namesAccount: true });
}

export function changePerson(ctx: Context, personId: string, change: PersonChange): Promise<void> {
  return repository.updatePerson(ctx.db, personId, change);
}

/** Deletes a person whom neither an order nor an account refers to any more; leaves all others alone. */
export async function deletePersonUnlessReferenced(ctx: Context, personId: string): Promise<void> {
  if (await isPersonReferenced(ctx.db, personId)) return;
  await repository.deletePerson(ctx.db, personId);
}

/** Removes an address from everybody without an account; answers who they are. */
export function clearEmailAddress(ctx: Context, email: string): Promise<{ id: string; firstName: string }[]> {
  return repository.clearEmailAddress(ctx.db, email, ctx.now());
}
