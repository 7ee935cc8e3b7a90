import * as absent from '@sangamam/contract/arrival/absent/absent-endpoints';
import * as endpoints from '@sangamam/contract/arrival/desk/desk-endpoints';
import * as badges from '@sangamam/contract/arrival/badges/badge-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { receiveConsent } from '#server/features/documents/consents/upload-consents.ts';
import { bindEndpoint, bindListInParts } from '#server/http/endpoints/route.ts';

import { exportAbsent } from '../absent/export-absent.ts';
import { listAbsent } from '../absent/list-absent.ts';
import { familyBadges } from '../badges/family-badges.ts';
import { countBadges, runOfBadges } from '../badges/badge-runs.ts';
import { countArrivals } from './count-arrivals.ts';
import { listDeskConventions } from './desk-conventions.ts';
import { downloadRoster, openFamily } from './open-family.ts';
import { searchFamilies } from './search-families.ts';
import { settleEvents } from './settle-events.ts';

/** The arrival desk. */
export function checkInRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listDeskConventions, () => listDeskConventions(ctx));
  bindEndpoint(app, endpoints.searchFamilies, ({ query }) => searchFamilies(ctx, query));
  bindEndpoint(app, endpoints.openFamily, ({ actor, params }) => openFamily(ctx, actor, params.orderId));
  bindEndpoint(app, endpoints.receiveConsentForm, async ({ actor, params, body, files }) => {
    await receiveConsent(ctx, actor, { ...params, ...body, files });
    return openFamily(ctx, actor, params.orderId);
  });
  bindListInParts(app, endpoints.downloadRoster, 'families', ({ actor, query }) =>
    downloadRoster(ctx, actor, query.conventionId),
  );
  bindEndpoint(app, endpoints.countArrivals, ({ query }) => countArrivals(ctx, query.conventionId));
  bindEndpoint(app, absent.listAbsentFamilies, ({ actor, query }) => listAbsent(ctx, actor, query));
  bindDownload(app, absent.exportAbsentFamilies, ({ actor, params, query }) =>
    exportAbsent(ctx, actor, params.format, query),
  );
  bindDownload(app, badges.downloadFamilyBadges, ({ actor, params, query }) =>
    familyBadges(ctx, actor, { ...params, ...query }),
  );
  bindEndpoint(app, badges.countBadges, ({ query }) => countBadges(ctx, query));
  bindDownload(app, badges.downloadBadges, ({ actor, query }) => runOfBadges(ctx, actor, query));
  bindEndpoint(app, endpoints.settleEvents, ({ actor, body }) => settleEvents(ctx, actor, body));
}
