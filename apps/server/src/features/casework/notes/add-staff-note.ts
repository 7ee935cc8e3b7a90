import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { addNote } from '../care/add-note.ts';
import { registrationKind } from '../registration-care/registration-kind.ts';
import { readersOfNotes } from './note-readers.ts';

/**
 * Writes a note that only staff read into the history of an order; those for registrars only are read by whoever may
 * decide about registrations.
 *
 * @throws ORDER_NOT_FOUND, FORBIDDEN for one that the actor could not read
 */
export async function addStaffNote(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { note, registrarsOnly }: { note: string; registrarsOnly: boolean },
) {
  if (registrarsOnly && !hasAbility(actor.roles, readersOfNotes.registrars)) throw new AppError('FORBIDDEN');
  await addNote(ctx, actor, registrationKind, orderId, {
    note,
    readers: registrarsOnly ? 'registrars' : 'staff',
  });
  return { _id: orderId };
}
