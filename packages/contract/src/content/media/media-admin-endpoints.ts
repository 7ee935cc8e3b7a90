import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision } from '../../fields/revision.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { altText, cropRectangle, maxMediaBytes, mediaItem, mediaKinds } from './media-item.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ mediaId: entityId });

const media = resource({
  path: '/v1/admin/media',
  tag: 'Admin: media',
  access: { ability: 'edit-content' },
});

export const listMedia = media.get('', {
  summary: 'The library, the newest first',
  query: z.object({
    /** Part of the description or the file name. */
    search: searchText,
    kind: z.enum(mediaKinds).optional(),
    ...pageQuery(24),
  }),
  data: listPage(mediaItem),
});

export const getMedia = media.get('/{mediaId}', {
  summary: 'One file of the library, and where it is used',
  params,
  data: mediaItem,
  errors: ['NOT_FOUND'],
});

/** Multipart: the file under `file`, and `altText`. */
export const uploadMedia = media.post('', {
  summary: 'Add a picture, PDF or video',
  takesIdempotencyKey: true,
  body: z.strictObject({ altText }),
  upload: { maxFiles: 1, maxBytes: maxMediaBytes },
  limit: 'media-upload',
  data: mediaItem,
});

export const describeMedia = media.patch('/{mediaId}', {
  summary: 'Change the description',
  params,
  body: z.strictObject({ altText, ...fromRevision }),
  data: mediaItem,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** `null` takes the poster away: visitors see a frame of the video again. `posterIdSeen` is the one that is replaced. */
export const setPoster = media.put('/{mediaId}/poster', {
  summary: 'Choose the picture that stands for a video until it is played',
  params,
  body: z.strictObject({ posterId: entityId.nullable(), posterIdSeen: entityId.nullable() }),
  data: mediaItem,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** The original stays; without `altText` the new picture has its description. */
export const cropMedia = media.post('/{mediaId}/crop', {
  summary: 'Cut a new picture out of one',
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ rectangle: cropRectangle, altText: altText.optional() }),
  data: mediaItem,
  errors: ['NOT_FOUND'],
});

export const deleteMedia = media.delete('/{mediaId}', {
  summary: 'Delete a file that no page and no draft uses',
  params,
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND', 'MEDIA_IN_USE'],
});
