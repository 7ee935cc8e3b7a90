import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';
import { readForm } from '#server/http/uploads/read-form.ts';
import type {} from '#server/http/endpoints/route.ts';
import { createUploadLimiter } from '#server/http/uploads/upload-limiter.ts';

/** Limits concurrent large bodies, and parses multipart forms for endpoints with uploads; others refuse them. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  app.decorate('waitForUploadSlot', createUploadLimiter());
  await app.register(multipart);
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const { upload } = request.routeOptions.config;
    if (upload === undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    request.body = await readForm(request, upload);
  });
}
