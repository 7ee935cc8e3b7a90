import type { Context } from '#server/db/context.ts';
import type { DataSubject, Merge, PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteFiles } from './delete-files.ts';
import { signFiles } from './file-address.ts';
import { listOwnFiles, moveFiles } from './personal-data-repository.ts';
import { listProfilePictures } from './profile-picture.ts';

export const filesPersonalData: PersonalData = {
  claims: { 'files.owner_id': { exportedAs: 'files', onErasure: 'deleted' } },
  sections: { files: readOwnFiles },
  erase: async (ctx, subject) => deleteFiles(ctx, idsOf(await listOwnFiles(ctx.db, subject))),
  merge: mergeFiles,
};

/** What is stored about each file, with an absolute address that opens it for five minutes. */
async function readOwnFiles(ctx: Context, subject: DataSubject) {
  const files = await listOwnFiles(ctx.db, subject);
  const signed = await signFiles(ctx, files);
  return files.map(({ kind, fileName, contentType, byteSize, createdAt }, index) => ({
    kind,
    fileName,
    contentType,
    byteSize,
    createdAt,
    url: `${ctx.publicUrl}${signed[index]?.url ?? ''}`,
  }));
}

/** The remaining account keeps its own profile picture; the duplicate's is deleted. */
async function mergeFiles(ctx: Context, { from, to }: Merge): Promise<void> {
  await deleteFiles(ctx, idsOf(await listProfilePictures(ctx, from.userId)));
  await moveFiles(ctx.db, { from: from.userId, to: to.userId });
}

function idsOf(files: readonly { id: string }[]): string[] {
  return files.map(({ id }) => id);
}
