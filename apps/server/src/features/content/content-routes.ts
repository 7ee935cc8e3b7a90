import * as site from '@sangamam/contract/content/content-endpoints';
import * as adminEndpoints from '@sangamam/contract/content/editing/page-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { discardDraft } from './editing/discard-draft.ts';
import { createPreview, readPreview } from './editing/preview-page.ts';
import { publishPage } from './editing/publish-page.ts';
import { findDeadLinks } from './editing/find-dead-links.ts';
import { listPages, readPage } from './editing/read-page.ts';
import { readPublishedPage } from './read-published-page.ts';
import { listVersions, readVersion } from './editing/read-versions.ts';
import { restoreVersion } from './editing/restore-version.ts';
import { saveDraft } from './editing/save-draft.ts';
import { schedulePage, unschedulePage } from './editing/schedule-page.ts';

/** The pages of the site, for visitors and for editors. */
export function contentRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, site.getPublishedPage, ({ params, query }) =>
    readPublishedPage(ctx, params.designType, query.language),
  );
  bindEndpoint(app, site.getPagePreview, ({ params, query }) =>
    readPreview(ctx, params.token, query.language),
  );

  bindEndpoint(app, adminEndpoints.listPages, () => listPages(ctx));
  bindEndpoint(app, adminEndpoints.findDeadLinks, ({ body }) => findDeadLinks(ctx, body.links));
  bindEndpoint(app, adminEndpoints.getPage, ({ params }) => readPage(ctx, params.designType));
  bindEndpoint(app, adminEndpoints.savePageDraft, ({ actor, params, body }) =>
    saveDraft(ctx, actor, params.designType, body),
  );
  bindEndpoint(app, adminEndpoints.discardPageDraft, ({ actor, params, query }) =>
    discardDraft(ctx, actor, { ...params, ...query }),
  );
  bindEndpoint(app, adminEndpoints.publishPage, ({ actor, params, body }) =>
    publishPage(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, adminEndpoints.schedulePage, ({ actor, params, body }) =>
    schedulePage(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, adminEndpoints.unschedulePage, ({ actor, params, body }) =>
    unschedulePage(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, adminEndpoints.listPageVersions, ({ params, query }) =>
    listVersions(ctx, params.designType, query),
  );
  bindEndpoint(app, adminEndpoints.getPageVersion, ({ params }) =>
    readVersion(ctx, params.designType, params.version),
  );
  bindEndpoint(app, adminEndpoints.restorePageVersion, ({ actor, params, body }) =>
    restoreVersion(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, adminEndpoints.createPagePreview, ({ params }) => createPreview(ctx, params.designType));
}
