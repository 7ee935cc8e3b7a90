import type { PictureRow } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { possiblePictureActions } from '@sangamam/contract/documents/family-picture/picture-decisions';
import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { signFiles } from '#server/features/files/file-address.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findPictureRow, pictureList, type PictureAdminRow } from './picture-admin-read-model.ts';

/** A page of the family pictures, the oldest first. */
export async function listPictures(ctx: Context, query: QueryOf<typeof pictureList>) {
  const { rows, total } = await pictureList.page(ctx.db, query);
  return {
    docs: await presentPictures(ctx, rows),
    total,
    totalPages: Math.ceil(total / query.pageSize),
  };
}

/** @throws NOT_FOUND */
export async function readPictureRow(ctx: Context, orderId: string): Promise<PictureRow> {
  const row = await findPictureRow(ctx.db, orderId);
  const [picture] = await presentPictures(ctx, row ? [row] : []);
  if (!picture) throw new AppError('NOT_FOUND');
  return picture;
}

async function presentPictures(ctx: Context, rows: readonly PictureAdminRow[]): Promise<PictureRow[]> {
  const signed = await signFiles(
    ctx,
    rows.map(({ file }) => file),
  );
  return rows.map(({ picture, order, ...row }, index) => {
    const { state, reason, revision } = picture;
    const isEdited = picture.editedFileId !== null;
    return {
      orderId: order.id,
      number: order.permNumber ?? order.tempNumber,
      registrantName: fullName(row),
      familyName: row.familyName,
      conventionName: row.conventionName,
      url: signed[index]?.url ?? '',
      note: order.familyPictureNote,
      state,
      reason,
      sentAt: picture.createdAt.toISOString(),
      isEdited,
      revision,
      actions: possiblePictureActions({ state, isEdited }),
    };
  });
}
