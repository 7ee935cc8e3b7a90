import { notPaidInTime } from '#phrases/orders/amendments.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { readRegistrationSettings } from '#server/features/conventions/site-settings/read-registration-settings.ts';
import { findLatestAmendment } from '#server/features/orders/amendments/find-latest-amendment.ts';
import { listUnpaidChanges } from '#server/features/orders/amendments/list-unpaid-changes.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { takeBackAmendment } from './take-back-amendment.ts';

const day = 24 * 60 * 60_000;

const expiry = systemActor('reminders and expiry');

/**
 * Takes changes of registrations back whose difference nobody has paid: no payment was reported in the days that the
 * settings give. Each in a transaction of its own, which checks again. What cannot be taken back, because the registration
 * changed since or its old package is sold out, stays with the treasurer as late.
 */
export async function endUnpaidChanges(
  ctx: Context,
): Promise<{ ended: number; kept: number; failures: { orderId: string; error: unknown }[] }> {
  const { unpaidChangeDays: days } = await readRegistrationSettings(ctx);
  const done = { ended: 0, kept: 0, failures: [] as { orderId: string; error: unknown }[] };
  if (days === 0) return done;
  const before = new Date(ctx.now().getTime() - days * day);
  for (const { orderId, childOrderId } of await listUnpaidChanges(ctx, before)) {
    const end = async (ctx: Context) => {
      const order = await lockOrder(ctx, orderId);
      const latest = await findLatestAmendment(ctx, orderId);
      if (latest?.childOrderId !== childOrderId) throw new AppError('CONFLICT');
      await takeBackAmendment(ctx, expiry, order, { reason: notPaidInTime({ days }), isTold: true });
    };
    try {
      await inTransaction(ctx, end);
      done.ended += 1;
    } catch (error) {
      if (error instanceof AppError) done.kept += 1;
      else done.failures.push({ orderId, error });
    }
  }
  return done;
}
