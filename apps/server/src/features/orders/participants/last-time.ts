import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getLastTime } from '@sangamam/contract/orders/participants/participant-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { requireOwnOrder, type RegistrationKey } from '../order/require-own-order.ts';
import { findEarlierRegistration, listPeopleOfBoth } from './last-time-read-model.ts';

/**
 * Who of the people on the actor's list attended the latest earlier convention that the actor registered for. The new
 * registration lists the same people (docs/decisions/007), so that they only have to be selected; whoever was removed
 * from it is left out.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readLastTime(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
): Promise<EndpointData<typeof getLastTime>> {
  const order = await requireOwnOrder(ctx, actor, key);
  const earlier = await findEarlierRegistration(ctx.db, key);
  if (!earlier) return { lastTime: null };
  const participantIds = await listPeopleOfBoth(ctx.db, { orderId: order.id, earlierId: earlier.orderId });
  if (participantIds.length === 0) return { lastTime: null };
  const { conventionName, startDate } = earlier;
  return { lastTime: { conventionName, year: Number(startDate.slice(0, 4)), participantIds } };
}
