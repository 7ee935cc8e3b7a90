import { pieceKey, piecesOf } from '@sangamam/contract/orders/amendments/amend-lines';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';

import type { Context } from '#server/db/context.ts';
import { addonPlacesLeft } from '#server/features/conventions/addons/places-left.ts';
import { packagePlacesLeft } from '#server/features/conventions/packages/places-left.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { exchangePlaces } from '../submission/order-capacity.ts';
import type { PlannedAmendment } from './plan-amendment.ts';

/** Takes the places that an amendment needs, and releases those that it no longer does. Call it last. */
export function takeAmendedPlaces(
  ctx: Context,
  planned: PlannedAmendment,
  { passesWaitList }: { passesWaitList: boolean },
): Promise<void> {
  return exchangePlaces(ctx, planned.order, {
    passesWaitList,
    packageId: planned.packageId,
    pieces: changedPieces(planned),
  });
}

/**
 * Whether there are places for an amendment as things are, for its preview.
 *
 * @throws SOLD_OUT
 */
export async function refuseWithoutPlaces(
  ctx: Context,
  planned: PlannedAmendment,
  { passesWaitList = true } = {},
): Promise<void> {
  const { packageId, order } = planned;
  if (packageId !== null && packageId !== order.packageId) {
    const place = await packagePlacesLeft(ctx, packageId, { passesWaitList });
    if (place && place.left < 1) throw new AppError('SOLD_OUT', { field: 'change.packageId' });
  }
  for (const { addonId, key, title, quantity } of changedPieces(planned)) {
    if (quantity <= 0 || addonId === null || key === null) continue;
    const place = await addonPlacesLeft(ctx, { addonId, key }, { passesWaitList });
    if (place && place.left < quantity)
      throw new AppError('SOLD_OUT', {
        field: 'change.addons',
        message: `Of ${title}, only ${Math.max(0, place.left)} left.`,
      });
  }
}

/** Options of add-ons with how many more, or fewer, pieces the registration holds. */
function changedPieces({
  lines,
  added,
}: PlannedAmendment): Pick<LineItem, 'addonId' | 'key' | 'title' | 'quantity'>[] {
  const all = [...lines, ...added];
  const [before, after] = [piecesOf(lines), piecesOf(all)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const line = all.find((one) => one.kind === 'ADDON' && name === pieceKey(one));
    const quantity = (after.get(name) ?? 0) - (before.get(name) ?? 0);
    return line && quantity !== 0
      ? [{ addonId: line.addonId, key: line.key, title: line.title, quantity }]
      : [];
  });
}
