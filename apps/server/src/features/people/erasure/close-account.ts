import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { closingConsequences } from '@sangamam/contract/people/erasure/retention';

import { inTransaction, type Context } from '#server/db/context.ts';
import { mailAccountClosed } from '#server/features/accounts/mails/account-closed-mail.ts';
import { lockOwnAccount } from '#server/features/accounts/account/lock-active-account.ts';
import { requireOwnPassword } from '#server/features/accounts/passwords/require-own-password.ts';
import { cancelLocked } from '#server/features/orders/decisions/decide-registration.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { eraseAccount } from './erase-account.ts';
import { listActiveOrders } from './active-order-read-model.ts';

/** What closing the account would do, and what prevents it. */
export async function previewClosing(ctx: Context, actor: Actor) {
  const { obstacles } = await sortOrders(ctx, actor);
  return {
    isPossible: obstacles.length === 0,
    obstacles: obstacles.map(({ id, tempNumber, permNumber, conventionName }) => ({
      orderId: id,
      tmpConvRegNo: tempNumber,
      permConvRegNo: permNumber,
      conventionName,
    })),
    consequences: [...closingConsequences],
  };
}

/**
 * Closes the actor's account for good. Open registrations are cancelled; a submitted one for a convention that is not
 * over prevents it.
 *
 * @throws INVALID_CREDENTIALS for a wrong password, REGISTRATIONS_ALIVE
 */
export async function closeAccount(
  ctx: Context,
  actor: Actor,
  { password }: { password: string },
): Promise<{ closed: true }> {
  const owner = await requireOwnPassword(ctx, actor, password);
  return inTransaction(ctx, async (ctx) => {
    await lockOwnAccount(ctx, actor);
    const { obstacles, unsent } = await sortOrders(ctx, actor);
    if (obstacles.length > 0) throw new AppError('REGISTRATIONS_ALIVE');
    for (const { id } of unsent) {
      const order = await requireOwnOrderById(ctx, actor, id, { lock: true });
      // Submitted from another tab in the meantime.
      if (order.submittedAt !== null) throw new AppError('REGISTRATIONS_ALIVE');
      if (order.cancelledAt === null) await cancelLocked(ctx, actor, order, null);
    }
    await eraseAccount(ctx, actor, actor);
    await mailAccountClosed(ctx, owner);
    return { closed: true };
  });
}

async function sortOrders(ctx: Context, actor: Actor) {
  const active = await listActiveOrders(ctx.db, actor.userId);
  return {
    obstacles: active.filter(
      ({ submittedAt, endDate, timeZone }) =>
        submittedAt !== null && endDate >= calendarDateIn(timeZone, ctx.now()),
    ),
    unsent: active.filter(({ submittedAt }) => submittedAt === null),
  };
}
