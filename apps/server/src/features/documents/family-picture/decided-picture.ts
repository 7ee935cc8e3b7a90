import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import {
  pictureDecision,
  type PictureAction,
} from '@sangamam/contract/documents/family-picture/picture-decisions';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';

import { findPictureOf, updatePicture, type FamilyPictureRow } from './family-picture-repository.ts';

/** A picture under the lock of its registration. */
interface LockedPicture {
  picture: FamilyPictureRow;
  order: OrderRow;
}

/** Names of the actions in the audit log. */
const audited = {
  approve: 'family-picture.approved',
  hide: 'family-picture.hidden',
  edit: 'family-picture.edited',
  restore: 'family-picture.restored',
} satisfies Record<PictureAction, AuditAction>;

/**
 * Locks the registration of a picture, and reads the picture as it is by then. Call it in a transaction.
 *
 * @throws NOT_FOUND
 */
export async function lockPicture(ctx: Context, orderId: string): Promise<LockedPicture> {
  if (!(await findPictureOf(ctx.db, orderId))) throw new AppError('NOT_FOUND');
  const order = await lockOrder(ctx, orderId);
  const picture = await findPictureOf(ctx.db, orderId);
  if (!picture) throw new AppError('NOT_FOUND');
  return { picture, order };
}

/**
 * Whether an earlier call has done the same with a locked picture; false when it is possible now.
 *
 * @throws TRANSITION_NOT_POSSIBLE, CONFLICT when the picture has changed since it was shown
 */
export function isDoneAlready(
  { picture }: LockedPicture,
  { action, revision }: { action: PictureAction; revision: number },
): boolean {
  const { state, editedFileId } = picture;
  const decision = pictureDecision(action, { state, isEdited: editedFileId !== null });
  if (requirePossible(decision) === 'already-done') return true;
  if (picture.revision !== revision) throw new AppError('CONFLICT');
  return false;
}

/** Stores what an action of staff changes on a picture, with its audit row; `reason` is what the family reads. */
export async function changePicture(
  ctx: Context,
  actor: Actor,
  { orderId, state, revision }: FamilyPictureRow,
  { action, to, reason }: { action: PictureAction; to: Parameters<typeof updatePicture>[2]; reason?: string },
): Promise<void> {
  await updatePicture(ctx.db, orderId, { ...to, revision: revision + 1 });
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: audited[action],
    entityId: orderId,
    before: { state },
    after: { state: to.state ?? state },
    ...(reason !== undefined && { reason }),
  });
}
