import type { PictureArea } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import { isFamilyPictureTooSmall } from '@sangamam/contract/documents/family-picture/family-picture-rules';

import { inTransaction, type Context } from '#server/db/context.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import { turnPicture } from '#server/features/files/pictures/turn-picture.ts';
import { readStoredFile } from '#server/features/files/read-stored-file.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { changePicture, isDoneAlready, lockPicture } from './decided-picture.ts';
import { findPictureOf } from './family-picture-repository.ts';
import { mailPictureHidden } from './picture-mails.ts';

/** @throws NOT_FOUND, CONFLICT */
export function approvePicture(ctx: Context, actor: Actor, orderId: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockPicture(ctx, orderId);
    if (isDoneAlready(locked, { action: 'approve', revision })) return;
    const to = { state: 'APPROVED', reason: null, decidedAt: ctx.now(), decidedBy: actor.userId } as const;
    await changePicture(ctx, actor, locked.picture, { action: 'approve', to });
  });
}

/** Keeps a picture out of the book and tells the family why. @throws NOT_FOUND, CONFLICT */
export function hidePicture(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { revision, reason }: { revision: number; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockPicture(ctx, orderId);
    if (isDoneAlready(locked, { action: 'hide', revision })) return;
    const to = { state: 'HIDDEN', reason, decidedAt: ctx.now(), decidedBy: actor.userId } as const;
    await changePicture(ctx, actor, locked.picture, { action: 'hide', to, reason });
    await mailPictureHidden(ctx, locked.order, { reason, revision: revision + 1 });
  });
}

/**
 * Rotates the picture as it is shown, then crops it. What the family sent stays until it replaces the picture itself.
 *
 * @throws NOT_FOUND, CONFLICT, RQST_PARAMS_INVALID where too few pixels would be left
 */
export async function editPicture(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { revision, turn, area }: { revision: number; turn: string; area?: PictureArea | undefined },
): Promise<void> {
  const seen = await findPictureOf(ctx.db, orderId);
  if (!seen) throw new AppError('NOT_FOUND');
  if (seen.revision !== revision) throw new AppError('CONFLICT');
  const { fileName, bytes } = await readStoredFile(ctx, seen.editedFileId ?? seen.fileId);
  const edited = await turnPicture(bytes, { turn: Number(turn), area });
  if (isFamilyPictureTooSmall(edited)) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'area', message: messages.tooSmall });
  }
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockPicture(ctx, orderId);
    if (isDoneAlready(locked, { action: 'edit', revision })) return;
    const { picture } = locked;
    const { id } = await storeFile(ctx, {
      kind: 'FAMILY_PICTURE',
      fileName,
      contentType: 'image/jpeg',
      bytes: edited.bytes,
      orderId,
    });
    if (picture.editedFileId !== null) await deleteFiles(ctx, [picture.editedFileId]);
    await changePicture(ctx, actor, picture, { action: 'edit', to: { editedFileId: id } });
  });
}

/** Shows a picture as the family sent it. @throws NOT_FOUND, CONFLICT, TRANSITION_NOT_POSSIBLE */
export function restorePicture(ctx: Context, actor: Actor, orderId: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockPicture(ctx, orderId);
    if (isDoneAlready(locked, { action: 'restore', revision })) return;
    const { picture } = locked;
    if (picture.editedFileId !== null) await deleteFiles(ctx, [picture.editedFileId]);
    await changePicture(ctx, actor, picture, { action: 'restore', to: { editedFileId: null } });
  });
}
