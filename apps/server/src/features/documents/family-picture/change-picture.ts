import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import {
  pictureDecision,
  type PictureAction,
} from '@sangamam/contract/documents/family-picture/picture-decisions';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findPictureOf, updatePicture, type FamilyPictureRow } from './family-picture-repository.ts';

/** What changes on a picture, and the reason that the family reads. */
export interface PictureChange {
  change: Parameters<typeof updatePicture>[2];
  reason?: string | undefined;
}

/** Names of the actions in the audit log. */
const audited = {
  approve: 'family-picture.approved',
  hide: 'family-picture.hidden',
  edit: 'family-picture.edited',
  restore: 'family-picture.restored',
} satisfies Record<PictureAction, AuditAction>;

/**
 * Carries out an action of staff under the lock of the registration, with its audit row. Idempotent: a repeated decision
 * changes nothing.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT when the picture has changed since it was shown
 */
export function changePicture(
  ctx: Context,
  actor: Actor,
  { orderId, action, revision }: { orderId: string; action: PictureAction; revision: number },
  work: (ctx: Context, picture: FamilyPictureRow, order: OrderRow) => Promise<PictureChange>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await findPictureOf(ctx.db, orderId))) throw new AppError('NOT_FOUND');
    const order = await lockOrder(ctx, orderId);
    const picture = await findPictureOf(ctx.db, orderId);
    if (!picture) throw new AppError('NOT_FOUND');
    const { state, editedFileId } = picture;
    const decision = pictureDecision(action, { state, isEdited: editedFileId !== null });
    if (decision.outcome === 'already-done') return;
    if (decision.outcome === 'refused') throw new AppError(decision.code);
    if (picture.revision !== revision) throw new AppError('CONFLICT');
    const { change, reason } = await work(ctx, picture, order);
    await updatePicture(ctx.db, orderId, { ...change, revision: revision + 1 });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: audited[action],
      entityId: orderId,
      before: { state },
      after: { state: change.state ?? state },
      ...(reason !== undefined && { reason }),
    });
  });
}
