import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { RegistrationSort } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { getNeighbours } from '@sangamam/contract/orders/registrations/registration-queue-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findPlace } from './neighbour-read-model.ts';
import { requireSort } from './read-registrations.ts';
import { resolveFilter, type AskedRegistrations } from './resolve-filter.ts';

/**
 * What stands before and after a registration in a list. One that left the list, as by a decision, has the neighbours of
 * its place, so that work goes on there.
 *
 * @throws ORDER_NOT_FOUND
 * @throws FORBIDDEN for a filter or an order that the roles may not have
 */
export async function readNeighbours(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { sort, ...asked }: AskedRegistrations & { sort: RegistrationSort },
): Promise<EndpointData<typeof getNeighbours>> {
  requireSort(actor, sort);
  const filter = await resolveFilter(ctx, actor, asked);
  const found = await findPlace(ctx.db, orderId, { ...filter, sort });
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  const { isListed, place, total } = found;
  return {
    previous: neighbour(found.previousId, found.previousName),
    next: neighbour(found.nextId, found.nextName),
    place: isListed ? place : null,
    total: isListed ? total : total - 1,
    left: total - place,
  };
}

function neighbour(id: string | null, name: string | null) {
  return id === null ? null : { _id: id, registrantName: name ?? '' };
}
