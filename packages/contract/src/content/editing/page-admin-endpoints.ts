import { z } from 'zod';

import { revisionInQuery } from '../../fields/revision.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { queryInteger } from '../../http/query-fields.ts';
import { pageDetail, pageRow, pageVersion, versionFacts } from './page-detail.ts';
import { designTypes } from '../page-kinds.ts';
import { draftContent } from '../section-draft.ts';

const tag = 'Admin: pages';
/** Links that are looked at in one call. */
export const mostPageLinks = 500;
const params = z.object({ designType: z.enum(designTypes) });
const version = queryInteger({ min: 1, max: 1_000_000 });
const revision = z.int().min(0);

export const listPages = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/pages',
  summary: 'The pages of the site, with what is public and what is being written',
  tag,
  access: { ability: 'edit-content' },
  data: z.array(pageRow),
});

export const getPage = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/pages/{designType}',
  summary: 'A page to be edited',
  tag,
  access: { ability: 'edit-content' },
  params,
  data: pageDetail,
});

/** The body of saving a draft: the revision it started from, and the whole content of the page, finished or not. */
export const pageDraft = z.strictObject({ revision, ...draftContent });
export type PageDraft = z.output<typeof pageDraft>;

export const savePageDraft = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/pages/{designType}/draft',
  summary:
    'Save a draft, finished or not; refused with CONFLICT when somebody else changed the page meanwhile',
  tag,
  access: { ability: 'edit-content' },
  params,
  body: pageDraft,
  data: pageDetail,
  errors: ['CONFLICT', 'PAGE_SCHEDULED'],
  bodyLimit: 1024 * 1024,
});

/** Links of a page that lead nowhere: to a page that the site does not have, or a file that the library does not have (any more). */
export const findDeadLinks = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/page-links',
  summary: 'Which of these addresses within the site lead nowhere',
  tag,
  access: { ability: 'edit-content' },
  body: z.strictObject({ links: z.array(z.string().max(2_000)).max(mostPageLinks) }),
  data: z.object({ dead: z.array(z.string()) }),
  bodyLimit: 1024 * 1024,
});

const atRevision = z.strictObject({ revision });

export const publishPage = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/pages/{designType}/publish',
  summary: 'Make the draft public now; refused with each of its faults while it has any',
  tag,
  access: { ability: 'edit-content' },
  params,
  body: atRevision,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND', 'PAGE_UNFINISHED'],
});

export const schedulePage = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/pages/{designType}/schedule',
  summary: 'Make the draft public at an instant; refused with each of its faults while it has any',
  tag,
  access: { ability: 'edit-content' },
  params,
  body: z.strictObject({ revision, publishAt: z.iso.datetime({ offset: true }) }),
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND', 'PAGE_UNFINISHED'],
});

export const unschedulePage = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/pages/{designType}/unschedule',
  summary: 'Take a scheduled version back into writing',
  tag,
  access: { ability: 'edit-content' },
  params,
  body: atRevision,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND'],
});

export const discardPageDraft = defineEndpoint({
  method: 'DELETE',
  path: '/v1/admin/pages/{designType}/draft',
  summary: 'Throw the draft away',
  tag,
  access: { ability: 'edit-content' },
  params,
  query: revisionInQuery,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND'],
});

export const listPageVersions = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/pages/{designType}/versions',
  summary: 'Every version that was ever public and the one being written, the newest first',
  tag,
  access: { ability: 'edit-content' },
  params,
  query: z.object({
    ...pageQuery(),
  }),
  data: listPage(versionFacts),
});

export const getPageVersion = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/pages/{designType}/versions/{version}',
  summary: 'One version, to be looked at',
  tag,
  access: { ability: 'edit-content' },
  params: params.extend({ version }),
  data: pageVersion,
  errors: ['NOT_FOUND'],
});

/** Pictures deleted since are left empty. Replaces an existing draft. */
export const restorePageVersion = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/pages/{designType}/versions/{version}/restore',
  summary: 'Make an older version the draft',
  tag,
  access: { ability: 'edit-content' },
  params: params.extend({ version }),
  body: atRevision,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND', 'PAGE_SCHEDULED'],
});

export const createPagePreview = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/pages/{designType}/preview',
  summary: 'A token that shows the draft for 15 minutes',
  tag,
  access: { ability: 'edit-content' },
  params,
  data: z.object({ token: z.string(), expiresAt: z.string() }),
});
