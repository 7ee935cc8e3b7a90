import { z } from 'zod';

import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { registrationSettings } from '../../orders/reminders/registration-settings.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import {
  airportDraft,
  adminAirport,
  adminOrganization,
  adminSettings,
  organizationDraft,
  organizationTypes,
  siteSettingsDraft,
} from './reference-drafts.ts';

const tag = 'Admin: settings';
const access = { ability: 'manage-settings' } as const;
const type = z.enum(organizationTypes);
const organizations = '/v1/admin/organizations';
const airports = '/v1/admin/airports';
const ofOrganization = z.object({ id: z.string().regex(/^[A-Z0-9_-]{2,40}$/u) });
const ofAirport = z.object({ code: airportDraft.shape.code });

export const listAdminOrganizations = defineEndpoint({
  method: 'GET',
  path: organizations,
  summary: 'Local units or parishes, hidden ones too',
  tag,
  access,
  query: z.object({ type }),
  data: z.array(adminOrganization),
});

export const createOrganization = defineEndpoint({
  method: 'POST',
  path: organizations,
  summary: 'Add a local unit or a parish',
  tag,
  access,
  takesIdempotencyKey: true,
  body: z.strictObject({ type, ...organizationDraft.shape }),
  data: adminOrganization,
  errors: ['ALREADY_THERE', 'CONFLICT'],
});

/** Changes an entry. A parish travels by its name: whoever chose it before keeps the old one. */
export const updateOrganization = defineEndpoint({
  method: 'PUT',
  path: `${organizations}/{id}`,
  summary: 'Change a local unit or a parish',
  tag,
  access,
  params: ofOrganization,
  body: organizationDraft.safeExtend(fromRevision),
  data: adminOrganization,
  errors: ['NOT_FOUND', 'ALREADY_THERE', 'CONFLICT'],
});

/** Deletes an entry that nobody uses; the others can be hidden. */
export const deleteOrganization = defineEndpoint({
  method: 'DELETE',
  path: `${organizations}/{id}`,
  summary: 'Delete a local unit or a parish that nobody uses',
  tag,
  access,
  params: ofOrganization,
  query: revisionInQuery,
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});

export const listAdminAirports = defineEndpoint({
  method: 'GET',
  path: airports,
  summary: 'Airports, hidden ones too',
  tag,
  access,
  data: z.array(adminAirport),
});

export const createAirport = defineEndpoint({
  method: 'POST',
  path: airports,
  summary: 'Add an airport',
  tag,
  access,
  takesIdempotencyKey: true,
  body: airportDraft,
  data: adminAirport,
  errors: ['ALREADY_THERE'],
});

export const updateAirport = defineEndpoint({
  method: 'PUT',
  path: `${airports}/{code}`,
  summary: 'Change an airport',
  tag,
  access,
  params: ofAirport,
  body: airportDraft.omit({ code: true }).safeExtend(fromRevision),
  data: adminAirport,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const deleteAirport = defineEndpoint({
  method: 'DELETE',
  path: `${airports}/{code}`,
  summary: 'Delete an airport that no travel plan uses',
  tag,
  access,
  params: ofAirport,
  query: revisionInQuery,
  data: z.object({ code: z.string() }),
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});

export const getAdminSettings = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/settings',
  summary: 'Settings of the site and of unfinished registrations',
  tag,
  access,
  data: adminSettings,
});

/** Changes fees, contact and links. Payments that were reported keep their fee. */
export const updateSiteSettings = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/settings/site',
  summary: 'Change fees, contact and links',
  tag,
  access,
  body: siteSettingsDraft.safeExtend(fromRevision),
  data: adminSettings,
  errors: ['CONFLICT'],
});

export const updateRegistrationSettings = defineEndpoint({
  method: 'PUT',
  path: '/v1/admin/settings/registrations',
  summary: 'Change when unfinished registrations are reminded of and expire',
  tag,
  access,
  body: registrationSettings.safeExtend(fromRevision),
  data: adminSettings,
  errors: ['CONFLICT'],
});
