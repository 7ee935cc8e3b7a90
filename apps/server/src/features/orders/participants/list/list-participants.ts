import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

import { listOrderPeople } from '../participant-read-model.ts';
import { requireOwnOrder, type RegistrationKey } from '../../order/require-own-order.ts';
import { presentParticipant } from '../present-participant.ts';

/** The people of the actor's registration, selected or not. */
export async function listParticipants(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
): Promise<{ orderId: string; participants: ParticipantRecord[] }> {
  const order = await requireOwnOrder(ctx, actor, key);
  return { orderId: order.id, participants: await participantsOfOrder(ctx, order.id) };
}

/** The people of an order that the caller may see already. */
export async function participantsOfOrder(ctx: Context, orderId: string): Promise<ParticipantRecord[]> {
  const people = await listOrderPeople(ctx.db, orderId);
  return people.map(presentParticipant);
}
