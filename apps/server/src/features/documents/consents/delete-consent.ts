import { consentDecision } from '@sangamam/contract/documents/consents/consent-decisions';
import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';

import { inTransaction, type Context } from '#server/db/context.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { orderStateOf, requireOwnRegistration } from '../order-state.ts';
import { listConsentsOfOrder } from './consent-read-model.ts';
import { deleteConsentRow } from './consent-repository.ts';
import { presentConsents } from './read-consents.ts';

/**
 * Deletes the form at a place in the list of the actor's own registration. `consentId` says which form was meant.
 *
 * @throws ORDER_NOT_FOUND, NOT_FOUND for a place without a form, CONFLICT when another form is there by now,
 *   TRANSITION_NOT_POSSIBLE for an accepted form
 */
export function deleteConsent(
  ctx: Context,
  actor: Actor,
  { orderId, fileIndex, consentId }: { orderId: string; fileIndex: number; consentId?: string | undefined },
): Promise<ConsentsOfOrder> {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnRegistration(ctx, actor, orderId, { lock: true });
    const found = (await listConsentsOfOrder(ctx.db, orderId))[fileIndex];
    if (consentId !== undefined && found?.consent.id !== consentId) throw new AppError('CONFLICT');
    if (!found) throw new AppError('NOT_FOUND');
    const { id, fileId, state } = found.consent;
    const decision = consentDecision('delete', { state, order: orderStateOf(order) });
    if (decision.outcome === 'refused') throw new AppError(decision.code);
    await deleteConsentRow(ctx.db, id);
    await deleteFiles(ctx, [fileId]);
    return presentConsents(ctx, order);
  });
}
