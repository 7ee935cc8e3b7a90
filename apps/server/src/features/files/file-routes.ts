import { downloadFile, downloadMedia } from '@sangamam/contract/files/file-endpoints';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { StoredFileMissing } from '#server/adapters/storage/file-storage.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import type { SendableFile } from '#server/http/answers/send-file.ts';

import { openPublicFile, openSignedFile } from './file-address.ts';
import type { FileRow } from './file-repository.ts';

/** Serves files: public ones at a permanent address, all others at a signed address that expires. */
export function fileRoutes(app: FastifyInstance, ctx: Context): void {
  bindDownload(app, downloadMedia, async ({ params: { key, name }, log }) =>
    sendable(await openPublicFile(ctx, { publicKey: key, name }), log),
  );
  bindDownload(app, downloadFile, async ({ params, query, log }) =>
    sendable(await openSignedFile(ctx, { ...params, ...query }), log),
  );

  function sendable(file: FileRow, log: FastifyBaseLogger): SendableFile {
    const open: SendableFile['open'] = async (range) => {
      try {
        return await ctx.storage.read(file.storageKey, range);
      } catch (error) {
        if (!(error instanceof StoredFileMissing)) throw error;
        log.error({ fileId: file.id }, 'a stored file is missing');
        throw new AppError('NOT_FOUND', { cause: error });
      }
    };
    return { ...file, open };
  }
}
