import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import type { FamilyPictureOfOrder } from '@sangamam/contract/documents/family-picture/family-picture';

import { inTransaction, type Context } from '#server/db/context.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { setPictureNote } from '#server/features/orders/order/set-picture-note.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { UploadedFile } from '#server/http/uploads/read-form.ts';

import { requireOwnRegistration } from '../order-state.ts';
import { deletePicturesOf, findPictureOf, savePicture } from './family-picture-repository.ts';
import { maySendPicture, presentFamilyPicture } from './read-family-picture.ts';
import { readPictureFile } from './read-picture-file.ts';

interface PictureChange {
  orderId: string;
  /** Absent: the note stays as it is. */
  note?: string | undefined;
  /** Absent: the note alone changes. */
  file?: UploadedFile | undefined;
}

/**
 * Sends or replaces the family picture with its note, or changes the note alone. A new picture waits to be looked at
 * again.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE unless confirmed and pictures are collected, RQST_PARAMS_INVALID for a
 *   note without a picture, and what `readPictureFile` refuses
 */
export async function updateFamilyPicture(
  ctx: Context,
  actor: Actor,
  { orderId, note, file }: PictureChange,
): Promise<FamilyPictureOfOrder> {
  await requireMaySend(ctx, await requireOwnRegistration(ctx, actor, orderId));
  const picture = file && (await readPictureFile(file));
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnRegistration(ctx, actor, orderId, { lock: true });
    await requireMaySend(ctx, order);
    const before = await findPictureOf(ctx.db, orderId);
    if (!picture && !before) {
      throw new AppError('RQST_PARAMS_INVALID', { field: 'file', message: messages.noPicture });
    }
    if (picture) {
      const { id: fileId } = await storeFile(ctx, { ...picture, kind: 'FAMILY_PICTURE', orderId });
      await savePicture(ctx.db, { orderId, fileId, now: ctx.now() });
      await deleteFiles(ctx, before ? filesOf(before) : []);
    }
    const noted = note === undefined ? order : await setPictureNote(ctx, orderId, note);
    return presentFamilyPicture(ctx, noted);
  });
}

/**
 * Deletes the family picture with its note. The family may always take it back, whatever became of the registration.
 *
 * @throws ORDER_NOT_FOUND
 */
export function deleteFamilyPicture(
  ctx: Context,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<FamilyPictureOfOrder> {
  return inTransaction(ctx, async (ctx) => {
    await requireOwnRegistration(ctx, actor, orderId, { lock: true });
    const before = await findPictureOf(ctx.db, orderId);
    if (before) {
      await deletePicturesOf(ctx.db, [orderId]);
      await deleteFiles(ctx, filesOf(before));
    }
    return presentFamilyPicture(ctx, await setPictureNote(ctx, orderId, ''));
  });
}

function filesOf({ fileId, editedFileId }: { fileId: string; editedFileId: string | null }): string[] {
  return editedFileId === null ? [fileId] : [fileId, editedFileId];
}

async function requireMaySend(ctx: Context, order: OrderRow): Promise<void> {
  if (!(await maySendPicture(ctx, order))) throw new AppError('TRANSITION_NOT_POSSIBLE');
}
