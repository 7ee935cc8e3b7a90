import type { Context } from '#server/db/context.ts';
import { isConventionOver } from '#server/features/conventions/is-convention-over.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { mayBuyAddons, withStatus } from '@sangamam/contract/orders/addon-orders/addon-order-rules';

import { factsOf } from '../order/order-facts.ts';
import type { OrderRow } from '../order/order-repository.ts';

/**
 * Add-ons are sold to a registration that waits for approval or is confirmed, beyond the registration deadline until the
 * convention is over; staff end the sale of one earlier by withdrawing it.
 *
 * @throws ADDONS_NOT_POSSIBLE, REGISTRATION_CLOSED
 */
export async function refuseUnlessAddonsSold(ctx: Context, registration: OrderRow): Promise<void> {
  if (!mayBuyAddons(withStatus(factsOf(registration)))) throw new AppError('ADDONS_NOT_POSSIBLE');
  await refuseWhenConventionOver(ctx, registration.conventionId);
}

/**
 * Nothing is sold for a convention that is over, whatever the state of the registration (DECISIONS §5).
 *
 * @throws REGISTRATION_CLOSED, also for a convention that staff have withdrawn
 */
export async function refuseWhenConventionOver(ctx: Context, conventionId: string): Promise<void> {
  const convention = await findConvention(ctx, conventionId);
  if (!convention?.active || isConventionOver(convention, ctx.now()))
    throw new AppError('REGISTRATION_CLOSED');
}
