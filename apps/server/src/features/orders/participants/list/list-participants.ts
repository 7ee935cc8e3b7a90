import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

import { findPeopleOfRegistration, listOrderPeople } from '../participant-read-model.ts';
import { findOwn, type RegistrationKey } from '../../order/require-own-order.ts';
import { presentParticipant } from '../present-participant.ts';

/** The people of the actor's registration, selected or not. */
export async function listParticipants(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
): Promise<{ orderId: string; participants: ParticipantRecord[] }> {
  const { orderId, people } = await findOwn(ctx, actor, key, findPeopleOfRegistration);
  return { orderId, participants: people.map(presentParticipant) };
}

/** The people of an order that the caller may see already. */
export async function participantsOfOrder(ctx: Context, orderId: string): Promise<ParticipantRecord[]> {
  const people = await listOrderPeople(ctx.db, orderId);
  return people.map(presentParticipant);
}
