import * as endpoints from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { decideConsent } from '../decide-consent.ts';
import { nameConsentChildForStaff } from '../name-consent-child.ts';
import {
  listConsents,
  listMissingConsents,
  readConsentForStaff,
  readConsentRow,
} from './read-consents-for-staff.ts';

/** Consent forms as registrars check them. */
export function consentAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listConsents, ({ query }) => listConsents(ctx, query));
  bindEndpoint(app, endpoints.listMissingConsents, ({ query }) => listMissingConsents(ctx, query));
  bindEndpoint(app, endpoints.getConsent, ({ actor, params }) =>
    readConsentForStaff(ctx, actor, params.consentId),
  );
  bindEndpoint(app, endpoints.acceptConsent, async ({ actor, params: { consentId }, body }) => {
    await decideConsent(ctx, actor, consentId, { action: 'accept', ...body });
    return readConsentRow(ctx, consentId);
  });
  bindEndpoint(app, endpoints.returnConsent, async ({ actor, params: { consentId }, body }) => {
    await decideConsent(ctx, actor, consentId, { action: 'return', ...body });
    return readConsentRow(ctx, consentId);
  });
  bindEndpoint(app, endpoints.nameConsentChildForStaff, async ({ actor, params: { consentId }, body }) => {
    await nameConsentChildForStaff(ctx, actor, { consentId, ...body });
    return readConsentRow(ctx, consentId);
  });
  bindEndpoint(app, endpoints.undoConsent, async ({ actor, params: { consentId }, body }) => {
    await decideConsent(ctx, actor, consentId, { action: 'undo', ...body });
    return readConsentRow(ctx, consentId);
  });
}
