import { inTransaction, type Context } from '#server/db/context.ts';
import type { JobPayload } from '#server/db/queue/job-catalogue.ts';
import { optionIdOf } from '#server/features/conventions/addons/addon-places.ts';
import { addonPlacesLeft } from '#server/features/conventions/addons/places-left.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { isRegistrationOpen } from '#server/features/conventions/registration-open.ts';
import { packagePlacesLeft } from '#server/features/conventions/packages/places-left.ts';

import { mailPlacesLeft } from '../mails/places-left-mail.ts';
import { findOrder } from '../order/order-repository.ts';
import { serveWaitList } from '../wait-list/serve-wait-list.ts';

/**
 * Offers a place of something sold out to the family that is next on its wait list. Where nobody waits, the organisation is
 * notified that a place is left. Sends nothing when the place is taken meanwhile or registration is closed. Idempotent.
 */
export async function notifyOfPlacesLeft(
  ctx: Context,
  released: JobPayload<'capacity-released'>,
): Promise<void> {
  const subjectId = released.kind === 'PACKAGE' ? released.packageId : await optionIdOf(ctx, released);
  if (subjectId !== undefined) await serveWaitList(ctx, subjectId);
  await inTransaction(ctx, async (ctx) => {
    const order = await findOrder(ctx.db, released.orderId);
    const convention = order && (await findConvention(ctx, order.conventionId));
    if (!convention || !isRegistrationOpen(convention, ctx.now())) return;
    const place =
      released.kind === 'PACKAGE'
        ? await packagePlacesLeft(ctx, released.packageId)
        : await addonPlacesLeft(ctx, released);
    if (place === undefined || place.left <= 0) return;
    const subject = released.kind === 'PACKAGE' ? released.packageId : `${released.addonId}:${released.key}`;
    await mailPlacesLeft(ctx, {
      ...place,
      convention,
      // One mail for each order that released capacity.
      dedupeKey: `capacity.released:${subject}:${released.orderId}`,
    });
  });
}
