import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { isConventionOver } from '#server/features/conventions/is-convention-over.ts';
import { findPrivateFile, signFiles } from '#server/features/files/file-address.ts';
import { statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { requireOwnRegistration } from '../order-state.ts';
import { findPictureOf } from './family-picture-repository.ts';

/**
 * The family picture of the actor's registration.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readFamilyPicture(
  ctx: Context,
  actor: Actor,
  orderId: string,
): Promise<FamilyPictureOfOrder> {
  return presentFamilyPicture(ctx, await requireOwnRegistration(ctx, actor, orderId));
}

/** Whether the family may send a picture: confirmed, and the convention collects pictures (SPEC §4) and is not over (DECISIONS §5). */
export async function maySendPicture(ctx: Context, order: OrderRow): Promise<boolean> {
  const convention = await conventionById(ctx, order.conventionId);
  if (isConventionOver(convention, ctx.now())) return false;
  return convention.uploadFamilyPicture && statusOf(order) === 'CONFIRMED';
}

/** What the page shows; the caller has checked that the reader may see it. */
export async function presentFamilyPicture(ctx: Context, order: OrderRow): Promise<FamilyPictureOfOrder> {
  const { name: conventionName } = await conventionById(ctx, order.conventionId);
  const row = await findPictureOf(ctx.db, order.id);
  const file = row && (await findPrivateFile(ctx, row.editedFileId ?? row.fileId));
  const [signed] = await signFiles(ctx, file ? [file] : []);
  return {
    orderId: order.id,
    conventionName,
    mayChange: await maySendPicture(ctx, order),
    note: order.familyPictureNote,
    picture:
      row && signed
        ? {
            url: signed.url,
            fileName: signed.fileName,
            state: row.state,
            reason: row.reason,
            sentAt: row.createdAt.toISOString(),
          }
        : null,
  };
}
