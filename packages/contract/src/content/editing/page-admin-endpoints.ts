import { z } from 'zod';

import { revisionInQuery } from '../../fields/revision.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { queryInteger } from '../../http/query-fields.ts';
import { pageDetail, pageRow, pageVersion, versionFacts } from './page-detail.ts';
import { designTypes } from '../page-kinds.ts';
import { draftContent } from '../section-draft.ts';
import { resource } from '../../http/resource.ts';

/** Links that are looked at in one call. */
export const mostPageLinks = 500;
const params = z.object({ designType: z.enum(designTypes) });
const version = queryInteger({ min: 1, max: 1_000_000 });
const revision = z.int().min(0);

const page = resource({
  path: '/v1/admin',
  tag: 'Admin: pages',
  access: { ability: 'edit-content' },
});

export const listPages = page.get('/pages', {
  summary: 'The pages of the site, with what is public and what is being written',
  data: z.array(pageRow),
});

export const getPage = page.get('/pages/{designType}', {
  summary: 'A page to be edited',
  params,
  data: pageDetail,
});

/**
 * The body of saving a draft: the revision it started from, and the whole content of the page, finished or not. Without
 * `translations`, those that the page has stay.
 */
export const pageDraft = z.strictObject({ revision, ...draftContent });
export type PageDraft = z.output<typeof pageDraft>;

export const savePageDraft = page.put('/pages/{designType}/draft', {
  summary:
    'Save a draft, finished or not; refused with CONFLICT when somebody else changed the page meanwhile',
  params,
  body: pageDraft,
  data: pageDetail,
  errors: ['CONFLICT', 'PAGE_SCHEDULED'],
  bodyLimit: 2 * 1024 * 1024,
});

/** Links of a page that lead nowhere: to a page that the site does not have, or a file that the library does not have (any more). */
export const findDeadLinks = page.post('/page-links', {
  summary: 'Which of these addresses within the site lead nowhere',
  body: z.strictObject({ links: z.array(z.string().max(2_000)).max(mostPageLinks) }),
  data: z.object({ dead: z.array(z.string()) }),
  bodyLimit: 1024 * 1024,
});

const atRevision = z.strictObject({ revision });

export const publishPage = page.post('/pages/{designType}/publish', {
  summary: 'Make the draft public now; refused with each of its faults while it has any',
  params,
  body: atRevision,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND', 'PAGE_UNFINISHED'],
});

export const schedulePage = page.post('/pages/{designType}/schedule', {
  summary: 'Make the draft public at an instant; refused with each of its faults while it has any',
  params,
  body: z.strictObject({ revision, publishAt: z.iso.datetime({ offset: true }) }),
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND', 'PAGE_UNFINISHED'],
});

export const unschedulePage = page.post('/pages/{designType}/unschedule', {
  summary: 'Take a scheduled version back into writing',
  params,
  body: atRevision,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND'],
});

export const discardPageDraft = page.delete('/pages/{designType}/draft', {
  summary: 'Throw the draft away',
  params,
  query: revisionInQuery,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND'],
});

export const listPageVersions = page.get('/pages/{designType}/versions', {
  summary: 'Every version that was ever public and the one being written, the newest first',
  params,
  query: z.object({
    ...pageQuery(),
  }),
  data: listPage(versionFacts),
});

export const getPageVersion = page.get('/pages/{designType}/versions/{version}', {
  summary: 'One version, to be looked at',
  params: params.extend({ version }),
  data: pageVersion,
  errors: ['NOT_FOUND'],
});

/** Pictures deleted since are left empty. Replaces an existing draft. */
export const restorePageVersion = page.post('/pages/{designType}/versions/{version}/restore', {
  summary: 'Make an older version the draft',
  params: params.extend({ version }),
  body: atRevision,
  data: pageDetail,
  errors: ['CONFLICT', 'NOT_FOUND', 'PAGE_SCHEDULED'],
});

export const createPagePreview = page.post('/pages/{designType}/preview', {
  summary: 'A token that shows the draft for 15 minutes',
  params,
  data: z.object({ token: z.string(), expiresAt: z.string() }),
});
