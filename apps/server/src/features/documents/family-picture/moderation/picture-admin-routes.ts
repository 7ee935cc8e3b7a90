import * as endpoints from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { approvePicture, editPicture, hidePicture, restorePicture } from '../moderate-picture.ts';
import { exportPictures } from './export-pictures.ts';
import { listPictures, readPictureRow } from './read-pictures.ts';

/** Family pictures as staff put them right for the souvenir book. */
export function pictureAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listPictures, ({ query }) => listPictures(ctx, query));
  bindDownload(app, endpoints.exportPictures, ({ actor, query }) => exportPictures(ctx, actor, query));
  bindEndpoint(app, endpoints.approvePicture, async ({ actor, params: { orderId }, body }) => {
    await approvePicture(ctx, actor, orderId, body.revision);
    return readPictureRow(ctx, orderId);
  });
  bindEndpoint(app, endpoints.hidePicture, async ({ actor, params: { orderId }, body }) => {
    await hidePicture(ctx, actor, orderId, body);
    return readPictureRow(ctx, orderId);
  });
  bindEndpoint(app, endpoints.editPicture, async ({ actor, params: { orderId }, body }) => {
    await editPicture(ctx, actor, orderId, body);
    return readPictureRow(ctx, orderId);
  });
  bindEndpoint(app, endpoints.restorePicture, async ({ actor, params: { orderId }, body }) => {
    await restorePicture(ctx, actor, orderId, body.revision);
    return readPictureRow(ctx, orderId);
  });
}
