import { claimAccount } from '#server/features/accounts/claim/claim-account.ts';
import { issueClaimCode } from '#server/features/accounts/claim/issue-claim-code.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isAddonOrder } from '../order/order-facts.ts';
import { listOrdersOf } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { findParticipant } from '../participants/participant-repository.ts';
import { updateSnapshot } from '../participants/snapshot/snapshot-participants.ts';

/**
 * Makes the code of a slip by which the family of a registration takes over its account.
 *
 * @throws ORDER_NOT_FOUND also for an add-on order, CLAIM_NOT_NEEDED
 */
export function issueSlip(
  ctx: Context,
  staff: Actor,
  orderId: string,
): Promise<{ code: string; expiresAt: string }> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
    const { code, expiresAt } = await issueClaimCode(ctx, order.userId);
    await recordAudit(ctx, { actorId: staff.userId, action: 'order.claim-code-issued', entityId: orderId });
    return { code, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Names the account of a slip, and its registrations, by the email address of its owner, who gets the link that sets the
 * password.
 *
 * @throws CLAIM_CODE_INVALID, USER_EXIST
 */
export function claimRegistration(
  ctx: Context,
  claim: { code: string; email: string },
): Promise<{ sent: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { userId, personId } = await claimAccount(ctx, claim);
    for (const order of await listOrdersOf(ctx.db, userId)) {
      if (isAddonOrder(order)) continue;
      const participant = await findParticipant(ctx.db, order.id, personId);
      const change = { email: claim.email };
      if (participant?.snapshot)
        await updateSnapshot(ctx, order.id, personId, { kept: participant.snapshot, change });
      await recordAudit(ctx, { actorId: userId, action: 'order.claimed', entityId: order.id });
    }
    return { sent: true };
  });
}
