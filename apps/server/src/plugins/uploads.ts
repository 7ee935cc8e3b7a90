import type { Readable } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';
import { readForm } from '#server/http/uploads/read-form.ts';
import type {} from '#server/http/endpoints/route.ts';
import { createUploadLimiter } from '#server/http/uploads/upload-limiter.ts';

/** Slots for large bodies; forms with files, for the endpoints that ask for them; everywhere else they are no accepted content. */
export function addUploads(app: FastifyInstance): void {
  app.decorate('waitForUploadSlot', createUploadLimiter());
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const { upload } = request.routeOptions.config;
    if (upload === undefined) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    return readForm(request.headers, payload, upload);
  });
}
