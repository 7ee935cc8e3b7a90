import { z } from 'zod';

import { inLanguage } from '../http/query-fields.ts';
import { designTypes } from './page-kinds.ts';
import { publishedPage } from './published-page.ts';
import { resource } from '../http/resource.ts';

const userCms = resource({
  path: '/v1/userCms',
  tag: 'Pages',
  access: 'anonymous',
  errors: ['NOT_FOUND'],
});

const query = z.object(inLanguage);

/** Has a strong ETag and answers 304 to `If-None-Match`. Always current, on every node. */
export const getPublishedPage = userCms.get('/published/{designType}', {
  summary: 'A page of the site as visitors see it',
  params: z.object({ designType: z.enum(designTypes) }),
  query,
  data: publishedPage,
  sharedCacheSeconds: 1,
});

/** For anyone with the signed token of an editor, which is valid for 15 minutes. */
export const getPagePreview = userCms.get('/preview/{token}', {
  summary: 'A draft as visitors would see it',
  params: z.object({ token: z.string().regex(/^[\w.-]{20,300}$/u) }),
  query,
  data: publishedPage,
  errors: ['INVALID_TOKEN'],
});
