import { z } from 'zod';
import { resource } from '../http/resource.ts';

const file = resource({
  path: '',
  tag: 'Files',
  access: 'anonymous',
});

/** A public file at a permanent address. */
export const downloadMedia = file.download('/media/{key}/{name}', {
  summary: 'A file of the media library',
  caching: 'immutable',
  params: z.object({
    key: z.string().regex(/^[\w-]{22}$/u),
    name: z.string().regex(/^[a-z0-9.-]{1,100}$/u),
  }),
});

/** A private file at a signed address that is valid for five minutes. */
export const downloadFile = file.download('/v1/files/{id}', {
  summary: 'A private file, by its signed address',
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
