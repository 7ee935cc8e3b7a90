import { consentMessages as messages } from '@sangamam/contract/documents/consents/consent-messages';
import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import { minorsOf } from '@sangamam/contract/documents/consents/missing-consents';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { orderStateOf, requireOwnRegistration } from '../order-state.ts';
import { findConsent, setMinorOfConsent } from './consent-repository.ts';
import { peopleOfOrder, type NamedPerson } from './people-of-order.ts';
import { presentConsents } from './read-consents.ts';

interface NamedChild {
  consentId: string;
  minorId: string;
}

/**
 * The family says whom a form is for that names nobody.
 *
 * @throws ORDER_NOT_FOUND, NOT_FOUND for a form of another registration, and what `nameChild` refuses
 */
export function nameOwnConsentChild(
  ctx: Context,
  actor: Actor,
  { orderId, ...named }: NamedChild & { orderId: string },
): Promise<ConsentsOfOrder> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnRegistration(ctx, actor, orderId, { lock: true });
    await nameChild(ctx, actor, order, named);
    return presentConsents(ctx, order);
  });
}

/**
 * A registrar says whom a form is for that names nobody.
 *
 * @throws NOT_FOUND, and what `nameChild` refuses
 */
export function nameConsentChildForStaff(ctx: Context, actor: Actor, named: NamedChild): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const seen = await findConsent(ctx.db, named.consentId);
    if (!seen) throw new AppError('NOT_FOUND');
    await nameChild(ctx, actor, await lockOrder(ctx, seen.orderId), named);
  });
}

/** Those whom a form of the registration can be for. */
export async function minorsOfOrder(ctx: Context, order: OrderRow): Promise<NamedPerson[]> {
  const { startDate } = await conventionById(ctx, order.conventionId);
  return minorsOf(await peopleOfOrder(ctx, order.id), startDate);
}

/** @throws NOT_FOUND, CONFLICT when it names another child, TRANSITION_NOT_POSSIBLE, RQST_PARAMS_INVALID */
async function nameChild(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  { consentId, minorId }: NamedChild,
): Promise<void> {
  const consent = await findConsent(ctx.db, consentId);
  if (consent?.orderId !== order.id) throw new AppError('NOT_FOUND');
  if (orderStateOf(order) !== 'ACTIVE') throw new AppError('TRANSITION_NOT_POSSIBLE');
  if (consent.minorId === minorId) return;
  if (consent.minorId !== null) throw new AppError('CONFLICT');
  if (!(await minorsOfOrder(ctx, order)).some(({ id }) => id === minorId))
    throw new AppError('RQST_PARAMS_INVALID', { field: 'minorId', message: messages.minor });
  await setMinorOfConsent(ctx.db, consentId, minorId);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'consent.child-named',
    entityId: order.id,
    after: { consentId, minorId },
  });
}
