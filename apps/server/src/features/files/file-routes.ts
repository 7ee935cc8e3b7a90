import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { StoredFileMissing } from '#server/adapters/storage/file-storage.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { sendFile } from '#server/http/send-file.ts';

import { openPublicFile, openSignedFile } from './file-address.ts';
import type { FileRow } from './file-repository.ts';

const signedAddress = z.object({
  id: z.uuid(),
  expires: z
    .string()
    .regex(/^\d{1,12}$/u)
    .transform(Number),
  signature: z.string().regex(/^[\w-]{43}$/u),
});

const lastingAddress = z.object({
  key: z.string().regex(/^[\w-]{22}$/u),
  name: z.string().regex(/^[a-z0-9.-]{1,100}$/u),
});

/** The bytes of files: those of everybody under a lasting address, all others under a signed one that soon ends. */
export function fileRoutes(app: FastifyInstance, ctx: Context): void {
  app.get('/media/:key/:name', async (request, reply) => {
    const { key, name } = readAddress(lastingAddress, request.params);
    const file = await openPublicFile(ctx, { publicKey: key, name });
    return send(request, reply, file, 'public, max-age=31536000, immutable');
  });

  app.get('/v1/files/:id', async (request, reply) => {
    const address = { ...(request.params as object), ...(request.query as object) };
    const file = await openSignedFile(ctx, readAddress(signedAddress, address));
    return send(request, reply, file, 'private, no-store');
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: FileRow,
    cacheControl: string,
  ): Promise<FastifyReply> {
    reply.header('cache-control', cacheControl);
    try {
      return await sendFile(request, reply, {
        ...file,
        open: (range) => ctx.storage.read(file.storageKey, range),
      });
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
      request.log.error({ fileId: file.id }, 'a stored file is missing');
      throw new AppError('NOT_FOUND', { cause: error });
    }
  }
}

/** An address that is not of our making leads nowhere. */
function readAddress<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (!read.success) throw new AppError('NOT_FOUND');
  return read.data;
}
