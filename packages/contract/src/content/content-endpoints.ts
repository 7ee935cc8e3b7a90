import { z } from 'zod';

import { defineEndpoint } from '../http/endpoint.ts';
import { designTypes } from './page-kinds.ts';
import { publishedPage } from './published-page.ts';

const tag = 'Pages';

/** Has a strong ETag and answers 304 to `If-None-Match`. Always current, on every node. */
export const getPublishedPage = defineEndpoint({
  method: 'GET',
  path: '/v1/userCms/published/{designType}',
  summary: 'A page of the site as visitors see it',
  tag,
  access: 'anonymous',
  params: z.object({ designType: z.enum(designTypes) }),
  data: publishedPage,
  errors: ['NOT_FOUND'],
  sharedCacheSeconds: 1,
});

/** For anyone with the signed token of an editor, which is valid for 15 minutes. */
export const getPagePreview = defineEndpoint({
  method: 'GET',
  path: '/v1/userCms/preview/{token}',
  summary: 'A draft as visitors would see it',
  tag,
  access: 'anonymous',
  params: z.object({ token: z.string().regex(/^[\w.-]{20,300}$/u) }),
  data: publishedPage,
  errors: ['INVALID_TOKEN', 'NOT_FOUND'],
});
