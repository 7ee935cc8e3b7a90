import { z } from 'zod';

import { defineDownload } from '../http/download-endpoint.ts';

const tag = 'Files';

/** A public file at a permanent address. */
export const downloadMedia = defineDownload({
  path: '/media/{key}/{name}',
  summary: 'A file of the media library',
  tag,
  access: 'anonymous',
  caching: 'immutable',
  params: z.object({
    key: z.string().regex(/^[\w-]{22}$/u),
    name: z.string().regex(/^[a-z0-9.-]{1,100}$/u),
  }),
});

/** A private file at a signed address that is valid for five minutes. */
export const downloadFile = defineDownload({
  path: '/v1/files/{id}',
  summary: 'A private file, by its signed address',
  tag,
  access: 'anonymous',
  caching: 'private',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    expires: z
      .string()
      .regex(/^\d{1,12}$/u)
      .transform(Number),
    signature: z.string().regex(/^[\w-]{43}$/u),
  }),
});
