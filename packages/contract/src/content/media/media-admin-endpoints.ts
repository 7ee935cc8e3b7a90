import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision } from '../../fields/revision.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { altText, cropRectangle, maxMediaBytes, mediaItem, mediaKinds } from './media-item.ts';

const tag = 'Admin: media';
const params = z.object({ mediaId: entityId });

export const listMedia = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/media',
  summary: 'The library, the newest first',
  tag,
  access: { ability: 'edit-content' },
  query: z.object({
    /** Part of the description or the file name. */
    search: z.string().trim().max(100).optional(),
    kind: z.enum(mediaKinds).optional(),
    ...pageQuery(24),
  }),
  data: listPage(mediaItem),
});

export const getMedia = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/media/{mediaId}',
  summary: 'One file of the library, and where it is used',
  tag,
  access: { ability: 'edit-content' },
  params,
  data: mediaItem,
  errors: ['NOT_FOUND'],
});

/** Multipart: the file under `file`, and `altText`. */
export const uploadMedia = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/media',
  summary: 'Add a picture, PDF or video',
  tag,
  access: { ability: 'edit-content' },
  takesIdempotencyKey: true,
  body: z.strictObject({ altText }),
  upload: { maxFiles: 1, maxBytes: maxMediaBytes },
  limit: 'media-upload',
  data: mediaItem,
});

export const describeMedia = defineEndpoint({
  method: 'PATCH',
  path: '/v1/admin/media/{mediaId}',
  summary: 'Change the description',
  tag,
  access: { ability: 'edit-content' },
  params,
  body: z.strictObject({ altText, ...fromRevision }),
  data: mediaItem,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The original stays; without `altText` the new picture has its description. */
export const cropMedia = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/media/{mediaId}/crop',
  summary: 'Cut a new picture out of one',
  tag,
  access: { ability: 'edit-content' },
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ rectangle: cropRectangle, altText: altText.optional() }),
  data: mediaItem,
  errors: ['NOT_FOUND'],
});

export const deleteMedia = defineEndpoint({
  method: 'DELETE',
  path: '/v1/admin/media/{mediaId}',
  summary: 'Delete a file that no page and no draft uses',
  tag,
  access: { ability: 'edit-content' },
  params,
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND', 'MEDIA_IN_USE'],
});
