import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import { inTransaction, type Context } from '#server/db/context.ts';
import { lockOwnAccount } from '#server/features/accounts/account/lock-active-account.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { isRegistrationOpenTo } from '#server/features/conventions/registration-open.ts';
import { whoActed, type Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import {
  insertParticipant,
  copyFamily,
  findPreviousRegistration,
} from '../participants/participant-repository.ts';
import { findActiveOrder, insertOrder, nextNumberSerial, type OrderRow } from '../order/order-repository.ts';
import type { RegistrationKey } from '../order/require-own-order.ts';

/**
 * Starts the actor's registration for a convention with the actor as SELF, selected, the family of the previous
 * registration, unselected, and a temporary number. Idempotent: an active registration is returned, so that a double
 * click and a second tab get the same one.
 *
 * @throws ORDER_NOT_FOUND for somebody else's id or an unknown convention, REGISTRATION_CLOSED, UNAUTHORIZED
 */
export async function initiateRegistration(
  ctx: Context,
  actor: Actor,
  key: RegistrationKey,
): Promise<OrderRow> {
  if (key.userId !== actor.userId) throw new AppError('ORDER_NOT_FOUND');
  return inTransaction(ctx, async (ctx) => {
    const active = await findActiveOrder(ctx.db, key);
    if (active) return active;
    await lockOwnAccount(ctx, actor);
    const convention = await findConvention(ctx, key.conventionId);
    if (!convention) throw new AppError('ORDER_NOT_FOUND');
    if (!isRegistrationOpenTo(actor, convention, ctx.now())) throw new AppError('REGISTRATION_CLOSED');
    const tempNumber = formatRegistrationNumber('T', await nextNumberSerial(ctx.db, 'temp_numbers'));
    const created = await insertOrder(ctx.db, {
      ...key,
      tempNumber,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    if (!created) return winner(ctx, key);
    await insertParticipant(ctx.db, {
      orderId: created.id,
      personId: actor.personId,
      relationship: 'SELF',
      createdAt: created.createdAt,
    });
    await copyPreviousFamily(ctx, created);
    await recordAudit(ctx, {
      actorId: whoActed(actor),
      action: 'order.initiated',
      entityId: created.id,
      after: { tempNumber },
    });
    return created;
  });
}

/** The registration that another tab started between the query and the insert. */
async function winner(ctx: Context, key: RegistrationKey): Promise<OrderRow> {
  const order = await findActiveOrder(ctx.db, key);
  if (!order) throw new AppError('CONFLICT');
  return order;
}

/**
 * Copies the family of the registrant's latest registration to a new one, unselected, so that a returning family need
 * not enter everybody again (docs/decisions/007). The people are the same rows: an e-mail address still belongs to one
 * person.
 */
async function copyPreviousFamily(ctx: Context, order: OrderRow): Promise<void> {
  const from = await findPreviousRegistration(ctx.db, order.userId, order.id);
  if (from !== undefined) await copyFamily(ctx.db, { from, to: order.id, at: order.createdAt });
}
