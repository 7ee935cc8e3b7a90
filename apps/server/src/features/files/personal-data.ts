import { files } from '#server/db/schema/schema.ts';
import { rowsOf } from '#server/features/personal-data/carry-out.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { policyOf } from '#server/features/personal-data/policy.ts';

import { deleteFiles } from './delete-files.ts';
import { signFiles } from './file-address.ts';
import { moveFiles } from './file-repository.ts';
import { listProfilePictures } from './profile-picture.ts';

/** Files of an account, of its orders, and of contact messages from its addresses. */
const ofFiles = policyOf(files, {
  of: { user: 'ownerId', order: 'orderId', message: 'contactMessageId' },
  people: { ownerId: 'byHand' },
  exported: 'files',
  where: { deletedAt: null },
  orderBy: ['id'],
  // Each with an absolute address that opens it for five minutes.
  present: async (ctx, rows) => {
    const signed = await signFiles(ctx, rows);
    return rows.map(({ kind, fileName, contentType, byteSize, createdAt }, index) => ({
      kind,
      fileName,
      contentType,
      byteSize,
      createdAt,
      url: `${ctx.publicUrl}${signed[index]?.url ?? ''}`,
    }));
  },
  onErasure: 'byHand',
});

export const filesPersonalData: PersonalData = {
  tables: [ofFiles],
  erase: async (ctx, subject) => {
    const rows = await rowsOf(ctx, ofFiles, subject);
    await deleteFiles(
      ctx,
      rows.map(({ id }) => String(id)),
    );
  },
  // The remaining account keeps its own profile picture; the duplicate's is deleted.
  merge: async (ctx, { from, to }) => {
    const pictures = await listProfilePictures(ctx, from.userId);
    await deleteFiles(
      ctx,
      pictures.map(({ id }) => id),
    );
    await moveFiles(ctx.db, { from: from.userId, to: to.userId });
  },
};
