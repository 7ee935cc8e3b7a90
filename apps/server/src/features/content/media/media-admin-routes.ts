import * as endpoints from '@sangamam/contract/content/media/media-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { addMedia } from './add-media.ts';
import { cropMedia } from './crop-media.ts';
import { deleteMedia } from './delete-media.ts';
import { describeMedia } from './describe-media.ts';
import { listMedia, readMedia } from './read-media.ts';
import { setPoster } from './set-poster.ts';

/** The library of pictures, PDFs and videos for editors. */
export function mediaAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listMedia, ({ query }) => listMedia(ctx, query));
  bindEndpoint(app, endpoints.getMedia, ({ params }) => readMedia(ctx, params.mediaId));
  bindEndpoint(app, endpoints.uploadMedia, ({ actor, body, files: [file] }) => {
    if (!file) throw new AppError('RQST_PARAMS_INVALID', { field: 'file' });
    return addMedia(ctx, actor, { ...file, ...body });
  });
  bindEndpoint(app, endpoints.describeMedia, ({ actor, params, body }) =>
    describeMedia(ctx, actor, params.mediaId, body),
  );
  bindEndpoint(app, endpoints.setPoster, ({ actor, params, body }) =>
    setPoster(ctx, actor, params.mediaId, body),
  );
  bindEndpoint(app, endpoints.cropMedia, ({ actor, params, body }) =>
    cropMedia(ctx, actor, params.mediaId, body),
  );
  bindEndpoint(app, endpoints.deleteMedia, ({ actor, params }) => deleteMedia(ctx, actor, params.mediaId));
}
