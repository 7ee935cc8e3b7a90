import { z } from 'zod';

import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { registrationSettings } from '../../orders/reminders/registration-settings.ts';
import {
  airportDraft,
  adminAirport,
  adminOrganization,
  adminSettings,
  organizationDraft,
  organizationTypes,
  siteSettingsDraft,
} from './reference-drafts.ts';
import { resource } from '../../http/resource.ts';

const type = z.enum(organizationTypes);
const ofOrganization = z.object({ id: z.string().regex(/^[A-Z0-9_-]{2,40}$/u) });
const ofAirport = z.object({ code: airportDraft.shape.code });

const reference = resource({
  path: '/v1/admin',
  tag: 'Admin: settings',
  access: { ability: 'manage-settings' },
});

export const listAdminOrganizations = reference.get('/organizations', {
  summary: 'Local units or parishes, hidden ones too',
  query: z.object({ type }),
  data: z.array(adminOrganization),
});

export const createOrganization = reference.post('/organizations', {
  summary: 'Add a local unit or a parish',
  takesIdempotencyKey: true,
  body: z.strictObject({ type, ...organizationDraft.shape }),
  data: adminOrganization,
  errors: ['ALREADY_THERE', 'CONFLICT'],
});

/** Changes an entry. A parish travels by its name: whoever chose it before keeps the old one. */
export const updateOrganization = reference.put('/organizations/{id}', {
  summary: 'Change a local unit or a parish',
  params: ofOrganization,
  body: organizationDraft.safeExtend(fromRevision),
  data: adminOrganization,
  errors: ['NOT_FOUND', 'ALREADY_THERE', 'CONFLICT'],
});

/** Deletes an entry that nobody uses; the others can be hidden. */
export const deleteOrganization = reference.delete('/organizations/{id}', {
  summary: 'Delete a local unit or a parish that nobody uses',
  params: ofOrganization,
  query: revisionInQuery,
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});

export const listAdminAirports = reference.get('/airports', {
  summary: 'Airports, hidden ones too',
  data: z.array(adminAirport),
});

export const createAirport = reference.post('/airports', {
  summary: 'Add an airport',
  takesIdempotencyKey: true,
  body: airportDraft,
  data: adminAirport,
  errors: ['ALREADY_THERE'],
});

export const updateAirport = reference.put('/airports/{code}', {
  summary: 'Change an airport',
  params: ofAirport,
  body: airportDraft.omit({ code: true }).safeExtend(fromRevision),
  data: adminAirport,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const deleteAirport = reference.delete('/airports/{code}', {
  summary: 'Delete an airport that no travel plan uses',
  params: ofAirport,
  query: revisionInQuery,
  data: z.object({ code: z.string() }),
  errors: ['NOT_FOUND', 'IN_USE', 'CONFLICT'],
});

export const getAdminSettings = reference.get('/settings', {
  summary: 'Settings of the site and of unfinished registrations',
  data: adminSettings,
});

/** Changes fees, contact and links. Payments that were reported keep their fee. */
export const updateSiteSettings = reference.put('/settings/site', {
  summary: 'Change fees, contact and links',
  body: siteSettingsDraft.safeExtend(fromRevision),
  data: adminSettings,
  errors: ['CONFLICT'],
});

export const updateRegistrationSettings = reference.put('/settings/registrations', {
  summary: 'Change when unfinished registrations are reminded of and expire',
  body: registrationSettings.safeExtend(fromRevision),
  data: adminSettings,
  errors: ['CONFLICT'],
});
