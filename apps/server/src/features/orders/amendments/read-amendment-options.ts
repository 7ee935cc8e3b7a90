import { pieceKey, piecesOf } from '@sangamam/contract/orders/amendments/amend-lines';
import type { getAmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';
import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import { activeAddons } from '#server/features/conventions/addons/active-addons.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { listPackages } from '#server/features/conventions/packages/list-packages.ts';

import { cancellationTermsOf } from '../order/cancellation-terms-of.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { listEarlierPeople, listOrderPeople } from '../participants/participant-read-model.ts';
import { balanceOfOrder } from '../pricing/balance-of-order.ts';
import { listSubmittedLines } from '../selection/order-lines-repository.ts';
import { countAmendments } from './amendment-repository.ts';
import { requireAmendable } from './plan-amendment.ts';

/**
 * What staff start from when they change a submitted registration.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE
 */
export async function readAmendmentOptions(
  ctx: Context,
  orderId: string,
): Promise<EndpointData<typeof getAmendmentOptions>> {
  const order = requireAmendable(await lockOrder(ctx, orderId));
  const people = await listOrderPeople(ctx.db, orderId);
  const lines = await listSubmittedLines(ctx.db, orderId);
  const convention = await conventionById(ctx, order.conventionId);
  const titles = new Map(lines.map((line) => [pieceKey(line), line.title]));
  return {
    userId: order.userId,
    conventionId: order.conventionId,
    currency: order.currency,
    people: [
      ...people.map((one) => ({ ...one, conventionName: null })),
      ...(await listEarlierPeople(ctx.db, { orderId, userId: order.userId })),
    ].map(({ person, relationship, selected, conventionName }) => ({
      participantId: person.id,
      name: fullName(person),
      relationship,
      attends: selected,
      knownFrom: conventionName,
    })),
    packageId: order.packageId,
    packageName: linesInForce(lines).find(({ line }) => line.kind === 'PACKAGE')?.line.title ?? null,
    packages: await listPackages(ctx, { conventionId: order.conventionId }),
    addons: await activeAddons(ctx, order.conventionId),
    selection: [...piecesOf(lines)].map(([name, quantity]) => {
      const [addonId = '', ...key] = name.split('/');
      return { addonId, key: key.join('/'), title: titles.get(name) ?? '', quantity };
    }),
    specialRequest: order.specialRequest,
    balance: await balanceOfOrder(ctx, order),
    cancellation: cancellationTermsOf(order, convention),
    today: calendarDateIn(convention.timeZone, ctx.now()),
    amendments: await countAmendments(ctx.db, orderId),
  };
}
