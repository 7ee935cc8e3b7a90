import type { Context } from '#server/db/context.ts';

import { isPersonReferenced } from './person-references-read-model.ts';
import * as repository from './person-repository.ts';
import type { NewPerson, PersonChange } from './person-repository.ts';

// Accounts and orders refer to people; only this feature writes them. The caller has checked who may.

/** Stores a family member. Returns the id. */
export function createPerson(ctx: Context, person: NewPerson): Promise<string> {
  return repository.insertPerson(ctx.db, person);
}

/**
 * Stores a person whose e-mail address is an account's name. Returns the id.
 *
 * @throws USER_EXIST when the address names another account
 */
export function createAccountHolder(ctx: Context, person: NewPerson): Promise<string> {
  return repository.insertPerson(ctx.db, { ...person, namesAccount: true });
}

export function changePerson(ctx: Context, personId: string, change: PersonChange): Promise<void> {
  return repository.updatePerson(ctx.db, personId, change);
}

/** Deletes a person whom neither an order nor an account refers to any more; does nothing otherwise. */
export async function deletePersonUnlessReferenced(ctx: Context, personId: string): Promise<void> {
  if (await isPersonReferenced(ctx.db, personId)) return;
  await repository.deletePerson(ctx.db, personId);
}

/** Removes an address from every person without an account. Returns these people. */
export function clearEmailAddress(ctx: Context, email: string): Promise<{ id: string; firstName: string }[]> {
  return repository.clearEmailAddress(ctx.db, email, ctx.now());
}
