import * as endpoints from '@sangamam/contract/documents/consents/consent-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { limitRefusals } from './limit-refusals.ts';
import { deleteConsent } from './delete-consent.ts';
import { nameOwnConsentChild } from './name-consent-child.ts';
import { readConsents } from './read-consents.ts';
import { uploadConsents } from './upload-consents.ts';

/** Consent forms of the family's own registrations (SPEC §7 Order). */
export function consentRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getConsents, ({ actor, params }) => readConsents(ctx, actor, params.orderId));
  bindEndpoint(app, endpoints.uploadConsentForms, ({ actor, client, query, body, files }) =>
    limitRefusals(app.rateLimiter, { ip: client.ip, account: actor.email }, () =>
      uploadConsents(ctx, actor, { ...query, ...body, files }),
    ),
  );
  bindEndpoint(app, endpoints.nameConsentChild, ({ actor, params, body }) =>
    nameOwnConsentChild(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, endpoints.deleteConsentForm, ({ actor, query }) => deleteConsent(ctx, actor, query));
}
