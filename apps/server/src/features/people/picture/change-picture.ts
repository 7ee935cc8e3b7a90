import { minPictureSide, pictureMessages } from '@sangamam/contract/people/picture/picture-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { lockOwnAccount } from '#server/features/accounts/account/lock-active-account.ts';
import { contentTypeOf } from '#server/features/files/content-type.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';
import { cropPicture } from '#server/features/files/pictures/crop-picture.ts';
import { readPicture, type Picture } from '#server/features/files/pictures/read-picture.ts';
import { listProfilePictures, signedProfilePicture } from '#server/features/files/profile-picture.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** Pixels a side: three times what the largest place that shows it needs. */
const side = 512;

/** A picture is scaled down to this before it is cropped. */
const largestSide = 2048;

interface NewPicture {
  userId: string;
  profileImagePreview: string;
}

/**
 * Stores a profile picture: decoded, cropped to the square in its centre and encoded again, without metadata. The
 * previous picture is deleted.
 *
 * @throws USER_NOT_FOUND for somebody else's id, UNSUPPORTED_MEDIA_TYPE for anything but a picture, and for a tiny one
 */
export async function updateProfileImage(
  ctx: Context,
  actor: Actor,
  { userId, profileImagePreview }: NewPicture,
): Promise<{ signedProfilePicture: string | null }> {
  requireOwn(actor, userId);
  const { bytes, contentType, extension } = await squareOf(await bytesOf(profileImagePreview));
  return inTransaction(ctx, async (ctx) => {
    await removePictures(ctx, actor);
    await storeFile(ctx, {
      kind: 'PROFILE_PICTURE',
      fileName: `profile.${extension}`,
      contentType,
      bytes,
      ownerId: userId,
    });
    return { signedProfilePicture: await signedProfilePicture(ctx, userId) };
  });
}

/**
 * Removes the actor's profile picture, if there is one.
 *
 * @throws USER_NOT_FOUND for somebody else's id
 */
export async function deleteProfilePicture(
  ctx: Context,
  actor: Actor,
  { userId }: { userId: string },
): Promise<{ signedProfilePicture: null }> {
  requireOwn(actor, userId);
  await inTransaction(ctx, (ctx) => removePictures(ctx, actor));
  return { signedProfilePicture: null };
}

function requireOwn(actor: Actor, userId: string): void {
  if (userId !== actor.userId) throw new AppError('USER_NOT_FOUND');
}

/** Runs under a lock on the account, so that two concurrent uploads leave one picture. */
async function removePictures(ctx: Context, actor: Actor): Promise<void> {
  await lockOwnAccount(ctx, actor);
  await deleteFiles(
    ctx,
    (await listProfilePictures(ctx, actor.userId)).map(({ id }) => id),
  );
}

const takenTypes: ReadonlySet<string | undefined> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
]);

/** The bytes of a data address; the contract has checked its prefix only; the content decides what it is. */
async function bytesOf(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (takenTypes.has(await contentTypeOf(bytes))) return bytes;
  refuse(pictureMessages.unreadable);
}

function refuse(message: string): never {
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', { field: 'profileImagePreview', message });
}

async function squareOf(bytes: Buffer): Promise<Picture> {
  const upright = await readPicture(bytes, { maxSide: largestSide, encoding: 'web' });
  const { width, height } = upright;
  const shorter = Math.min(width, height);
  if (shorter <= minPictureSide) refuse(pictureMessages.tooSmall);
  const square =
    width === height
      ? upright.bytes
      : await cropPicture(upright.bytes, {
          x: Math.floor((width - shorter) / 2),
          y: Math.floor((height - shorter) / 2),
          width: shorter,
          height: shorter,
        });
  return readPicture(square, { maxSide: side, encoding: 'web' });
}
